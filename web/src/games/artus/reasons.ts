/** Why something can't be picked, found from the view alone: a sentence of the server, or one of the board's own. */
import type { Refused } from "../../texts/fill";
import { pileOf, ruleOf, type Card, type View } from "./cards";
import { pieceAt, type Piece } from "./ring";
import type { Pick, Way } from "./steps";

export interface Reason extends Refused {
  rule: string;
  own: boolean; // a sentence of the board, not of the server
}

function refused(code: string, rule: string): Reason {
  return { code, rule, args: {}, own: false };
}

function own(code: string, rule: string): Reason {
  return { code, rule, args: {}, own: true };
}

/** Why I can't do anything now; null if it is my turn. */
function whyNotNow(view: View): Reason | null {
  if (view.phase === "over") return refused("is-over", "AR-34");
  return view.turn === view.seat ? null : refused("not-your-turn", "AR-13");
}

/** Why a card in my hand can't be picked; null if only a pause prevents it. */
export function whyNotCard(view: View): Reason | null {
  const now = whyNotNow(view);
  if (now) return now;
  if (view.phase === "place") return refused("place-first", "AR-13");
  return view.phase === "draw" ? refused("draw-first", "AR-19") : null;
}

/** Why I can't draw from one of my piles. */
export function whyNotPile(view: View, isEmpty: boolean): Reason | null {
  const now = whyNotNow(view);
  if (now) return now;
  if (view.phase === "place") return refused("place-first", "AR-13");
  if (view.phase === "play") return refused("play-first", "AR-19");
  return isEmpty ? refused("empty-pile", "AR-19") : null;
}

/** Why a tapped chair can't be picked. `isWhole`: the move is complete. */
export function whyNotChair(
  view: View,
  pick: Pick,
  way: Way | null,
  chair: number,
  isWhole: boolean,
): Reason | null {
  const now = whyNotNow(view);
  if (now) return now;
  if (view.phase === "place") return refused("taken", "AR-13");
  if (view.phase === "draw") return refused("draw-first", "AR-19");
  if (pick.card === null) return own("choose-first", "AR-19");
  const rule = ruleOf(pick.card);
  if (pick.piece !== null && way === "move") return own("out-of-reach", rule);
  if (isWhole && way === "score" && pick.knights.length === 0) return own("nothing-to-choose", rule);
  const piece = pieceAt(view, chair);
  return piece ? whyNotPiece(view, pick.card, way, piece) : own("choose-piece", rule);
}

const NOT_COUNTED: Partial<Record<Card, string>> = {
  "score-colours": "not-colours",
  "score-carpet": "not-carpet",
  "score-red": "not-red",
};

function whyNotPiece(view: View, card: Card, way: Way | null, piece: Piece): Reason {
  if (way === "ring") return whyNoRing(card, piece);
  if (pileOf(card) === "king")
    return own(piece.royal === null ? "only-royals" : "other-colour", ruleOf(card));
  if (piece.royal !== null) return own("only-knights", way === "score" ? "AR-31" : ruleOf(card));
  const notCounted = NOT_COUNTED[card];
  if (piece.owner === view.seat && notCounted) return refused(notCounted, "AR-18");
  return own("not-yours", way === "score" ? "AR-31" : "AR-21");
}

function whyNoRing(card: Card, piece: Piece): Reason {
  if (piece.isKing) return refused("king-ring", "AR-26");
  return own(piece.royal === null ? "only-princes" : "other-colour", ruleOf(card));
}
