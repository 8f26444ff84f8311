/** Why something can't be laid: the code of the sentence, the rule and the card to name, the same as the server's. */
import type { Refused } from "../../texts/fill";
import { cardOf, colourOf, thingOf, type Card, type Side, type View } from "./cards";
import { colourAt, columnOf, endOf, reach, rowOf } from "./grid";

export interface Reason extends Refused {
  rule: string;
}

function reason(code: string, rule: string, card?: Card): Reason {
  return { code, rule, args: card ? { card } : {} };
}

/** Why this card can't be laid on this side of its row (green ones have no side). Only for moves not offered. */
export function whyNotThere(view: View, card: Card, side: Side): Reason {
  const thing = thingOf(card);
  if (!view.hand.includes(card)) return reason("not-held", "LK-9", card);
  if (view.columns.length === 0) return reason("green-first", "LK-4", card);
  if (rowOf(view, thing) === null) return reason("no-row", "LK-6", cardOf("green", thing));
  const column = columnOf(view, colourOf(card));
  if (column !== null && column < 0 !== (side === "left")) return reason("other-side", "LK-5", card);
  const next = colourAt(view, endOf(view, thing, side));
  return reason("missing", "LK-8", next ? cardOf(next, thing) : card);
}

/** Why a card of mine can't be laid: on the side of its column, or else on the side where fewer cards are missing. */
export function whyNotCard(view: View, card: Card): Reason {
  if (view.end !== null) return reason("is-over", "LK-11");
  if (view.turn !== view.seat) return reason("not-your-turn", "LK-3");
  const column = columnOf(view, colourOf(card));
  if (column !== null) return whyNotThere(view, card, column < 0 ? "left" : "right");
  const row = rowOf(view, thingOf(card)) ?? { left: 0, right: 0 };
  const [lo, hi] = reach(view);
  return whyNotThere(view, card, -lo - row.left < hi - row.right ? "left" : "right");
}

/** Why all cards at once can't be laid (LK-10). */
export function whyNotAll(view: View): Reason {
  if (view.end !== null) return reason("is-over", "LK-11");
  if (view.turn !== view.seat) return reason("not-your-turn", "LK-3");
  if (!view.lay_all) return reason("all-forbidden", "LK-10");
  return reason(view.hand.length === 1 ? "one-card" : "not-all", "LK-10");
}
