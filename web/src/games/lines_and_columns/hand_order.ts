/** The order of a hand. */
import { COLOURS, colourOf, THINGS, thingOf, type Card } from "./cards";
import type { Order } from "./preferences.svelte";

const byThing = (card: Card): number =>
  THINGS.indexOf(thingOf(card)) * COLOURS.length + COLOURS.indexOf(colourOf(card));
const byColour = (card: Card): number =>
  COLOURS.indexOf(colourOf(card)) * THINGS.length + THINGS.indexOf(thingOf(card));

/** The sorted hand. In the order "fits", cards that fit now come first. */
export function sortHand(hand: readonly Card[], order: Order, fitting: readonly Card[]): Card[] {
  const place = order === "colour" ? byColour : byThing;
  const waits = (card: Card): number => (order === "fits" && !fitting.includes(card) ? 1 : 0);
  return hand.toSorted((a, b) => waits(a) - waits(b) || place(a) - place(b));
}
