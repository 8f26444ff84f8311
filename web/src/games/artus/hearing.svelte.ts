/** What the board has heard: each telling once, turned into movement and sentences. */
import { isStill, type Line, type Movement } from "../../parts/board/movement";
import type { Scene } from "../contract";
import { isPrivate, overOf, type Event } from "./telling";
import { movementOf, type Flying } from "./travel";

const HEARD = new WeakSet<readonly Event[]>(); // a board that comes back doesn't tell it all again
const KEPT = 30;

export class Hearing {
  movement = $state.raw<Movement<Flying> | null>(null);
  log = $state.raw<readonly Line<Event>[]>([]);
  past = $state.raw<readonly Event[]>([]); // where the page doesn't keep it
  wait = $state(0); // ms until the end is shown: the last card is still on its way
  private n = 0;

  hear(scene: Scene<"artus">): void {
    const { events } = scene.fresh;
    if (events.length === 0 || HEARD.has(events)) return;
    HEARD.add(events);
    this.movement = movementOf(events, scene.seat, scene.covered);
    this.wait = overOf(events) && !isStill() ? this.movement.lasts + 300 : 0;
    this.past = [...this.past, ...events];
    const isOpen = !scene.covered && scene.seat >= 0; // nothing covered is read aloud
    const told = events.filter((event) => isOpen || !isPrivate(event));
    this.log = [...this.log, ...told.map((event) => ({ n: this.n++, event }))].slice(-KEPT);
  }
}
