import { describe, expect, test, vi } from "vitest";
import { printed } from "./card_words";
import { LANGUAGES, textsOf } from "../../texts/loader";
import { courseIn } from "./course";
import { partOf, type Course } from "../course";
import { Pupil } from "../../pages/learn/pupil.svelte";

const EDITIONS = await Promise.all(
  LANGUAGES.map(async (language) => ({ language, course: await courseIn(language) })),
);

describe.each(EDITIONS)("the course of Codenames in $language", ({ language, course }) => {
  const { frames, lessons } = course;
  const at = (say: string): number => lessons.find((lesson) => lesson.say === say)!.frame;
  const before = lessons.findIndex((lesson) => lesson.say === "give");

  /** A pupil who has reached the lesson about giving a clue. */
  function spymaster(): Pupil {
    const pupil = new Pupil(course as unknown as Course);
    for (const lesson of lessons.slice(0, before)) {
      vi.runAllTimers();
      const moves = frames.slice(lesson.frame + 1, (lesson.until ?? lesson.frame) + 2);
      if (lesson.waits === "move") for (const { move } of moves) pupil.play(move!);
      else pupil.goOn();
    }
    vi.runAllTimers();
    return pupil;
  }

  test("only spymasters see the key before the end (CN-2)", () => {
    for (const [n, { view }] of frames.entries()) {
      const isOpen = n >= at("key");
      expect([view.pack, view.key.length]).toEqual([language, isOpen ? 25 : 0]);
      expect(view.seat === view.spymasters[0]).toBe(isOpen);
    }
  });

  test("what the coach says is true", () => {
    expect(frames[at("clue")]!.view).toMatchObject({ left: [9, 8], limit: 3 });
    expect(frames[at("stop")]!.view).toMatchObject({ left: [7, 8], limit: 1, guesses: 2 });
    expect(frames[at("colours")]!.events).toMatchObject([{ colour: "bystander" }, { why: "bystander" }]);
    expect(frames[at("end")]!.view).toMatchObject({ end: "assassin", winner: "red", left: [5, 6] });
  });

  test("the words that the coach mentions are on the table", async () => {
    const texts = await textsOf(language, [partOf("codenames")]);
    const { view } = frames[0]!;
    const words = view.cards.map((_, place) => printed(view, place));
    const said = texts
      .keys("course-codenames-")
      .flatMap((key) => texts.say(key, { bot: "Mekano" }).match(/\p{Lu}{3,}/gu) ?? []);
    const inflected = ["PINGWINA", "PINGWINIE", "ŚNIEGU", "SLEDON"];
    expect(said.filter((word) => !words.includes(word) && !inflected.includes(word))).toEqual([]);
    expect(new Set(said).size).toBeGreaterThan(6);
  });

  test("the coach offers a word on the table, a word that shares a root, a dangerous one, and two good ones", () => {
    const { judged, good, offers } = frames[at("give")]!.words!;
    const kinds = offers.map((word) => {
      const told = judged[word.toLowerCase()]!;
      if ("code" in told) return told.code;
      return good.includes(word.toLowerCase()) ? "good" : "danger";
    });
    expect(kinds.toSorted()).toEqual(["danger", "good", "good", "is-visible", "shares-root"]);
  });

  test("a good clue of the pupil's own replaces the course's clue from there on", () => {
    vi.useFakeTimers();
    const pupil = spymaster();
    const word = frames[at("give")]!.words!.good.at(-1)!;
    expect(pupil.judge({ do: "clue", word, number: 2 })).toHaveProperty("preview");
    expect(pupil.judge({ do: "clue", word: "xyzzy", number: 2 })).toBe(null);
    expect(pupil.play({ do: "clue", word, number: 2 })).toBe(true);
    vi.runAllTimers();
    const { history } = pupil.frame.view as (typeof frames)[0]["view"];
    const [wanted] = [frames.at(-1)!.view.history[2]!.word];
    expect(history.map((given) => given.word)).toEqual(
      frames.at(-1)!.view.history.map((given) => (given.word === wanted ? word : given.word)),
    );
    expect(pupil.past).toContainEqual(expect.objectContaining({ event: "clue", word }));
    pupil.restart();
    expect(pupil.frame).toBe(frames[0]);
    vi.useRealTimers();
  });
});
