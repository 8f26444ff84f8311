import { describe, expect, it } from "vitest";
import { sizeOf } from "./grid_size";
import { drawn, homeOf, linesOf, placeOf, reach } from "./grid";
import { T2 } from "./sample_view";

describe("the table as it is drawn", () => {
  it("counts columns from green, and leaves room for a new one at both ends", () => {
    expect(reach(T2)).toEqual([-1, 2]);
    expect(drawn(T2)).toEqual([-2, -1, 0, 1, 2, 3]);
    expect(drawn({ ...T2, colours: T2.columns })).toEqual([-1, 0, 1, 2]);
  });

  it("shows the started rows, and below them places to start others", () => {
    const lines = linesOf(T2);
    expect(lines.map((line) => line.thing)).toEqual(["car", "table", null]);
    expect(lines[1]!.cells.map((cell) => cell.card)).toEqual([
      null,
      "red-table",
      "green-table",
      null,
      null,
      null,
    ]);
    expect(lines[2]!.cells).toEqual([{ thing: "chair", column: 0, colour: "green", card: null }]);
  });

  it("shows an empty table as places to start at", () => {
    const empty = { ...T2, columns: [], rows: [null, null, null] };
    expect(drawn(empty)).toEqual([0]);
    expect(linesOf(empty)).toHaveLength(1);
    expect(linesOf(empty)[0]!.cells).toHaveLength(3);
  });

  it("knows where a move lays its card, and where a card belongs", () => {
    expect(placeOf(T2, { do: "lay", card: "violet-table", side: "right" })).toEqual({
      thing: "table",
      column: 1,
    });
    expect(placeOf(T2, { do: "lay", card: "green-chair" })).toEqual({ thing: "chair", column: 0 });
    expect(placeOf(T2, { do: "lay-all" })).toBeNull();
    expect(homeOf(T2, "blue-table")).toEqual({ thing: "table", column: 2 });
    expect(homeOf(T2, "white-table")).toBeNull();
  });
});

describe("the size of the cards", () => {
  const phone = { width: 352, height: 330, columns: 9, rows: 7, word: 9 };

  it("fits all columns into the width, with upright words", () => {
    const size = sizeOf(phone);
    expect(size.cell * phone.columns).toBeLessThanOrEqual(phone.width);
    expect(size).toMatchObject({ named: false, upright: true });
    expect(size.row).toBe(size.cell);
  });

  it("has words on the cards if there is room, or if the table is zoomed", () => {
    expect(sizeOf({ width: 700, height: 700, columns: 6, rows: 6, word: 6 })).toMatchObject({
      named: true,
      upright: false,
    });
    expect(sizeOf(phone, 2).named).toBe(true);
  });
});
