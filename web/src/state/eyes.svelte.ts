/** Whose eyes look at this device: with several seats on it, it is handed over between their secrets. */
import type { TableState } from "./table.svelte";

export class Eyes {
  private held = $state<number | null>(null); // who was handed the device
  private readonly table: () => TableState;

  constructor(table: () => TableState) {
    this.table = table;
  }

  /** Is there more than one person at this device? */
  readonly isShared = $derived.by(() => this.table().mine.length > 1);

  /** The seat that has to decide next, of those on this device. */
  readonly next = $derived.by(() => {
    const table = this.table();
    const due = table.mine.filter((seat) => table.sights.get(seat)?.due);
    if (this.held !== null && due.includes(this.held)) return this.held;
    return due[0] ?? this.held ?? table.mine[0] ?? -1;
  });

  /** The device lies open for nobody: the next one has to take it first. */
  readonly isHandingOver = $derived.by(() => {
    return this.isShared && this.table().room?.phase === "playing" && this.held === null;
  });

  /** Somebody else at this device is awaited; whoever holds it may first look at what came of his move (LL-11). */
  readonly isAwaited = $derived.by(() => {
    const isPlaying = this.table().room?.phase === "playing";
    return this.isShared && isPlaying && this.held !== null && this.next !== this.held;
  });

  /** The seat that is shown: never one whose person doesn't hold the device, until the game is over and lies open. */
  readonly seat = $derived.by(() => {
    const table = this.table();
    if (!this.isShared || table.room?.phase === "over") return table.mine[0] ?? -1;
    return this.held ?? -1;
  });

  take(): void {
    this.held = this.next;
  }

  /** Put the device down: nobody's secrets are shown. */
  putDown(): void {
    this.held = null;
  }
}
