/** Why a house can't be chosen, found from the view alone: a sentence of the server. */
import type { Refused } from "../../texts/fill";
import { isNight, isWithoutVote, type View } from "./cards";
import { NOBODY } from "./nobody";

export interface Reason extends Refused {
  rule: string;
}

/** The rule behind each question of the night. */
const RULES: Record<NonNullable<View["task"]>, string> = {
  suspect: "LT-5",
  look: "LT-6",
  guard: "LT-10",
  haunt: "LT-11",
  tear: "LT-7",
  copy: "LT-14",
};

function refused(code: string, rule: string): Reason {
  return { code, rule, args: {} };
}

/** Why this seat can't be chosen at all. */
function unfit(view: View, seat: number, rule: string): Reason | null {
  if (seat === view.moderator) return refused("no-such-player", "LT-1");
  if (seat === view.seat) return refused("not-yourself", rule);
  return view.alive[seat] ? null : refused("target-dead", rule);
}

/** Why this seat can't be chosen tonight. */
function whyNotPoint(view: View, seat: number, task: NonNullable<View["task"]>): Reason | null {
  const rule = RULES[task];
  if (view.answered && view.left === 0) return refused("changed-enough", "LT-5");
  if (seat === NOBODY) return task === "suspect" || task === "copy" ? null : refused("choose-somebody", rule);
  if (task === "tear" && seat !== view.seat && view.roles[seat] === "wolf")
    return refused("wolf-target", "LT-7");
  return unfit(view, seat, rule);
}

/** Why I can't vote for this seat now. */
function whyNotVote(view: View, seat: number): Reason | null {
  const isAlive = view.alive[view.seat] ?? false;
  if (view.seat === view.moderator) return refused("is-moderator", "LT-31");
  if (!isAlive && !view.shadows) return refused("is-dead", "LT-17");
  if (!isAlive && view.phase === "final") return refused("shadow-votes", "LT-27");
  if (isWithoutVote(view)) return refused("nominee-votes", "LT-21");
  if (typeof view.votes[view.seat] === "number" || (view.at_once && view.answered))
    return refused("has-voted", "LT-18");
  if (!view.at_once && view.turn !== view.seat) return refused("not-your-turn", "LT-18");
  if (view.phase === "final" && !view.nominees.includes(seat)) return refused("not-nominated", "LT-21");
  return unfit(view, seat, "LT-18");
}

export function whyNot(view: View, seat: number): Reason | null {
  if (isNight(view)) return view.task && whyNotPoint(view, seat, view.task);
  return whyNotVote(view, seat);
}
