/** Looking back: what happened in a night, and who suspected right. */
import { playersOf, type Here, type Night, type View } from "./cards";

/** The answers to one question in a night. */
export function answersTo(
  night: Night,
  task: NonNullable<View["task"]>,
): { seat: number; at: number | null }[] {
  return night.tasks.flatMap((one, seat) =>
    one === task ? [{ seat, at: night.pointed[seat] ?? null }] : [],
  );
}

/** Who died at the dawn after this night. */
export function deadAfter(view: View, night: number): number[] {
  return view.fates.filter((fate) => fate.how === "night" && fate.day === night).map((fate) => fate.seat);
}

export function lynchedOn(view: View, day: number): number[] {
  return view.fates.filter((fate) => fate.how === "lynched" && fate.day === day).map((fate) => fate.seat);
}

export interface SeatAccuracy {
  seat: number;
  suspicions: { right: number; all: number };
  votes: { right: number; all: number };
}

/** A suspected or voted seat, and the last dawn before that. */
interface Aim {
  at: number | null;
  dawn: number;
}

/** The dawn since which this seat is a wolf: 0, or the one after the night in which it copied a wolf (LT-30). */
function wolfSince({ roles, nights }: View, seat: number): number {
  if (roles[seat] !== "wolf") return Infinity;
  return nights.find((night) => night.tasks[seat] === "copy")?.night ?? 0;
}

function suspicionsOf({ nights }: View, seat: number): Aim[] {
  return nights
    .filter((night) => night.tasks[seat] === "suspect")
    .map(({ night, pointed }) => ({ at: pointed[seat] ?? null, dawn: night - 1 }));
}

function votesOf({ ballots }: View, seat: number): Aim[] {
  return ballots.map(({ day, votes }) => ({ at: votes[seat] ?? null, dawn: day }));
}

function count(view: View, aims: readonly Aim[]): SeatAccuracy["votes"] {
  const all = aims.filter(({ at }) => at !== null);
  const right = all.filter(({ at, dawn }) => wolfSince(view, at!) <= dawn);
  return { right: right.length, all: all.length };
}

/** How often each player suspected a werewolf at night, and voted for one by day; the best player first. */
export function accuracyOf({ view }: Pick<Here, "view">): SeatAccuracy[] {
  const accuracy = (seat: number): SeatAccuracy => ({
    seat,
    suspicions: count(view, suspicionsOf(view, seat)),
    votes: count(view, votesOf(view, seat)),
  });
  const right = (one: SeatAccuracy): number => one.suspicions.right + one.votes.right;
  return playersOf(view)
    .map(accuracy)
    .toSorted((a, b) => right(b) - right(a) || a.seat - b.seat);
}
