/** Lines and Columns in two minutes: what the coach says about a short game. */
import { framesOf, type Course } from "../course";
import FRAMES from "./course.jsonl?raw";

export const course: Course<"lines-and-columns"> = {
  game: "lines-and-columns",
  frames: framesOf(FRAMES),
  lessons: [
    { frame: 0, say: "aim", waits: "next" },
    { frame: 0, say: "green", waits: "move", hints: [{ to: {}, say: "green-try" }] },
    {
      frame: 2,
      say: "side",
      waits: "move",
      hints: [
        { to: { card: "blue-car" }, say: "side-left" },
        { to: {}, say: "side-card" },
      ],
    },
    {
      frame: 4,
      say: "column",
      waits: "move",
      hints: [
        { to: { card: "blue-book" }, say: "column-blue" },
        { to: {}, say: "column-card" },
      ],
    },
    { frame: 5, say: "wait", waits: "next" },
    { frame: 6, say: "all", waits: "move", hints: [{ to: {}, say: "all-try" }] },
    { frame: 7, say: "end", waits: "end" },
  ],
};
