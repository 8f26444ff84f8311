import { describe, expect, test } from "vitest";
import type { GameRecord, Replay, ReplayFrame, Thought } from "../../wire";
import {
  privateEvents,
  clockOf,
  perspectiveIn,
  lastUntil,
  ONLOOKER,
  snapshotsOf,
  starterByLuck,
  thoughtAt,
  viewersOf,
} from "./timeline";

const turn = { event: "turn", seat: 0 } as const;
const drew = { event: "drew", card: "guard" } as const;

function frame(step: number, events: ReplayFrame["events"], hand: string): ReplayFrame {
  const view = { hand: [hand] } as unknown as ReplayFrame["view"];
  return { step, at: step * 1000, undone: step === 3, events, view, moment: step, due: true };
}

function replayOf(seat: number, frames: ReplayFrame[]): [number, Replay] {
  return [seat, { seat, frames } as unknown as Replay];
}

const REPLAYS = new Map([
  replayOf(ONLOOKER, [frame(0, [turn], "-"), frame(3, [turn], "-")]),
  replayOf(0, [frame(0, [turn, drew], "a0"), frame(2, [drew], "a2"), frame(3, [turn], "a3")]),
  replayOf(1, [frame(0, [turn], "b0"), frame(3, [turn, drew], "b3")]),
]);

describe("a timeline", () => {
  test("of one seat has its own frames", () => {
    const snapshots = snapshotsOf(REPLAYS, 0, 2);
    expect(snapshots.map((snapshot) => snapshot.step)).toEqual([0, 2, 3]);
    expect(snapshots[0]!.told).toEqual([{ seat: null, events: [turn, drew] }]);
    expect(snapshots[0]!.open).toBeUndefined();
  });

  test("with everything open has every step, with the private events of each seat", () => {
    const snapshots = snapshotsOf(REPLAYS, "all", 2);
    expect(snapshots.map((snapshot) => snapshot.step)).toEqual([0, 2, 3]);
    expect(snapshots[1]!.told).toEqual([{ seat: 0, events: [drew] }]);
    expect(snapshots[2]!.told).toEqual([
      { seat: null, events: [turn] },
      { seat: 1, events: [drew] },
    ]);
    expect(snapshots[1]!.open!.get(0)).toEqual({ hand: ["a2"] });
    expect(snapshots[1]!.open!.get(1)).toEqual({ hand: ["b0"] });
    expect(snapshots.map((snapshot) => snapshot.undone)).toEqual([false, false, true]);
  });

  test("waits for the replays it needs", () => {
    expect(snapshotsOf(new Map([...REPLAYS].slice(0, 2)), "all", 2)).toEqual([]);
    expect(viewersOf("all", 2)).toEqual([-1, 0, 1]);
    expect(viewersOf(1, 2)).toEqual([1]);
  });

  test("has a snapshot for a step even if the viewer saw nothing in it", () => {
    expect(lastUntil(REPLAYS.get(1)!.frames, 2)).toBe(0);
    expect(lastUntil(REPLAYS.get(1)!.frames, 99)).toBe(1);
    expect(lastUntil([], 2)).toBe(0);
  });

  test("tells minutes and seconds since the first step", () => {
    const snapshots = snapshotsOf(REPLAYS, 0, 2).map((snapshot) => ({ ...snapshot, at: snapshot.at * 31 }));
    expect(snapshots.map((snapshot) => clockOf(snapshots, snapshot))).toEqual(["0:00", "0:00", "0:31"]);
  });
});

test("private events are those that not everybody received", () => {
  expect(privateEvents([turn, drew, turn], [turn, turn])).toEqual([drew]);
  expect(privateEvents([drew], [])).toEqual([drew]);
});

test("the perspective comes from the address", () => {
  expect(["0", "1", "-1", "2", "x", "all", null].map((words) => perspectiveIn(words, 2))).toEqual([
    0,
    1,
    -1,
    "all",
    "all",
    "all",
    "all",
  ]);
});

test("the starter is known only if luck decided it", () => {
  const record = (first: string): GameRecord => ({ options: { first } }) as unknown as GameRecord;
  expect(starterByLuck(record("random"), [{ event: "dealt", starter: 1 }])).toBe(1);
  expect(starterByLuck(record("seat-0"), [{ event: "dealt", starter: 0 }])).toBeNull();
  expect(starterByLuck(record("random"), [turn])).toBeNull();
});

test("a thought belongs to the move of its step, or to the seat whose perspective is shown", () => {
  const thoughts = [0, 1, 0].map((seat, n): Thought => ({ step: n + 1, seat, beliefs: [] }));
  const found = (perspective: number | "all", step: number) =>
    thoughts.indexOf(thoughtAt(thoughts, perspective, step)!);
  expect([found("all", 2), found(ONLOOKER, 3), found("all", 0)]).toEqual([1, 2, -1]);
  expect([found(0, 2), found(1, 9), found(1, 1)]).toEqual([0, 1, -1]);
});
