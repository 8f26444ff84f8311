/** From the offered choices to one move: card, then target, then guess. Only offered things can be picked. */
import type { LoveLetterMove as Move } from "../../wire";
import type { Card } from "./cards";

/** What has been picked so far; `place` is the card's position in the hand. */
export interface Pick {
  readonly place: number | null;
  readonly card: Card | null;
  readonly at: number | null;
  readonly guess: Card | null;
}

export type Step = "card" | "target" | "guess" | "confirm";

export const NOTHING: Pick = { place: null, card: null, at: null, guess: null };

export function atOf(move: Move): number | null {
  return "at" in move ? (move.at ?? null) : null;
}

export function guessOf(move: Move): Card | null {
  return "guess" in move ? (move.guess ?? null) : null;
}

function distinct<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}

/** The cards that may be played. */
export function cardsOf(choices: readonly Move[]): Card[] {
  return distinct(choices.map((move) => move.play));
}

/** The seats on which this card may be played; empty if it has no target. */
export function targetsOf(choices: readonly Move[], card: Card | null): number[] {
  const seats = choices.filter((move) => move.play === card).map(atOf);
  return distinct(seats).filter((seat) => seat !== null);
}

/** The choices that fit what has been picked. */
export function matchingMoves(choices: readonly Move[], pick: Pick): Move[] {
  return choices.filter(
    (move) =>
      move.play === pick.card &&
      (pick.at === null || atOf(move) === pick.at) &&
      (pick.guess === null || guessOf(move) === pick.guess),
  );
}

/** What to pick next. A step with only one possibility is skipped. */
export function stepOf(choices: readonly Move[], pick: Pick): Step {
  const left = matchingMoves(choices, pick);
  if (left.length === 0) return "card";
  if (distinct(left.map(atOf)).length > 1) return "target";
  return left.length > 1 ? "guess" : "confirm";
}

/** The target: the picked one, or the only possible one. */
export function aimOf(choices: readonly Move[], pick: Pick): number | null {
  const seats = distinct(matchingMoves(choices, pick).map(atOf));
  return seats.length === 1 ? seats[0]! : null;
}

/** The cards that can be named, once the target is clear. */
export function guessesOf(choices: readonly Move[], pick: Pick): Card[] {
  const at = aimOf(choices, { ...pick, guess: null });
  const named = matchingMoves(choices, { ...pick, at, guess: null }).map(guessOf);
  return at === null ? [] : distinct(named).filter((card) => card !== null);
}

/** The complete move, or null while something has to be picked. */
export function moveOf(choices: readonly Move[], pick: Pick): Move | null {
  return stepOf(choices, pick) === "confirm" ? matchingMoves(choices, pick)[0]! : null;
}

/** The selection at the start: if only one card can be played, it is picked. */
export function forced(choices: readonly Move[], hand: readonly Card[]): Pick {
  const cards = cardsOf(choices);
  if (cards.length !== 1) return NOTHING;
  return { ...NOTHING, card: cards[0]!, place: hand.indexOf(cards[0]!) };
}

/** One step back. */
export function undone(pick: Pick): Pick {
  if (pick.guess !== null) return { ...pick, guess: null };
  if (pick.at !== null) return { ...pick, at: null };
  return NOTHING;
}
