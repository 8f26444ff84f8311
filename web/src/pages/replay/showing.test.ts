import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Replay, ReplayFrame } from "../../wire";
import { Showing } from "./showing.svelte";

const CODE = "z33eznettp";
let isThere = true;

function frame(step: number, event = "turn"): ReplayFrame {
  const view = { round: step } as unknown as ReplayFrame["view"];
  const events = [{ event, seat: 0 }] as unknown as ReplayFrame["events"];
  return { step, at: step * 1000, undone: false, events, view, moment: step, due: false };
}

function reel(seat: number, number: number): Replay {
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
  return Response.json(reel(Number(url.searchParams.get("seat")), number));
}

beforeEach(() => {
  isThere = true;
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(answer(path)));
});
afterEach(() => vi.unstubAllGlobals());

async function opened(query = "", game = 0): Promise<Showing> {
  const showing = new Showing(CODE, new URLSearchParams(query));
  await showing.turnTo(game);
  return showing;
}

describe("a replay", () => {
  test("begins with everything open, at the deal of the last game", async () => {
    const showing = await opened();
    expect([showing.number, showing.eyes, showing.at, showing.shots.length]).toEqual([2, "all", 0, 5]);
    expect(showing.query).toBe("?game=2&seat=all&step=0");
    expect([...showing.shot!.open!.keys()]).toEqual([0, 1]);
  });

  test("opens at the step of an address", async () => {
    const showing = await opened("seat=1&step=3", 1);
    expect([showing.number, showing.eyes, showing.shot?.step, showing.at]).toEqual([1, 1, 3, 2]);
  });

  test("keeps in its address that beliefs are shown", async () => {
    const showing = await opened("beliefs");
    expect(showing.query).toBe("?game=2&seat=all&step=0&beliefs");
    showing.withBeliefs = false;
    expect(showing.query).toBe("?game=2&seat=all&step=0");
  });

  test("keeps the step when other eyes look", async () => {
    const showing = await opened();
    showing.turn(2);
    await showing.look(1);
    expect(showing.shot?.step).toBe(1); // the last that these eyes saw
    await showing.look(0);
    expect(showing.shot?.step).toBe(2);
  });

  test("shows one step forward as movement, and jumps without", async () => {
    const showing = await opened();
    showing.turn(1);
    expect([showing.fresh.events.length, showing.cuts]).toEqual([1, 1]);
    showing.turn(3);
    expect([showing.fresh.events.length, showing.cuts]).toEqual([0, 2]);
    showing.turn(4);
    expect([showing.fresh.events.length, showing.cuts]).toEqual([1, 3]); // a round was over: a board of its own
    showing.turn(0);
    showing.turn(99);
    expect([showing.at, showing.isAtEnd]).toEqual([4, true]);
  });

  test("runs to its end and begins anew", async () => {
    const showing = await opened("step=3");
    showing.playOrPause();
    showing.tick();
    expect([showing.at, showing.isPlaying]).toEqual([4, false]);
    showing.playOrPause();
    expect([showing.at, showing.isPlaying]).toEqual([0, true]);
    showing.turn(1);
    expect(showing.isPlaying).toBe(false);
  });

  test("of another game begins at its deal", async () => {
    const showing = await opened("step=3");
    await showing.turnTo(1);
    expect([showing.number, showing.at, showing.record?.hash]).toEqual([1, 0, "of 1"]);
  });

  test("that is refused says why, and can be tried again", async () => {
    isThere = false;
    const showing = await opened();
    expect([showing.refusal?.code, showing.shot]).toEqual(["not-over", null]);
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("away")));
    await showing.turnTo(0);
    expect([showing.refusal, showing.isAway]).toEqual([null, true]);
  });
});
