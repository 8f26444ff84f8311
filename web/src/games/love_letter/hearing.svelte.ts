/** What the board has heard: each telling once, turned into a sentence, secrets, an ended round and movement. */
import { isStill, type Line, type Movement } from "../../parts/board/movement";
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

const HEARD = new WeakSet<readonly Event[]>(); // a board that comes back doesn't tell it all again
const KEPT = 30;

export class Hearing {
  deed = $state.raw<readonly Event[]>([]);
  secrets = $state.raw<readonly Secret[]>([]);
  ended = $state.raw<Ended | null>(null);
  movement = $state.raw<Movement<Card> | null>(null);
  log = $state.raw<readonly Line<Event>[]>([]);
  private n = 0;
  private last = 0;

  hear(scene: Scene<"love-letter">): void {
    const { events, n } = scene.fresh;
    const deed = deedOf(events);
    if (deed.length > 0 || n !== this.last) this.deed = deed;
    this.last = n;
    if (events.length === 0 || HEARD.has(events)) return;
    HEARD.add(events);
    this.secrets = keptSecrets(this.secrets, events, scene.seat);
    this.movement = movementOf(events, scene.seat, scene.labels.length);
    this.noteEnd(scene);
    const isOpen = !scene.covered && scene.seat >= 0; // nothing covered is read aloud
    const told = events.filter((event) => isOpen || !isPrivate(event));
    this.log = [...this.log, ...told.map((event) => ({ n: this.n++, event }))].slice(-KEPT);
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
