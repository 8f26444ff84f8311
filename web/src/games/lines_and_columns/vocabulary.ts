/** The words of a game, as a list to save and as small questions. */
import type { Card } from "./card_language.svelte";

const MOST_QUESTIONS = 8;
const ANSWERS = 4;

export interface Word {
  card: Card;
  word: string;
  gloss: string;
  isMissed: boolean;
}

/** One line per word: the word, its translation, and whether it was missed, separated by tabs. Spreadsheets and Anki
 * can read this. */
export function listed(words: readonly Word[], missed: string): string {
  const lines = words.map(({ word, gloss, isMissed }) => [word, gloss, isMissed ? missed : ""].join("\t"));
  return `${lines.join("\n")}\n`;
}

export interface Question {
  card: Card;
  answers: readonly Card[];
}

/** Questions about these cards: missed ones first, each with wrong answers that share its colour or its object. */
export function questionsOf(
  cards: readonly Card[],
  missed: readonly Card[],
  luck: () => number = Math.random,
): Question[] {
  const asked = [...shuffled(missed, luck), ...shuffled(cards, luck)];
  const distinct = asked.filter((card, place) => asked.indexOf(card) === place).slice(0, MOST_QUESTIONS);
  return distinct.map((card) => ({ card, answers: answersTo(card, cards, luck) }));
}

function answersTo(card: Card, cards: readonly Card[], luck: () => number): Card[] {
  const others = shuffled(
    cards.filter((one) => one !== card),
    luck,
  );
  const near = others.toSorted((a, b) => likeness(b, card) - likeness(a, card));
  return shuffled([card, ...near.slice(0, ANSWERS - 1)], luck);
}

function likeness(one: Card, other: Card): number {
  const words = other.split("-");
  return one.split("-").filter((word) => words.includes(word)).length;
}

function shuffled<T>(items: readonly T[], luck: () => number): T[] {
  return items
    .map((item) => ({ item, at: luck() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
