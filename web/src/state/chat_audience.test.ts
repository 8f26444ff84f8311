import { describe, expect, it } from "vitest";
import { NIGHT, VIEW } from "../games/lupus_in_tabula/sample_view";
import { audience } from "../games/lupus_in_tabula/audience";
import type { View } from "../games/lupus_in_tabula/cards";
import type { GameUi } from "../games/contract";
import type { Sight } from "../wire";
import { audienceOf, isForSeat, isWhispered } from "./chat_audience";
import type { ChatLine } from "./table.svelte";

const UI = { audience } as unknown as Pick<GameUi, "audience">;
const WOLF: View = { ...NIGHT, whispers: true };
const VILLAGER: View = { ...WOLF, seat: 4, role: "villager" };

function sights(...views: View[]): ReadonlyMap<number, Sight> {
  return new Map(views.map((view) => [view.seat, { seat: view.seat, view } as unknown as Sight]));
}

const line = (...views: View[]): ChatLine => ({ person: 0, text: "hm", at: 0, then: sights(...views) });

describe("a message", () => {
  it("is read by everybody if the game does not restrict it", () => {
    expect(audienceOf(null, sights(WOLF))).toEqual({ who: "all", secret: false });
    expect(audienceOf({}, sights(WOLF))).toEqual({ who: "all", secret: false });
  });

  it("from a device with several seats reaches only those whom the strictest seat reaches", () => {
    expect(audienceOf(UI, sights(WOLF)).who).toBe("few");
    expect(audienceOf(UI, sights(WOLF, VILLAGER)).who).toBe("none");
    expect(audienceOf(UI, sights(VIEW, { ...VIEW, seat: 2 })).who).toBe("none"); // Cim is dead
  });

  it("is a whisper depending on when and by whom it was written", () => {
    expect([isWhispered(UI, line(WOLF)), isWhispered(UI, line(VIEW)), isWhispered(null, line(WOLF))]).toEqual(
      [true, false, false],
    );
    expect([isForSeat(UI, line(WOLF), 1), isForSeat(UI, line(VILLAGER), 4)]).toEqual([true, false]);
    expect([isForSeat(UI, line(VIEW), 0), isForSeat(UI, line(WOLF), -1)]).toEqual([true, false]);
  });
});

describe("a village", () => {
  const who = (view: View): string => `${audience(view).who}${audience(view).secret ? " secretly" : ""}`;

  it("talks by day, and in a ballot only nominees may plead", () => {
    expect([who(VIEW), who({ ...VIEW, phase: "ballot" })]).toEqual(["all", "none"]);
    expect(who({ ...VIEW, phase: "plea", turn: 0 })).toBe("all");
    expect(who({ ...VIEW, phase: "plea", turn: 4 })).toBe("none");
    expect([who({ ...VIEW, seat: 2 }), who({ ...VIEW, seat: -1 })]).toEqual(["none", "none"]);
    expect([who({ ...VIEW, moderator: 0 }), who({ ...VIEW, seat: 2, phase: "over" })]).toEqual([
      "none",
      "all",
    ]);
  });

  it("is silent at night, except wolves at tables where they may whisper (LT-7)", () => {
    expect([who(NIGHT), who(WOLF), who(VILLAGER)]).toEqual(["none", "few secretly", "none secretly"]);
    expect(who({ ...WOLF, alive: WOLF.alive.map(() => false) })).toBe("none");
  });
});
