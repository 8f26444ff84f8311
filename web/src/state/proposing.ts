/** What a new table is set to before anybody chooses. */
import type { GameSign, Option } from "../wire";

/** Words in the language of who opens it, where a game plays with words. */
export function proposed(game: Pick<GameSign, "options">, language: string): Record<string, string> {
  const fits = ({ kind, values }: Option): boolean => kind === "language" && values.includes(language);
  return Object.fromEntries(game.options.filter(fits).map(({ name }) => [name, language]));
}
