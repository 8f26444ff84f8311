/**
 * Moves without an answer yet, kept over a reload of the page, by table. At night an answer takes some seconds, and what
 * was tapped must not be lost meanwhile. Nothing stays: an answer, or another moment of the game, takes it away.
 */
import type { Did } from "../wire";

type Moved = Extract<Did, { did: "moved" }>;

export interface Kept {
  command: string;
  did: Moved;
}

const key = (code: string): string => `ludejo-unanswered-${code}`;

/** What a page of this tab wished before it was loaded again. */
export function unanswered(code: string): readonly Kept[] {
  try {
    return JSON.parse(sessionStorage.getItem(key(code)) ?? "[]") as Kept[];
  } catch {
    return [];
  }
}

function put(code: string, all: readonly Kept[]): void {
  try {
    if (all.length) sessionStorage.setItem(key(code), JSON.stringify(all));
    else sessionStorage.removeItem(key(code));
  } catch {
    // then it is forgotten with the page
  }
}

/** A move is on its way. One that was changed before it was answered counts no more. */
export function keepMove(code: string, command: string, did: Did): void {
  if (did.did !== "moved") return;
  put(code, [...unanswered(code).filter((one) => one.did.seat !== did.seat), { command, did }]);
}

/** It is answered. */
export function dropMove(code: string, command: string): void {
  const all = unanswered(code);
  if (all.some((one) => one.command === command))
    put(
      code,
      all.filter((one) => one.command !== command),
    );
}

/** The game has come to this moment, as a seat sees it: the commands of moves that were for another one. */
export function outdated(code: string, seat: number, moment: number): readonly string[] {
  return unanswered(code)
    .filter((one) => one.did.seat === seat && one.did.moment !== moment)
    .map((one) => one.command);
}
