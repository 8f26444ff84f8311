import { describe, expect, it } from "vitest";
import { LEG } from "../../ui/board/movement";
import { splitNames, namePlaceholders } from "../../ui/board/names";
import { deedOf, keptSecrets, roundEnd, secretsOf, type Event } from "./events";
import { movementOf } from "./movement";

const LOOK: Event[] = [
  { event: "played", seat: 0, card: "spy", at: 1, guess: null },
  { event: "looked", seat: 1, card: "king" },
  { event: "turn", seat: 1 },
];
const KNOCKED: Event[] = [
  { event: "played", seat: 1, card: "guard", at: 0, guess: "king" },
  { event: "out", seat: 0, card: "king" },
  { event: "round-over", end: "last", shown: [null, null], sums: [6, 1], winners: [1] },
  { event: "dealt", round: 2, starter: 1, face_up: [] },
  { event: "hand", card: "baron" },
  { event: "turn", seat: 1 },
];

describe("events", () => {
  it("show everybody the last deed and its consequences", () => {
    expect(deedOf(LOOK).map((event) => event.event)).toEqual(["played"]);
    expect(deedOf(KNOCKED).map((event) => event.event)).toEqual(["played", "out", "round-over"]);
    expect(deedOf(KNOCKED.slice(3)).map((event) => event.event)).toEqual(["dealt"]);
    expect(deedOf([])).toEqual([]);
    expect(roundEnd(KNOCKED)?.winners).toEqual([1]);
  });

  it("with a secret are shown until a later turn of mine", () => {
    const kept = keptSecrets([], LOOK, 0);
    expect(kept).toEqual(secretsOf(LOOK));
    expect(keptSecrets(kept, [{ event: "turn", seat: 1 }], 0)).toBe(kept);
    expect(keptSecrets(kept, [{ event: "turn", seat: 0 }], 0)).toEqual([]);
    expect(keptSecrets(kept, KNOCKED, 0)).toEqual([]);
  });

  it("become sentences that are split at the names", () => {
    const [ana, ben] = namePlaceholders(2);
    expect(splitNames(`${ana} plays on ${ben}.`)).toEqual([0, " plays on ", 1, "."]);
    expect(splitNames("Nothing.")).toEqual(["Nothing."]);
  });
});

describe("movement", () => {
  it("comes one after the other, and stops at the end of a round", () => {
    const { travels, flips, lasts } = movementOf(KNOCKED, 0, 2);
    expect(travels.map((one) => [one.from, one.to, one.card])).toEqual([
      ["hand-1", "laid-1", "guard"],
      ["hand-0", "laid-0", "king"],
    ]);
    expect(flips).toEqual([{ seat: 0, start: LEG }]);
    expect(lasts).toBe(2 * LEG);
  });

  it("shows only backs when others draw or swap", () => {
    const events: Event[] = [
      { event: "swapped", seats: [1, 2] },
      { event: "turn", seat: 2 },
    ];
    expect(movementOf(events, 0, 3).travels.map((one) => one.card)).toEqual([null, null, null]);
  });

  it("shows my own draw once", () => {
    const events: Event[] = [
      { event: "turn", seat: 0 },
      { event: "drew", card: "prince" },
    ];
    expect(movementOf(events, 0, 3).travels).toEqual([
      { from: "pile", to: "hand-0", card: "prince", start: 0 },
    ]);
  });

  it("never takes longer than 1.2 seconds", () => {
    const many: Event[] = Array.from({ length: 9 }, () => ({ event: "turn", seat: 1 }) as const);
    expect(movementOf(many, 0, 2).lasts).toBeLessThanOrEqual(1200);
  });
});
