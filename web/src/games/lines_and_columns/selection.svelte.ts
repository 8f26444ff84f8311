/** The selection: first a card, then its place. It says why something can't be picked. */
import { BoardSelection, type Answer as Said } from "../../ui/board/selection.svelte";
import { tBoard, tRefusal } from "../../texts/translator.svelte";
import { cardOf, thingOf, type Card, type Move, type Side } from "./cards";
import { colourAt, endOf, homeOf, placeOf, rowOf, samePlace, type Place } from "./grid";
import { cardName, cardLanguage } from "./card_language.svelte";
import { preferences } from "./preferences.svelte";
import { whyNotAll, whyNotCard, whyNotThere, type Reason } from "./reasons";
import { sortHand } from "./hand_order";

type Lay = Extract<Move, { do: "lay" }>;

/** Why something is not possible. */
export interface Answer extends Said {
  about: Card | null; // the card that was tapped
  lacks: Card | null; // the card that is missing
}

/** A place where I can lay a card, with the move. */
export interface Open {
  place: Place;
  move: Lay;
}

export class LinesAndColumnsSelection extends BoardSelection<"lines-and-columns", Answer> {
  over = $state.raw<Place | null>(null); // the place a dragged card is over
  private picked = $state.raw<Card | null>(null);
  private side = $state<Side | null>(null);

  private readonly lays = $derived.by(() => this.choices.filter(isLay));
  readonly fitting = $derived.by((): readonly Card[] => [...new Set(this.lays.map((move) => move.card))]);
  readonly hand = $derived.by(() => {
    const order = this.scene().covered && preferences.order === "fits" ? "object" : preferences.order; // it would tell
    return sortHand(this.scene().view.hand, order, this.fitting);
  });

  /** The picked card. If only one card fits, it is picked already, unless that would reveal a covered hand. */
  readonly pick = $derived.by((): Card | null => {
    if (this.picked && this.hand.includes(this.picked)) return this.picked;
    return this.fitting.length === 1 && !this.scene().covered ? this.fitting[0]! : null;
  });

  /** The places for the picked card; if none is picked, the places for any of my cards. */
  readonly open = $derived.by((): readonly Open[] => {
    if (!this.pick && this.scene().covered) return [];
    const moves = this.lays.filter((move) => !this.pick || move.card === this.pick);
    return moves.map((move) => ({ move, place: placeOf(this.scene().view, move)! }));
  });

  override readonly move = $derived.by((): Lay | null => {
    if (!this.pick) return null;
    const moves = this.open.map((one) => one.move);
    if (moves.length === 1) return moves[0]!;
    return moves.find((move) => move.side === this.side) ?? null;
  });
  readonly canGoBack = $derived.by(() => this.picked !== null);

  // --- laying all cards (LK-10)

  private readonly all = $derived.by(() => this.choices.find((move) => move.do === "lay-all") ?? null);
  /** The move that lays all cards, if it is possible and hints are on. */
  readonly offered = $derived.by(() => (this.scene().view.hint && !this.scene().covered ? this.all : null));
  /** Show a button whether this is possible or not, so that the button tells nothing. */
  readonly isAllHidden = $derived.by(() => {
    const { view, covered } = this.scene();
    return this.isMine && view.lay_all && (!view.hint || covered) && view.hand.length > 1;
  });

  async layAll(): Promise<void> {
    if (this.all) await this.send(this.all);
    else this.answer = this.refused(whyNotAll(this.scene().view), null);
  }

  // --- one card

  /** Tap a card: pick it, or show why it has to wait. A second tap, or a tap outside my turn, looks up its word. */
  takeCard(card: Card): void {
    const isAgain = this.picked === card || this.answer?.about === card;
    if (this.isMine && !isAgain) this.pickUp(card);
    else if (!this.scene().covered) cardLanguage.show(card);
  }

  /** Pick a card, or show why it has to wait; for a covered card, no reason is given. */
  pickUp(card: Card): void {
    const { covered, view } = this.scene();
    if (this.fitting.includes(card)) [this.picked, this.side, this.answer] = [card, null, null];
    else if (covered) this.answer = this.own("waits", "LK-9", null);
    else this.answer = this.refused(whyNotCard(view, card), card);
  }

