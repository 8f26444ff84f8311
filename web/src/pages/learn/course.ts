/** A course of the playable introduction: a match played by the real rules (tests/games/courses.py writes and tests
 * it), and what the coach says to it. */
import type { GameId, Games } from "../../wire";

/** The match after a move (of nobody: the first one), as the pupil sees it. */
export interface Frame<G extends GameId = GameId> {
  by: number | null;
  move: Games[G]["move"] | null;
  events: readonly Games[G]["event"][];
  view: Games[G]["view"];
  due: boolean;
  choices: readonly Games[G]["move"][];
  /** What each choice would do, where the game foresees anything. */
  previews?: readonly Games[G]["preview"][];
}

/** What is said to a move that isn't the one: as much of it as is told has to fit. */
export interface Hint<G extends GameId = GameId> {
  to: Partial<Games[G]["move"]>;
  say: string;
}

/** Something the coach says at a frame. It waits for the move that leads to the next one, or else for "go on". */
export interface Lesson<G extends GameId = GameId> {
  frame: number;
  say: string;
  waits: "move" | "next" | "end";
  hints?: readonly Hint<G>[]; // the first that fits is said
}

export interface Course<G extends GameId = GameId> {
  game: G;
  frames: readonly Frame<G>[];
  lessons: readonly Lesson<G>[];
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
  return lesson.hints?.find((hint) => fits(move, hint.to))?.say ?? lesson.say;
}
