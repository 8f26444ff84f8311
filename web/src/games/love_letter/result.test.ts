import { describe, expect, it } from "vitest";
import type { LoveLetterLastRound } from "../../wire";
import { decidedBySums, sumOf } from "./result";

const LAST: LoveLetterLastRound = {
  end: "showdown",
  shown: ["prince", "prince", "baron", null],
  discards: [["guard", "handmaid"], ["baron", "baron"], ["princess"], ["king"]],
  winners: [1],
};

describe("how a round was decided", () => {
  it("adds up what lies in front of a seat (LL-7)", () => {
    expect([0, 1, 2, 3].map((seat) => sumOf(LAST, seat))).toEqual([5, 6, 8, 6]);
  });

  it("shows sums only for seats that hold the same highest card", () => {
    expect(decidedBySums(LAST)).toEqual([0, 1]);
    expect(decidedBySums({ ...LAST, shown: ["prince", "king", null, null] })).toEqual([]);
    expect(decidedBySums({ ...LAST, end: "last", shown: [null, null, null, null] })).toEqual([]);
  });
});
