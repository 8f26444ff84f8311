/** The cards (AR-15 to AR-18): which pile, which numbers, which picture. */
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

/** The numbers a card gives to choose from, as they are printed: “3–6”, “±1–5”; none on rings and scoring cards. */
export function rangeOf(card: Card): string {
  const found = /-(\d)-(\d)$/.exec(card);
  if (!found) return "";
  return `${goesBack(card) ? "±" : ""}${found[1]}–${found[2]}`;
}

/** The two cards that also go backward (AR-15, AR-16). */
export function goesBack(card: Card): boolean {
  return card === "knight-1-5" || card === "royal-1-5";
}

/** What is drawn on it; a ring, or a range for both colours, shows whom it is for. */
export function picturesOf(card: Card): readonly string[] {
  if (card.startsWith("knight")) return ["knight"];
  if (card.startsWith("royal")) return ["silver", "bronze"];
  if (card.startsWith("ring")) return card === "ring-any" ? ["ring"] : ["ring", card.slice("ring-".length)];
  return [card === "joker" ? card : card.replace(/^score-/, "").replace(/-1-7$/, "")];
}

/** What a scoring card costs whose Knights aren't there (AR-18). */
export const PENALTIES: Partial<Record<Card, number>> = {
  "score-colours": -15,
  "score-carpet": -25,
  "score-red": -50,
};

/** The paragraph a card is told in. */
export function ruleOf(card: Card): string {
  if (card === "joker") return "AR-33";
  if (pileOf(card) === "scoring") return "AR-18";
  if (card.startsWith("ring")) return "AR-17";
  return pileOf(card) === "knight" ? "AR-15" : "AR-16";
}

/** A deck without these: what is left of it, each card as often as it is. */
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

/** A number as on a plate: with a real minus. */
export function plain(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}
