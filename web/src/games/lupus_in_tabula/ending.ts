/** Looking back: what happened in a night, and who had a good nose. */
import { playersOf, type Here, type Night, type View } from "./cards";

/** What somebody answered in a night, by the question. */
export function answersTo(
  night: Night,
  task: NonNullable<View["task"]>,
): { seat: number; at: number | null }[] {
  return night.tasks.flatMap((one, seat) =>
    one === task ? [{ seat, at: night.pointed[seat] ?? null }] : [],
  );
}

/** Those who died at the dawn after this night. */
export function deadAfter(view: View, night: number): number[] {
  return view.fates.filter((fate) => fate.how === "night" && fate.day === night).map((fate) => fate.seat);
}

export function lynchedOn(view: View, day: number): number[] {
  return view.fates.filter((fate) => fate.how === "lynched" && fate.day === day).map((fate) => fate.seat);
}

export interface Nose {
  seat: number;
  suspicions: { right: number; all: number };
  votes: { right: number; all: number };
}

/** How often each suspected a werewolf at night, and voted for one by day; the best first. */
export function nosesOf({ view }: Pick<Here, "view">): Nose[] {
  const isWolf = (seat: number | null): boolean => seat !== null && view.roles[seat] === "wolf";
  const count = (aims: readonly (number | null)[]): Nose["votes"] => {
    const all = aims.filter((at) => at !== null);
    return { right: all.filter(isWolf).length, all: all.length };
  };
  const nose = (seat: number): Nose => ({
    seat,
    suspicions: count(
      view.nights.map((night) => (night.tasks[seat] === "suspect" ? (night.pointed[seat] ?? null) : null)),
    ),
    votes: count(view.ballots.map((ballot) => ballot.votes[seat] ?? null)),
  });
  const right = (one: Nose): number => one.suspicions.right + one.votes.right;
  return playersOf(view)
    .map(nose)
    .toSorted((a, b) => right(b) - right(a) || a.seat - b.seat);
}
