import { beforeEach, describe, expect, it } from "vitest";
import type { Saying } from "../wire";
import { NightPacing, padded } from "./night_pacing";

const BYTES = 256;
const wish = (command: string, text = "hu"): Saying => ({ do: "wish", command, did: { did: "said", text } });
const bytes = (text: string): number => new TextEncoder().encode(text).length;

describe("the mouth of a device", () => {
  let frames: string[] = [];
  let pacing: NightPacing;

  beforeEach(() => {
    frames = [];
    pacing = new NightPacing({ readyState: WebSocket.OPEN, send: (frame) => frames.push(frame as string) });
  });

  it("speaks at once by day, and answers no frame", () => {
    pacing.say(wish("a"));
    pacing.answer();
    expect(frames).toEqual([JSON.stringify(wish("a"))]);
  });

  it("says one thing for each frame at night, all of one length, whatever there is to say", () => {
    pacing.turn({ bytes: BYTES });
    pacing.say(wish("a", "ĉu ŝi? 🐺"));
    pacing.say(wish("b"));
    expect(frames).toEqual([]);
    for (let tick = 0; tick < 4; tick += 1) pacing.answer();
    expect(frames.map(bytes)).toEqual([BYTES, BYTES, BYTES, BYTES]);
    expect(frames.map((frame) => JSON.parse(frame) as Saying)).toEqual([
      wish("a", "ĉu ŝi? 🐺"),
      wish("b"),
      { do: "still" },
      { do: "still" },
    ]);
  });

  it("keeps to itself at dawn what it had no time to say", () => {
    pacing.turn({ bytes: BYTES });
    pacing.say(wish("a"));
    pacing.say(wish("b"));
    pacing.answer();
    expect(pacing.turn({ bytes: 0 })).toEqual([wish("b")]);
    pacing.answer();
    expect(frames).toHaveLength(1);
    pacing.say(wish("c"));
    expect(frames[1]).toBe(JSON.stringify(wish("c")));
  });

  it("goes on in the next night, and when it is told of the same night again", () => {
    pacing.turn({ bytes: BYTES });
    pacing.say(wish("a"));
    expect(pacing.turn({ bytes: BYTES })).toEqual([]);
    pacing.answer();
    expect(frames.map((frame) => JSON.parse(frame) as Saying)).toEqual([wish("a")]);
  });

  it("fills up to a multiple what is too long", () => {
    expect(bytes(padded("ŝ".repeat(200), BYTES))).toBe(2 * BYTES);
    expect(bytes(padded("x".repeat(BYTES), BYTES))).toBe(BYTES);
  });
});
