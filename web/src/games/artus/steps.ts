/** From the offered choices to one move: card, how it is used, piece, goal. Only offered things can be picked. */
import type { Card, Move, Pile, View } from "./cards";
import { idOf, wrapped, type PieceId } from "./ring";

/** How a joker can be used; every other card is used in one of these ways. */
export type Way = "move" | "ring" | "score";
export const WAYS: readonly Way[] = ["move", "ring", "score"];

/** What has been picked so far; `place` is the card's position in the hand. */
export interface Pick {
  readonly place: number | null;
  readonly card: Card | null;
  readonly way: Way | null;
  readonly piece: PieceId | null;
  readonly chair: number | null;
  readonly knights: readonly number[];
  readonly pile: Pile | null;
}

export type Step = "wait" | "chair" | "card" | "way" | "piece" | "goal" | "knights" | "pile" | "confirm";

export const NOTHING: Pick = {
  place: null,
  card: null,
  way: null,
  piece: null,
  chair: null,
  knights: [],
  pile: null,
};

function distinct<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}

export function cardOf(move: Move): Card | null {
  return "card" in move ? move.card : null;
}

export function wayOf(move: Move): Way | null {
  if (move.do === "ring" || move.do === "score") return move.do;
  return move.do === "knight" || move.do === "royal" ? "move" : null;
}

/** The piece that moves, or gets the ring. */
export function pieceOf(view: View, move: Move): PieceId | null {
  if (move.do === "knight") return idOf(view.seat, move.knight);
  return move.do === "royal" || move.do === "ring" ? move.royal : null;
}

/** The chair it sits on. */
export function startOf(view: View, move: Move): number | null {
  if (move.do === "knight") return view.knights[view.seat]?.[move.knight] ?? null;
  if (move.do !== "royal" && move.do !== "ring") return null;
  return view.royals.find((royal) => royal.royal === move.royal)?.chair ?? null;
}

/** The chair a move ends on: so many steps on, or where the Knight is placed. */
export function goalOf(view: View, move: Move): number | null {
  if (move.do === "place") return move.chair;
  const start = startOf(view, move);
  return start === null || !("steps" in move) ? null : wrapped(start + move.steps);
}

function fits(view: View, move: Move, pick: Pick): boolean {
  const chosen = move.do === "score" ? (move.knights ?? []) : [];
  return (
    cardOf(move) === pick.card &&
    (pick.way === null || wayOf(move) === pick.way) &&
    (pick.piece === null || pieceOf(view, move) === pick.piece) &&
    (pick.chair === null || goalOf(view, move) === pick.chair) &&
    pick.knights.every((knight) => chosen.includes(knight)) &&
    (pick.pile === null || (move.do === "draw" && move.pile === pick.pile))
  );
}

/** The choices that fit what has been picked. */
export function matchingMoves(view: View, choices: readonly Move[], pick: Pick): Move[] {
  return choices.filter((move) => fits(view, move, pick));
}

/** What to pick next. A step with only one possibility is skipped. */
export function stepOf(view: View, choices: readonly Move[], pick: Pick): Step {
  if (choices.length === 0) return "wait";
  const left = matchingMoves(view, choices, pick);
  if (left.length === 1) return "confirm";
  if (choices[0]!.do === "place") return "chair";
  if (choices[0]!.do === "draw") return "pile";
  if (left.length === 0 || pick.card === null) return "card";
  if (distinct(left.map(wayOf)).length > 1) return "way";
  if (distinct(left.map((move) => pieceOf(view, move))).length > 1) return "piece";
  return wayOf(left[0]!) === "score" ? "knights" : "goal";
}

/** The complete move, or null while something has to be picked. */
export function moveOf(view: View, choices: readonly Move[], pick: Pick): Move | null {
  return stepOf(view, choices, pick) === "confirm" ? matchingMoves(view, choices, pick)[0]! : null;
}

/** The ways in which the picked card can still be used. */
export function waysOf(view: View, choices: readonly Move[], pick: Pick): Way[] {
  const left = matchingMoves(view, choices, { ...pick, way: null, chair: null, knights: [] });
  return WAYS.filter((way) => left.some((move) => wayOf(move) === way));
}

/** The chairs that can be tapped now, each with what it picks. */
export function offeredChairs(view: View, choices: readonly Move[], pick: Pick): Map<number, Partial<Pick>> {
  const step = stepOf(view, choices, { ...pick, chair: null });
  if (step === "chair" || step === "goal" || pick.chair !== null) return goals(view, choices, pick);
  if (step === "knights" || pick.knights.length > 0) return ownKnights(view, choices, pick);
  return pick.card === null || pick.piece !== null ? new Map() : pieces(view, choices, pick);
}

function goals(view: View, choices: readonly Move[], pick: Pick): Map<number, Partial<Pick>> {
  const found = matchingMoves(view, choices, { ...pick, chair: null }).map((move) => goalOf(view, move));
  return new Map(found.filter((chair) => chair !== null).map((chair) => [chair, { chair }]));
}

function pieces(view: View, choices: readonly Move[], pick: Pick): Map<number, Partial<Pick>> {
  const moves = matchingMoves(view, choices, pick).filter((move) => pieceOf(view, move) !== null);
  return new Map(moves.map((move) => [startOf(view, move)!, { piece: pieceOf(view, move) }]));
}

/** Each tap adds a Knight, or takes it out again. */
function ownKnights(view: View, choices: readonly Move[], pick: Pick): Map<number, Partial<Pick>> {
  const sets = matchingMoves(view, choices, pick).map((move) =>
    move.do === "score" ? (move.knights ?? []) : [],
  );
  const found = new Map<number, Partial<Pick>>();
  for (const [knight, chair] of (view.knights[view.seat] ?? []).entries()) {
    if (pick.knights.includes(knight))
      found.set(chair, { knights: pick.knights.filter((one) => one !== knight) });
    else if (sets.some((set) => set.includes(knight)))
      found.set(chair, { knights: [...pick.knights, knight] });
  }
  return found;
}

/** The chairs of what is picked: a piece, its goal, Knights that count; `asked` is any move of the picked piece. */
export function pickedChairs(view: View, pick: Pick, move: Move | null, asked: Move | null): number[] {
  const sample = move ?? asked;
  const knights = move?.do === "score" ? (move.knights ?? []) : pick.knights;
  const start = sample && (pick.piece !== null || move) ? startOf(view, sample) : null;
  const own = knights.map((knight) => view.knights[view.seat]?.[knight] ?? -1);
  return [pick.chair, start, ...own].filter((chair) => chair !== null);
}

/** The selection at the start: if only one card can be played, it is picked. */
export function forced(choices: readonly Move[], hand: readonly Card[]): Pick {
  const cards = distinct(choices.map(cardOf));
  const card = cards.length === 1 ? cards[0]! : null;
  return card === null ? NOTHING : { ...NOTHING, card, place: hand.indexOf(card) };
}

/** One step back. */
export function undone(pick: Pick): Pick {
  if (pick.chair !== null && pick.card !== null) return { ...pick, chair: null };
  if (pick.knights.length > 0) return { ...pick, knights: pick.knights.slice(0, -1) };
  if (pick.piece !== null) return { ...pick, piece: null };
  return pick.way !== null ? { ...pick, way: null } : NOTHING;
}
