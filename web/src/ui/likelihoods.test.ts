import { describe, expect, test } from "vitest";
import type { Belief } from "../wire";
import { groupsOf } from "./likelihoods";

const belief = (what: string, share: number, about = 1): Belief => ({
  about,
  what,
  share,
  true: what === "x",
});

describe("shares", () => {
  test("come in groups, the likeliest first", () => {
    const groups = groupsOf([belief("x", 0.25), belief("a", 0.75), belief("x", 1, 2)]);
    expect(groups.map((group) => group.about)).toEqual([1, 2]);
    expect(groups[0]!.rows).toEqual([
      { what: "a", percent: 75, true: false },
      { what: "x", percent: 25, true: true },
    ]);
  });

  test("of unlikely things are added up, but never that of the true one", () => {
    const shares = { a: 0.4, b: 0.2, c: 0.15, d: 0.1, e: 0.1, f: 0.05, x: 0 };
    const rows = groupsOf(Object.entries(shares).map(([what, share]) => belief(what, share)))[0]!.rows;
    expect(rows.map((row) => row.what)).toEqual(["a", "b", "c", "x", null]);
    expect(rows.map((row) => row.percent)).toEqual([40, 20, 15, 0, 25]);
  });

  test("are all shown if there are four", () => {
    const rows = groupsOf(["a", "b", "c", "d"].map((what) => belief(what, 0.25)))[0]!.rows;
    expect(rows.map((row) => row.what)).toEqual(["a", "b", "c", "d"]);
  });

  test("of things that can all be true are not added up", () => {
    const rows = groupsOf(["a", "b", "c", "d", "x"].map((what) => belief(what, 0.6)))[0]!.rows;
    expect(rows.map((row) => row.what)).toEqual(["a", "b", "c", "x"]);
  });

  test("are none without beliefs", () => {
    expect(groupsOf([])).toEqual([]);
  });
});
