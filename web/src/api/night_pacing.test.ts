import { beforeEach, describe, expect, it } from "vitest";
import type { Saying } from "../wire";
import { NightPacing, padded } from "./night_pacing";

const BYTES = 256;
const wish = (command: string, text = "hu"): Saying => ({ do: "wish", command, did: { did: "said", text } });
const bytes = (text: string): number => new TextEncoder().encode(text).length;

describe("the pacing of a device", () => {
  let frames: string[] = [];
  let pacing: NightPacing;

  beforeEach(() => {
    frames = [];
    pacing = new NightPacing({ readyState: WebSocket.OPEN, send: (frame) => frames.push(frame as string) });
  });

  it("sends at once by day, and answers no frame", () => {
    pacing.say(wish("a"));
    pacing.answer();
    expect(frames).toEqual([JSON.stringify(wish("a"))]);
  });

  it("sends one frame for each received frame at night, all of one length, even if there is nothing to send", () => {
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

  it("does not send at dawn what was left over from the night", () => {
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

  it("goes on when the start of the same night is sent again", () => {
    pacing.turn({ bytes: BYTES });
    pacing.say(wish("a"));
    expect(pacing.turn({ bytes: BYTES })).toEqual([]);
    pacing.answer();
    expect(frames.map((frame) => JSON.parse(frame) as Saying)).toEqual([wish("a")]);
  });

  it("pads longer messages to a multiple of the length", () => {
    expect(bytes(padded("ŝ".repeat(200), BYTES))).toBe(2 * BYTES);
    expect(bytes(padded("x".repeat(BYTES), BYTES))).toBe(BYTES);
  });
});
