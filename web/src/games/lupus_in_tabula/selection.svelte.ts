/** The selection: answer the question of the night, say something about somebody, vote. */
import { BoardSelection } from "../../ui/board/selection.svelte";
import { namePlaceholders } from "../../ui/board/names";
import { t, tRefusal } from "../../texts/translator.svelte";
import { GAME, isBallot, isNight, type Move } from "./cards";
import { NOBODY } from "./nobody";
import { whyNot } from "./reasons";

type Do = Move["do"];
type Aimed = Extract<Move, { at: number }>;

export class LupusInTabulaSelection extends BoardSelection<"lupus-in-tabula"> {
  picked = $state<number | null>(null); // a house
  private wanted = $state<number | null>(null); // an answer that is being sent
  private isSending = false;

  /** All offered moves, also if this seat may act but need not. */
  readonly offered = $derived.by(() => (this.scene().play ? this.scene().choices : []));
  readonly isAsked = $derived.by(() => {
    const { view, play } = this.scene();
    return play !== null && isNight(view) && view.task !== null;
  });
  /** Does a clock run? Then a tap answers at once, and another tap changes the answer. */
  readonly isQuick = $derived.by(() => this.scene().clock?.clock === "night");
  readonly isVoting = $derived.by(() => this.can("vote"));
  /** The houses where a tap does something. Which houses can't be chosen is secret, so covered cards hide this, too. */
  readonly lit = $derived.by((): readonly number[] => {
    const { view } = this.scene();
    if (isNight(view)) return this.isCovered ? [] : this.seats("point");
    return this.seats("vote");
  });

  /** Announced to screen readers: that it is my turn, and the question, unless it is covered. */
  readonly calling = $derived.by((): string => {
    const { view } = this.scene();
    if (!this.isMine || !this.isAsked || view.task === null || this.scene().covered) return this.call;
    return `${this.call}: ${t(`${GAME}-board-ask-${view.task}`)}`;
  });

  /** My answer of this night, even if it is still being sent. */
  readonly answered = $derived.by((): number | null => {
    const { view } = this.scene();
    if (this.wanted !== null) return this.wanted;
    return isNight(view) && view.answered ? (view.pointed ?? NOBODY) : null;
  });

  /** Is my answer still being sent? */
  readonly isOnItsWay = $derived.by(() => this.wanted !== null);

  override readonly move = $derived.by((): Move | null => {
    if (this.picked === null) return null;
    if (this.isVoting) return this.at("vote", this.picked);
    return this.isAsked ? this.pointing(this.picked) : null;
  });

  can(what: Do): boolean {
    return this.offered.some((move) => move.do === what);
  }

  /** The move that says this about a seat, if it is offered. */
  act(what: "accuse" | "trust" | "doubt", seat: number): Move | null {
    return this.at(what, seat);
  }

  saw(shade: "wolf" | "human", seat: number): Move | null {
    return this.offered.find((m) => m.do === "saw" && m.at === seat && m.shade === shade) ?? null;
  }

  /** Make one of the offered moves. */
  async make(move: Move): Promise<void> {
    await this.send(move);
  }

  tap(seat: number): void {
    const { view, play } = this.scene();
    this.answer = null;
    if (this.isAsked) this.point(seat);
    else if (this.isVoting && !this.at("vote", seat)) this.refuse(seat);
    else if (isBallot(view) && play && !this.isVoting) this.refuse(seat);
    else if (!isNight(view)) this.picked = this.picked === seat ? null : seat;
  }

  /** Answer the question of the night: at once, or after a second tap if no clock runs. */
  point(seat: number): void {
    this.answer = null;
    if (seat === (this.wanted ?? this.answered)) this.picked = null;
    else if (!this.pointing(seat)) this.refuse(seat);
    else if (this.isQuick) void this.reply(seat);
    else this.picked = seat;
  }

  /** Send the answer. If another house is tapped meanwhile, send that one afterwards. */
  private async reply(seat: number): Promise<void> {
    this.wanted = seat;
    if (this.isSending) return;
    this.isSending = true;
    for (let sent: number | null = null; this.wanted !== null && this.wanted !== sent;) {
      sent = this.wanted;
      const move = this.pointing(sent);
      if (move) await this.scene().play?.(move);
    }
    this.wanted = null;
    this.isSending = false;
  }

  private pointing(seat: number): Move | null {
    return this.offered.find((move) => move.do === "point" && (move.at ?? NOBODY) === seat) ?? null;
  }

  private seats(what: Do): number[] {
    return this.offered.flatMap((move) => (move.do === what && "at" in move ? [move.at ?? NOBODY] : []));
  }

  private at(what: Do, seat: number): Aimed | null {
    const found = this.offered.find((move) => move.do === what && "at" in move && move.at === seat);
    return (found as Aimed | undefined) ?? null;
  }

  override back(): void {
    [this.picked, this.answer] = [null, null];
  }

  override clear(): void {
    [this.picked, this.answer] = [null, null];
  }

  /** What is picked is dropped at the next decision. */
  protected override turn(): unknown {
    const { phase, day, turn, seat } = this.scene().view;
    return `${phase} ${day} ${turn === seat}`;
  }

  /** Show why a house can't be chosen; while the card is covered, the reason is hidden, too. */
  private refuse(seat: number): void {
    const { view, labels } = this.scene();
    const reason = whyNot(view, seat);
    if (!reason) return;
    const say = (): string =>
      this.isAsked && this.isCovered
        ? t(`${GAME}-board-why-covered`)
        : tRefusal(GAME, reason, namePlaceholders(labels.length));
    this.answer = { say, rule: this.isAsked && this.isCovered ? "LT-5" : reason.rule };
  }
}
