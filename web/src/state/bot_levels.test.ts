import { describe, expect, test } from "vitest";
import { byLevel, defaultBot } from "./bot_levels";

const BOTS = ["easy", "normal", "hard", "counting", "random", "mine"];

describe("bots", () => {
  test("with levels, and the host's own, come first", () => {
    expect(byLevel(BOTS)).toEqual({
      first: ["easy", "normal", "hard", "mine"],
      more: ["counting", "random"],
    });
  });

  test("are not folded away if there are no others", () => {
    expect(byLevel(["random"])).toEqual({ first: ["random"], more: [] });
  });

  test("take a chair as chosen, if the game has them", () => {
    const game = { bots: BOTS, stand_in: "normal" };
    expect(["hard", "", "gone"].map((wished) => defaultBot(game, wished))).toEqual([
      "hard",
      "normal",
      "normal",
    ]);
  });
});
