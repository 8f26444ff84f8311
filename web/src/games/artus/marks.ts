/** The marks on the ring: what a move would do, or what a deed has done. */
import type { Foreseen, Move, View } from "./cards";
import { kingChair, pieceAt, shortest, wrapped, type PieceId } from "./ring";
import { pieceOf } from "./steps";
import type { Deed } from "./events";

export interface Stretch {
  from: number;
  steps: number;
}

export interface Ghost {
  id: PieceId;
  chair: number;
}

export interface Marks {
  moves: Stretch | null;
  pushes: Stretch | null;
  counted: readonly number[]; // chairs whose plates count
  crown: number | null; // the chair the crown turns to
  ghosts: readonly Ghost[]; // pieces on the chairs where a move would put them
}

export const NO_MARKS: Marks = { moves: null, pushes: null, counted: [], crown: null, ghosts: [] };

/** The path of a pushed piece, which always goes back (AR-23). */
function pushed(start: number, goal: number): Stretch {
  return { from: start, steps: -wrapped(start - goal) };
}

/** The marks of a deed. */
export function marksOfDeed(deed: Deed): Marks {
  const { moved, displaced, scored, turned, placed } = deed;
  return {
    moves: moved && { from: moved.start, steps: moved.way === "back" ? -moved.steps : moved.steps },
    pushes: displaced && pushed(displaced.start, displaced.goal),
    counted: placed ? [placed.chair] : turned ? [] : (scored?.chairs ?? []), // after a turn other plates are there
    crown: turned?.chair ?? null,
    ghosts: [],
  };
}

/** The chairs of the Knights a scoring card counts. */
function countedBy(view: View, move: Move): readonly number[] {
  const own = view.knights[view.seat] ?? [];
  if (move.do === "ring") return chairOf(view, move.royal);
  if (move.do !== "score") return [];
  if (move.card === "score-all" || move.card === "score-reversed") return own;
  if (move.card === "joker") return own.toSorted((a, b) => view.values[b]! - view.values[a]!).slice(0, 1);
  return (move.knights ?? []).map((knight) => own[knight]!);
}

function chairOf(view: View, royal: string): number[] {
  return view.royals.filter((one) => one.royal === royal).map((one) => one.chair);
}

/** The marks of a move, from the server's preview; before the preview arrives, only the chairs that count. */
export function marksOfMove(view: View, move: Move, seen: Foreseen | null): Marks {
  const id = pieceOf(view, move);
  const steps = "steps" in move ? move.steps : 0;
  const goal = seen?.goal ?? null;
  const start = seen?.start ?? null;
  const away = seen?.pushed ?? null;
  const pushedId = away && pieceAt(view, away.start)?.id;
  const turns = seen !== null && shortest(seen.king, kingChair(view)) !== 0;
  return {
    moves: steps !== 0 && start !== null ? { from: start, steps } : null,
    pushes: away && pushed(away.start, away.goal),
    counted: steps !== 0 && start !== null ? [start] : countedBy(view, move),
    crown: turns ? seen.king : null,
    ghosts: [
      ...(id && goal !== null && steps !== 0 ? [{ id, chair: goal }] : []),
      ...(away && pushedId ? [{ id: pushedId, chair: away.goal }] : []),
    ],
  };
}
