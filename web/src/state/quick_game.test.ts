import { expect, test } from "vitest";
import { quickSeats } from "./quick_game.svelte";

test("three chairs make a good first game, if the game allows it", () => {
  expect(quickSeats({ fewest: 2, most: 4 })).toBe(3);
  expect(quickSeats({ fewest: 2, most: 2 })).toBe(2);
  expect(quickSeats({ fewest: 4, most: 8 })).toBe(4);
});
