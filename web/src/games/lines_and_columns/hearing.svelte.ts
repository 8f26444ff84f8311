/** What the board has heard: each telling once, turned into a sentence, movement and what was laid last. */
import { isStill, type Line, type Movement } from "../../parts/board/movement";
import type { Scene } from "../contract";
import type { Card } from "./cards";
import { deedOf, endOf, isPrivate, laidIn, movementOf, type Event } from "./telling";

const HEARD = new WeakSet<readonly Event[]>(); // a board that comes back doesn't tell it all again
const KEPT = 30;

export class Hearing {
  deed = $state.raw<readonly Event[]>([]);
  laid = $state.raw<readonly Card[]>([]); // the newest cards on the table
  movement = $state.raw<Movement<Card> | null>(null);
  log = $state.raw<readonly Line<Event>[]>([]);
  wait = $state(0); // ms until the end is shown: the last cards are still on their way
  private n = 0;
  private last = 0;

  hear(scene: Scene<"lines-and-columns">): void {
    const { events, n } = scene.fresh;
    const deed = deedOf(events);
    if (deed.length > 0 || n !== this.last) this.deed = deed;
    this.last = n;
    const laid = laidIn(events);
    if (laid.length > 0 || events.length === 0) this.laid = laid;
    if (events.length === 0 || HEARD.has(events)) return;
    HEARD.add(events);
    this.movement = movementOf(events, scene.seat, scene.covered);
    this.wait = endOf(events) && !isStill() ? this.movement.lasts : 0;
    const isOpen = !scene.covered && scene.seat >= 0; // nothing covered is read aloud
    const told = events.filter((event) => isOpen || !isPrivate(event));
    this.log = [...this.log, ...told.map((event) => ({ n: this.n++, event }))].slice(-KEPT);
  }
}
