import { expect, it } from "vitest";
import { GAMES, idOf, isGame } from "./contract";
import { COURSES } from "./courses";

const RULES = import.meta.glob("../../../src/ludejo/games/*/game.py", { query: "?raw" });

it("finds a page for every game that has rules", () => {
  const ids = Object.keys(RULES).map((path) => idOf(`./${path.split("/games/")[1]}`));
  expect(ids.length).toBeGreaterThan(4);
  expect(Object.keys(GAMES).toSorted()).toEqual(ids.toSorted());
});

it("loads each page under its own id", async () => {
  for (const [id, load] of Object.entries(GAMES)) expect((await load()).id).toBe(id);
});

it("knows no game of another name", () => {
  expect(["artus", "toString", "chess", ""].map(isGame)).toEqual([true, false, false, false]);
});

it("finds every course", () => {
  expect(Object.keys(COURSES).toSorted()).toEqual(Object.keys(GAMES).toSorted());
});
