/** What the board has heard: each telling once, turned into a sentence, secrets, an ended round and movement. */
import { handsBefore } from "../../parts/board/boxes";
import { BoardHearing } from "../../parts/board/hearing.svelte";
import { isStill } from "../../parts/board/movement";
import type { LoveLetterRoundOver } from "../../wire";
import type { Scene } from "../contract";
import type { Card } from "./cards";
import { deedOf, isPrivate, keptSecrets, roundEnd, type Event, type Secret } from "./telling";
import { movementOf } from "./travel";

/** An ended round, and its number. */
export interface Ended {
  event: LoveLetterRoundOver;
  deed: readonly Event[]; // what ended it: behind this, the next round may already be played
  round: number;
  after: number; // ms until it is shown: the last card is still on its way
}

export class Hearing extends BoardHearing<"love-letter", Card> {
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
