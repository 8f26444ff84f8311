import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../texts/loader";
import { fitWord, SMALL, SMALL_WIDE, TALL, WIDE, widthOf } from "./word_fit";
import { wordAt } from "./card_words";

const CARD = 62.4; // the inner width in pixels, on a phone that is 360 wide

const packs = LANGUAGES.map((pack) => {
  const cards = Array.from({ length: 500 }, (_, card) => card);
  return { pack, words: cards.map((card) => wordAt({ cards, words: [], pack, own: false }, card)) };
});

describe("words on cards", () => {
  it.each(packs)("are at least 15 pixels high on a phone and fit, all 500 of $pack", ({ words }) => {
    expect(new Set(words).size).toBe(500);
    for (const word of words) {
      const { lines, size, squeeze } = fitWord(word, TALL);
      expect((size * CARD) / 100).toBeGreaterThanOrEqual(15);
      expect(lines.length).toBeLessThanOrEqual(2);
      expect(squeeze).toBeGreaterThanOrEqual(0.79);
      for (const line of lines) expect(widthOf(line) * size * squeeze).toBeLessThanOrEqual(96.1);
    }
  });

  it.each([TALL, WIDE, SMALL, SMALL_WIDE])("fit, however long they are: %j", (room) => {
    for (const word of [
      "scienchistoriisto",
      "konstantynopolitańczykiewiczówna",
      "a",
      "Rio de Janeiro",
      "x".repeat(30),
    ]) {
      const { lines, size, squeeze } = fitWord(word, room);
      for (const line of lines) expect(widthOf(line) * size * squeeze).toBeLessThanOrEqual(96.1);
      expect(lines.join("").replaceAll(/[- ]/g, "")).toBe(word.replaceAll(/[- ]/g, ""));
    }
  });

  it("are broken before a syllable, or between words", () => {
    expect(fitWord("pielęgniarka", TALL).lines).toEqual(["pielęg-", "niarka"]);
    expect(fitWord("noktopapilio", TALL).lines).toEqual(["nokto-", "papilio"]);
    expect(fitWord("watermelon", TALL).lines).toEqual(["water-", "melon"]);
    expect(fitWord("niedźwiedź", TALL).lines).toEqual(["niedź-", "wiedź"]);
    expect(fitWord("double agent", TALL).lines).toEqual(["double", "agent"]);
    expect(fitWord("moon", TALL)).toEqual({ lines: ["moon"], size: 28, squeeze: 1 });
  });
});
