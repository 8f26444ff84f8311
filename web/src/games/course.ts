/** A course of the playable introduction: a match played by the real rules (tests/games/courses.py writes and tests
 * it), and what the coach says to it. */
import type { GameId, Games, OpenMove, Refusal } from "../wire";

/** Where the pupil may say any word: some that are offered, those that lead on, and what the referee says of all that
 * the course knows (written small). */
export interface CourseWords<G extends GameId = GameId> {
  offers: readonly string[];
  good: readonly string[];
  judged: Readonly<Record<string, { preview: Games[G]["preview"] } | Refusal>>;
}

/** The match after a move (of nobody: the first one, or another chair; or of many), as the pupil sees it. */
export interface Frame<G extends GameId = GameId> {
  by: number | null;
  move: Games[G]["move"] | null;
  events: readonly Games[G]["event"][];
  view: Games[G]["view"];
  due: boolean;
  choices: readonly Games[G]["move"][];
  /** What each choice would do, where the game foresees anything. */
  previews?: readonly Games[G]["preview"][];
  seat?: number; // where the pupil sits, if not at the first seat
  opens?: readonly OpenMove[];
  words?: CourseWords<G>;
  meanwhile?: boolean; // several have moved in one go
  clock?: string; // and then the time of this clock was up
}

/** What is said to a move that isn't the one: as much of it as is told has to fit. */
export interface Hint<G extends GameId = GameId> {
  to: Partial<Games[G]["move"]> | ((move: Games[G]["move"]) => boolean);
  say: string;
}

/** Something the coach says at a frame. It waits for the move that leads to the next one, or else for "go on". */
export interface Lesson<G extends GameId = GameId> {
  frame: number;
  until?: number; // the last frame at which it waits for a move, where it takes more than one
  say: string;
  waits: "move" | "next" | "end";
  hints?: readonly Hint<G>[]; // the first that fits is said
  offers?: readonly Offer<G>[];
}

/** A move that the coach proposes, in a word. */
export interface Offer<G extends GameId = GameId> {
  say: string;
  move: Games[G]["move"];
}

export interface Course<G extends GameId = GameId> {
  game: G;
  frames: readonly Frame<G>[];
  lessons: readonly Lesson<G>[];
  seats?: number; // if not two
  several?: boolean; // others may be asked, and move, while the pupil is asked
  /** Does another move lead on, too? Then the frames after it are told with that one. */
  leadsOn?: (move: Games[G]["move"], wanted: Games[G]["move"]) => boolean;
  retold?: (frame: Frame<G>, move: Games[G]["move"], wanted: Games[G]["move"]) => Frame<G>;
}

export const PUPIL = 0;
export const BOT = 1;

/** A frame a line. */
export function framesOf<G extends GameId>(written: string): Frame<G>[] {
  return written
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Frame<G>);
}

/** The part of the texts that is fetched with a course. */
export const partOf = (game: string): string => `course-${game}`;

/** The text of what a lesson, or a hint, says. */
export const keyOf = (game: string, say: string): string => `${partOf(game)}-${say}`;

/** Is it this move, as far as it is told? */
export function fits(move: object, told: object): boolean {
  const values = move as Record<string, unknown>;
  return Object.entries(told).every(([name, value]) => (values[name] ?? null) === value);
}

/** What to say to a move that a lesson doesn't wait for. */
export function hintOf(lesson: Lesson, move: object): string {
  const isFor = ({ to }: Hint): boolean => (typeof to === "function" ? to(move as never) : fits(move, to));
  return lesson.hints?.find(isFor)?.say ?? lesson.say;
}
