import { describe, expect, test } from "vitest";
import { eventSentence, refusalSentence } from "./fill";
import golden from "./sentences.golden.json";
import { LANGUAGES, textsOf } from "./loader";

const GAMES = [...new Set(golden.events.map(({ game }) => game))];

describe.each(LANGUAGES)("%s says what Python says", (language) => {
  test("about events", async () => {
    const texts = await textsOf(language, GAMES);
    for (const { game, event, said } of golden.events) {
      expect(eventSentence(texts, game, event, golden.names)).toBe(said[language]);
    }
  });

  test("about refusals", async () => {
    const texts = await textsOf(language, GAMES);
    for (const { game, refusal, said } of golden.refusals) {
      const args = refusal.args as Record<string, number | string>;
      expect(refusalSentence(texts, game, { code: refusal.code, args }, golden.names)).toBe(said[language]);
    }
  });
});
