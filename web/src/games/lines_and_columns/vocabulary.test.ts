import { describe, expect, test } from "vitest";
import type { Card } from "./card_language.svelte";
import { listed, questionsOf } from "./vocabulary";

const CARDS: Card[] = ["red-car", "blue-car", "red-vase", "blue-vase", "green-die", "white-book"];

describe("the words of a game", () => {
  test("become a list with tabs", () => {
    const words = [
      { card: CARDS[0]!, word: "ruĝa aŭto", gloss: "red car", isMissed: true },
      { card: CARDS[1]!, word: "blua aŭto", gloss: "blue car", isMissed: false },
    ];
    expect(listed(words, "to practise")).toBe("ruĝa aŭto\tred car\tto practise\nblua aŭto\tblue car\t\n");
  });

  test("become questions, missed ones first, each with the right answer among four", () => {
    const questions = questionsOf(CARDS, ["green-die"]);
    expect(questions[0]!.card).toBe("green-die");
    expect(new Set(questions.map(({ card }) => card)).size).toBe(CARDS.length);
    for (const { card, answers } of questions) {
      expect(answers).toContain(card);
      expect(new Set(answers).size).toBe(4);
    }
  });

  test("get wrong answers that are nearly right", () => {
    const [question] = questionsOf(CARDS, ["red-car"], () => 0.5);
    expect(question!.answers.toSorted()).toEqual(["blue-car", "red-car", "red-vase", CARDS[3]].toSorted());
  });

  test("become eight questions at most", () => {
    const many = ["car", "die", "book"].flatMap((thing) =>
      ["red", "blue", "green", "white"].map((colour) => `${colour}-${thing}` as Card),
    );
    expect(questionsOf(many, [])).toHaveLength(8);
  });
});
