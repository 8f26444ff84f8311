/** What the board has heard: each telling once, turned into cards that are just laid, and lines for the ears. */
import type { Box } from "../../parts/board/boxes";
import { BoardHearing } from "../../parts/board/hearing.svelte";
import { isStill, type Line, type Spot } from "../../parts/board/movement";
import type { Here } from "./cards";
import { isEnding, isPrivate, landed, worded, type Event } from "./telling";

const NOTHING: ReadonlyMap<Spot, Box> = new Map();
const LAID = 900; // ms until the last card lies there, and all may look at the end

export class Hearing extends BoardHearing<"codenames", never> {
  landed = $state.raw<readonly number[]>([]);
  wait = $state(0);
  protected override readonly isPrivate = isPrivate;

  protected override note({ fresh: { events } }: Here): void {
    this.landed = landed(events);
    this.wait = isEnding(events) && !isStill() ? LAID : 0;
  }

  protected override spots(): ReadonlyMap<Spot, Box> {
    return NOTHING;
  }
}

/** The lines for the ears, with the words on the table. */
export function spoken(log: readonly Line<Event>[], view: Here["view"]): Line<Event>[] {
  return log.map(({ n, event }) => ({ n, event: worded(event, view) }));
}
