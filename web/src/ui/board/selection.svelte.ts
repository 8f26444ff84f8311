/** What a player has selected on a board and is about to do: the part that all games share. */
import { untrack } from "svelte";
import type { Scene } from "../../games/contract";
import type { GameId, Games } from "../../wire";
import { t } from "../../texts/translator.svelte";
import type { CardGestures } from "./gestures";
import { namePlaceholders } from "./names";

/** Why something is not possible. A function, so that it follows the language. */
export interface Answer {
  say: () => string;
  rule: string;
}

export abstract class BoardSelection<G extends GameId, A extends Answer = Answer> {
  answer = $state.raw<A | null>(null);
  held = $state(false); // covered cards are shown as long as they are held
  protected readonly scene: () => Scene<G>;

  constructor(scene: () => Scene<G>) {
    this.scene = scene;
  }

  readonly isMine = $derived.by(() => this.scene().due && this.scene().play !== null);
  readonly isShared = $derived.by(() => this.scene().labels.filter((label) => label.mine).length > 1);
  readonly isCovered = $derived.by(() => this.scene().covered && !this.held);
  readonly choices = $derived.by(() => (this.isMine ? this.scene().choices : []));

  /** Announced to screen readers when it is my turn. */
  readonly call = $derived.by(() => {
    const { labels, seat } = this.scene();
    if (!this.isMine) return "";
    return this.isShared ? t("page-board-turn", { seat: labels[seat]!.name }) : t("page-board-turn-yours");
  });

  /** The complete move, or null while something has to be selected. */
  abstract readonly move: Games[G]["move"] | null;
  abstract back(): void;
  abstract clear(): void;

  /** Clears the refusal when events arrive, and the selection when the turn changes. */
  follow(): void {
    const fresh = $derived(this.scene().fresh);
    const turn = $derived(this.turn());
    $effect.pre(() => {
      void fresh;
      this.answer = null;
    });
    $effect.pre(() => {
      void turn;
      untrack(() => this.clear());
    });
  }

  protected turn(): unknown {
    return this.isMine;
  }

  /** Is it the turn of the only person at this device? Also while the game is paused and no moves are possible. */
  isYours(turn: number | null): boolean {
    const { play, seat, labels } = this.scene();
    const isTurn = play !== null && turn === seat && labels[seat]?.kind === "person";
    return (this.isMine || isTurn) && !this.isShared;
  }

  /** Whose turn it is, with a placeholder for the name. */
  title(turn: number | null): string {
    if (this.isYours(turn)) return t("page-board-turn-yours");
    return turn === null
      ? ""
      : t("page-board-turn", { seat: namePlaceholders(this.scene().labels.length)[turn]! });
  }

  async confirm(): Promise<void> {
    if (this.move) await this.send(this.move);
  }

  /** Confirm by a button that disappears with the move: keep the focus on the board. */
  readonly press = (click: MouseEvent & { currentTarget: HTMLElement }): void => {
    click.currentTarget.closest<HTMLElement>(".board")?.focus({ preventScroll: true });
    if (this.move) void this.send(this.move);
  };

  /** Gestures on a card: a tap, and a hold that shows what is covered. */
  gestures(tap: () => void = () => undefined): Partial<CardGestures> {
    return { covered: () => this.scene().covered, show: (shown) => (this.held = shown), tap };
  }

  protected async send(move: Games[G]["move"]): Promise<void> {
    const { play, busy } = this.scene();
    if (play && !busy && (await play(move))) this.clear();
  }
}
