/** A table for the tests: T2 of the rules. */
import type { View } from "./cards";

/** Columns red, green, violet, blue; the row of cars is full, that of tables has red and green. */
export const T2: View = {
  seat: 0,
  objects: ["car", "chair", "table"],
  colours: ["white", "blue", "red", "green", "violet"],
  lay_all: true,
  hint: true,
  dealer: 2,
  turn: 0,
  columns: ["red", "green", "violet", "blue"],
  rows: [{ left: 1, right: 2 }, null, { left: 1, right: 0 }],
  hand: ["white-car", "blue-table", "violet-table", "violet-chair"],
  counts: [4, 3, 2],
  undealt: 0,
  passed: [false, true, false],
  lacks: [[], [], []],
  end: null,
  winners: [],
};
