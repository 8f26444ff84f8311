/** The events of this game: which are private, and their sentences with the words on the table. */
import type { CodenamesEvent } from "../../wire";
import type { View } from "./cards";
import { printed } from "./card_words";

export type Event = CodenamesEvent;

/** Sent to spymasters only. */
export function isPrivate(event: Event): boolean {
  return event.event === "key" || event.event === "asked" || event.event === "answered";
}

/** The same event with the word in place of its number. */
export function worded(event: Event, view: View): Event {
  if (!("place" in event)) return event;
  return { ...event, place: printed(view, event.place) as unknown as number };
}

/** The places that were covered by these events, in order. */
export function landed(events: readonly Event[]): number[] {
  return events.flatMap((event) =>
    event.event === "guessed" || event.event === "covered" ? [event.place] : [],
  );
}

export function isGameOver(events: readonly Event[]): boolean {
  return events.some((event) => event.event === "over");
}
