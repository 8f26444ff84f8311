/** A game of four in English, red to guess, for the tests: Ana spies for red, Ben guesses; Cim and Dora are blue. */
import type { Colour, View } from "./cards";

const LETTERS: Record<string, Colour> = { r: "red", b: "blue", ".": "bystander", x: "assassin" };
export const KEY: readonly Colour[] = [..."rrrrrrrrrbbbbbbbb.......x"].map((letter) => LETTERS[letter]!);
const nothing = <T>(one: T): T[] => Array.from({ length: 25 }, () => one);

/** The view of a viewer without the key. */
export const VIEW: View = {
  seat: 1,
  mode: "teams",
  starter: "red",
  one_tap: false,
  by_vote: false,
  pack: "en",
  own: false,
  affixes: true,
  several: false,
  cards: Array.from({ length: 25 }, (_, card) => card),
  words: [],
  teams: ["red", "red", "blue", "blue"],
  spymasters: [0, 2],
  phase: "guess",
  turn: "red",
  colours: nothing(null),
  left: [9, 8],
  key: [],
  marks: nothing([]),
  history: [
    {
      team: "red",
      word: "river",
      number: 2,
      agreed: false,
      doubtful: false,
      invalid: false,
      places: [],
      challenger: null,
    },
  ],
  guesses: 0,
  limit: 3,
  challengeable: true,
  challenger: null,
  votes: [null, null, null, null],
  questions: [],
  glass: false,
  end: null,
  winner: null,
  winners: [],
  score: 0,
};

/** The view of red's spymaster, before a clue. */
export const SECRET: View = { ...VIEW, seat: 0, phase: "clue", key: KEY, history: [], limit: null };
