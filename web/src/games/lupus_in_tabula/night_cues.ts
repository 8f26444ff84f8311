/** What a storyteller says in a night: every role that is in the game is called, whoever holds it and lives or not (LT-5),
 * in the order of LT-4, and at times that depend on nothing but the clock, and where there is none on nothing at all. */
import { countOf, type Role, type View } from "./cards";

/** A sentence of the night, so long after it fell. */
export interface Cue {
  key: string;
  at: number; // ms
}

const ORDER: readonly Role[] = [
  "freemason", "medium", "seer", "bodyguard", "owl", "wolf", "mythomaniac",
]; // prettier-ignore
const SPOKEN = 0.9; // of the night: the rest is silence
const CALM = 6000; // ms from call to call where no clock runs
const LEAD = 1000; // ms until it is sure that none does

type Known = Pick<View, "day" | "mix" | "first_victim">;

/** Is this role called in this night? */
function isCalled(role: Role, { day }: Known): boolean {
  if (role === "freemason") return day === 1;
  if (role === "medium" || role === "bodyguard") return day > 1;
  return role !== "mythomaniac" || day === 2;
}

/** The roles that are called in this night, in order. */
export function calledIn(view: Known): Role[] {
  return ORDER.filter((role) => countOf(view as View, role) > 0 && isCalled(role, view));
}

function callOf(role: Role, { day, first_victim }: Known): string {
  return role === "wolf" && day === 1 && !first_victim ? "meet" : role;
}

/** The whole night in sentences: it falls, all are called, it ends. Without a length it takes the time it wants. */
export function cuesOf(view: Known, length: number | null): Cue[] {
  const keys = ["fall", ...calledIn(view).map((role) => callOf(role, view)), "end"];
  const step = length === null ? CALM : (length * SPOKEN) / (keys.length - 1);
  return keys.map((key, n) => ({ key, at: Math.round((length === null ? LEAD : 0) + n * step) }));
}

/** The time that each sentence has. */
export function roomOf(cues: readonly Cue[]): number {
  return (cues[1]?.at ?? 0) - (cues[0]?.at ?? 0);
}

/** What should have been said by now, of those who come late to a night. */
export function nextCue(cues: readonly Cue[], gone: number): number {
  const next = cues.findIndex((cue) => cue.at >= gone);
  return next < 0 ? cues.length : next;
}
