/** How a game ended, for everybody. */
import type { Result } from "../wire";
import type { Label } from "./seats";

/** The chairs by their places. */
export function ranked(labels: readonly Label[], { places }: Result): Label[] {
  return labels.toSorted((a, b) => places[a.seat]! - places[b.seat]!);
}

/** Do the points mean anything? Else they only rank those who didn't win. */
export function isScored({ points }: Result): boolean {
  return points.some((one) => one > 0);
}
