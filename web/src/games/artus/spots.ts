/** Where everything lay before the board changed: cards in hands, chairs. */
import { boxAt, type Box } from "../../parts/board/boxes";
import type { Spot } from "../../parts/board/movement";

export function spotsOf(root: HTMLElement | undefined): Map<Spot, Box> {
  const found = new Map<Spot, Box>();
  for (const place of root?.querySelectorAll<HTMLElement>("[data-spot]") ?? []) {
    const spot = place.dataset["spot"]!;
    const box = /^(held|hand)-/.test(spot) ? boxAt(root!, spot) : null;
    if (box && !found.has(spot)) found.set(spot, box);
  }
  return found;
}
