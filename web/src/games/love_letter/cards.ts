/** The sixteen cards (LL-1), and how many of each are still unseen. */
import type { LoveLetterCard as Card, LoveLetterView as View } from "../../wire";

export type { Card, View };

/** By value, the lowest first. */
export const CARDS = ["guard", "spy", "baron", "handmaid", "prince", "king", "countess", "princess"] as const;

export const COPIES: Readonly<Record<Card, number>> = {
  guard: 5,
  spy: 2,
  baron: 2,
  handmaid: 2,
  prince: 2,
  king: 1,
  countess: 1,
  princess: 1,
};

/** The rule that describes a card. */
export const RULE_OF: Readonly<Record<Card, string>> = {
  guard: "LL-10",
  spy: "LL-11",
  baron: "LL-12",
  handmaid: "LL-13",
  prince: "LL-14",
  king: "LL-16",
  countess: "LL-17",
  princess: "LL-18",
};

export function valueOf(card: Card): number {
  return CARDS.indexOf(card) + 1;
}

/** The cards whose place this viewer knows: laid down, set aside open, in the own hand, or seen in another hand. */
function placed(view: View): Card[] {
  const known = view.known.filter((card) => card !== null);
  return [...view.discards.flat(), ...view.face_up, ...view.hand, ...known];
}

/** How many copies of each card this viewer has not seen. */
export function unseen(view: View): Record<Card, number> {
  const left = { ...COPIES };
  for (const card of placed(view)) left[card] -= 1;
  return left;
}
