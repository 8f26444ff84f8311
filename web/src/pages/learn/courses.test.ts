import { describe, expect, test, vi } from "vitest";
import { LANGUAGES, textsOf } from "../../words/texts";
import { fits, hintOf, keyOf, partOf, PUPIL, type Course } from "./course";
import { COURSES, isLearnable } from "./courses";
import { Pupil } from "./pupil.svelte";

const courses = await Promise.all(Object.values(COURSES).map((fetch) => fetch() as Promise<Course>));

test("a game has a course or not", () => {
  expect([isLearnable("artus"), isLearnable("toString"), isLearnable("codenames")]).toEqual([
    true,
    false,
    false,
  ]);
});

describe.each(courses)("the course of $game", (course) => {
  const { frames, lessons } = course;
  const pairs = frames.slice(1).map((after, n) => ({ before: frames[n]!, after }));
  const asking = lessons.filter((lesson) => lesson.waits === "move");

  test("whoever moves was on turn, and the pupil's moves were offered", () => {
    for (const { before, after } of pairs) {
      expect(after.by).toBe(before.view.turn);
      expect(before.due).toBe(before.view.turn === PUPIL);
      const isOffered = before.choices.some((move) => fits(move, after.move!) && fits(after.move!, move));
      expect(isOffered).toBe(after.by === PUPIL);
    }
  });

  test("a preview for every choice, or none at all", () => {
    for (const { choices, previews } of frames)
      expect(previews?.length ?? choices.length).toBe(choices.length);
  });

  test("lessons come in the order of the frames, and each waits where the pupil may move", () => {
    for (const [n, lesson] of lessons.entries()) {
      expect(lesson.frame).toBeGreaterThanOrEqual(lessons[n - 1]?.frame ?? 0);
      if (lesson.waits === "move") expect(frames[lesson.frame]!.due).toBe(true);
    }
    expect(lessons.at(-1)).toMatchObject({ frame: frames.length - 1, waits: "end" });
  });

  test("has words in every language, and no others", async () => {
    const said = lessons.flatMap(({ say, hints = [] }) => [say, ...hints.map((hint) => hint.say)]);
    const keys = [...new Set(said)].map((say) => keyOf(course.game, say));
    for (const language of LANGUAGES) {
      const texts = await textsOf(language, [partOf(course.game)]);
      expect(texts.keys(`${partOf(course.game)}-`).toSorted()).toEqual(keys.toSorted());
    }
  });

  test("has a hint for every other move, and every hint for some move", () => {
    for (const lesson of asking) {
      const wanted = frames[lesson.frame + 1]!.move!;
      const others = frames[lesson.frame]!.choices.filter((move) => !fits(move, wanted));
      for (const move of others) expect(hintOf(lesson, move)).not.toBe(lesson.say);
      const given = new Set(others.map((move) => hintOf(lesson, move)));
      const hints = (lesson.hints ?? []).map((hint) => hint.say);
      if (others.length > 0) expect([...given].toSorted()).toEqual(hints.toSorted());
    }
  });

  test("who does as told comes to the end; who doesn't gets a hint and another try", () => {
    vi.useFakeTimers();
    const pupil = new Pupil(course);
    for (const lesson of lessons) {
      vi.runAllTimers(); // the bot has answered
      expect(pupil.lesson).toBe(lesson);
      expect(pupil.past).toEqual(frames.slice(0, lesson.frame + 1).flatMap((one) => one.events as object[]));
      if (lesson.waits === "move") tries(pupil);
      else if (lesson.waits === "next") pupil.goOn();
    }
    expect(pupil.mayPlay).toBe(false);
    pupil.restart();
    expect([pupil.step, pupil.frame]).toEqual([1, frames[0]]);
    vi.useRealTimers();
  });

  function tries(pupil: Pupil): void {
    const { lesson, frame } = pupil;
    const wanted = frames[lesson.frame + 1]!.move!;
    const other = frame.choices.find((move) => !fits(move, wanted));
    if (other) expect([pupil.play(other), pupil.hint]).toEqual([false, hintOf(lesson, other)]);
    expect(pupil.foresee(wanted)).toEqual(
      frame.previews?.[frame.choices.findIndex((one) => fits(one, wanted))] ?? null,
    );
    expect([pupil.play(wanted), pupil.hint]).toEqual([true, ""]);
  }
});
