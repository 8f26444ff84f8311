/** How a round was decided, computed from what everybody saw. */
import type { LoveLetterLastRound } from "../../wire";
import { valueOf } from "./cards";

/** The sum of the cards that a seat laid down. */
export function sumOf(last: LoveLetterLastRound, seat: number): number {
  return (last.discards[seat] ?? []).reduce((sum, card) => sum + valueOf(card), 0);
}

/** The seats that shared the highest card, so that sums decided (LL-7); empty if only one seat had it. */
export function decidedBySums(last: LoveLetterLastRound): number[] {
  const values = last.shown.map((card) => (card ? valueOf(card) : 0));
  const most = Math.max(0, ...values);
  const highest = [...values.keys()].filter((seat) => most > 0 && values[seat] === most);
  return highest.length > 1 ? highest : [];
}
