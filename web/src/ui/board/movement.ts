/** What moves on a board when events arrive: cards from spot to spot, seats that flip. */
import type { GameId, Games } from "../../wire";

/** A place on a board, marked there by `data-spot`. */
export type Spot = string;

export interface Travel<C> {
  from: Spot;
  to: Spot;
  card: C | null; // null: face down
  start: number; // ms after the events arrived
}

export interface Flip {
  seat: number;
  start: number;
}

export interface Movement<C> {
  travels: Travel<C>[];
  flips: Flip[];
  lasts: number;
}

export const LEG = 320; // ms for one card's way

/** Does this device ask for no motion? */
export function isStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** A line for screen readers; `n` numbers them. */
export interface LogLine<E> {
  n: number;
  event: E;
}

export type Log<G extends GameId> = readonly LogLine<Games[G]["event"]>[];
