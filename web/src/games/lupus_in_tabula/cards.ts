/** The wire types of this game, and small functions on a view. */
import type {
  LupusInTabulaFate,
  LupusInTabulaLearned,
  LupusInTabulaLupusView,
  LupusInTabulaMove,
  LupusInTabulaNight,
  LupusInTabulaRole,
  LupusInTabulaSpoken,
} from "../../wire";
import type { Scene } from "../contract";

export const GAME = "lupus-in-tabula";
export type View = LupusInTabulaLupusView;
export type Role = LupusInTabulaRole;
export type Move = LupusInTabulaMove;
export type Fate = LupusInTabulaFate;
export type Learned = LupusInTabulaLearned;
export type Spoken = LupusInTabulaSpoken;
export type Night = LupusInTabulaNight;
export type Here = Scene<"lupus-in-tabula">;

/** The roles in the order of `mix`. */
export const ROLES: readonly Role[] = [
  "villager", "wolf", "seer", "medium", "possessed", "bodyguard", "owl", "freemason", "hamster", "mythomaniac",
]; // prettier-ignore

export const range = (count: number): number[] => Array.from({ length: count }, (_, n) => n);

export function countOf(view: View, role: Role): number {
  return view.mix[ROLES.indexOf(role)] ?? 0;
}

export function rolesInPlay(view: View): Role[] {
  return ROLES.filter((role) => countOf(view, role) > 0);
}

/** All seats that play: a person who moderates does not (LT-31). */
export function playersOf(view: View): number[] {
  return range(view.alive.length).filter((seat) => seat !== view.moderator);
}

export function livingOf(view: View): number[] {
  return playersOf(view).filter((seat) => view.alive[seat]);
}

export function isNight(view: View): boolean {
  return view.phase === "night";
}

export function isBallot(view: View): boolean {
  return view.phase === "ballot" || view.phase === "final";
}

export function fateOf(view: View, seat: number): Fate | null {
  return view.fates.find((fate) => fate.seat === seat) ?? null;
}

/** The last deaths: by day, who died in the night; at night, who was lynched on the day before. */
export function newsOf(view: View): { how: Fate["how"]; seats: number[] } {
  const how = isNight(view) ? "lynched" : "night";
  const day = isNight(view) ? view.day - 1 : view.day;
  const seats = view.fates.filter((fate) => fate.how === how && fate.day === day).map((fate) => fate.seat);
  return { how, seats };
}

/** Who voted for this seat in the present or last ballot. */
export function votersOf(view: View, seat: number): number[] {
  return range(view.votes.length).filter((voter) => view.votes[voter] === seat);
}

type Opinion = "accuse" | "trust" | "doubt";

/** Who said this about a seat today, and has said nothing else about it since. */
export function saidOf(view: View, seat: number, act: Opinion): number[] {
  const last = new Map<number, string>();
  for (const one of view.spoken) {
    if (one.at === seat && one.act !== "saw") last.set(one.seat, one.act);
  }
  return [...last].filter(([, what]) => what === act).map(([who]) => who);
}

/** Who claims to have seen this seat as a wolf or as a human. */
export function seenBy(view: View, seat: number, shade: "wolf" | "human"): number[] {
  const claims = view.claims.filter((claim) => claim.at === seat && claim.shade === shade);
  return [...new Set(claims.map((claim) => claim.seat))];
}

/** The roles that this viewer knows for certain; in a replay with everything open, all of them. */
export function rolesOf({ view, open }: Pick<Here, "view" | "open">): (Role | null)[] {
  return view.roles.map((role, seat) => role ?? open?.get(seat)?.role ?? null);
}

/** What happened in the nights, if this viewer may know it. */
export function nightsOf({ view, open }: Pick<Here, "view" | "open">): readonly Night[] {
  if (view.nights.length > 0) return view.nights;
  return [...(open?.values() ?? [])].find((one) => one.nights.length > 0)?.nights ?? [];
}

/** LT-21: a nominee has no vote in this ballot; nor in the repeat, tied or not. */
export function isWithoutVote(view: View): boolean {
  return view.phase === "final" && (view.alive[view.seat] ?? false) && !view.voters[view.seat];
}

/** May this viewer see everything while others may not: the moderator, or a ghost (LT-31, LT-32)? */
export function seesAll(view: View): boolean {
  if (view.seat < 0 || view.phase === "over") return false;
  return view.seat === view.moderator || (view.ghosts && !view.alive[view.seat]);
}

/** The public view, written from nothing, for a shared device while it is handed from one seat to another. */
export function publicOf(view: View): View {
  const none = view.alive.map(() => null);
  const isSealed = view.at_once && isBallot(view);
  return {
    seat: -1,
    phase: view.phase,
    day: view.day,
    mix: view.mix,
    moderator: view.moderator,
    first_victim: view.first_victim,
    at_once: view.at_once,
    shadows: view.shadows,
    ghosts: view.ghosts,
    whispers: view.whispers,
    more_time: view.more_time,
    alive: view.alive,
    fates: view.fates,
    role: null,
    roles: none,
    fellows: [],
    task: null,
    answered: false,
    pointed: null,
    pointing: none,
    learned: [],
    first: view.first,
    turn: view.turn,
    ready: view.ready,
    more: view.more,
    prolonged: view.prolonged,
    left: 0,
    spoken: view.spoken,
    says: view.says,
    claims: view.claims,
    voters: view.voters,
    votes: isSealed ? none : view.votes,
    nominees: view.nominees,
    owl: view.owl,
    tie: view.tie,
    ballots: view.ballots,
    nights: [],
    winner: null,
    winners: [],
  };
}
