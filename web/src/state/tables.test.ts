import { beforeEach, expect, test } from "vitest";
import type { Room } from "../wire";
import { forgetTable, rememberTable, visited } from "./tables";

const room = {
  you: 0,
  game: "love-letter",
  phase: "gathering",
  people: [
    { name: "Ana", present: true, muted: false },
    { name: "Ben", present: true, muted: false },
  ],
  seats: [
    { kind: "person", person: 0, bot: "", opened: true, name: "", colour: 4 },
    { kind: "person", person: 1, bot: "", opened: true, name: "", colour: 2 },
    { kind: "empty", person: null, bot: "", opened: true, name: "", colour: -1 },
  ],
} as unknown as Room;

beforeEach(() => localStorage.clear());

test("each table is remembered once, the newest first, with the others who sat there", () => {
  rememberTable("a", room);
  rememberTable("b", room);
  rememberTable("a", { ...room, phase: "over" });
  expect(visited().map(({ code, phase }) => [code, phase])).toEqual([
    ["a", "over"],
    ["b", "gathering"],
  ]);
  expect(visited()[0]!.others).toEqual([{ name: "Ben", colour: 2 }]);
});

test("twelve tables are kept, and each can be forgotten", () => {
  for (let n = 0; n < 20; n += 1) rememberTable(String(n), room);
  expect(visited()).toHaveLength(12);
  forgetTable("19");
  expect(visited()[0]!.code).toBe("18");
});
