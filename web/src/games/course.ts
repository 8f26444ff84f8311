/** A course of the playable introduction: a match played by the real rules (tests/games/courses.py writes and tests
 * it), and what the coach says to it. */
import type { GameId, Games, OpenMove, Refusal } from "../wire";

/** For a move in which the pupil may write any word: words that the coach proposes, words with which the course goes
 * on, and what the referee says of every word that the course knows (in lower case). */
export interface CourseWords<G extends GameId = GameId> {
  offers: readonly string[];
  good: readonly string[];
  judged: Readonly<Record<string, { preview: Games[G]["preview"] } | Refusal>>;
}

/** The match after a move, as the pupil sees it. `by` is null in the first frame, when the pupil changes chairs, and
 * when several have moved. */
export interface Frame<G extends GameId = GameId> {
  by: number | null;
  move: Games[G]["move"] | null;
  events: readonly Games[G]["event"][];
  view: Games[G]["view"];
  due: boolean;
  choices: readonly Games[G]["move"][];
  /** What each choice would do, in a game that has previews. */
  previews?: readonly Games[G]["preview"][];
  seat?: number; // the pupil's seat, if it is not the first
  opens?: readonly OpenMove[];
  words?: CourseWords<G>;
  meanwhile?: boolean; // several have moved at the same time
  clock?: string; // after that, the time of this clock was up
}

/** What the coach says to a wrong move: a hint for moves that have these values, or for which this function is true. */
export interface Hint<G extends GameId = GameId> {
  to: Partial<Games[G]["move"]> | ((move: Games[G]["move"]) => boolean);
  say: string;
}

/** Something the coach says at a frame. Then it waits for the move that leads to the next frame, or for "go on". */
export interface Lesson<G extends GameId = GameId> {
  frame: number;
  until?: number; // the last frame at which it waits for a move, if it waits for several
  say: string;
  waits: "move" | "next" | "end";
  hints?: readonly Hint<G>[]; // the coach says the first that fits
  offers?: readonly Offer<G>[];
}

/** A word that the coach proposes, with its move. */
export interface Offer<G extends GameId = GameId> {
  say: string;
  move: Games[G]["move"];
}

export interface Course<G extends GameId = GameId> {
  game: G;
  frames: readonly Frame<G>[];
  lessons: readonly Lesson<G>[];
  seats?: number; // two if missing
  several?: boolean; // others may be asked, and may move, while the pupil is asked
  /** Does the course go on with another move, too? Then `retold` puts that move into the frames after it. */
  leadsOn?: (move: Games[G]["move"], wanted: Games[G]["move"]) => boolean;
  retold?: (frame: Frame<G>, move: Games[G]["move"], wanted: Games[G]["move"]) => Frame<G>;
}

export const PUPIL = 0;
export const BOT = 1;

/** The frames of a file with one frame per line. */
export function framesOf<G extends GameId>(written: string): Frame<G>[] {
  return written
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Frame<G>);
}

/** The part of the texts that is loaded with a course. */
export const partOf = (game: string): string => `course-${game}`;

/** The key of the text that a lesson or a hint says. */
export const keyOf = (game: string, say: string): string => `${partOf(game)}-${say}`;

/** Does the move have all these values? */
export function fits(move: object, told: object): boolean {
  const values = move as Record<string, unknown>;
  return Object.entries(told).every(([name, value]) => (values[name] ?? null) === value);
}

/** What the coach says to a move that the lesson doesn't wait for. */
export function hintOf(lesson: Lesson, move: object): string {
  const isFor = ({ to }: Hint): boolean => (typeof to === "function" ? to(move as never) : fits(move, to));
  return lesson.hints?.find(isFor)?.say ?? lesson.say;
}
