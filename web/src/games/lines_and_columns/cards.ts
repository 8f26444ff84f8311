/** The 56 cards (LK-1): seven objects in eight colours. */
import type {
  LinesAndColumnsCard as Card,
  LinesAndColumnsColour as Colour,
  LinesAndColumnsMove as Move,
  LinesAndColumnsObject as Thing,
  LinesAndColumnsSide as Side,
  LinesAndColumnsView as View,
} from "../../wire";

export type { Card, Colour, Move, Side, Thing, View };

/** In the rulebook's order. */
export const THINGS = ["car", "glass", "die", "book", "chair", "table", "vase"] as const;
export const COLOURS = ["white", "blue", "brown", "yellow", "black", "red", "green", "violet"] as const;

export function colourOf(card: Card): Colour {
  return card.slice(0, card.indexOf("-")) as Colour;
}

export function thingOf(card: Card): Thing {
  return card.slice(card.indexOf("-") + 1) as Thing;
}

export function cardOf(colour: Colour, thing: Thing): Card {
  return `${colour}-${thing}` as Card;
}
