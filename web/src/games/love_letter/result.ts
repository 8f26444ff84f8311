/** How a round was decided, as it is shown: arithmetic on what everybody saw. */
import type { LoveLetterLastRound } from "../../wire";
import { valueOf } from "./cards";

/** The sum of what a seat laid down. */
export function sumOf(last: LoveLetterLastRound, seat: number): number {
  return (last.discards[seat] ?? []).reduce((sum, card) => sum + valueOf(card), 0);
}

/** The seats with equal highest cards, whose sums decided (LL-7); none if one card alone was the highest. */
export function decidedBySums(last: LoveLetterLastRound): number[] {
  const values = last.shown.map((card) => (card ? valueOf(card) : 0));
  const most = Math.max(0, ...values);
  const highest = [...values.keys()].filter((seat) => most > 0 && values[seat] === most);
  return highest.length > 1 ? highest : [];
}
