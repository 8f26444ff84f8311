import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { me } from "../../state/me.svelte";
import type { Label } from "../../state/seats";
import { translator } from "../../texts/translator.svelte";
import { type Here, type View } from "./cards";
import { NAMES, NIGHT, OVER, VIEW } from "./sample_view";
import Stage from "./Stage.svelte";
import { isPrivate, type Event } from "./events";

const LABELS: Label[] = NAMES.map((name, seat) => ({ seat, name, colour: seat % 8, kind: "person", bot: "", person: seat, present: true, mine: false })); // prettier-ignore
const PUBLIC = { seat: -1, role: null, roles: NAMES.map(() => null), fellows: [], task: null, learned: [], pointing: NAMES.map(() => null) }; // prettier-ignore

function scene(view: View, events: Event[] = [], more: Partial<Here> = {}): Here {
  const clock = { clock: view.phase, until: Date.now() + 30_000 };
  return {
    labels: LABELS, seat: -1, view: { ...view, ...PUBLIC }, fresh: { n: 1, events }, past: [], due: false,
    choices: [], opens: [], play: null, clock, busy: false, covered: false, ...more,
  }; // prettier-ignore
}

const story = (): string => document.querySelector(".story .big")?.textContent ?? "";

beforeAll(async () => {
  me.language = "en";
  await translator.turnTo("en");
  await translator.want("lupus-in-tabula");
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a big screen", () => {
  it("calls every role of the game at times that depend only on the clock, even if its players are dead", async () => {
    const night = { ...NIGHT, alive: NIGHT.alive.map((one, seat) => one && seat !== 0 && seat !== 3) };
    render(Stage, { scene: scene(night) }); // seer and medium are dead
    const heard = new Set<string>();
    for (let second = 0; second < 30; second++) {
      await vi.advanceTimersByTimeAsync(1000);
      heard.add(story());
    }
    const all = [...heard].join("\n");
    for (const called of ["Medium", "Seer", "Werewolves"]) expect(all).toContain(called);
    for (const absent of ["Bodyguard", "Owl", "Freemasons", "Mythomaniac"]) expect(all).not.toContain(absent);
    expect(all.indexOf("Medium")).toBeLessThan(all.indexOf("Seer"));
    expect(all.indexOf("Seer")).toBeLessThan(all.indexOf("Werewolves"));
  });

  it("calls them in a night without a clock, too, and stops at dawn", async () => {
    const { rerender } = render(Stage, { scene: scene({ ...NIGHT, day: 4 }, [], { clock: null }) });
    const heard: string[] = [];
    for (let second = 0; second < 15; second++) {
      await vi.advanceTimersByTimeAsync(1000);
      if (heard.at(-1) !== story()) heard.push(story());
    }
    expect(heard.slice(-3)).toEqual([
      "Night 4 falls. Answer in silence.",
      "Medium, the dead speak to you.",
      "Seer, whom do you look at?",
    ]);
    const dawn: Event = { event: "dawn", day: 4, dead: [], moderator: false };
    await rerender({ scene: { ...scene({ ...VIEW, day: 4 }, [dawn]), fresh: { n: 2, events: [dawn] } } });
    await vi.advanceTimersByTimeAsync(100);
    expect(story()).toContain("Day 4 breaks.");
    await vi.advanceTimersByTimeAsync(30_000);
    expect(story()).toContain("Day 4 breaks.");
  });

  it("announces the dawn and who died", async () => {
    const dawn: Event = { event: "dawn", day: 2, dead: [2], moderator: false };
    render(Stage, { scene: scene(VIEW, [dawn]) });
    await vi.advanceTimersByTimeAsync(100);
    expect(story()).toContain("Day 2 breaks. Cim is dead.");
  });

  it("has two switches and no other buttons, and shows no card before the end", () => {
    render(Stage, { scene: scene(VIEW) });
    expect(screen.getAllByRole("button")).toHaveLength(2);
    expect(document.querySelectorAll(".portrait:not(.claimed)")).toHaveLength(0);
  });

  it("shows all cards at the end", () => {
    render(Stage, { scene: { ...scene(VIEW, [], { clock: null }), view: { ...OVER, seat: -1 } } });
    expect(document.querySelectorAll(".cast .portrait")).toHaveLength(10);
    expect(document.body.textContent).toContain("The village wins");
  });
});

it("events that only some seats receive are private", () => {
  const secrets: Event[] = [
    { event: "role", role: "wolf" },
    { event: "mates", role: "wolf", seats: [1, 6] },
    { event: "shown", roles: [] },
    { event: "pointed", seat: 1, task: "tear", at: 0 },
    { event: "looked", at: 6, shade: "wolf" },
    { event: "medium", at: 9, shade: "human" },
    { event: "copied", at: 6, copy: "wolf" },
  ];
  expect(secrets.every(isPrivate)).toBe(true);
});
