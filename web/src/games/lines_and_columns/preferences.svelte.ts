/** Settings of the board: the order of the hand, and the size of the table. Kept in the browser. */
import { keep, kept } from "../../state/me.svelte";

export const ORDERS = ["object", "colour", "fits"] as const;
export type Order = (typeof ORDERS)[number];
export const ZOOMS = [1, 1.25, 1.5, 1.75, 2, 2.5, 3] as const;
const MOST = 3;

interface Kept {
  order: Order;
  zoom: number;
}

const KEY = "ludejo-lines-and-columns";

const within = (zoom: number): number => Math.min(MOST, Math.max(1, zoom));

class BoardPreferences {
  private timer = 0;
  order = $state<Order>("object");
  zoom = $state(1); // 1: the whole table is visible

  constructor() {
    const { order, zoom } = kept<Kept>(KEY);
    if (order && ORDERS.includes(order)) this.order = order;
    this.zoom = within(Number(zoom) || 1);
  }

  setOrder(order: Order): void {
    this.order = order;
    this.remember();
  }

  setZoom(zoom: number): void {
    this.zoom = within(zoom);
    clearTimeout(this.timer); // a gesture calls this many times
    this.timer = window.setTimeout(() => this.remember(), 300);
  }

  /** Go to the next size: 1 for bigger, -1 for smaller. */
  step(by: 1 | -1): void {
    const next =
      by > 0 ? ZOOMS.find((one) => one > this.zoom + 0.01) : ZOOMS.findLast((one) => one < this.zoom - 0.01);
    if (next) this.setZoom(next);
  }

  readonly isWhole = $derived.by(() => this.zoom < 1.01);
  readonly isBiggest = $derived.by(() => this.zoom > MOST - 0.01);

  private remember(): void {
    keep(KEY, { order: this.order, zoom: this.zoom });
  }
}

export const preferences = new BoardPreferences();
