/** The events of this game: which are private, which are shown, and what moves. */
import { LEG, type Movement } from "../../ui/board/movement";
import type { LinesAndColumnsEvent, LinesAndColumnsOver } from "../../wire";
import type { Card } from "./cards";

export type Event = LinesAndColumnsEvent;

const UNSAID: readonly string[] = ["column", "hand", "dealt"]; // the board shows these

/** Sent to one seat only. */
export function isPrivate(event: Event): boolean {
  return event.event === "hand";
}

/** The last deed with its consequences; before the first card, who passed. */
export function deedOf(events: readonly Event[]): Event[] {
  const all = events.findLastIndex((event) => event.event === "lays-all");
  if (all >= 0)
    return events.slice(all).filter((event) => event.event === "lays-all" || event.event === "over");
  const laid = events.findLastIndex((event) => event.event === "laid");
  return events.slice(Math.max(0, laid)).filter((event) => !UNSAID.includes(event.event));
}

/** The cards that were laid, in order. */
export function laidIn(events: readonly Event[]): Card[] {
  return events.flatMap((event) => (event.event === "laid" ? [event.card] : []));
}

export function endOf(events: readonly Event[]): LinesAndColumnsOver | null {
  return events.findLast((event) => event.event === "over") ?? null;
}

/** Cards that fly from a hand to the table, one after the other; mine, unless covered, from their place in my hand. */
export function movementOf(events: readonly Event[], me: number, covered = false): Movement<Card> {
  const laid = events.filter((event) => event.event === "laid");
  return {
    travels: laid.map((event, n) => ({
      from: event.seat === me && !covered ? `held-${event.card}` : `hand-${event.seat}`,
      to: `cell-${event.card}`,
      card: event.card,
      start: n * LEG,
    })),
    flips: [],
    lasts: laid.length * LEG,
  };
}
