/** The selection: picked step by step from what is offered. It asks for a preview of the move, and says why a tap is
 * refused. */
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

  /** What is picked. If only one card can be played, it is picked already, unless that would reveal a covered hand. */
  readonly pick = $derived.by((): Pick => {
    const { place, card } = this.picked;
    if (this.picked !== NOTHING && (place === null || this.hand[place] === card)) return this.picked;
    return this.scene().covered ? NOTHING : forced(this.choices, this.hand);
  });
  readonly step = $derived.by(() => stepOf(this.scene().view, this.choices, this.pick));
  override readonly move = $derived.by(() => moveOf(this.scene().view, this.choices, this.pick));
  readonly ways = $derived.by(() => waysOf(this.scene().view, this.choices, this.pick));
  readonly offered = $derived.by(() => offeredChairs(this.scene().view, this.choices, this.pick));
  /** The chairs of what is picked: a piece, its goal, Knights that count. */
  readonly chairs = $derived.by(() => pickedChairs(this.scene().view, this.pick, this.move, this.asked));
  readonly canGoBack = $derived.by(() => this.picked !== NOTHING);
  /** How the picked card is used, if only one way is left. */
  readonly way = $derived.by((): Way | null => {
    const { card, way } = this.pick;
    return way ?? (card !== null && this.ways.length === 1 ? this.ways[0]! : null);
  });

  /** The move to preview: the complete one, or any move of the picked piece, because all of them leave the same chair.
   * No other moves are asked about, because the server limits how often a device may ask. */
  readonly asked = $derived.by((): Move | null => {
    if (this.move) return cardOf(this.move) ? this.move : null;
    const left = this.step === "goal" ? matchingMoves(this.scene().view, this.choices, this.pick) : [];
    return left[0] ?? null;
  });
  readonly foreseen = $derived.by(() => (this.seen?.move === this.asked ? this.seen!.foreseen : null));
  readonly marks = $derived.by(() =>
    this.move ? marksOfMove(this.scene().view, this.move, this.foreseen) : NO_MARKS,
  );

  /** Ask the server what the move would do. */
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

  /** Tap a chair: pick what it offers, make the move by a second tap on its goal, or show why it is refused. */
  takeChair(chair: number): void {
    const { view, play } = this.scene();
    const found = this.offered.get(chair) ?? this.other(chair);
    if (play === null) return;
    if (this.move && this.pick.chair === chair) void this.confirm();
    else if (found) this.set({ ...this.pick, ...found });
    else this.refuse(whyNotChair(view, this.pick, this.way, chair, this.move !== null));
  }

  /** What a tap picks if it means another piece than the picked one. */
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
