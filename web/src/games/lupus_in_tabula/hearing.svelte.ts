/** What the board has heard: each telling once, turned into torches on their way, and lines for the ears. */
import type { Box } from "../../parts/board/boxes";
import { BoardHearing } from "../../parts/board/hearing.svelte";
import type { Movement, Spot } from "../../parts/board/movement";
import { LEG } from "../../parts/board/movement";
import type { Here } from "./cards";
import { deadIn, isNarrated, isPrivate, votesIn, type Event } from "./telling";

const NOTHING: ReadonlyMap<Spot, Box> = new Map();

/** A torch goes from who votes to whom it is for. */
export function torches(events: readonly Event[]): Movement<never> | null {
  const votes = votesIn(events);
  if (votes.length === 0) return null;
  const travels = votes.map(({ seat, at }, n) => ({
    from: `house-${seat}`,
    to: `votes-${at}`,
    card: null,
    start: n * 60,
  }));
  return { travels, turnings: [], lasts: LEG + 60 * votes.length };
}

export class Hearing extends BoardHearing<"lupus-in-tabula", never> {
  /** Those who died just now. */
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

  protected override spots(): ReadonlyMap<Spot, Box> {
    return NOTHING;
  }
}
