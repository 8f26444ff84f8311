import { describe, expect, it } from "vitest";
import type { LoveLetterMove as Move } from "../../wire";
import {
  aimOf,
  cardsOf,
  matchingMoves,
  forced,
  guessesOf,
  moveOf,
  NOTHING,
  stepOf,
  targetsOf,
  undone,
  type Pick,
} from "./steps";

const GUARD_AND_MAID: Move[] = [
  { play: "guard", at: 1, guess: "spy" },
  { play: "guard", at: 1, guess: "princess" },
  { play: "guard", at: 2, guess: "spy" },
  { play: "guard", at: 2, guess: "princess" },
  { play: "handmaid" },
];
const TWO_PLAYERS: Move[] = [
  { play: "guard", at: 1, guess: "spy" },
  { play: "guard", at: 1, guess: "king" },
];
const guard: Pick = { ...NOTHING, place: 0, card: "guard" };

describe("from choices to a move", () => {
  it("asks for card, target and guess, in that order", () => {
    expect(cardsOf(GUARD_AND_MAID)).toEqual(["guard", "handmaid"]);
    expect(stepOf(GUARD_AND_MAID, NOTHING)).toBe("card");
    expect(stepOf(GUARD_AND_MAID, guard)).toBe("target");
    expect(targetsOf(GUARD_AND_MAID, "guard")).toEqual([1, 2]);
    expect(guessesOf(GUARD_AND_MAID, guard)).toEqual([]);
    expect(stepOf(GUARD_AND_MAID, { ...guard, at: 2 })).toBe("guess");
    expect(guessesOf(GUARD_AND_MAID, { ...guard, at: 2 })).toEqual(["spy", "princess"]);
    const whole: Pick = { ...guard, at: 2, guess: "princess" };
    expect(stepOf(GUARD_AND_MAID, whole)).toBe("confirm");
    expect(moveOf(GUARD_AND_MAID, whole)).toEqual({ play: "guard", at: 2, guess: "princess" });
  });

  it("still offers the other guesses after one was picked", () => {
    expect(guessesOf(GUARD_AND_MAID, { ...guard, at: 1, guess: "spy" })).toEqual(["spy", "princess"]);
  });

  it("doesn't ask where only one thing is possible", () => {
    expect(stepOf(TWO_PLAYERS, guard)).toBe("guess");
    expect(aimOf(TWO_PLAYERS, guard)).toBe(1);
    expect(stepOf(GUARD_AND_MAID, { ...NOTHING, card: "handmaid", place: 1 })).toBe("confirm");
  });

  it("plays a card that has no possible target (LL-20)", () => {
    const idle: Move[] = [{ play: "guard", at: null, guess: null }, { play: "spy" }];
    expect(targetsOf(idle, "guard")).toEqual([]);
    expect(moveOf(idle, guard)).toEqual(idle[0]);
    expect(moveOf(idle, { ...guard, card: "spy" })).toEqual(idle[1]);
  });

  it("picks the Countess at once if she must be played (LL-17)", () => {
    expect(forced([{ play: "countess" }], ["king", "countess"])).toEqual({
      ...NOTHING,
      card: "countess",
      place: 1,
    });
    expect(forced(GUARD_AND_MAID, ["guard", "handmaid"])).toBe(NOTHING);
    expect(forced([], ["guard"])).toBe(NOTHING);
  });

  it("never makes a move that isn't offered", () => {
    expect(matchingMoves(GUARD_AND_MAID, { ...guard, at: 3 })).toEqual([]);
    expect(moveOf(GUARD_AND_MAID, { ...guard, at: 3, guess: "spy" })).toBeNull();
    expect(moveOf([], guard)).toBeNull();
  });

  it("goes back step by step", () => {
    const whole: Pick = { ...guard, at: 2, guess: "spy" };
    expect(undone(whole)).toEqual({ ...guard, at: 2 });
    expect(undone(undone(whole))).toEqual(guard);
    expect(undone(guard)).toBe(NOTHING);
  });
});
