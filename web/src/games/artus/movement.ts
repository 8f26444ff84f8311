/** What flies over the board when events arrive: a card to the list of deeds, points to the seat that gets them. */
import { LEG, type Movement, type Travel } from "../../ui/board/movement";
import type { Card } from "./cards";
import type { Event } from "./events";
import { DEED } from "./piece_motion.svelte";

export type FlyingItem = { card: Card } | { points: number };

const MOST = 3; // cards of one batch that fly after the first; the rest is drawn without movement

export function movementOf(events: readonly Event[], me: number, covered = false): Movement<FlyingItem> {
  const travels: Travel<FlyingItem>[] = [];
  let begins = -DEED;
  for (const event of events) {
    if (event.event === "played") begins += DEED;
    const start = Math.max(0, begins);
    if (start > MOST * DEED) break;
    travels.push(
      ...flights(event, me, covered).map((flight) => ({ ...flight, start: start + flight.start })),
    );
  }
  const lasts = Math.max(0, ...travels.map((travel) => travel.start + LEG));
  return { travels, flips: [], lasts };
}

function flights(event: Event, me: number, covered: boolean): Travel<FlyingItem>[] {
  if (event.event === "played") {
    const isOpen = event.seat === me && !covered;
    const from = isOpen ? `held-${event.card}` : `hand-${event.seat}`;
    return [{ from, to: "deed", card: { card: event.card }, start: 0 }];
  }
  if (event.event !== "scored") return [];
  return event.chairs.slice(0, 1).map((chair) => ({
    from: `chair-${chair}`, // only one flight, with the sum for all chairs
    to: `score-${event.seat}`,
    card: { points: event.points },
    start: 120,
  }));
}
