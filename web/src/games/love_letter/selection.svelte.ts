/** The selection: picked step by step from what is offered. It says why something can't be picked. */
import { BoardSelection, type Answer } from "../../ui/board/selection.svelte";
import { namePlaceholders } from "../../ui/board/names";
import { t, tRefusal } from "../../texts/translator.svelte";
import { aims, whyNotCard, whyNotSeat, type Reason } from "./reasons";
import {
  aimOf,
  cardsOf,
  forced,
  guessesOf,
  moveOf,
  NOTHING,
  stepOf,
  targetsOf,
  undone,
  type Pick,
} from "./steps";
import { RULE_OF, type Card } from "./cards";

export class LoveLetterSelection extends BoardSelection<"love-letter"> {
  over = $state<number | null>(null); // the seat a dragged card is over
  private picked = $state.raw<Pick>(NOTHING);

  readonly hand = $derived.by(() => this.scene().view.hand);
  readonly cards = $derived.by(() => cardsOf(this.choices));

  /** What is picked. If only one card can be played, it is picked already, unless that would reveal a covered hand. */
  readonly pick = $derived.by(() => {
    const { place, card } = this.picked;
    if (place !== null && this.hand[place] === card) return this.picked;
    return this.scene().covered ? NOTHING : forced(this.choices, this.hand);
  });
  readonly step = $derived.by(() => stepOf(this.choices, this.pick));
  readonly targets = $derived.by(() => {
    const seats = targetsOf(this.choices, this.pick.card);
    const me = this.scene().seat; // others come first
    return [...seats.filter((seat) => seat !== me), ...seats.filter((seat) => seat === me)];
  });
  readonly guesses = $derived.by(() => guessesOf(this.choices, this.pick));
  readonly aim = $derived.by(() => aimOf(this.choices, this.pick));
  override readonly move = $derived.by(() => moveOf(this.choices, this.pick));
  readonly canGoBack = $derived.by(() => this.picked !== NOTHING);

  takeCard(place: number): void {
    const card = this.hand[place];
    if (!card || this.scene().play === null) return;
    if (this.isMine ? this.cards.includes(card) : this.scene().covered) {
      this.picked = { ...NOTHING, place, card };
      this.answer = null;
    } else {
      const why = whyNotCard(this.scene().view, card, this.isMine);
      this.answer = why && this.refused(why);
    }
  }

  aimAt(seat: number): void {
    const card = this.pick.card;
    if (!card) this.answer = { say: () => t("page-board-choose-first"), rule: "LL-4" };
    else if (this.targets.includes(seat)) {
      this.picked = { ...this.pick, at: seat, guess: null };
      this.answer = null;
    } else this.answer = this.cantReach(card, seat);
  }

  name(guess: Card): void {
    this.picked = { ...this.pick, guess };
    this.answer = null;
  }

  override back(): void {
    this.picked = undone(this.picked);
    this.answer = null;
    this.over = null;
  }

  override clear(): void {
    this.picked = NOTHING;
    this.answer = null;
  }

  protected override turn(): string {
    return `${this.isMine} ${this.scene().view.round}`;
  }

  private cantReach(card: Card, seat: number): Answer {
    if (aims(card)) return this.refused(whyNotSeat(this.scene().view, card, seat));
    const say = (): string => t("love-letter-board-aims-at-nobody", { card: t(`love-letter-card-${card}`) });
    return { say, rule: RULE_OF[card] };
  }

  private refused(reason: Reason): Answer {
    const say = (): string => tRefusal("love-letter", reason, namePlaceholders(this.scene().labels.length));
    return { say, rule: reason.rule };
  }
}
