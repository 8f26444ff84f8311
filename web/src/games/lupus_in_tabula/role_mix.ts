/** The mix of cards before the game, the same as in src/ludejo/games/lupus_in_tabula/game.py (LT-2, LT-3). */
import { range, ROLES, type Role } from "./cards";

type Options = Readonly<Record<string, number | string>>;

/** The least number of players for a role, unless the host chooses the roles (LT-2). */
const LEAST: Partial<Record<Role, number>> = {
  medium: 9,
  possessed: 10,
  bodyguard: 11,
  owl: 12,
  freemason: 13,
  hamster: 15,
  mythomaniac: 16,
};
const THIRD_WOLF = 16;

/** The option is called `freemasons`, because there are always two. */
function isPicked(role: Role, wanted: readonly string[]): boolean {
  return wanted.includes(role === "freemason" ? "freemasons" : role);
}

function specials(players: number, options: Options): Role[] {
  const wanted = String(options["roles"] ?? "usual");
  const all = ROLES.filter((role) => LEAST[role] !== undefined);
  if (wanted === "none") return [];
  if (wanted === "usual") return all.filter((role) => players >= LEAST[role]!);
  return all.filter((role) => isPicked(role, wanted.split("-")));
}

/** The number of players: a person who moderates does not count (LT-31). */
export function playersAt(seats: number, options: Options): number {
  return options["moderator"] === "person" ? seats - 1 : seats;
}

/** How many cards of each role, in the order of `ROLES`. */
export function mixOf(seats: number, options: Options): number[] {
  const players = playersAt(seats, options);
  const found = new Map<Role, number>([
    ["wolf", players >= THIRD_WOLF ? 3 : 2],
    ["seer", 1],
  ]);
  for (const role of specials(players, options)) found.set(role, role === "freemason" ? 2 : 1);
  const taken = [...found.values()].reduce((sum, one) => sum + one, 0);
  found.set("villager", Math.max(0, players - taken));
  return range(ROLES.length).map((n) => found.get(ROLES[n]!) ?? 0);
}
