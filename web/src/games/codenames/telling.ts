/** What was told: which of it is secret, and how it is said with the words that lie on the table. */
import type { CodenamesEvent } from "../../wire";
import type { View } from "./cards";
import { printed } from "./words";

export type Event = CodenamesEvent;

/** Told to spymasters alone. */
export function isPrivate(event: Event): boolean {
  return event.event === "key" || event.event === "asked" || event.event === "answered";
}

/** The same event with a word where it has the number of a place. */
export function worded(event: Event, view: View): Event {
  if (!("place" in event)) return event;
  return { ...event, place: printed(view, event.place) as unknown as number };
}

/** The places that were covered by this telling, in order. */
export function landed(events: readonly Event[]): number[] {
  return events.flatMap((event) =>
    event.event === "guessed" || event.event === "covered" ? [event.place] : [],
  );
}

export function isEnding(events: readonly Event[]): boolean {
  return events.some((event) => event.event === "over");
}