  /** Tap a place: pick it, lay the picked card there, or show why that is not possible. */
  takePlace(place: Place): void {
    if (!this.isMine) return;
    const here = this.open.filter((one) => samePlace(one.place, place));
    if (!this.pick) this.begin(place, here);
    else if (here[0] && here[0].move === this.move) void this.confirm();
    else if (here[0]) this.aim(this.pick, here[0].move);
    else this.answer = this.closedTo(this.pick, place);
  }

  /** Choose a place for the picked card without laying it yet. */
  aim(card: Card, move: Lay): void {
    [this.picked, this.side, this.answer] = [card, move.side ?? null, null];
  }

  /** A card was dropped on the table. In its own row, any place on the right side is good enough. */
  drop(card: Card, place: Place): void {
    const side: Side = place.column < 0 ? "left" : "right";
    const isOwn = place.thing === thingOf(card);
    const found = isOwn && this.open.find((one) => (one.move.side ?? side) === side);
    if (found) this.aim(card, found.move);
    else this.answer = this.closedTo(card, place);
  }

  /** Why this card can't be laid there. */
  private closedTo(card: Card, { thing, column }: Place): Answer {
    const { view } = this.scene();
    const side: Side = column < 0 ? "left" : "right";
    if (thing !== thingOf(card)) return this.own("other-row", "LK-5", card);
    const colour = colourAt(view, column);
    const isElsewhere = this.open.some((one) => (one.move.side ?? side) === side);
    if (isElsewhere && colour) return this.own("only-here", "LK-8", cardOf(colour, thing));
    return this.refused(whyNotThere(view, card, side), null);
  }

  override back(): void {
    if (this.side && this.open.length > 1) this.side = null;
    else this.picked = null;
    this.answer = null;
    this.over = null;
  }

  override clear(): void {
    [this.picked, this.side, this.answer] = [null, null, null];
  }

  /** A tap on a place while no card is picked: pick the card if only one of mine fits there. */
  private begin(place: Place, here: readonly Open[]): void {
    if (this.scene().covered) this.answer = this.own("choose-first", "LK-9", null);
    else if (here.length === 1) {
      [this.picked, this.side, this.answer] = [here[0]!.move.card, here[0]!.move.side ?? null, null];
    } else if (here.length > 1) this.answer = this.own("several", "LK-9", null);
    else this.answer = this.closed(place);
  }

  /** Why none of my cards can be laid there. */
  private closed({ thing, column }: Place): Answer {
    const { view } = this.scene();
    const green = cardOf("green", thing);
    if (rowOf(view, thing) === null)
      return this.refused({ code: "no-row", rule: "LK-6", args: { card: green } }, null);
    const end = endOf(view, thing, column < 0 ? "left" : "right");
    const next = colourAt(view, end);
    if (next === null) return this.own("new-colour", "LK-8", null);
    const card = cardOf(next, thing);
    if (end === column) return { ...this.own("only-here", "LK-8", card), lacks: card };
    return this.refused({ code: "missing", rule: "LK-8", args: { card } }, null);
  }

  private own(key: string, rule: string, card: Card | null): Answer {
    const say = (): string => tBoard("lines-and-columns", key, card ? { card: cardName(card) } : {});
    return { say, rule, about: null, lacks: null };
  }

  private refused(reason: Reason, about: Card | null): Answer {
    const named = (reason.args["card"] ?? null) as Card | null;
    const isLacking = reason.code === "missing" || reason.code === "no-row";
    const say = (): string => tRefusal("lines-and-columns", reason);
    return { say, rule: reason.rule, about, lacks: isLacking ? named : null };
  }

  /** The place of the missing card, so that it can be highlighted. */
  readonly lacking = $derived.by((): Place | null =>
    this.answer?.lacks ? homeOf(this.scene().view, this.answer.lacks) : null,
  );
}

function isLay(move: Move): move is Lay {
  return move.do === "lay";
}
