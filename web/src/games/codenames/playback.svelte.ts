/** Plays new events on the board, each batch once: cards that cover words, and lines for screen readers. */
import { BoardPlayback } from "../../ui/board/playback.svelte";
import { isStill, type LogLine } from "../../ui/board/movement";
import type { Here } from "./cards";
import { isGameOver, isPrivate, landed, worded, type Event } from "./events";

const LAID = 900; // ms until the last card lies in place, so that the end can be shown

export class CodenamesPlayback extends BoardPlayback<"codenames", never> {
  landed = $state.raw<readonly number[]>([]);
  wait = $state(0);
  protected override readonly isPrivate = isPrivate;

  protected override note({ fresh: { events } }: Here): void {
    this.landed = landed(events);
    this.wait = isGameOver(events) && !isStill() ? LAID : 0;
  }
}

/** The lines for screen readers, with the words on the table. */
export function spoken(log: readonly LogLine<Event>[], view: Here["view"]): LogLine<Event>[] {
  return log.map(({ n, event }) => ({ n, event: worded(event, view) }));
}
