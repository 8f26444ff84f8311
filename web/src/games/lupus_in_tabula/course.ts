/** Lupus in Tabula in five minutes: a day and a night as the seer, then a night as a werewolf. */
import type { Games } from "../../wire";
import { framesOf, type Course, type Hint } from "../course";
import FRAMES from "./course.jsonl?raw";

type Move = Games["lupus-in-tabula"]["move"];

/** Does the pupil reveal the seer, so that the werewolves know it, too? */
const tellsTooMuch = (move: Move): boolean => move.do === "saw" || (move.do === "am" && move.role === "seer");

const otherwise = (say: string): Hint<"lupus-in-tabula">[] => [{ to: {}, say }];

export const course: Course<"lupus-in-tabula"> = {
  game: "lupus-in-tabula",
  frames: framesOf(FRAMES),
  seats: 8,
  several: true,
  lessons: [
    { frame: 0, say: "aim", waits: "next" },
    { frame: 0, say: "look", waits: "move", hints: otherwise("look-try") },
    { frame: 2, say: "dawn", waits: "next" },
    {
      frame: 2,
      say: "speak",
      waits: "move",
      hints: [{ to: tellsTooMuch, say: "speak-seer" }, ...otherwise("speak-try")],
    },
    { frame: 5, say: "ready", waits: "move", hints: otherwise("ready-try") },
    { frame: 7, say: "vote", waits: "move", hints: otherwise("vote-try") },
    { frame: 9, say: "plea", waits: "next" },
    { frame: 10, say: "final", waits: "move", hints: otherwise("final-try") },
    { frame: 12, say: "lynched", waits: "next" },
    { frame: 13, say: "wolf", waits: "next" },
    { frame: 14, say: "tear", waits: "move", hints: otherwise("tear-try") },
    { frame: 16, say: "torn", waits: "next" },
    { frame: 18, say: "end", waits: "end" },
  ],
};
