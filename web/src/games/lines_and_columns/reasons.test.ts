import { describe, expect, it } from "vitest";
import { whyNotAll, whyNotCard, whyNotThere } from "./reasons";
import { T2 } from "./sample_view";

describe("why something can't be laid", () => {
  it("names the card that is missing (LK-8): the violet table before the blue one", () => {
    expect(whyNotCard(T2, "blue-table")).toEqual({
      code: "missing",
      rule: "LK-8",
      args: { card: "violet-table" },
    });
    const view = { ...T2, hand: ["white-table"] as const };
    expect(whyNotThere(view, "white-table", "right").args).toEqual({ card: "violet-table" });
  });

  it("says that a row is missing (LK-6)", () => {
    expect(whyNotCard(T2, "violet-chair")).toEqual({
      code: "no-row",
      rule: "LK-6",
      args: { card: "green-chair" },
    });
  });

  it("says that a colour has its column on the other side (LK-5)", () => {
    expect(whyNotThere(T2, "violet-table", "left").code).toBe("other-side");
    expect(whyNotThere(T2, "blue-table", "left")).toMatchObject({
      rule: "LK-5",
      args: { card: "blue-table" },
    });
  });

  it("asks for green first (LK-4)", () => {
    const empty = { ...T2, columns: [], rows: [null, null, null] };
    expect(whyNotCard(empty, "blue-table")).toMatchObject({ code: "green-first", rule: "LK-4" });
  });

  it("looks at the side where fewer cards are missing for a new colour", () => {
    const view = {
      ...T2,
      rows: [
        { left: 1, right: 2 },
        { left: 0, right: 1 },
        { left: 0, right: 0 },
      ],
      hand: ["white-table"] as const,
    };
    expect(whyNotCard(view, "white-table").args).toEqual({ card: "red-table" });
  });

  it("says that I don't hold the card, that it is not my turn, or that the game is over", () => {
    expect(whyNotThere(T2, "red-car", "left").code).toBe("not-held");
    expect(whyNotCard({ ...T2, turn: 1 }, "white-car")).toMatchObject({
      code: "not-your-turn",
      rule: "LK-3",
    });
    expect(whyNotCard({ ...T2, turn: null, end: "out" }, "white-car").code).toBe("is-over");
  });

  it("says why not everything can be laid (LK-10)", () => {
    expect(whyNotAll(T2)).toEqual({ code: "not-all", rule: "LK-10", args: {} });
    expect(whyNotAll({ ...T2, lay_all: false }).code).toBe("all-forbidden");
    expect(whyNotAll({ ...T2, hand: ["white-car"] }).code).toBe("one-card");
    expect(whyNotAll({ ...T2, turn: 2 }).code).toBe("not-your-turn");
    expect(whyNotAll({ ...T2, turn: null, end: "stuck" }).code).toBe("is-over");
  });
});
