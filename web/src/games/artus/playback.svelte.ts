/** Plays new events on the board, each batch once: as movement and sentences. */
import { spotsBefore } from "../../ui/board/boxes";
import { BoardPlayback } from "../../ui/board/playback.svelte";
import { isStill } from "../../ui/board/movement";
import type { Scene } from "../contract";
import type { Card } from "./cards";
import { isPrivate, overOf, type Event } from "./events";
import { movementOf, type FlyingItem } from "./movement";

export class ArtusPlayback extends BoardPlayback<"artus", FlyingItem> {
  past = $state.raw<readonly Event[]>([]); // used if the page does not keep past events
  took = $state<Card | null>(null); // the card I drew last, until I play
  wait = $state(0); // ms until the end is shown: first the last card finishes its flight
  protected override readonly isPrivate = isPrivate;
  protected override readonly spots = (root: HTMLElement | undefined) => spotsBefore(root);

  protected override note({ fresh: { events }, seat, covered }: Scene<"artus">): void {
    this.movement = movementOf(events, seat, covered);
    this.wait = overOf(events) && !isStill() ? this.movement.lasts + 300 : 0;
    this.past = [...this.past, ...events];
    for (const event of events) {
      if (event.event === "took") this.took = event.card;
      else if (event.event === "played" && event.seat === seat) this.took = null;
    }
  }
}
