/** The events of this game: which are public, and which are for this seat only. */
import type {
  LoveLetterCompared,
  LoveLetterEvent,
  LoveLetterGot,
  LoveLetterLooked,
  LoveLetterRoundOver,
} from "../../wire";

export type Event = LoveLetterEvent;
export type Secret = LoveLetterLooked | LoveLetterCompared | LoveLetterGot;

const SECRETS: readonly string[] = ["looked", "compared", "got"];
const PRIVATE: readonly string[] = [...SECRETS, "hand", "drew"];
const EXPECTED: readonly string[] = ["turn", "dealt", ...PRIVATE]; // shown elsewhere on the board

/** Sent to one or two seats only. */
export function isPrivate(event: Event): boolean {
  return PRIVATE.includes(event.event);
}

/** The last deed with its consequences; the deal if nobody has done anything yet. */
export function deedOf(events: readonly Event[]): Event[] {
  const start = events.findLastIndex((event) => event.event === "played");
  if (start < 0) return events.filter((event) => event.event === "dealt");
  return events.slice(start).filter((event) => !EXPECTED.includes(event.event));
}

/** The events that showed cards to me alone. */
export function secretsOf(events: readonly Event[]): Secret[] {
  return events.filter((event): event is Secret => SECRETS.includes(event.event));
}

/** The secrets that are still shown: until I see newer ones, or my next turn or a new round begins. */
export function keptSecrets(
  before: readonly Secret[],
  events: readonly Event[],
  seat: number,
): readonly Secret[] {
  const fresh = secretsOf(events);
  if (fresh.length > 0) return fresh;
  const mine = events.some((e) => (e.event === "turn" || e.event === "played") && e.seat === seat);
  return mine || events.some((e) => e.event === "dealt") ? [] : before;
}

/** The end of a round, if it is among these events. */
export function roundEnd(events: readonly Event[]): LoveLetterRoundOver | null {
  return events.findLast((event) => event.event === "round-over") ?? null;
}
