/** Plays new events on the board, each batch once: a sentence, movement, and the cards laid last. */
import { spotsBefore } from "../../ui/board/boxes";
import { BoardPlayback } from "../../ui/board/playback.svelte";
import { isStill } from "../../ui/board/movement";
import type { Scene } from "../contract";
import type { Card } from "./cards";
import { deedOf, endOf, isPrivate, laidIn, movementOf } from "./events";

export class LinesAndColumnsPlayback extends BoardPlayback<"lines-and-columns", Card> {
  laid = $state.raw<readonly Card[]>([]); // the newest cards on the table
  wait = $state(0); // ms until the end is shown: first the last cards finish their flight
  protected override readonly deedOf = deedOf;
  protected override readonly isPrivate = isPrivate;
  protected override readonly spots = (root: HTMLElement | undefined) => spotsBefore(root, 1);

  protected override hear(scene: Scene<"lines-and-columns">): void {
    const { events } = scene.fresh;
    const laid = laidIn(events);
    if (laid.length > 0 || events.length === 0) this.laid = laid;
    super.hear(scene);
  }

  protected override note({ fresh: { events }, seat, covered }: Scene<"lines-and-columns">): void {
    this.movement = movementOf(events, seat, covered);
    this.wait = endOf(events) && !isStill() ? this.movement.lasts : 0;
  }
}
