/** What the board has heard: each telling once, turned into movement and sentences. */
import { spotsBefore, type Box } from "../../parts/board/boxes";
import { BoardHearing } from "../../parts/board/hearing.svelte";
import { isStill, type Spot } from "../../parts/board/movement";
import type { Scene } from "../contract";
import type { Card } from "./cards";
import { isPrivate, overOf, type Event } from "./telling";
import { movementOf, type Flying } from "./travel";

export class Hearing extends BoardHearing<"artus", Flying> {
  past = $state.raw<readonly Event[]>([]); // where the page doesn't keep it
  took = $state<Card | null>(null); // drawn last, until I play
  wait = $state(0); // ms until the end is shown: the last card is still on its way
  protected override readonly isPrivate = isPrivate;

  protected override note({ fresh: { events }, seat, covered }: Scene<"artus">): void {
    this.movement = movementOf(events, seat, covered);
    this.wait = overOf(events) && !isStill() ? this.movement.lasts + 300 : 0;
    this.past = [...this.past, ...events];
    for (const event of events) {
      if (event.event === "took") this.took = event.card;
      else if (event.event === "played" && event.seat === seat) this.took = null;
    }
  }

  protected override spots(root: HTMLElement | undefined): ReadonlyMap<Spot, Box> {
    return spotsBefore(root);
  }
}
