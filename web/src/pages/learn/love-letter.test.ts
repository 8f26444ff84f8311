import { describe, expect, test, vi } from "vitest";
import { LANGUAGES, textsOf } from "../../words/texts";
import type { LoveLetterMove, LoveLetterView } from "../../wire";
import { BOT, fits, FRAMES, hintOf, LESSONS, PUPIL } from "./love-letter";
import { Pupil } from "./pupil.svelte";

const AIMED = ["guard", "spy", "baron", "king"];
const sizeOf = (view: LoveLetterView): number => view.discards.flat().length;
const pairs = FRAMES.slice(1).map((after, n) => ({ before: FRAMES[n]!, after }));
const lessons = LESSONS.filter((lesson) => lesson.waits === "move");

function isOffered(choices: readonly LoveLetterMove[], move: LoveLetterMove): boolean {
  return choices.some((choice) => fits(choice, move) && fits(move, choice));
}

describe("the course", () => {
  test("two cards on one's own turn, else one (LL-4)", () => {
    for (const { view, due } of FRAMES) expect(view.hand.length).toBe(due ? 2 : 1);
  });

  test("the pile goes down and the discards grow, until a new round is dealt (LL-2, LL-4)", () => {
    for (const { before, after } of pairs) {
      if (after.view.round === before.view.round) {
        expect(after.view.pile).toBeLessThanOrEqual(before.view.pile);
        expect(sizeOf(after.view)).toBeGreaterThan(sizeOf(before.view));
      } else expect([after.view.pile, sizeOf(after.view)]).toEqual([9, 0]);
    }
  });

  test("all sixteen cards are accounted for (LL-1, LL-2)", () => {
    for (const { view } of FRAMES) {
      const others = view.living[BOT] ? (view.turn === BOT ? 2 : 1) : 0;
      const drawn = view.face_up.length + view.hand.length + others + sizeOf(view);
      expect(drawn + view.pile + 1, JSON.stringify(view)).toBe(16);
    }
  });

  test("what is offered is legal as far as one sees (LL-10 to LL-20)", () => {
    for (const { view, choices } of FRAMES.filter((frame) => frame.due)) {
      for (const move of choices) {
        expect(view.hand).toContain(move.play);
        if (AIMED.includes(move.play)) expect(move).toHaveProperty("at", BOT);
        if (move.play === "guard") expect(move.guess).not.toBe("guard");
      }
      const isBound =
        view.hand.includes("countess") && view.hand.some((card) => ["king", "prince"].includes(card));
      expect(choices.every((move) => move.play === "countess")).toBe(isBound);
    }
  });

  test("whoever moves was on turn, and the pupil's moves were offered", () => {
    for (const { before, after } of pairs) {
      expect(after.by).toBe(before.view.turn);
      if (after.by === PUPIL) expect(isOffered(before.choices, after.move!)).toBe(true);
    }
  });
});

describe("the lessons", () => {
  test("come in the order of the course, and each waits where the pupil may move", () => {
    for (const [n, lesson] of LESSONS.entries()) {
      expect(lesson.frame).toBeGreaterThanOrEqual(LESSONS[n - 1]?.frame ?? 0);
      if (lesson.waits === "move") expect(FRAMES[lesson.frame]!.due).toBe(true);
    }
    expect(LESSONS.at(-1)).toMatchObject({ frame: FRAMES.length - 1, waits: "end" });
  });

  test("have words in every language, and a hint for every other move", async () => {
    const said = LESSONS.flatMap((lesson) => [lesson.say, ...(lesson.hints ?? []).map((hint) => hint.say)]);
    for (const language of LANGUAGES) {
      const texts = await textsOf(language, ["learn"]);
      expect(said.filter((key) => !texts.has(key))).toEqual([]);
      expect(texts.keys("learn-love-letter-").toSorted()).toEqual([...new Set(said)].toSorted());
    }
    for (const lesson of lessons) {
      const others = FRAMES[lesson.frame]!.choices.filter(
        (move) => !fits(move, FRAMES[lesson.frame + 1]!.move!),
      );
      for (const move of others) expect(hintOf(lesson, move)).not.toBe(lesson.say);
    }
  });

  test("a pupil who does as told wins; who doesn't gets a hint and another try", () => {
    vi.useFakeTimers();
    const pupil = new Pupil();
    for (const lesson of LESSONS) {
      vi.runAllTimers(); // the bot has answered
      expect(pupil.lesson).toBe(lesson);
      if (lesson.waits === "move") {
        const wanted = FRAMES[lesson.frame + 1]!.move!;
        const other = pupil.frame.choices.find((move) => !fits(move, wanted));
        if (other) expect([pupil.play(other), pupil.hint]).toEqual([false, hintOf(lesson, other)]);
        expect([pupil.play(wanted), pupil.hint]).toEqual([true, ""]);
      } else if (lesson.waits === "next") pupil.goOn();
    }
    expect(pupil.frame.view.winners).toEqual([PUPIL]);
    pupil.restart();
    expect([pupil.step, pupil.frame]).toEqual([1, FRAMES[0]]);
    vi.useRealTimers();
  });
});
