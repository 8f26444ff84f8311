/** Plays new events on the board, each batch once: a sentence, secrets, the end of a round and movement. */
import { handsBefore } from "../../ui/board/boxes";
import { BoardPlayback } from "../../ui/board/playback.svelte";
import { isStill } from "../../ui/board/movement";
import type { LoveLetterRoundOver } from "../../wire";
import type { Scene } from "../contract";
import type { Card } from "./cards";
import { deedOf, isPrivate, keptSecrets, roundEnd, type Event, type Secret } from "./events";
import { movementOf } from "./movement";

/** An ended round, and its number. */
export interface Ended {
  event: LoveLetterRoundOver;
  deed: readonly Event[]; // the deed that ended it; the next round may already be going on
  round: number;
  after: number; // ms until it is shown: first the last card finishes its flight
}

export class LoveLetterPlayback extends BoardPlayback<"love-letter", Card> {
  secrets = $state.raw<readonly Secret[]>([]);
  ended = $state.raw<Ended | null>(null);
  protected override readonly deedOf = deedOf;
  protected override readonly isPrivate = isPrivate;
  protected override readonly spots = handsBefore;

  protected override note(scene: Scene<"love-letter">): void {
    const { events } = scene.fresh;
    this.secrets = keptSecrets(this.secrets, events, scene.seat);
    this.movement = movementOf(events, scene.seat, scene.labels.length);
    this.noteEnd(scene);
  }

  private noteEnd(scene: Scene<"love-letter">): void {
    const event = roundEnd(scene.fresh.events);
    if (!event) return;
    const next = scene.fresh.events.some((one) => one.event === "dealt");
    this.ended = {
      event,
      deed: deedOf(scene.fresh.events),
      round: scene.view.round - (next ? 1 : 0),
      after: isStill() ? 0 : (this.movement?.lasts ?? 0),
    };
  }
}
