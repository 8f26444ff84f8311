/** Which bots are offered first, and which bot takes a seat if nobody chose one. */
import type { GameSign } from "../wire";

const FOLDED = ["counting", "random"]; // for experts; the host's own bots are shown with the levels

/** Levels in the server's order. If there are only expert bots, they come first. */
export function byLevel(bots: readonly string[]): { first: readonly string[]; more: readonly string[] } {
  const first = bots.filter((bot) => !FOLDED.includes(bot));
  if (!first.length) return { first: bots, more: [] };
  return { first, more: bots.filter((bot) => FOLDED.includes(bot)) };
}

/** The bot for an empty seat: the wanted one if this game has it, else the game's default. */
export function defaultBot(game: Pick<GameSign, "bots" | "stand_in">, wished: string): string {
  return game.bots.includes(wished) ? wished : game.stand_in;
}
