/** Why a card can't be touched, found from the view alone: a sentence of the server. */
import type { Refused } from "../../texts/fill";
import { isSpymaster, operativesOf, type View } from "./cards";

export interface Reason extends Refused {
  rule: string;
}

function refused(code: string, rule: string): Reason {
  return { code, rule, args: {} };
}

export function whyNotPlace(view: View, place: number): Reason | null {
  if (view.phase === "over" || view.turn === null) return refused("is-over", "CN-10");
  if (view.colours[place]) return refused("is-covered", "CN-9");
  const mayCover = view.spymasters.includes(view.seat) && view.teams[view.seat] === view.turn;
  if (view.phase === "penalty" && mayCover) return refused("not-own-word", "CN-11");
  if (view.phase === "cover" && mayCover) return refused("not-their-word", "CN-27");
  if (isSpymaster(view)) return refused("spymaster-touches", "CN-9");
  if (view.phase === "ruling") return refused("is-frozen", "CN-31");
  if (view.phase !== "guess") return refused("no-guess-now", "CN-7");
  return operativesOf(view, view.turn).includes(view.seat) ? null : refused("other-team", "CN-9");
}
