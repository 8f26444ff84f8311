import { beforeEach, expect, test } from "vitest";
import { me } from "../state/me.svelte";
import { translator, t } from "./translator.svelte";

const CARD = "lines-and-columns-card-red-car";
const LENT = ["lines-and-columns-card-"];

beforeEach(async () => {
  me.language = "en";
  await translator.lend(null, "lines-and-columns", LENT);
});

test("a part of the page loads its texts", async () => {
  await translator.want("replay");
  expect(translator.knows("replay")).toBe(true);
  expect(t("replay-loading")).not.toBe("replay-loading");
  expect(translator.knows("artus-of-long-ago")).toBe(false);
});

test("words can be lent from another language, sentences stay", async () => {
  await translator.want("lines-and-columns");
  expect(t(CARD)).toBe("red car");
  await translator.lend("eo", "lines-and-columns", LENT);
  expect(t(CARD)).toBe("ruĝa aŭto");
  expect(t(CARD, {}, "acc")).toBe("ruĝa aŭto"); // a lent word stays as it is on the card
  expect(translator.own(CARD)).toBe("red car");
  expect(t("lines-and-columns-refusal-no-row", { card: t(CARD) })).toContain("only the ruĝa aŭto");
});

test("lent words stay when the language of the page changes", async () => {
  await translator.want("lines-and-columns");
  await translator.lend("eo", "lines-and-columns", LENT);
  me.language = "pl";
  await translator.turnTo("pl");
  expect(t(CARD)).toBe("ruĝa aŭto");
  expect(translator.own(CARD)).toBe("czerwony samochód");
  me.language = "eo";
  await translator.turnTo("eo");
  expect(t(CARD, {}, "acc")).toBe("ruĝan aŭton"); // no word is lent from the page's own language
});

test("two parts that are requested at once are both loaded", async () => {
  me.language = "pl";
  await Promise.all([translator.turnTo("pl"), translator.want("learn"), translator.want("love-letter")]);
  expect(translator.knows("learn") && translator.knows("love-letter")).toBe(true);
  expect(t("love-letter-card-guard")).not.toBe("love-letter-card-guard");
});
