/** Which sentence tells what a card does. */
import { ASKED, goesBack, rangeOf, type Card } from "./cards";

export interface Text {
  key: string;
  words: Record<string, string | number>;
}

export function textOf(card: Card): Text {
  const range = rangeOf(card).replace("±", "");
  const way = goesBack(card) ? "both" : "forward";
  if (card.startsWith("knight")) return { key: "artus-board-text-knight", words: { range, way } };
  if (range) {
    const who = card.startsWith("royal") ? "any" : card.slice(0, card.indexOf("-"));
    return { key: "artus-board-text-royal", words: { who, range, way } };
  }
  if (card.startsWith("ring"))
    return { key: "artus-board-text-ring", words: { who: card.slice("ring-".length) } };
  const penalty = ASKED[card]?.penalty;
  return { key: `artus-board-text-${card}`, words: penalty ? { penalty: `−${-penalty}` } : {} };
}
