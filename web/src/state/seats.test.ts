import { describe, expect, test } from "vitest";
import type { Room, SeatSign } from "../wire";
import { isShutOut, labels } from "./seats";

const seat = (colour: number, more: Partial<SeatSign> = {}): SeatSign =>
  ({ kind: "empty", person: null, bot: "", opened: true, name: "", colour, ...more }) as SeatSign;

function room(seats: SeatSign[]): Room {
  const people = [
    { name: "Ana", present: true, muted: false },
    { name: "Ben", present: false, muted: false },
  ];
  return { you: 0, host: 0, people, seats } as unknown as Room;
}

const coloursOf = (...wished: number[]): number[] =>
  labels(room(wished.map((colour) => seat(colour)))).map((label) => label.colour);

describe("colours", () => {
  test("go to the seats that want them", () => expect(coloursOf(5, 2, 7)).toEqual([5, 2, 7]));
  test("go to the first seat if two want the same", () => expect(coloursOf(5, 5)[0]).toBe(5));
  test("are not taken by a bot if a later seat wants them", () => expect(coloursOf(-1, 0)[1]).toBe(0));

  test("are all different for up to eight chairs, whatever they want", () => {
    for (let n = 0; n < 500; n += 1) {
      const wished = Array.from(
        { length: 2 + (n % 7) },
        (_, at) => ((n * 7919 + at * at * (n + 31)) % 9) - 1,
      );
      const found = coloursOf(...wished);
      expect(new Set(found).size, String(wished)).toBe(found.length);
    }
  });

  test("repeat for more than eight chairs, but are valid", () => {
    for (const colour of coloursOf(...Array.from({ length: 24 }, () => 3))) expect(colour).toBeLessThan(8);
  });
});

describe("names", () => {
  test("are those of the chair, else of its person, else of the bot", () => {
    const found = labels(
      room([
        seat(0, { kind: "person", person: 0, name: "Grandma" }),
        seat(1, { kind: "person", person: 1 }),
        seat(2, { kind: "bot", bot: "counting", person: 1 }),
        seat(3, { kind: "bot", bot: "counting" }),
        seat(4),
      ]),
    );
    expect(found.map((label) => label.name)).toEqual(["Grandma", "Ben", "Ben", found[3]!.name, ""]);
    expect(found[3]!.name).not.toBe("");
    expect(found.map((label) => label.mine)).toEqual([true, false, false, false, false]);
    expect(found.map((label) => label.present)).toEqual([true, false, false, true, true]);
  });
});

describe("a device never sees the game", () => {
  const shut = (secret: boolean, ...seats: SeatSign[]): boolean =>
    isShutOut({ ...room(seats), private: secret } as Room);

  test("if it has no chair at a private table", () => {
    expect(shut(true, seat(0, { kind: "person", person: 1 }))).toBe(true);
    expect(shut(false, seat(0, { kind: "person", person: 1 }))).toBe(false);
  });

  test("but a player who waits for the first sight will, also while a bot keeps the chair", () => {
    expect(shut(true, seat(0, { kind: "person", person: 0 }))).toBe(false);
    expect(shut(true, seat(0, { kind: "bot", bot: "easy", person: 0 }))).toBe(false);
  });
});
