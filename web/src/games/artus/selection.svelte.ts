/** The selection: picked step by step from what is offered, foreseen, and answered when it can't be. */
import { BoardSelection } from "../../ui/board/selection.svelte";
import { namePlaceholders } from "../../ui/board/names";
import { tBoard, tRefusal } from "../../texts/translator.svelte";
import type { Foreseen, Move, Pile } from "./cards";
import { marksOfMove, NO_MARKS } from "./marks";
import { whyNotCard, whyNotChair, whyNotPile, type Reason } from "./reasons";
import {
  cardOf,
  matchingMoves,
  forced,
  moveOf,
  NOTHING,
  offeredChairs,
  pickedChairs,
  stepOf,
  undone,
  waysOf,
  type Pick,
  type Way,
} from "./steps";

export class ArtusSelection extends BoardSelection<"artus"> {
  private picked = $state.raw<Pick>(NOTHING);
  private seen = $state.raw<{ move: Move; foreseen: Foreseen | null } | null>(null);

  readonly hand = $derived.by(() => this.scene().view.hand);
  readonly cards = $derived.by(() => new Set(this.choices.map(cardOf)));

  /** What is picked; the only card is, as long as that betrays nothing of a covered hand. */
  readonly pick = $derived.by((): Pick => {
    const { place, card } = this.picked;
    if (this.picked !== NOTHING && (place === null || this.hand[place] === card)) return this.picked;
    return this.scene().covered ? NOTHING : forced(this.choices, this.hand);
  });
  readonly step = $derived.by(() => stepOf(this.scene().view, this.choices, this.pick));
  override readonly move = $derived.by(() => moveOf(this.scene().view, this.choices, this.pick));
  readonly ways = $derived.by(() => waysOf(this.scene().view, this.choices, this.pick));
  readonly offered = $derived.by(() => offeredChairs(this.scene().view, this.choices, this.pick));
  /** The chairs of what is picked: a piece, its goal, Knights to be counted. */
  readonly chairs = $derived.by(() => pickedChairs(this.scene().view, this.pick, this.move, this.asked));
  readonly canGoBack = $derived.by(() => this.picked !== NOTHING);
  /** What the picked card does, once that is clear. */
  readonly way = $derived.by((): Way | null => {
    const { card, way } = this.pick;
    return way ?? (card !== null && this.ways.length === 1 ? this.ways[0]! : null);
  });

  /** A move whose consequences are to be known: the whole one, or any one of the piece that is picked, which
   * leaves the same chair. Nothing else is asked: a device may not ask too much. */
  readonly asked = $derived.by((): Move | null => {
    if (this.move) return cardOf(this.move) ? this.move : null;
    const left = this.step === "goal" ? matchingMoves(this.scene().view, this.choices, this.pick) : [];
    return left[0] ?? null;
  });
  readonly foreseen = $derived.by(() => (this.seen?.move === this.asked ? this.seen!.foreseen : null));
  readonly marks = $derived.by(() =>
    this.move ? marksOfMove(this.scene().view, this.move, this.foreseen) : NO_MARKS,
  );

  /** What would come of it. */
  async foresee(move: Move | null): Promise<void> {
    const { foresee } = this.scene();
    if (!move || !foresee) return;
    const foreseen = await foresee(move);
    if (this.asked === move) this.seen = { move, foreseen };
  }

  takeCard(place: number): void {
    const card = this.hand[place];
    const { play, covered, view } = this.scene();
    if (!card || play === null) return;
    const mayPick = this.isMine ? this.cards.has(card) : covered;
    if (mayPick) this.set({ ...NOTHING, place, card });
    else this.refuse(whyNotCard(view));
  }

  takeWay(way: Way): void {
    this.set({ ...this.pick, way, chair: null, knights: [] });
  }

  takePile(pile: Pile): void {
    const { view } = this.scene();
    const isOffered = this.choices.some((move) => move.do === "draw" && move.pile === pile);
    if (isOffered && this.pick.pile === pile) void this.confirm();
    else if (isOffered) this.set({ ...NOTHING, pile });
    else this.refuse(whyNotPile(view, view.piles[view.seat]?.[pile] === 0));
  }

  /** Tap a chair: pick what it offers, make the move by a second tap on its goal, or show why not. */
  takeChair(chair: number): void {
    const { view, play } = this.scene();
    const found = this.offered.get(chair) ?? this.other(chair);
    if (play === null) return;
    if (this.move && this.pick.chair === chair) void this.confirm();
    else if (found) this.set({ ...this.pick, ...found });
    else this.refuse(whyNotChair(view, this.pick, this.way, chair, this.move !== null));
  }

  /** Another piece than the one that is picked. */
  private other(chair: number): Partial<Pick> | undefined {
    const free = { ...this.pick, piece: null, chair: null };
    if (this.pick.piece === null) return undefined;
    const found = offeredChairs(this.scene().view, this.choices, free).get(chair);
    return found && { ...found, chair: null };
  }

  override back(): void {
    this.picked = this.picked === NOTHING ? NOTHING : undone(this.picked);
    this.answer = null;
  }

  override clear(): void {
    [this.picked, this.answer, this.seen] = [NOTHING, null, null];
  }

  private set(pick: Pick): void {
    [this.picked, this.answer] = [pick, null];
  }

  private refuse(reason: Reason | null): void {
    if (!reason) return;
    const say = (): string =>
      reason.own
        ? tBoard("artus", reason.code)
        : tRefusal("artus", reason, namePlaceholders(this.scene().labels.length));
    this.answer = { say, rule: reason.rule };
  }
}
