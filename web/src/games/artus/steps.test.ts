import { describe, expect, it } from "vitest";
import type { Move, View } from "./cards";
import { P } from "./rulebook_position";
import { VIEW } from "./sample_view";
import {
  matchingMoves,
  forced,
  goalOf,
  moveOf,
  NOTHING,
  offeredChairs,
  stepOf,
  undone,
  waysOf,
  type Pick,
} from "./steps";

const RED: View = { ...VIEW, seat: 2, turn: 2 };
const knights = (card: "knight-3-6" | "joker", steps: number[]): Move[] =>
  [0, 1, 2, 3].flatMap((knight) => steps.map((n): Move => ({ do: "knight", card, knight, steps: n })));
const MOVES: Move[] = knights("knight-3-6", [3, 4, 5, 6]);
const RINGS: Move[] = (["silver-2", "bronze-1", "bronze-2"] as const).map((royal) => ({
  do: "ring",
  card: "ring-any",
  royal,
}));
const CHOICES: Move[] = [...MOVES, ...RINGS, { do: "score", card: "score-all" }];
const card: Pick = { ...NOTHING, place: 0, card: "knight-3-6" };
const keys = (pick: Pick, choices = CHOICES): number[] => [...offeredChairs(RED, choices, pick).keys()];

describe("from choices to a move", () => {
  it("asks for card, piece and chair, in that order (AR-21)", () => {
    expect(stepOf(RED, CHOICES, NOTHING)).toBe("card");
    expect(keys(NOTHING)).toEqual([]);
    expect(stepOf(RED, CHOICES, card)).toBe("piece");
    expect(keys(card)).toEqual(P.knights[2]);
    const piece: Pick = { ...card, piece: "knight-2-0" };
    expect(stepOf(RED, CHOICES, piece)).toBe("goal");
    expect(keys(piece)).toEqual([25, 26, 27, 0]);
    expect(moveOf(RED, CHOICES, { ...piece, chair: 27 })).toEqual(MOVES[2]);
  });

  it("still offers the other chairs after one was picked", () => {
    expect(keys({ ...card, piece: "knight-2-0", chair: 27 })).toEqual([25, 26, 27, 0]);
  });

  it("goes backward if the card does (AR-24)", () => {
    const back: Move = { do: "knight", card: "knight-1-5", knight: 0, steps: -3 };
    expect(goalOf(RED, back)).toBe(19);
    expect(goalOf(RED, { do: "royal", card: "royal-1-5", royal: "silver-1", steps: 2 })).toBe(1);
  });

  it("gives a ring in two steps (AR-26)", () => {
    const ring: Pick = { ...NOTHING, place: 1, card: "ring-any" };
    expect(stepOf(RED, CHOICES, ring)).toBe("piece");
    expect(keys(ring)).toEqual([20, 8, 4]);
    expect(moveOf(RED, CHOICES, { ...ring, piece: "silver-2" })).toEqual(RINGS[0]);
  });

  it("doesn't ask where only one thing is possible", () => {
    const all: Pick = { ...NOTHING, place: 2, card: "score-all" };
    expect(moveOf(RED, CHOICES, all)).toEqual({ do: "score", card: "score-all" });
    expect(forced(MOVES, ["ring-any", "knight-3-6"])).toEqual({ ...card, place: 1 });
    expect(forced(CHOICES, ["ring-any", "knight-3-6"])).toBe(NOTHING);
    expect(moveOf(RED, [{ do: "draw", pile: "king" }], NOTHING)).toEqual({ do: "draw", pile: "king" });
  });

  it("asks how a joker is used, unless the picked piece leaves only one way (AR-33)", () => {
    const joker: Move[] = [
      ...knights("joker", [1, 2, 3]),
      { do: "royal", card: "joker", royal: "silver-2", steps: 1 },
      { do: "ring", card: "joker", royal: "silver-2" },
      { do: "score", card: "joker" },
    ];
    const pick: Pick = { ...NOTHING, place: 0, card: "joker" };
    expect(stepOf(RED, joker, pick)).toBe("way");
    expect(waysOf(RED, joker, pick)).toEqual(["move", "ring", "score"]);
    expect(stepOf(RED, joker, { ...pick, piece: "knight-2-1" })).toBe("goal");
    expect(stepOf(RED, joker, { ...pick, piece: "silver-2" })).toBe("way");
    expect(waysOf(RED, joker, { ...pick, piece: "silver-2" })).toEqual(["move", "ring"]);
    expect(moveOf(RED, joker, { ...pick, way: "score" })).toEqual({ do: "score", card: "joker" });
  });

  it("adds Knights to a scoring card and takes them out again (AR-30)", () => {
    const sets: Move[] = [
      { do: "score", card: "score-red", knights: [0, 1, 2] },
      { do: "score", card: "score-red", knights: [0, 1, 3] },
    ];
    const pick: Pick = { ...NOTHING, place: 0, card: "score-red" };
    expect(stepOf(RED, sets, pick)).toBe("knights");
    expect(offeredChairs(RED, sets, pick).get(9)).toEqual({ knights: [3] });
    expect(moveOf(RED, sets, { ...pick, knights: [3] })).toEqual(sets[1]);
    expect(offeredChairs(RED, sets, { ...pick, knights: [3] }).get(9)).toEqual({ knights: [] });
  });

  it("asks for a chair to place on and a pile to draw from (AR-13, AR-19)", () => {
    const places: Move[] = [2, 3].map((chair) => ({ do: "place", chair }));
    expect(stepOf(RED, places, NOTHING)).toBe("chair");
    expect(keys(NOTHING, places)).toEqual([2, 3]);
    expect(moveOf(RED, places, { ...NOTHING, chair: 3 })).toEqual(places[1]);
    const draws: Move[] = [
      { do: "draw", pile: "knight" },
      { do: "draw", pile: "king" },
    ];
    expect(stepOf(RED, draws, NOTHING)).toBe("pile");
    expect(moveOf(RED, draws, { ...NOTHING, pile: "king" })).toEqual(draws[1]);
  });

  it("never makes a move that isn't offered", () => {
    expect(matchingMoves(RED, CHOICES, { ...card, piece: "knight-2-0", chair: 2 })).toEqual([]);
    expect(moveOf(RED, CHOICES, { ...card, piece: "knight-1-0", chair: 27 })).toBeNull();
    expect(stepOf(RED, [], card)).toBe("wait");
  });

  it("goes back step by step", () => {
    const whole: Pick = { ...card, way: "move", piece: "knight-2-0", chair: 27 };
    expect(undone(whole)).toEqual({ ...whole, chair: null });
    expect(undone(undone(whole))).toEqual({ ...card, way: "move" });
    expect(undone(undone(undone(whole)))).toEqual(card);
    expect(undone(card)).toBe(NOTHING);
    expect(undone({ ...NOTHING, chair: 3 })).toBe(NOTHING);
  });
});
