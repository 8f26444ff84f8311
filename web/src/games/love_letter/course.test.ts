import { describe, expect, test } from "vitest";
import type { LoveLetterView } from "../../wire";
import { BOT, PUPIL } from "../course";
import { course } from "./course";

const FRAMES = course.frames;
const AIMED = ["guard", "spy", "baron", "king"];
const sizeOf = (view: LoveLetterView): number => view.discards.flat().length;
const pairs = FRAMES.slice(1).map((after, n) => ({ before: FRAMES[n]!, after }));

describe("the course of Love Letter", () => {
  test("the pupil has two cards on their own turn, else one (LL-4)", () => {
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

  test("offered moves are legal as far as the view can tell (LL-10 to LL-20)", () => {
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

  test("a pupil who follows the coach wins", () => {
    expect(FRAMES.at(-1)!.view.winners).toEqual([PUPIL]);
  });
});
