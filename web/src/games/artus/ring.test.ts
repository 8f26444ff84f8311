import { describe, expect, it } from "vitest";
import { marksOfDeed, marksOfMove } from "./marks";
import { arc, chairMeant, kingChair, pieceAt, platesOf, pointAt, shortest, valueWith } from "./ring";
import { VIEW } from "./sample_view";
import { P, valuesWith } from "./rulebook_position";
import { deedsOf, sourcesOf, type Event } from "./events";
import { spanOf, stacked } from "./track";
import { PieceMotion } from "./piece_motion.svelte";

const PUSH: Event[] = [
  { event: "played", seat: 2, card: "knight-3-6" },
  { event: "scored", seat: 2, reason: "left", chairs: [22], points: 5, score: 5 },
  { event: "moved", seat: 2, piece: "knight", is_king: false, start: 22, goal: 27, way: "forward", steps: 5 },
  { event: "displaced", piece: "silver-1", owner: null, is_king: true, start: 27, goal: 25, back: 2 },
  { event: "turned", chair: 25 },
];

describe("the round table", () => {
  it("has the plates of AR-2 in their order, and finds who sits where", () => {
    expect(platesOf(P).slice(0, 11)).toEqual([0, 10, 8, 7, 6, 5, 4, 3, 2, 1, -1]);
    expect(kingChair(P)).toBe(27);
    expect(pieceAt(P, 22)?.id).toBe("knight-2-0");
    expect(pieceAt(P, 25)).toBeNull();
  });

  it("knows the plate at a chair after the crown has turned elsewhere (AR-T-C)", () => {
    expect(valueWith(P, 27, 20)).toBe(-12);
    expect(valueWith(P, 19, 20)).toBe(10);
    expect(valuesWith(25)[25]).toBe(0);
  });

  it("finds the shorter way round", () => {
    expect([shortest(27, 1), shortest(1, 27), shortest(0, 14), shortest(0, 15)]).toEqual([2, -2, 14, -13]);
    expect(arc(0, 7, 100)).toMatch(/^M0\.0 -100\.0A100 100 0 0 1 100\.0 /);
  });

  it("takes a tap for the offered chair, if that is near enough", () => {
    const at = (chair: number): [number, number] => [pointAt(chair, 150).x, pointAt(chair, 150).y];
    expect(chairMeant(...at(5), [5, 9])).toBe(5);
    expect(chairMeant(...at(5.7), [5])).toBe(5);
    expect(chairMeant(...at(5.9), [5])).toBe(6);
    expect(chairMeant(...at(27.6), [27])).toBe(27);
    expect(chairMeant(...at(-0.4), [])).toBe(0);
  });
});

describe("events", () => {
  it("become one deed for each card, with all its consequences", () => {
    const [deed, ...more] = deedsOf(PUSH);
    expect(more).toEqual([]);
    expect(marksOfDeed(deed!)).toEqual({
      moves: { from: 22, steps: 5 },
      pushes: { from: 27, steps: -2 },
      counted: [], // the disc has turned, so another plate lies there now (AR-25)
      crown: 25,
      ghosts: [],
    });
  });

  it("say where points came from", () => {
    const ring: Event[] = [
      { event: "played", seat: 0, card: "ring-any" },
      { event: "scored", seat: 0, reason: "ring", chairs: [20], points: 3, score: 3 },
      { event: "ringed", seat: 0, royal: "silver-2", rings: 3 },
      { event: "played", seat: 1, card: "score-red" },
      { event: "scored", seat: 1, reason: "penalty", chairs: [], points: -50, score: -50 },
    ];
    const [black, blue, red] = sourcesOf([...PUSH, ...ring], 4);
    expect([red!.knights, black!.rings, blue!.penalties, blue!.cards]).toEqual([5, 3, -50, 0]);
  });

  it("have the same marks as the preview, which also shows pieces where they would be (AR-T-A1)", () => {
    const marks = marksOfMove(
      { ...VIEW, seat: 2 },
      { do: "knight", card: "knight-3-6", knight: 0, steps: 5 },
      {
        points: 5,
        start: 22,
        goal: 27,
        pushed: { piece: "silver-1", owner: null, start: 27, goal: 25 },
        crowned: null,
        king: 25,
      },
    );
    expect(marks).toMatchObject({
      moves: { from: 22, steps: 5 },
      pushes: { from: 27, steps: -2 },
      crown: 25,
    });
    expect(marks.ghosts).toEqual([
      { id: "knight-2-0", chair: 27 },
      { id: "silver-1", chair: 25 },
    ]);
  });
});

describe("turning", () => {
  const AFTER = {
    ...P,
    values: valuesWith(25),
    royals: [{ ...P.royals[0]!, chair: 25 }, ...P.royals.slice(1)],
    knights: P.knights.map((chairs, seat) => (seat === 2 ? [27, ...chairs.slice(1)] : chairs)),
  };

  it("sends all pieces the way that the events say, one after the other", () => {
    const motion = new PieceMotion();
    motion.follow(P, []);
    expect(motion.disc.at).toBe(-1);
    motion.follow(AFTER, PUSH);
    const [mover, king] = [motion.pieces.get("knight-2-0")!, motion.pieces.get("silver-1")!];
    expect([mover.at, king.at, motion.disc.at]).toEqual([27, 25, -3]);
    expect(mover.start).toBeLessThan(king.start);
    expect(king.start).toBeLessThan(motion.disc.start);
  });

  it("goes on in the same direction past the top", () => {
    const motion = new PieceMotion();
    motion.follow(AFTER, []);
    const moved: Event = {
      event: "moved",
      seat: 2,
      piece: "knight",
      is_king: false,
      start: 27,
      goal: 3,
      way: "forward",
      steps: 4,
    };
    const knights = AFTER.knights.map((chairs, seat) => (seat === 2 ? [3, ...chairs.slice(1)] : chairs));
    motion.follow({ ...AFTER, knights }, [moved]);
    expect(motion.pieces.get("knight-2-0")!.at).toBe(31);
  });
});

describe("the score track", () => {
  it("goes from the lowest score to at least fifty, with posts that don't crowd", () => {
    expect(spanOf([0, 12])).toEqual({ from: 0, to: 50, posts: [0, 50] });
    expect(spanOf([-14, 53])).toEqual({ from: -20, to: 60, posts: [0, 50] });
    expect(spanOf([-260, 420]).posts.length).toBeLessThan(8);
  });

  it("stacks equal scores", () => {
    expect(stacked([3, 3, 0]).map((one) => one.level)).toEqual([0, 1, 0]);
  });
});
