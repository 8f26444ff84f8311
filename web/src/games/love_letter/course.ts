/** Love Letter in two minutes: what the Princess says about three short rounds. */
import { framesOf, type Course } from "../course";
import FRAMES from "./course.jsonl?raw";

export const course: Course<"love-letter"> = {
  game: "love-letter",
  frames: framesOf(FRAMES),
  lessons: [
    { frame: 0, say: "aim", waits: "next" },
    { frame: 0, say: "spy", waits: "move", hints: [{ to: {}, say: "spy-try" }] },
    { frame: 1, say: "looked", waits: "next" },
    { frame: 2, say: "guard", waits: "move", hints: [{ to: {}, say: "guard-try" }] },
    { frame: 3, say: "token", waits: "next" },
    { frame: 3, say: "handmaid", waits: "move", hints: [{ to: {}, say: "handmaid-try" }] },
    { frame: 5, say: "countess", waits: "move", hints: [{ to: {}, say: "countess-try" }] },
    { frame: 7, say: "baron", waits: "move", hints: [{ to: {}, say: "baron-try" }] },
    { frame: 8, say: "won", waits: "next" },
    {
      frame: 8,
      say: "prince",
      waits: "move",
      hints: [
        { to: { play: "princess" }, say: "princess-try" },
        { to: {}, say: "prince-self-try" },
      ],
    },
    { frame: 10, say: "end", waits: "end" },
  ],
};
