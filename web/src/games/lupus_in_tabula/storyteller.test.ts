import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { me } from "../../state/me.svelte";
import { translator, t } from "../../texts/translator.svelte";
import { LANGUAGES, type Language } from "../../texts/loader";
import { GAME } from "./cards";
import { cuesOf, roomOf } from "./night_cues";
import { mixOf } from "./role_mix";
import { lengthOf, rateOf, Storyteller } from "./storyteller.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const at = (after: number): number => Date.now() + after;

describe("a storyteller", () => {
  it("drops a call that still waits when the next one is due", async () => {
    const teller = new Storyteller();
    teller.tell(() => "Cim was lynched, and this takes a while to be told.");
    teller.call(() => "Night falls.", at(1000));
    expect(teller.line).toContain("Cim");
    await vi.advanceTimersByTimeAsync(1000);
    teller.call(() => "Seer!", at(5000));
    expect(teller.line).toContain("Cim"); // an event is told to its end
    await vi.advanceTimersByTimeAsync(3000);
    expect(teller.line).toBe("Seer!");
  });

  it("shows a call only until the next one, even if it is long", async () => {
    const teller = new Storyteller();
    teller.call(() => "Medium, the dead speak to you, and they have so much to say.", at(1000));
    await vi.advanceTimersByTimeAsync(1000);
    teller.call(() => "Seer!", at(1000));
    expect(teller.line).toBe("Seer!");
  });

  it("tells all events one after the other, and drops calls at dawn", async () => {
    const teller = new Storyteller();
    teller.call(() => "Seer!", at(5000));
    teller.call(() => "Wolves!", at(5000));
    teller.hush();
    teller.tell(() => "Dawn.");
    teller.tell(() => "The village wins.");
    expect(teller.line).toBe("Dawn.");
    await vi.advanceTimersByTimeAsync(lengthOf("Dawn.") + 700);
    expect(teller.line).toBe("The village wins.");
    await vi.advanceTimersByTimeAsync(20_000);
    expect(teller.line).toBe("The village wins.");
  });
});

describe("the calls of a night", () => {
  const SHORTEST = 20_000;
  const FASTEST = rateOf("a very long sentence", 1);

  /** The sentences of a night at the largest table, and the time for each. */
  async function told(language: Language, day: number): Promise<{ words: string[]; room: number }> {
    me.language = language;
    await translator.turnTo(language);
    await translator.want(GAME);
    const cues = cuesOf({ day, mix: mixOf(24, {}), first_victim: false }, SHORTEST);
    return { words: cues.map(({ key }) => t(`${GAME}-narrate-${key}`, { n: day })), room: roomOf(cues) };
  }

  it.each(LANGUAGES)("fit into the shortest one, read or spoken: %s", async (language) => {
    vi.useRealTimers();
    for (const day of [1, 2, 3]) {
      const { words, room } = await told(language, day);
      expect(words.length).toBe(day === 2 ? 8 : day === 1 ? 6 : 7);
      for (const one of words) {
        expect(lengthOf(one), one).toBeLessThanOrEqual(room);
        expect(rateOf(one, room), one).toBeLessThan(FASTEST - 0.2);
      }
    }
  });
});
