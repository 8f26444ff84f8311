/** How a game ended, for everybody. */
import type { Result } from "../wire";
import { t } from "../words/say.svelte";
import type { Label } from "./seats";

/** The chairs by their places. */
export function ranked(labels: readonly Label[], { places }: Result): Label[] {
  return labels.toSorted((a, b) => places[a.seat]! - places[b.seat]!);
}

/** What a chair has at the end, in the game's own words: points, tokens, cards left. */
export function resultOf(game: string, seat: number, result: Result): string {
  const points = result.points[seat]!;
  return t(`${game}-result`, { points, size: Math.abs(points) });
}
