/** Where things lie on the board, measured from its upper left corner. */
import type { Spot } from "./movement";

export interface Box {
  x: number;
  y: number;
  w: number; // width; the height follows from it
}

export const RATIO = 1.4; // a card's height to its width, unless a game says otherwise
const SMALL = 28;

/** The biggest card that fits into this element, in its middle. */
function boxOf(root: HTMLElement, found: Element, ratio: number): Box {
  const edge = root.getBoundingClientRect();
  const rect = found.getBoundingClientRect();
  const w = Math.min(rect.width, rect.height / ratio);
  const x = rect.left - edge.left + (rect.width - w) / 2;
  return { x, y: rect.top - edge.top + (rect.height - w * ratio) / 2, w };
}

/** The card at this spot: the last one, or `fromEnd` cards before it; the spot itself if it has no such card. */
export function cardAt(root: HTMLElement, spot: Spot, fromEnd = 0): Element | null {
  const place = root.querySelector(`[data-spot="${spot}"]`);
  const cards = place?.querySelectorAll("[data-card]") ?? [];
  return cards[cards.length - 1 - fromEnd] ?? place;
}

/** The box of a card at this spot: as big as the card that lies there, or small in an empty spot. */
export function boxAt(root: HTMLElement, spot: Spot, ratio = RATIO, fromEnd = 0): Box | null {
  const found = cardAt(root, spot, fromEnd);
  if (!found) return null;
  if (found.hasAttribute("data-card") || spot === "pile") return boxOf(root, found, ratio);
  const edge = root.getBoundingClientRect();
  const rect = found.getBoundingClientRect();
  return { x: rect.left - edge.left + Math.max(0, rect.width - SMALL) / 2, y: rect.top - edge.top, w: SMALL };
}

/** Where the hands lay before the board changed: the picked card of a hand, else its last one. */
export function handsBefore(root: HTMLElement | undefined, seats: number, ratio = RATIO): Map<Spot, Box> {
  const found = new Map<Spot, Box>();
  if (!root) return found;
  for (let seat = 0; seat < seats; seat++) {
    const spot: Spot = `hand-${seat}`;
    const picked = root.querySelector(`[data-spot="${spot}"] [aria-pressed="true"]`);
    const box = picked ? boxOf(root, picked, ratio) : boxAt(root, spot, ratio);
    if (box) found.set(spot, box);
  }
  return found;
}

/** Where the hands and every visible card lay before the board changed. */
export function spotsBefore(root: HTMLElement | undefined, ratio = RATIO): Map<Spot, Box> {
  const found = new Map<Spot, Box>();
  for (const place of root?.querySelectorAll<HTMLElement>("[data-spot]") ?? []) {
    const spot = place.dataset["spot"]!;
    const box = /^(held|hand)-/.test(spot) ? boxAt(root!, spot, ratio) : null;
    if (box) found.set(spot, box);
  }
  return found;
}
