/** The tables this device has been at, newest first. */
import type { Phase, Room } from "../wire";
import { keep, kept } from "./me.svelte";
import { labels } from "./seats";

export interface Visited {
  code: string;
  game: string;
  phase: Phase;
  others: { name: string; colour: number }[]; // who else had a seat
  at: number;
}

const KEY = "ludejo-tables";
const MOST = 12;

export function visited(): Visited[] {
  return kept<{ tables: Visited[] }>(KEY).tables ?? [];
}

export function rememberTable(code: string, room: Room): void {
  const others = labels(room)
    .filter((label) => !label.mine && label.kind !== "empty")
    .map(({ name, colour }) => ({ name, colour }));
  const now: Visited = { code, game: room.game, phase: room.phase, others, at: Date.now() };
  keep(KEY, { tables: [now, ...visited().filter((one) => one.code !== code)].slice(0, MOST) });
}

export function forgetTable(code: string): void {
  keep(KEY, { tables: visited().filter((one) => one.code !== code) });
}
