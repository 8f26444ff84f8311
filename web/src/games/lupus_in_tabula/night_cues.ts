/** What a storyteller says in a night. Every role of the game is called, even if its players are dead (LT-5), in the
 * order of LT-4. The times depend only on the clock; without a clock they are fixed. */
import { countOf, type Role, type View } from "./cards";

/** A sentence of the night, and when it is said after the night has fallen. */
export interface Cue {
  key: string;
  at: number; // ms
}

const ORDER: readonly Role[] = [
  "freemason", "medium", "seer", "bodyguard", "owl", "wolf", "mythomaniac",
]; // prettier-ignore
const SPOKEN = 0.9; // the part of the night with calls; the rest is silent
const CALM = 6000; // ms from call to call if no clock runs
const LEAD = 1000; // ms to wait, without a clock, in case a clock is sent

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

/** All sentences of a night: it falls, the roles are called, it ends. Without a length, calls come at a calm pace. */
export function cuesOf(view: Known, length: number | null): Cue[] {
  const keys = ["fall", ...calledIn(view).map((role) => callOf(role, view)), "end"];
  const step = length === null ? CALM : (length * SPOKEN) / (keys.length - 1);
  return keys.map((key, n) => ({ key, at: Math.round((length === null ? LEAD : 0) + n * step) }));
}

/** The time for each sentence. */
export function roomOf(cues: readonly Cue[]): number {
  return (cues[1]?.at ?? 0) - (cues[0]?.at ?? 0);
}

/** The first cue that is not yet over, for devices that join late. */
export function nextCue(cues: readonly Cue[], gone: number): number {
  const next = cues.findIndex((cue) => cue.at >= gone);
  return next < 0 ? cues.length : next;
}
