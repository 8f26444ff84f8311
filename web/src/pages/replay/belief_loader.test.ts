import { afterEach, expect, test, vi } from "vitest";
import { BeliefLoader } from "./belief_loader.svelte";

afterEach(() => vi.unstubAllGlobals());

test("beliefs are loaded once, and again if the server did not answer", async () => {
  const asked = vi.fn((path: string) => Promise.resolve(Response.json({ number: Number(path.at(-1)) })));
  const loader = new BeliefLoader("z33eznettp");
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("away")));
  await loader.load(1);
  expect([loader.found, loader.isAway]).toEqual([null, true]);
  vi.stubGlobal("fetch", asked);
  await loader.load(1);
  await loader.load(1);
  expect([loader.found?.number, loader.isAway, asked.mock.calls.length]).toEqual([1, false, 1]);
  await loader.load(2);
  expect([loader.found?.number, asked.mock.calls.length]).toEqual([2, 2]);
});
