/** Codenames in four minutes: a turn of guessing, then one as a spymaster. Each language has a course of its own. */
import type { Games } from "../../wire";
import type { Language } from "../../texts/loader";
import { framesOf, type Course, type Frame, type Hint, type Lesson, type CourseWords } from "../course";

type Move = Games["codenames"]["move"];
type Clue = Extract<Move, { do: "clue" }>;
type Hints = readonly Hint<"codenames">[];

const FILES = import.meta.glob<string>("./course-*.jsonl", { query: "?raw", import: "default" });

/** The place of the second fruit. */
const PEAR = 12;
/** The frame at which the pupil moves to the spymaster's chair. */
const SPYMASTER = 12;

const CHALLENGING = { to: { do: "challenge" }, say: "fine" } as const;
const POINTING: Hints = [
  { to: { do: "mark", place: PEAR }, say: "clue-pear" },
  CHALLENGING,
  { to: {}, say: "clue-try" },
];
const SECOND: Hints = [
  { to: { do: "stop" }, say: "second-stop" },
  { to: { do: "mark" }, say: "second-try" },
];

const isClue = (move: Move): move is Clue => move.do === "clue";

/** Hints for clues with which the course doesn't go on. */
function giving({ judged, good }: CourseWords<"codenames">, { number }: Clue): Hints {
  const known = (move: Move): CourseWords<"codenames">["judged"][string] | null =>
    isClue(move) ? (judged[move.word.toLowerCase()] ?? null) : null;
  const isRefused = (move: Move, code: string): boolean => {
    const told = known(move);
    return told !== null && "code" in told && told.code === code;
  };
  const isAkin = (move: Move): boolean => {
    const told = known(move);
    return isRefused(move, "shares-root") || (told !== null && "preview" in told && told.preview!.doubtful);
  };
  return [
    { to: (move) => isRefused(move, "is-visible"), say: "give-visible" },
    { to: isAkin, say: "give-root" },
    { to: (move) => known(move) === null, say: "give-unknown" },
    { to: (move) => isClue(move) && !good.includes(move.word.toLowerCase()), say: "give-risky" },
    { to: (move) => isClue(move) && move.number !== number, say: "give-number" },
  ];
}

function lessonsOf(frames: readonly Frame<"codenames">[]): Lesson<"codenames">[] {
  const words = frames[SPYMASTER]!.words!;
  const clue = frames[SPYMASTER + 1]!.move as Clue;
  const offers = words.offers.map((word) => ({ say: word, move: { ...clue, word } }));
  return [
    { frame: 0, say: "aim", waits: "next" },
    { frame: 1, say: "clue", waits: "move", hints: POINTING },
    { frame: 2, say: "touch", waits: "move", hints: [CHALLENGING, { to: {}, say: "touch-try" }] },
    { frame: 3, until: 4, say: "second", waits: "move", hints: SECOND },
    { frame: 5, say: "stop", waits: "move", hints: [{ to: {}, say: "stop-try" }] },
    { frame: 11, say: "colours", waits: "next" },
    { frame: SPYMASTER, say: "key", waits: "next" },
    { frame: SPYMASTER, say: "give", waits: "move", hints: giving(words, clue), offers },
    { frame: frames.length - 1, say: "end", waits: "end" },
  ];
}

/** The same frame with the pupil's word in place of the course's. No later rule depends on the word. */
function retold(frame: Frame<"codenames">, move: Move, wanted: Move): Frame<"codenames"> {
  if (!isClue(move) || !isClue(wanted)) return frame;
  const said = <T extends object>(one: T): T =>
    "word" in one && one.word === wanted.word ? { ...one, word: move.word } : one;
  const { view, events } = frame;
  return { ...frame, view: { ...view, history: view.history.map(said) }, events: events.map(said) };
}

function courseOf(frames: readonly Frame<"codenames">[]): Course<"codenames"> {
  const { good } = frames[SPYMASTER]!.words!;
  const leadsOn = (move: Move, wanted: Move): boolean =>
    isClue(move) && isClue(wanted) && good.includes(move.word.toLowerCase()) && move.number === wanted.number;
  return { game: "codenames", frames, lessons: lessonsOf(frames), seats: 4, leadsOn, retold };
}

export async function courseIn(language: Language): Promise<Course<"codenames">> {
  return courseOf(framesOf(await FILES[`./course-${language}.jsonl`]!()));
}
