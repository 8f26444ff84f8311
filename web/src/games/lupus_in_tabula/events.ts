/** The events of this game: which are private, and which the storyteller may say aloud. */
import type { LupusInTabulaEvent } from "../../wire";

export type Event = LupusInTabulaEvent;

const PRIVATE: readonly string[] = ["role", "mates", "shown", "pointed", "looked", "medium", "copied"];
const NARRATED: readonly string[] = [
  "dealt", "dawn", "prolonged", "ballot", "owl", "nominated", "lynched", "over",
]; // prettier-ignore

/** Told to one seat, or to a few who decide together. */
export function isPrivate(event: Event): boolean {
  return PRIVATE.includes(event.event);
}

/** What a storyteller says aloud: what all may know, and what leads to something. */
export function isNarrated(event: Event): boolean {
  return NARRATED.includes(event.event);
}

/** Votes that were cast in these events: from whom, for whom. */
export function votesIn(events: readonly Event[]): { seat: number; at: number }[] {
  return events.flatMap((event) => (event.event === "voted" ? [{ seat: event.seat, at: event.at }] : []));
}

/** Players who died in these events. */
export function deadIn(events: readonly Event[]): number[] {
  return events.flatMap((event) => {
    if (event.event === "dawn") return [...event.dead];
    return event.event === "lynched" ? [event.seat] : [];
  });
}
