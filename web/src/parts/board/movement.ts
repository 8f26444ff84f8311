/** What moves on a board when something is told: cards from spot to spot, seats that turn over. */

/** Places on a board, as they are marked there by `data-spot`. */
export type Spot = string;

export interface Travel<C> {
  from: Spot;
  to: Spot;
  card: C | null; // null: its back
  start: number; // ms after the telling
}

export interface Turning {
  seat: number;
  start: number;
}

export interface Movement<C> {
  travels: Travel<C>[];
  turnings: Turning[];
  lasts: number;
}

export const LEG = 320; // one card on its way, in ms

/** Is nothing to travel on this device? */
export function isStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** A sentence for the ears; `n` counts them. */
export interface Line<E> {
  n: number;
  event: E;
}
