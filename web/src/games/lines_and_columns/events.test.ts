import { describe, expect, it } from "vitest";
import { LEG } from "../../ui/board/movement";
import { matrixOf, sharesOf } from "./beliefs";
import { sortHand } from "./hand_order";
import { deedOf, isPrivate, laidIn, movementOf, type Event } from "./events";

const LAID: Event[] = [
  { event: "laid", seat: 1, card: "red-car", side: "left" },
  { event: "column", colour: "red", side: "left" },
  { event: "passed", seat: 2 },
];
const ALL: Event[] = [
  { event: "lays-all", seat: 0, cards: ["red-car", "blue-car"] },
  { event: "laid", seat: 0, card: "red-car", side: "left" },
  { event: "laid", seat: 0, card: "blue-car", side: "right" },
  { event: "over", end: "out", left: [0, 2, 3], winners: [0] },
];
const DEALT: Event[] = [
  { event: "dealt", dealer: 0, objects: ["car"], colours: ["green"], counts: [1], undealt: 0 },
  { event: "hand", cards: ["red-car"] },
  { event: "passed", seat: 1 },
];
const names = (events: readonly Event[]): string[] => events.map((event) => event.event);

describe("events", () => {
  it("become sentences about the deed and who passed, but not about what the board shows anyway", () => {
    expect(names(deedOf(LAID))).toEqual(["laid", "passed"]);
    expect(names(deedOf(ALL))).toEqual(["lays-all", "over"]);
    expect(names(deedOf(DEALT))).toEqual(["passed"]);
    expect(deedOf([])).toEqual([]);
    expect(laidIn(ALL)).toEqual(["red-car", "blue-car"]);
  });

  it("that show a hand are private", () => {
    expect([...DEALT, ...ALL].filter(isPrivate)).toEqual([DEALT[1]]);
  });

  it("move cards one after the other, from where they were held", () => {
    const { travels, lasts } = movementOf(ALL, 0);
    expect(travels.map((one) => [one.from, one.to, one.start])).toEqual([
      ["held-red-car", "cell-red-car", 0],
      ["held-blue-car", "cell-blue-car", LEG],
    ]);
    expect(lasts).toBe(2 * LEG);
    expect(movementOf(LAID, 0).travels[0]!.from).toBe("hand-1");
  });
});

describe("the hand", () => {
  it("is sorted by object, by colour, or with fitting cards first", () => {
    const hand = ["red-vase", "blue-car", "red-car"] as const;
    expect(sortHand(hand, "object", [])).toEqual(["blue-car", "red-car", "red-vase"]);
    expect(sortHand(hand, "colour", [])).toEqual(["blue-car", "red-car", "red-vase"]);
    expect(sortHand(["red-vase", "blue-vase", "red-car"], "colour", [])).toEqual([
      "blue-vase",
      "red-car",
      "red-vase",
    ]);
    expect(sortHand(hand, "fits", ["red-vase"])).toEqual(["red-vase", "blue-car", "red-car"]);
  });
});

describe("a belief", () => {
  it("becomes a place for each card and a share for each seat", () => {
    const matrix = matrixOf([
      { about: 2, what: "red-vase", share: 0.25, true: false },
      { about: 1, what: "red-vase", share: 0.75, true: true },
      { about: 1, what: "blue-car", share: 1, true: true },
    ]);
    expect(matrix.things).toEqual(["car", "vase"]);
    expect(matrix.colours).toEqual(["blue", "red"]);
    expect(matrix.seats).toEqual([1, 2]);
    expect(sharesOf(matrix, "red", "vase")).toEqual([
      { seat: 1, percent: 75, true: true },
      { seat: 2, percent: 25, true: false },
    ]);
    expect(sharesOf(matrix, "red", "car")).toEqual([]);
  });
});
