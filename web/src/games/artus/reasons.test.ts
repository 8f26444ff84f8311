import { describe, expect, test } from "vitest";
import type { Card } from "./cards";
import { kingChair } from "./ring";
import { whyNotChair } from "./reasons";
import { VIEW } from "./sample_view";
import { NOTHING, type Way } from "./steps";

const MINE = VIEW.knights[0]![0]!;
const OTHERS = VIEW.knights[1]![0]!;
const KING = kingChair(VIEW);
const PRINCE = VIEW.royals.find((royal) => !royal.is_king && royal.royal.startsWith("bronze"))!.chair;

function why(card: Card, way: Way | null, chair: number, isWhole = false): string | undefined {
  return whyNotChair(VIEW, { ...NOTHING, place: 0, card }, way, chair, isWhole)?.code;
}

describe("why a piece can't be picked", () => {
  test("a knight card is for my own Knights (AR-21)", () => {
    expect(why("knight-3-6", "move", OTHERS)).toBe("not-yours");
    expect(why("knight-3-6", "move", PRINCE)).toBe("only-knights");
  });

  test("a king card is for Princes and the King of its colour (AR-16)", () => {
    expect(why("silver-1-7", "move", MINE)).toBe("only-royals");
    expect(why("silver-1-7", "move", OTHERS)).toBe("only-royals");
    expect(why("silver-1-7", "move", PRINCE)).toBe("other-colour");
  });

  test("a ring is for a Prince (AR-26)", () => {
    for (const card of ["ring-silver", "joker"] as const) {
      expect(why(card, "ring", MINE)).toBe("only-princes");
      expect(why(card, "ring", OTHERS)).toBe("only-princes");
      expect(why(card, "ring", KING)).toBe("king-ring");
    }
    expect(why("ring-silver", "ring", PRINCE)).toBe("other-colour");
  });

  test("a scoring card counts only my own Knights, and only those it asks for (AR-31)", () => {
    expect(why("score-carpet", "score", MINE)).toBe("not-carpet");
    expect(why("score-carpet", "score", OTHERS)).toBe("not-yours");
    expect(why("score-carpet", "score", PRINCE)).toBe("only-knights");
  });

  test("a move that is already whole has nothing to choose (AR-30, AR-33)", () => {
    for (const chair of [MINE, OTHERS, PRINCE]) {
      expect(why("score-all", "score", chair, true)).toBe("nothing-to-choose");
      expect(why("joker", "score", chair, true)).toBe("nothing-to-choose");
    }
  });

  test("a joker does not move Knights of others (AR-33)", () => {
    expect(why("joker", "move", OTHERS)).toBe("not-yours");
    expect(why("joker", null, OTHERS)).toBe("not-yours");
  });
});
