/** How a game ended. */
import type { Result } from "../wire";
import { t } from "../texts/translator.svelte";
import type { Label } from "./seats";

/** The seats, best place first. */
export function ranked(labels: readonly Label[], { places }: Result): Label[] {
  return labels.toSorted((a, b) => places[a.seat]! - places[b.seat]!);
}

/** A seat's result in the game's own words: points, tokens or cards left. */
export function resultOf(game: string, seat: number, result: Result): string {
  const points = result.points[seat]!;
  return t(`${game}-result`, { points, size: Math.abs(points) });
}
