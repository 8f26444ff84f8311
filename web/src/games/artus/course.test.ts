import { describe, expect, test } from "vitest";
import { valueWith } from "./ring";
import { course } from "./course";
import { BOT, fits, PUPIL } from "../course";

const FRAMES = course.frames;
const pairs = FRAMES.slice(1).map((after, n) => ({ before: FRAMES[n]!, after }));
/** The frame of the lesson that says this. */
const at = (say: string): number => course.lessons.find((lesson) => lesson.say === say)!.frame;
const platesAt = (frame: number, seat: number): number[] => {
  const { values, knights } = FRAMES[frame]!.view;
  return knights[seat]!.map((chair) => values[chair]!);
};
const scoresAt = (frame: number): readonly number[] => FRAMES[frame]!.view.scores;

describe("the course of Artus", () => {
  test("no two pieces share a chair, and the King has three rings (AR-3, AR-23)", () => {
    for (const { view } of FRAMES) {
      const chairs = [...view.royals.map((royal) => royal.chair), ...view.knights.flat()];
      expect(new Set(chairs).size).toBe(chairs.length);
      expect(view.royals.find((royal) => royal.is_king)?.rings).toBe(3);
    }
  });

  test("a hand has four cards before playing, three before drawing (AR-12, AR-19)", () => {
    for (const { view } of FRAMES) {
      const isDrawing = view.phase === "draw" && view.turn === PUPIL;
      expect(view.hand.length).toBe(isDrawing ? 3 : 4);
    }
  });

  test("each preview is what then happens (AR-21 to AR-27)", () => {
    const foreseen = pairs.filter(({ before, after }) => after.by === PUPIL && before.previews);
    expect(foreseen.length).toBe(5);
    for (const { before, after } of foreseen) {
      const seen = before.previews![before.choices.findIndex((move) => fits(move, after.move!))]!;
      expect(after.view.scores[PUPIL]! - before.view.scores[PUPIL]!).toBe(seen.points);
      expect(after.view.royals.find((royal) => royal.is_king)?.chair).toBe(seen.king);
      const turned = before.view.values.map((_, chair) => valueWith(before.view, chair, seen.king));
      expect(after.view.values).toEqual(turned);
    }
  });
});

describe("what the King says is true", () => {
  test("about plates and points", () => {
    expect(scoresAt(at("draw"))).toEqual([10, 0]);
    expect(platesAt(at("red"), PUPIL)).toContain(-1);
    expect([scoresAt(at("red"))[BOT], platesAt(at("red"), BOT)]).toEqual([5, expect.arrayContaining([10])]);
    expect([scoresAt(at("prince"))[BOT], platesAt(at("prince"), BOT)[1]]).toEqual([5 + 3, 6]);
    expect([platesAt(at("king"), PUPIL)[4], platesAt(at("turned"), PUPIL)[4]]).toEqual([0, 10]);
    expect(scoresAt(at("ring"))[BOT]).toBe(5 + 3 + 8);
    expect(platesAt(at("crown"), BOT)[0]).toBe(10);
    expect([scoresAt(at("end")), platesAt(at("end"), PUPIL)[4]]).toEqual([[27, 20], 10]);
    expect(platesAt(at("end"), BOT)[0]).toBe(0);
  });

  test("about Princes and rings", () => {
    const royals = ["prince", "ring", "end"].map((say) => FRAMES[at(say)]!.view.royals[3]);
    expect(royals).toMatchObject([{ rings: 1 }, { rings: 2 }, { rings: 3, is_king: true }]);
    const { values } = FRAMES[at("crown")]!.view;
    expect(FRAMES[at("crown")]!.view.royals.map(({ chair }) => values[chair])).toEqual([0, -8, -15, 8]);
  });
});
