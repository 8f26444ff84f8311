import { describe, expect, test, vi } from "vitest";
import { LANGUAGES, textsOf } from "../../texts/loader";
import { courseIn } from "../../games/codenames/course";
import { fits, hintOf, keyOf, partOf, PUPIL, type Course, type Frame, type Lesson } from "../../games/course";
import { COURSES, isLearnable } from "../../games/courses";
import { Pupil } from "./pupil.svelte";

const fetched = [
  ...Object.values(COURSES).map((fetch) => fetch() as Promise<Course>),
  ...LANGUAGES.slice(1).map((language) => courseIn(language) as Promise<unknown> as Promise<Course>),
];
const courses = await Promise.all(fetched);
type Move = NonNullable<Frame["move"]>;

const seatAt = ({ seat = PUPIL }: Frame): number => seat;

/** May this seat move? The pupil must be asked for their own moves; during moves of others, the pupil is asked only in
 * a course with `several`. If the view's turn is a seat, it must be this one. */
function isOnTurn({ view, due }: Frame, by: number | null, seat: number, several: boolean): boolean {
  const isAsked = by === seat ? due : !due || several;
  return isAsked && (typeof view.turn !== "number" || view.turn === by);
}

/** What the pupil can do at a frame: the choices, and the words that the course knows, each with two numbers. */
function movesAt({ choices, words }: Frame): Move[] {
  const known = words ? [...Object.keys(words.judged), "xyzzy"] : [];
  return [
    ...choices,
    ...known.flatMap((word) => [1, 2].map((number) => ({ do: "clue", word, number }) as Move)),
  ];
}

test("only some ids are games with a course", () => {
  expect([isLearnable("artus"), isLearnable("toString"), isLearnable("codenames")]).toEqual([
    true,
    false,
    true,
  ]);
});

describe.each(courses)("the course of $game", (course) => {
  const { frames, lessons, several = false } = course;
  const pairs = frames.slice(1).map((after, n) => ({ before: frames[n]!, after }));
  const asking = lessons.filter((lesson) => lesson.waits === "move");
  /** The frames at which this lesson waits for a move. */
  const waiting = ({ frame, until = frame, waits }: Lesson): Frame[] =>
    waits === "move" ? frames.slice(frame, until + 1) : [];
  const leadsOn = (move: Move, wanted: Move): boolean =>
    fits(move, wanted) || (course.leadsOn?.(move, wanted) ?? false);
  const wantedAfter = (frame: Frame): Move => frames[frames.indexOf(frame) + 1]!.move!;
  const othersAt = (frame: Frame): Move[] =>
    movesAt(frame).filter((move) => !leadsOn(move, wantedAfter(frame)));

  test("every mover was on turn, and the pupil's moves were offered", () => {
    for (const { before, after } of pairs.filter(({ after: { by } }) => by !== null)) {
      expect(isOnTurn(before, after.by, seatAt(before), several)).toBe(true);
      const isOffered = movesAt(before).some((move) => fits(move, after.move!) && fits(after.move!, move));
      if (after.by === seatAt(before) || !several) expect(isOffered).toBe(after.by === seatAt(before));
    }
  });

  test("nobody moves at the first frame, or when the pupil changes chairs", () => {
    const still = frames.filter(({ by, move, meanwhile = false }, n) => {
      expect(by === null).toBe(move === null);
      return by === null && !meanwhile && n > 0;
    });
    const changed = pairs.filter(({ before, after }) => seatAt(before) !== seatAt(after));
    expect(changed.map(({ after }) => after)).toEqual(still);
  });

  test("a frame has a preview for every choice, or none at all", () => {
    for (const { choices, previews } of frames)
      expect(previews?.length ?? choices.length).toBe(choices.length);
  });

  test("lessons come in the order of the frames, and each waits where the pupil may move", () => {
    for (const [n, lesson] of lessons.entries()) {
      expect(lesson.frame).toBeGreaterThanOrEqual(lessons[n - 1]?.frame ?? 0);
      for (const frame of waiting(lesson)) expect(frame.due).toBe(true);
    }
    expect(lessons.at(-1)).toMatchObject({ frame: frames.length - 1, waits: "end" });
  });

  test("has all its texts in every language, and no others", async () => {
    const said = lessons.flatMap(({ say, hints = [] }) => [say, ...hints.map((hint) => hint.say)]);
    const keys = [...new Set(said)].map((say) => keyOf(course.game, say));
    for (const language of LANGUAGES) {
      const texts = await textsOf(language, [partOf(course.game)]);
      expect(texts.keys(`${partOf(course.game)}-`).toSorted()).toEqual(keys.toSorted());
    }
  });

  test("has a hint for every other move, and every hint for some move", () => {
    for (const lesson of asking) {
      const others = waiting(lesson).flatMap(othersAt);
      for (const move of others) expect(hintOf(lesson, move)).not.toBe(lesson.say);
      const given = new Set(others.map((move) => hintOf(lesson, move)));
      const hints = (lesson.hints ?? []).map((hint) => hint.say);
      if (others.length > 0) expect([...given].toSorted()).toEqual(hints.toSorted());
    }
  });

  test("every offer of the coach leads on or gets a hint, and at least one leads on", () => {
    for (const { frame, offers = [], ...lesson } of asking.filter((one) => one.offers)) {
      const ways = offers.filter(({ move }) => leadsOn(move, frames[frame + 1]!.move!));
      expect(ways.length).toBeGreaterThan(0);
      const hints = offers.filter((one) => !ways.includes(one));
      for (const { move } of hints) expect(hintOf({ ...lesson, frame }, move)).not.toBe(lesson.say);
    }
  });

  test("a pupil who follows the coach comes to the end; a wrong move gets a hint and another try", () => {
    vi.useFakeTimers();
    const pupil = new Pupil(course);
    for (const lesson of lessons) {
      vi.runAllTimers(); // the bot has answered
      expect(pupil.lesson).toBe(lesson);
      expect(pupil.past).toEqual(frames.slice(0, lesson.frame + 1).flatMap((one) => one.events as object[]));
      if (lesson.waits === "move") for (const frame of waiting(lesson)) tries(pupil, frame);
      else if (lesson.waits === "next") pupil.goOn();
    }
    expect(pupil.mayPlay).toBe(false);
    pupil.restart();
    expect([pupil.step, pupil.frame]).toEqual([1, frames[0]]);
    vi.useRealTimers();
  });

  function tries(pupil: Pupil, frame: Frame): void {
    const { lesson } = pupil;
    const [wanted, other] = [wantedAfter(frame), othersAt(frame)[0]];
    expect(pupil.frame).toBe(frame);
    if (other) expect([pupil.play(other), pupil.hint]).toEqual([false, hintOf(lesson, other)]);
    expect(pupil.foresee(wanted)).toEqual(
      frame.previews?.[frame.choices.findIndex((one) => fits(one, wanted))] ?? null,
    );
    expect([pupil.play(wanted), pupil.hint]).toEqual([true, ""]);
  }
});
