/** The cards (AR-15 to AR-18): their piles, numbers and pictures. */
import type {
  ArtusCard as Card,
  ArtusForeseen as Foreseen,
  ArtusMove as Move,
  ArtusPile as Pile,
  ArtusRoyal as Royal,
  ArtusView as View,
} from "../../wire";

export type { Card, Foreseen, Move, Pile, Royal, View };

export const PILES: readonly Pile[] = ["knight", "king", "scoring"];

export function pileOf(card: Card): Pile {
  if (card.startsWith("knight")) return "knight";
  return card.startsWith("score") || card === "joker" ? "scoring" : "king";
}

/** The numbers of steps that a card offers, as printed: “3–6”, “±1–5”; "" for rings and scoring cards. */
export function rangeOf(card: Card): string {
  const found = /-(\d)-(\d)$/.exec(card);
  if (!found) return "";
  return `${goesBack(card) ? "±" : ""}${found[1]}–${found[2]}`;
}

/** The two cards that also go backward (AR-15, AR-16). */
export function goesBack(card: Card): boolean {
  return card === "knight-1-5" || card === "royal-1-5";
}

/** The pictures on a card. A ring card, or one that moves both colours, also shows for whom it is. */
export function picturesOf(card: Card): readonly string[] {
  if (card.startsWith("knight")) return ["knight"];
  if (card.startsWith("royal")) return ["silver", "bronze"];
  if (card.startsWith("ring")) return card === "ring-any" ? ["ring"] : ["ring", card.slice("ring-".length)];
  return [card === "joker" ? card : card.replace(/^score-/, "").replace(/-1-7$/, "")];
}

/** The penalty of a scoring card if the Knights that it asks for are missing (AR-18). */
export const PENALTIES: Partial<Record<Card, number>> = {
  "score-colours": -15,
  "score-carpet": -25,
  "score-red": -50,
};

/** The rule that describes a card. */
export function ruleOf(card: Card): string {
  if (card === "joker") return "AR-33";
  if (pileOf(card) === "scoring") return "AR-18";
  if (card.startsWith("ring")) return "AR-17";
  return pileOf(card) === "knight" ? "AR-15" : "AR-16";
}

/** The cards that are left of a deck when these are taken out, with repeated cards as often as they occur. */
export function without(deck: readonly Card[], gone: readonly Card[]): Card[] {
  const left = [...deck];
  for (const card of gone) {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}

/** A number with its sign, as on a score sheet: +5, −3, 0. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : plain(points);
}

/** A number as on a plate: with a real minus sign. */
export function plain(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}
