/** Which seat's secrets this device shows. A device with several seats is handed over between them. */
import type { GameUi } from "../games/contract";
import type { TableState } from "./table.svelte";

type Seen = Pick<TableState, "mine" | "sights" | "room">;

export class Handover {
  private handed = $state<number | null>(null); // who was handed the device
  private readonly table: () => Seen;
  private readonly ui: () => Pick<GameUi, "mayTake"> | null;

  constructor(table: () => Seen, ui: () => Pick<GameUi, "mayTake"> | null = () => null) {
    this.table = table;
    this.ui = ui;
  }

  /** A seat that may no longer hold the device has put it down, and must take it again. */
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

  /** The seats that may hold the device: all, unless the game restricts them; all again if the game allows none. */
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

  /** The seat on this device that has to move next. */
  readonly next = $derived.by(() => {
    if (this.held !== null && this.due.includes(this.held)) return this.held;
    return this.due[0] ?? this.held ?? this.takers[0] ?? -1;
  });

  /** The seats that may take it instead, if the game allows it. */
  readonly others = $derived.by(() => {
    return this.ui()?.mayTake ? this.takers.filter((seat) => seat !== this.next) : [];
  });

  /** Nobody holds the device: the next person has to take it first. */
  readonly isHandingOver = $derived.by(() => {
    return this.isShared && this.table().room?.phase === "playing" && this.held === null;
  });

  /** Another person at this device has to move. The one who holds it may first look at the result of their move (LL-11). */
  readonly isAwaited = $derived.by(() => {
    const isPlaying = this.table().room?.phase === "playing";
    return this.isShared && isPlaying && this.held !== null && this.next !== this.held;
  });

  /** The seat that is shown. During the game, only the seat of the person who holds the device. */
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
