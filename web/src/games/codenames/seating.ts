/** The teams and roles before the game, the same as in src/ludejo/games/codenames/game.py (CN-1, CN-27, CN-29). */
import type { Team } from "./cards";

export type Role = "spymaster" | "operative";
export interface Side {
  team: Team | null; // null: everybody plays together, or this seat guesses for both teams
  spymaster: number | null;
  operatives: readonly number[];
}

type Options = Readonly<Record<string, number | string>>;

const from = (first: number, end: number): number[] =>
  Array.from({ length: Math.max(0, end - first) }, (_, n) => first + n);

function side(team: Team | null, [spymaster, ...operatives]: readonly number[]): Side {
  return { team, spymaster: spymaster ?? null, operatives };
}

export function sidesOf(seats: number, options: Options): Side[] {
  if (options["mode"] === "together" || seats === 2) return [side(null, from(0, seats))];
  if (seats === 3)
    return [side("red", [0]), side("blue", [1]), { team: null, spymaster: null, operatives: [2] }];
  const red = typeof options["red"] === "number" ? options["red"] : Math.ceil(seats / 2);
  return [side("red", from(0, red)), side("blue", from(red, seats))];
}
