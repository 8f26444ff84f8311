/** The wire types of this game, and small functions on a view. */
import type {
  CodenamesColour,
  CodenamesGiven,
  CodenamesJudged,
  CodenamesMove,
  CodenamesTeam,
  CodenamesView,
} from "../../wire";
import type { Scene } from "../contract";

export type View = CodenamesView;
export type Colour = CodenamesColour;
export type Team = CodenamesTeam;
export type Move = CodenamesMove;
export type Given = CodenamesGiven;
export type Judged = CodenamesJudged;
export type Here = Scene<"codenames">;

export const TEAMS: readonly Team[] = ["red", "blue"];
export const COLOURS: readonly Colour[] = ["red", "blue", "bystander", "assassin"];
/** The value of `--hue` on a card of this colour. */
export const HUES: Readonly<Record<Colour, string>> = {
  red: "var(--ink-red)",
  blue: "var(--ink-blue)",
  bystander: "color-mix(in srgb, var(--ink-tan) 72%, var(--paper))",
  assassin: "var(--ink-night)",
};
export const SIDE = 5; // cards in a row

export function rivalOf(team: Team): Team {
  return team === "red" ? "blue" : "red";
}

export function spymasterOf(view: View, team: Team): number | null {
  return view.spymasters[TEAMS.indexOf(team)] ?? null;
}

export function isSpymaster(view: View, seat = view.seat): boolean {
  return seat >= 0 && view.spymasters.includes(seat);
}

/** The seats that guess for this team; with three players, the one seat that is in no team (CN-29). */
export function operativesOf(view: View, team: Team): number[] {
  const side = view.mode === "shared" ? null : team;
  const seats = view.teams.map((one, seat) => ({ one, seat }));
  return seats.filter(({ one, seat }) => one === side && !isSpymaster(view, seat)).map(({ seat }) => seat);
}

export function leftOf(view: View, team: Team): number {
  return view.left[TEAMS.indexOf(team)] ?? 0;
}

/** Is this the team that nobody plays (CN-27)? */
export function isFictional(view: View, team: Team): boolean {
  return view.mode === "together" && team !== view.starter;
}

/** The clue for which words are being guessed, or which is challenged. */
export function clueOf(view: View): Given | null {
  const isOut = view.phase === "guess" || view.phase === "ruling";
  return isOut ? (view.history.at(-1) ?? null) : null;
}

/** The key, if this viewer may see it; in a replay with everything open, that of a spymaster. */
export function keyOf({ view, open }: Pick<Here, "view" | "open">): readonly Colour[] {
  if (view.key.length > 0) return view.key;
  return [...(open?.values() ?? [])].find((one) => one.key.length > 0)?.key ?? [];
}

/** The seats that must decide now. */
export function awaited(view: View): number[] {
  if (view.turn === null) return [];
  if (view.phase === "guess") return operativesOf(view, view.turn);
  if (view.phase !== "ruling") return [spymasterOf(view, view.turn)].filter((seat) => seat !== null);
  if (!view.by_vote) return [spymasterOf(view, rivalOf(view.turn))].filter((seat) => seat !== null);
  const giver = spymasterOf(view, view.turn);
  return [...view.votes.keys()].filter((seat) => seat !== giver && view.votes[seat] === null);
}
