import { describe, expect, it } from "vitest";
import { awaited, keyOf, operativesOf, type View } from "./cards";
import { whyNotPlace } from "./reasons";
import { KEY, SECRET, VIEW } from "./sample_view";
import { sidesOf } from "./seating";
import { isGameOver, isPrivate, landed, worded, type Event } from "./events";
import { glossAt, printed } from "./card_words";

describe("words", () => {
  it("come from the pack of the table, with glosses where cards are aligned", () => {
    expect(printed(VIEW, 0)).toBe("ANCHOR");
    expect(printed({ ...VIEW, pack: "eo" }, 0)).toBe("ANKRO");
    expect(glossAt(VIEW, 0, "pl")).toBe("kotwica");
    expect(glossAt(VIEW, 0, "en")).toBe("");
    expect(glossAt({ ...VIEW, cards: [499] }, 0, "pl")).toBe("");
    expect(printed({ ...VIEW, cards: [499] }, 0)).not.toBe("");
  });

  it("of a host's own list are in the view; if they are missing, cards show numbers", () => {
    const words = VIEW.cards.map((card) => `ŝtono ${card}`);
    expect(printed({ ...VIEW, own: true, words }, 6)).toBe("ŜTONO 6");
    expect([printed({ ...VIEW, own: true }, 6), glossAt({ ...VIEW, own: true }, 6, "pl")]).toEqual(["7", ""]);
  });
});

describe("seats", () => {
  it("of operatives, and seats that must decide", () => {
    expect(operativesOf(VIEW, "red")).toEqual([1]);
    expect(operativesOf({ ...VIEW, mode: "shared", teams: ["red", "blue", null], spymasters: [0, 1] }, "blue")).toEqual([2]); // prettier-ignore
    expect(awaited(VIEW)).toEqual([1]);
    expect(awaited(SECRET)).toEqual([0]);
    expect(awaited({ ...VIEW, phase: "ruling" })).toEqual([2]);
    expect(awaited({ ...VIEW, phase: "ruling", by_vote: true, votes: [null, true, null, null] })).toEqual([
      2, 3,
    ]);
    expect(awaited({ ...VIEW, phase: "over", turn: null })).toEqual([]);
  });

  it("are assigned to teams before the game", () => {
    expect(sidesOf(5, { red: "even" }).map((side) => [side.spymaster, ...side.operatives])).toEqual([
      [0, 1, 2],
      [3, 4],
    ]);
    expect(sidesOf(6, { red: 2 })[1]).toEqual({ team: "blue", spymaster: 2, operatives: [3, 4, 5] });
    expect(sidesOf(3, {}).map((side) => side.team)).toEqual(["red", "blue", null]);
    expect(sidesOf(2, {})).toEqual([{ team: null, spymaster: 0, operatives: [1] }]);
    expect(sidesOf(8, { mode: "together" })).toHaveLength(1);
  });
});

describe("the key", () => {
  it("is what this viewer may see", () => {
    expect(keyOf({ view: VIEW })).toEqual([]);
    expect(keyOf({ view: SECRET })).toBe(KEY);
    expect(keyOf({ view: VIEW, open: new Map([[0, SECRET]]) })).toBe(KEY);
  });
});

describe("why a card can't be touched", () => {
  const why = (more: Partial<View>, place = 3): string | undefined =>
    whyNotPlace({ ...VIEW, ...more }, place)?.code;

  it("is found from the view alone", () => {
    expect(why({})).toBeUndefined();
    expect(why({ seat: 3 })).toBe("other-team");
    expect(why({ seat: 2 })).toBe("spymaster-touches");
    expect(why({ phase: "clue" })).toBe("no-guess-now");
    expect(why({ phase: "ruling" })).toBe("is-frozen");
    expect(why({ phase: "over", turn: null })).toBe("is-over");
    expect(why({ colours: Array.from({ length: 25 }, () => "red") })).toBe("is-covered");
    expect(why({ seat: 0, phase: "penalty" })).toBe("not-own-word");
    expect(why({ seat: 0, phase: "cover" })).toBe("not-their-word");
  });
});

describe("events", () => {
  const guessed: Event = { event: "guessed", seat: 1, team: "red", place: 0, colour: "red" };

  it("get words instead of places", () => {
    expect(worded(guessed, VIEW)).toMatchObject({ place: "ANCHOR" });
    const asked: Event = { event: "answered", seat: 2, yes: true };
    expect(worded(asked, VIEW)).toBe(asked);
  });

  it("are private to spymasters, or cover a place", () => {
    const key: Event = { event: "key", colours: KEY };
    expect([isPrivate(key), isPrivate(guessed)]).toEqual([true, false]);
    expect(landed([guessed, { event: "covered", seat: 0, place: 9, colour: "blue" }])).toEqual([0, 9]);
    expect(isGameOver([guessed])).toBe(false);
  });
});
