/** Love Letter in two minutes: what the coach says to the course, and which move a lesson waits for. The course itself
 * is played by the real rules (tests/games/love_letter/lesson.py writes and tests it). */
import type { LoveLetterEvent, LoveLetterMove, LoveLetterView } from "../../wire";
import COURSE from "./love-letter.jsonl?raw";

/** The match after a move (of nobody: the deal), as the pupil sees it. */
export interface Frame {
  by: number | null;
  move: LoveLetterMove | null;
  events: readonly LoveLetterEvent[];
  view: LoveLetterView;
  due: boolean;
  choices: readonly LoveLetterMove[];
}

/** Something the coach says at a frame. It waits for the move that leads to the next one, or else for "go on". */
export interface Lesson {
  frame: number;
  say: string;
  waits: "move" | "next" | "end";
  /** What is said to a move that isn't the one; the first that fits. */
  hints?: readonly { to: Partial<LoveLetterMove>; say: string }[];
}

export const PUPIL = 0;
export const BOT = 1;

export const FRAMES = COURSE.trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Frame);

const key = (name: string): string => `learn-love-letter-${name}`;

export const LESSONS: readonly Lesson[] = [
  { frame: 0, say: key("aim"), waits: "next" },
  { frame: 0, say: key("spy"), waits: "move", hints: [{ to: {}, say: key("spy-try") }] },
  { frame: 1, say: key("looked"), waits: "next" },
  { frame: 2, say: key("guard"), waits: "move", hints: [{ to: {}, say: key("guard-try") }] },
  { frame: 3, say: key("token"), waits: "next" },
  { frame: 3, say: key("handmaid"), waits: "move", hints: [{ to: {}, say: key("handmaid-try") }] },
  { frame: 5, say: key("countess"), waits: "move", hints: [{ to: {}, say: key("countess-try") }] },
  { frame: 7, say: key("baron"), waits: "move", hints: [{ to: {}, say: key("baron-try") }] },
  { frame: 8, say: key("won"), waits: "next" },
  {
    frame: 8,
    say: key("prince"),
    waits: "move",
    hints: [
      { to: { play: "princess" }, say: key("princess-try") },
      { to: {}, say: key("prince-self-try") },
    ],
  },
  { frame: 10, say: key("end"), waits: "end" },
];

/** Is it this move, as far as it is told? */
export function fits(move: LoveLetterMove, told: Partial<LoveLetterMove>): boolean {
  const values = move as unknown as Record<string, unknown>;
  return Object.entries(told).every(([name, value]) => (values[name] ?? null) === value);
}

/** What to say to a move that a lesson doesn't wait for. */
export function hintOf(lesson: Lesson, move: LoveLetterMove): string {
  return lesson.hints?.find((hint) => fits(move, hint.to))?.say ?? lesson.say;
}
