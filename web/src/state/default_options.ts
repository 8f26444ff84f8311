/** The options of a new table before anybody changes them. */
import type { GameSign, Option } from "../wire";

/** In word games: words in the language of the person who opens the table. */
export function defaultOptions(game: Pick<GameSign, "options">, language: string): Record<string, string> {
  const fits = ({ kind, values }: Option): boolean => kind === "language" && values.includes(language);
  return Object.fromEntries(game.options.filter(fits).map(({ name }) => [name, language]));
}
