/** Why something can't be picked: the code of the sentence and the rule, the same as the server's. */
import type { Refused } from "../../texts/fill";
import { RULE_OF, type Card, type View } from "./cards";

export interface Reason extends Refused {
  rule: string;
}

/** Why a card in my hand can't be played; null if only a pause prevents it. */
export function whyNotCard(view: View, card: Card, isMine: boolean): Reason | null {
  if (isMine) return { code: "countess-first", rule: "LL-17", args: { card } };
  return view.turn === view.seat ? null : { code: "not-your-turn", rule: "LL-4", args: {} };
}

/** Why this card can't be played on a seat. */
export function whyNotSeat(view: View, card: Card, at: number): Reason {
  const args = { card, at };
  if (!view.living[at]) return { code: "out-already", rule: "LL-19", args };
  if (at === view.seat) return { code: "at-yourself", rule: RULE_OF[card], args };
  return { code: "is-protected", rule: "LL-13", args };
}

/** Does the card need a target? Handmaid, Countess and Princess do not. */
export function aims(card: Card): boolean {
  return !["handmaid", "countess", "princess"].includes(card);
}
