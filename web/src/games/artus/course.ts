/** Artus in four minutes: what the King says about the first five turns. */
import FRAMES from "./course.jsonl?raw";
import { framesOf, type Course, type Hint } from "../course";

type Hints = readonly Hint<"artus">[];

/** The pupil's Knight that is placed last, and the one that sits at a red plate. */
const LAST = 4;
const RED = 1;

const LEAVING: Hints = [
  { to: { card: "knight-2-5", knight: LAST, steps: 5 }, say: "leave-far" },
  { to: { card: "knight-2-5", knight: LAST }, say: "leave-chair" },
  { to: { card: "knight-2-5" }, say: "leave-knight" },
  { to: {}, say: "leave-card" },
];
const PUSHING: Hints = [
  { to: { card: "knight-7-9", knight: RED, steps: 8 }, say: "push-own" },
  { to: { card: "knight-7-9", knight: RED }, say: "push-chair" },
  { to: { card: "knight-7-9" }, say: "push-knight" },
  { to: {}, say: "push-card" },
];
const LEADING: Hints = [
  { to: { card: "silver-1-7", royal: "silver-1" }, say: "king-chair" },
  { to: { card: "silver-1-7" }, say: "king-prince" },
  { to: {}, say: "king-card" },
];
const TAKING: Hints = [
  { to: { card: "ring-any", royal: "bronze-2" }, say: "take-ring" },
  { to: { card: "knight-1-5", knight: LAST }, say: "take-chair" },
  { to: { card: "knight-1-5" }, say: "take-knight" },
  { to: {}, say: "take-card" },
];
const CROWNING: Hints = [
  { to: { card: "ring-any" }, say: "crown-prince" },
  { to: {}, say: "crown-card" },
];

export const course: Course<"artus"> = {
  game: "artus",
  frames: framesOf(FRAMES),
  lessons: [
    { frame: 0, say: "aim", waits: "next" },
    { frame: 0, say: "place", waits: "move", hints: [{ to: {}, say: "place-try" }] },
    { frame: 1, say: "leave", waits: "move", hints: LEAVING },
    { frame: 2, say: "draw", waits: "move", hints: [{ to: {}, say: "draw-try" }] },
    { frame: 5, say: "red", waits: "next" },
    { frame: 5, say: "push", waits: "move", hints: PUSHING },
    { frame: 9, say: "prince", waits: "next" },
    { frame: 9, say: "king", waits: "move", hints: LEADING },
    { frame: 10, say: "turned", waits: "next" },
    { frame: 13, say: "ring", waits: "next" },
    { frame: 13, say: "take", waits: "move", hints: TAKING },
    { frame: 17, say: "crown", waits: "move", hints: CROWNING },
    { frame: 19, say: "end", waits: "end" },
  ],
};
