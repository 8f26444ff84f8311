/** Position P as a whole view, for the tests: four seats, black to play in the third round of the basic game. */
import type { Card, View } from "./cards";
import { P } from "./rulebook_position";

const DECK: readonly Card[] = [
  "knight-1-4",
  "knight-2-5",
  "knight-3-6",
  "knight-4-7",
  "knight-5-8",
  "knight-6-9",
  "knight-7-9",
  "knight-1-5",
  "silver-1-7",
  "bronze-1-7",
  "royal-4-8",
  "royal-1-5",
  "ring-silver",
  "ring-bronze",
  "ring-any",
  "ring-any",
];
const four = <T>(one: T): T[] => [one, one, one, one];

export const VIEW: View = {
  ...P,
  seat: 0,
  game: "basic",
  deck: DECK,
  first: 0,
  turn: 0,
  phase: "play",
  round: 3,
  rounds: 16,
  left: 1,
  spare: 3,
  to_place: four(0),
  scores: [5, -14, 53, 0],
  chips: [0, 0, 1, 0],
  hand: ["knight-3-6", "knight-1-5", "silver-1-7", "ring-any"],
  held: four({ knight: 2, king: 2, scoring: 0 }),
  piles: four({ knight: 4, king: 5, scoring: 0 }),
  played: [["knight-2-5"], ["royal-4-8"], [], []],
  winners: [],
};
