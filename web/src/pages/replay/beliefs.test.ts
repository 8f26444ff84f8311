import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, it } from "vitest";
import Beliefs from "../../games/love_letter/Beliefs.svelte";
import { me } from "../../state/me.svelte";
import { labelsAfter } from "../../state/seats";
import { translator } from "../../texts/translator.svelte";
import PlainBeliefs from "./PlainBeliefs.svelte";

const LABELS = labelsAfter([
  { name: "Ana", bot: "" },
  { name: "", bot: "hard" },
]);
const BELIEFS = [
  { about: 1, what: "guard", share: 0.996, true: false },
  { about: 1, what: "king", share: 0, true: true },
];

beforeAll(async () => {
  me.language = "en";
  await translator.turnTo("en");
  await Promise.all([translator.want("love-letter"), translator.want("replay")]);
});

const rows = () => screen.getAllByRole("row").map((row) => row.textContent.replace(/\s+/g, " ").trim());

it("beliefs are a table for screen readers: what was believed, whether it was true, how likely it seemed", () => {
  render(Beliefs, { labels: LABELS, beliefs: BELIEFS });
  expect(screen.getByRole("table", { name: "Mekano" })).toBeTruthy();
  expect(rows()[0]).toMatch(/Guard 100%$/);
  expect(rows()[1]).toMatch(/King true under 1%$/);
});

it("a game without a display of its own shows plain words", () => {
  render(PlainBeliefs, { labels: LABELS, beliefs: BELIEFS });
  expect(rows()).toEqual(["guard 100%", "king true under 1%"]);
});
