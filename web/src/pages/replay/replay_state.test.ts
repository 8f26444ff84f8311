import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Replay, ReplayFrame } from "../../wire";
import { ReplayState } from "./replay_state.svelte";

const CODE = "z33eznettp";
let isThere = true;

function frame(step: number, event = "turn"): ReplayFrame {
  const view = { round: step } as unknown as ReplayFrame["view"];
  const events = [{ event, seat: 0 }] as unknown as ReplayFrame["events"];
  return { step, at: step * 1000, undone: false, events, view, moment: step, due: false };
}

function replayOf(seat: number, number: number): Replay {
  const frames = [
    frame(0, "dealt"),
    frame(1),
    ...(seat === 1 ? [] : [frame(2)]),
    frame(3, "round-over"),
    frame(4),
  ];
  return { game: "love-letter", seat, number, games: 2, people: [{}, {}], frames } as unknown as Replay;
}

/** A server with two games of two seats. */
function answer(path: string): Response {
  const url = new URL(path, "http://here");
  const number = Number(url.searchParams.get("game") ?? 2);
  if (!isThere) return Response.json({ refusal: { code: "not-over" } }, { status: 409 });
  if (url.pathname.endsWith("/record")) return Response.json({ hash: `of ${number}` });
  return Response.json(replayOf(Number(url.searchParams.get("seat")), number));
}

beforeEach(() => {
  isThere = true;
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(answer(path)));
});
afterEach(() => vi.unstubAllGlobals());

async function opened(query = "", game = 0): Promise<ReplayState> {
  const replay = new ReplayState(CODE, new URLSearchParams(query));
  await replay.turnTo(game);
  return replay;
}

describe("a replay", () => {
  test("begins with everything open, at the deal of the last game", async () => {
    const replay = await opened();
    expect([replay.number, replay.perspective, replay.at, replay.snapshots.length]).toEqual([2, "all", 0, 5]);
    expect(replay.query).toBe("?game=2&seat=all&step=0");
    expect([...replay.snapshot!.open!.keys()]).toEqual([0, 1]);
  });

  test("opens at the step of an address", async () => {
    const replay = await opened("seat=1&step=3", 1);
    expect([replay.number, replay.perspective, replay.snapshot?.step, replay.at]).toEqual([1, 1, 3, 2]);
  });

  test("says in its address that beliefs are shown", async () => {
    const replay = await opened("beliefs");
    expect(replay.query).toBe("?game=2&seat=all&step=0&beliefs");
    replay.withBeliefs = false;
    expect(replay.query).toBe("?game=2&seat=all&step=0");
  });

  test("keeps the step when the perspective changes", async () => {
    const replay = await opened();
    replay.turn(2);
    await replay.look(1);
    expect(replay.snapshot?.step).toBe(1); // the last step that this seat saw
    await replay.look(0);
    expect(replay.snapshot?.step).toBe(2);
  });

  test("shows one step forward as movement, but not a jump", async () => {
    const replay = await opened();
    replay.turn(1);
    expect([replay.fresh.events.length, replay.cuts]).toEqual([1, 1]);
    replay.turn(3);
    expect([replay.fresh.events.length, replay.cuts]).toEqual([0, 2]);
    replay.turn(4);
    expect([replay.fresh.events.length, replay.cuts]).toEqual([1, 3]); // a round was over, so the board is new
    replay.turn(0);
    replay.turn(99);
    expect([replay.at, replay.isAtEnd]).toEqual([4, true]);
  });

  test("plays to its end and starts again", async () => {
    const replay = await opened("step=3");
    replay.playOrPause();
    replay.tick();
    expect([replay.at, replay.isPlaying]).toEqual([4, false]);
    replay.playOrPause();
    expect([replay.at, replay.isPlaying]).toEqual([0, true]);
    replay.turn(1);
    expect(replay.isPlaying).toBe(false);
  });

  test("of another game begins at its deal", async () => {
    const replay = await opened("step=3");
    await replay.turnTo(1);
    expect([replay.number, replay.at, replay.record?.hash]).toEqual([1, 0, "of 1"]);
  });

  test("that is refused says why, and can be tried again", async () => {
    isThere = false;
    const replay = await opened();
    expect([replay.refusal?.code, replay.snapshot]).toEqual(["not-over", null]);
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("away")));
    await replay.turnTo(0);
    expect([replay.refusal, replay.isAway]).toEqual([null, true]);
  });
});
