/** Plays new events on the board, each batch once: torches that fly, and lines for screen readers. */
import { BoardPlayback } from "../../ui/board/playback.svelte";
import { LEG, type Movement } from "../../ui/board/movement";
import type { Here } from "./cards";
import { deadIn, isNarrated, isPrivate, votesIn, type Event } from "./events";

/** A torch flies from the voter to the chosen player. */
export function torches(events: readonly Event[]): Movement<never> | null {
  const votes = votesIn(events);
  if (votes.length === 0) return null;
  const travels = votes.map(({ seat, at }, n) => ({
    from: `house-${seat}`,
    to: `votes-${at}`,
    card: null,
    start: n * 60,
  }));
  return { travels, flips: [], lasts: LEG + 60 * votes.length };
}

export class LupusInTabulaPlayback extends BoardPlayback<"lupus-in-tabula", never> {
  /** The seats that died just now. */
  dead = $state.raw<readonly number[]>([]);
  protected override readonly isPrivate = isPrivate;

  constructor(private readonly tell: (event: Event) => void = () => undefined) {
    super();
  }

  protected override note({ fresh: { events } }: Here): void {
    this.movement = torches(events);
    this.dead = deadIn(events);
    for (const event of events.filter(isNarrated)) this.tell(event);
  }
}
