/** The sentence that says what a card does. */
import { goesBack, PENALTIES, rangeOf, type Card } from "./cards";

export interface Text {
  key: string;
  words: Record<string, string | number>;
}

export function textOf(card: Card): Text {
  const range = rangeOf(card).replace("±", "");
  const most = Number(range.at(-1)); // in Polish, the form of the noun depends on it
  const way = goesBack(card) ? "both" : "forward";
  if (card.startsWith("knight")) return { key: "artus-board-text-knight", words: { range, most, way } };
  if (range) {
    const who = card.startsWith("royal") ? "any" : card.slice(0, card.indexOf("-"));
    return { key: "artus-board-text-royal", words: { who, range, most, way } };
  }
  if (card.startsWith("ring"))
    return { key: "artus-board-text-ring", words: { who: card.slice("ring-".length) } };
  const penalty = PENALTIES[card];
  return { key: `artus-board-text-${card}`, words: penalty ? { penalty: `−${-penalty}` } : {} };
}
