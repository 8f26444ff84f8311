/** Whose eyes look at this device: with several seats on it, it is handed over between their secrets. */
import type { GameUi } from "../games/contract";
import type { TableState } from "./table.svelte";

type Seen = Pick<TableState, "mine" | "sights" | "room">;

export class Eyes {
  private handed = $state<number | null>(null); // who was handed the device
  private readonly table: () => Seen;
  private readonly ui: () => Pick<GameUi, "mayTake"> | null;

  constructor(table: () => Seen, ui: () => Pick<GameUi, "mayTake"> | null = () => null) {
    this.table = table;
    this.ui = ui;
  }

  /** Who may no longer have it has put it down for good, not until he may again. */
  follow(): void {
    $effect.pre(() => {
      if (this.held === null) this.handed = null;
    });
  }

  /** Is there more than one person at this device? */
  readonly isShared = $derived.by(() => this.table().mine.length > 1);

  private readonly due = $derived.by(() => {
    const { mine, sights } = this.table();
    return mine.filter((seat) => sights.get(seat)?.due);
  });

  /** Who may have it: all, unless the game says who; where it lets nobody any more, all again. */
  private readonly takers = $derived.by(() => {
    const { mine, sights } = this.table();
    const mayTake = this.ui()?.mayTake;
    const found = mine.filter((seat) => {
      const sight = sights.get(seat);
      return !mayTake || sight?.due || (sight && mayTake(sight.view));
    });
    return found.length > 0 ? found : mine;
  });

  private readonly held = $derived.by(() => {
    return this.handed !== null && this.takers.includes(this.handed) ? this.handed : null;
  });

  /** The seat that has to decide next, of those on this device. */
  readonly next = $derived.by(() => {
    if (this.held !== null && this.due.includes(this.held)) return this.held;
    return this.due[0] ?? this.held ?? this.takers[0] ?? -1;
  });

  /** Those who may take it instead, where the game lets them. */
  readonly others = $derived.by(() => {
    return this.ui()?.mayTake ? this.takers.filter((seat) => seat !== this.next) : [];
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

  take(seat = this.next): void {
    this.handed = seat;
  }

  /** Put the device down: nobody's secrets are shown. */
  putDown(): void {
    this.handed = null;
  }
}
