import { afterEach, expect, test, vi } from "vitest";
import { Thinking } from "./thinking.svelte";

afterEach(() => vi.unstubAllGlobals());

test("what was believed is asked for once, and again if nobody answered", async () => {
  const asked = vi.fn((path: string) => Promise.resolve(Response.json({ number: Number(path.at(-1)) })));
  const thinking = new Thinking("z33eznettp");
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("away")));
  await thinking.load(1);
  expect([thinking.found, thinking.isAway]).toEqual([null, true]);
  vi.stubGlobal("fetch", asked);
  await thinking.load(1);
  await thinking.load(1);
  expect([thinking.found?.number, thinking.isAway, asked.mock.calls.length]).toEqual([1, false, 1]);
  await thinking.load(2);
  expect([thinking.found?.number, asked.mock.calls.length]).toEqual([2, 2]);
});
