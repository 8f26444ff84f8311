/** What I am about to do on a board: the part of it that is the same in every game. */
import { untrack } from "svelte";
import type { Scene } from "../../games/contract";
import type { GameId, Games } from "../../wire";
import { t } from "../../words/say.svelte";
import { holes } from "./names";

/** Why not: said again whenever the language changes. */
export interface Answer {
  say: () => string;
  rule: string;
}

export abstract class BoardChoosing<G extends GameId, A extends Answer = Answer> {
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

  /** For the ears, when I am asked. */
  readonly call = $derived.by(() => {
    const { labels, seat } = this.scene();
    if (!this.isMine) return "";
    return this.isShared ? t("page-board-turn", { seat: labels[seat]!.name }) : t("page-board-turn-yours");
  });

  /** The whole move, once nothing is open any more. */
  abstract readonly move: Games[G]["move"] | null;
  abstract back(): void;
  abstract clear(): void;

  /** Takes the answer back when something is told, and what is picked when the turn changes. */
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

  /** Is it the turn of the only one at this device? Also while the game is paused, when nobody is asked for anything. */
  isYours(turn: number | null): boolean {
    const { play, seat, labels } = this.scene();
    const isTurn = play !== null && turn === seat && labels[seat]?.kind === "person";
    return (this.isMine || isTurn) && !this.isShared;
  }

  /** Whose turn it is, with a hole for the name. */
  title(turn: number | null): string {
    if (this.isYours(turn)) return t("page-board-turn-yours");
    return turn === null ? "" : t("page-board-turn", { seat: holes(this.scene().labels.length)[turn]! });
  }

  async confirm(): Promise<void> {
    if (this.move) await this.send(this.move);
  }

  /** By a button, which goes with the move: the keyboard stays at the board. */
  readonly press = (click: MouseEvent & { currentTarget: HTMLElement }): void => {
    click.currentTarget.closest<HTMLElement>(".board")?.focus({ preventScroll: true });
    void this.confirm();
  };

  protected async send(move: Games[G]["move"]): Promise<void> {
    const { play, busy } = this.scene();
    if (play && !busy && (await play(move))) this.clear();
  }
}
