/** Which bots are offered first, and which one takes a chair where nobody chose one. */
import type { GameSign } from "../wire";

const FOLDED = ["counting", "random"]; // for those who know what they want; a host's own bots stand beside the levels

/** The levels come in the server's order; what is folded away needs something to stand behind. */
export function byLevel(bots: readonly string[]): { first: readonly string[]; more: readonly string[] } {
  const first = bots.filter((bot) => !FOLDED.includes(bot));
  if (!first.length) return { first: bots, more: [] };
  return { first, more: bots.filter((bot) => FOLDED.includes(bot)) };
}

/** The bot for an empty chair: the wished one if this game has it, else the game's own proposal. */
export function standIn(game: Pick<GameSign, "bots" | "stand_in">, wished: string): string {
  return game.bots.includes(wished) ? wished : game.stand_in;
}
