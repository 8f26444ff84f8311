import { describe, expect, it } from "vitest";
import { CARDS, COPIES, unseen, valueOf, type View } from "./cards";

const VIEW: View = {
  seat: 0,
  goal: 5,
  tokens: [0, 0, 0],
  round: 1,
  starter: 0,
  turn: 0,
  pile: 8,
  face_up: [],
  hand: ["guard", "princess"],
  living: [true, true, true],
  protected: [false, false, false],
  discards: [["guard"], ["guard", "spy"], []],
  known: [null, null, null],
  turns: [],
  last_round: null,
  winners: [],
};

describe("the cards", () => {
  it("are sixteen, from one to eight (LL-1)", () => {
    expect(CARDS.reduce((sum, card) => sum + COPIES[card], 0)).toBe(16);
    expect(CARDS.map(valueOf)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});

describe("the unseen cards", () => {
  it("leave out open cards and my own", () => {
    expect(unseen(VIEW)).toEqual({ ...COPIES, guard: 2, spy: 1, princess: 0 });
  });

  it("leave out the open cards of a game for two, and a card that I saw in a hand", () => {
    const left = unseen({ ...VIEW, face_up: ["king", "baron"], known: [null, "baron", null] });
    expect([left.king, left.baron]).toEqual([0, 0]);
  });

  it("add up to the cards that nobody showed me", () => {
    const left = Object.values(unseen(VIEW)).reduce((sum, one) => sum + one, 0);
    expect(left).toBe(VIEW.pile + 1 + 2); // the pile, the card set aside, the two other hands
  });
});
