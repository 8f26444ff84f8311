/**
 * Moves that the server has not answered yet, kept for each table when the page is reloaded. At night an answer takes some
 * seconds, and a tap must not be lost. An answer, or another moment of the game, removes the move.
 */
import type { Did } from "../wire";

type Moved = Extract<Did, { did: "moved" }>;

export interface PendingMove {
  command: string;
  did: Moved;
}

const key = (code: string): string => `ludejo-unanswered-${code}`;

/** The moves that this tab had sent before it was reloaded. */
export function pendingMoves(code: string): readonly PendingMove[] {
  try {
    return JSON.parse(sessionStorage.getItem(key(code)) ?? "[]") as PendingMove[];
  } catch {
    return [];
  }
}

function put(code: string, all: readonly PendingMove[]): void {
  try {
    if (all.length) sessionStorage.setItem(key(code), JSON.stringify(all));
    else sessionStorage.removeItem(key(code));
  } catch {
    // the browser does not keep anything
  }
}

/** Keep a move that is being sent. It replaces an earlier one of the same seat. */
export function keepMove(code: string, command: string, did: Did): void {
  if (did.did !== "moved") return;
  put(code, [...pendingMoves(code).filter((one) => one.did.seat !== did.seat), { command, did }]);
}

/** The server has answered this move, so drop it. */
export function dropMove(code: string, command: string): void {
  const all = pendingMoves(code);
  if (all.some((one) => one.command === command))
    put(
      code,
      all.filter((one) => one.command !== command),
    );
}

/** The commands of moves that were meant for another moment of the game than this one. */
export function outdatedMoves(code: string, seat: number, moment: number): readonly string[] {
  return pendingMoves(code)
    .filter((one) => one.did.seat === seat && one.did.moment !== moment)
    .map((one) => one.command);
}
