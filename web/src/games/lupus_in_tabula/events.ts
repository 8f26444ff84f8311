/** The events of this game: which are private, and which the storyteller may say aloud. */
import type { LupusInTabulaEvent } from "../../wire";

export type Event = LupusInTabulaEvent;

const PRIVATE: readonly string[] = ["role", "mates", "shown", "pointed", "looked", "medium", "copied"];
const NARRATED: readonly string[] = [
  "dealt", "dawn", "prolonged", "ballot", "owl", "nominated", "lynched", "over",
]; // prettier-ignore

/** Sent to one seat, or to a few that decide together. */
export function isPrivate(event: Event): boolean {
  return PRIVATE.includes(event.event);
}

/** Does the storyteller say this aloud? Only public events that matter for what follows. */
export function isNarrated(event: Event): boolean {
  return NARRATED.includes(event.event);
}

/** The votes in these events: from `seat`, for `at`. */
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
