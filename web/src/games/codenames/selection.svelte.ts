/** The selection: point at a card, touch it, cover it; or note privately which words a clue means. */
import { BoardSelection } from "../../ui/board/selection.svelte";
import { namePlaceholders } from "../../ui/board/names";
import { tRefusal } from "../../texts/translator.svelte";
import { isSpymaster, spymasterOf, type Move } from "./cards";
import { whyNotPlace } from "./reasons";

const PAUSE = 350; // ms that a second tap must be later than the first, because a trembling finger may tap twice

type Do = Move["do"];
type PlaceMove = Extract<Move, { place: number }>;

export class CodenamesSelection extends BoardSelection<"codenames"> {
  private picked = $state<number | null>(null);
  private pickedAt = -Infinity;
  /** The words that my clue means: a private note, which is not sent. */
  meant = $state.raw<readonly number[]>([]);

  /** All offered moves, also if this seat may act but need not. */
  readonly offered = $derived.by(() => (this.scene().play ? this.scene().choices : []));
  readonly isClueing = $derived.by(() => this.scene().play !== null && this.opens("clue"));
  readonly isTouching = $derived.by(() => this.isMine && this.scene().view.phase === "guess");
  readonly isCovering = $derived.by(() => this.places("cover").length > 0);
  /** The places where a tap does something. */
  readonly lit = $derived.by(() => {
    if (this.isClueing) return this.ownPlaces();
    const doing: readonly Do[] = ["mark", "confirm", "cover"];
    return doing.flatMap((what) => this.places(what));
  });

  /** The card that one more tap makes final: the one I picked, or the only one that others point at. */
  readonly target = $derived.by((): number | null => {
    if (this.picked !== null) return this.picked;
    const marked = this.isTouching ? this.places("confirm") : [];
    return marked.length === 1 && !this.scene().view.one_tap ? marked[0]! : null;
  });
  override readonly move = $derived.by((): Move | null => {
    if (this.target === null) return null;
    return this.at("confirm", this.target) ?? this.at("cover", this.target);
  });

  opens(name: string): boolean {
    return this.scene().opens.some((open) => open.name === name);
  }

  can(what: Do): boolean {
    return this.offered.some((move) => move.do === what);
  }

  /** Make one of the offered moves. */
  async make(move: Move): Promise<void> {
    await this.send(move);
  }

  tap(place: number): void {
    const { play, view } = this.scene();
    if (play === null) return;
    this.answer = null;
    if (this.isClueing && this.ownPlaces().includes(place)) this.mean(place);
    else if (!this.touch(place)) this.refuse(whyNotPlace(view, place));
  }

  /** The first tap points at the card, which everybody sees. The second tap touches it. */
  private touch(place: number): boolean {
    const mark = this.at("mark", place);
    const final = this.at("confirm", place) ?? this.at("cover", place);
    if (mark) void this.point(place, mark);
    else if (!final) return false;
    else if (this.scene().view.one_tap && final.do === "confirm") void this.send(final);
    else if (this.picked !== place) this.pick(place);
    else if (performance.now() - this.pickedAt > PAUSE) void this.send(final);
    return true;
  }

  private async point(place: number, mark: Move): Promise<void> {
    const { play, busy } = this.scene();
    if (busy || !play) return;
    this.pick(place);
    await play(mark);
  }

  private pick(place: number): void {
    [this.picked, this.pickedAt] = [place, performance.now()];
  }

  private mean(place: number): void {
    const isMeant = this.meant.includes(place);
    this.meant = isMeant ? this.meant.filter((one) => one !== place) : [...this.meant, place];
  }

  /** The uncovered words of my own colour, which a clue may mean. */
  private ownPlaces(): number[] {
    const { view } = this.scene();
    const team = view.teams[view.seat];
    if (!isSpymaster(view) || !team || spymasterOf(view, team) !== view.seat) return [];
    return [...view.key.keys()].filter((place) => view.key[place] === team && !view.colours[place]);
  }

  private places(what: Do): number[] {
    return this.offered.flatMap((move) => (move.do === what && "place" in move ? [move.place] : []));
  }

  private at(what: Do, place: number): PlaceMove | null {
    const found = this.offered.find((move) => move.do === what && "place" in move && move.place === place);
    return (found as PlaceMove | undefined) ?? null;
  }

  override back(): void {
    [this.picked, this.answer] = [null, null];
  }

  override clear(): void {
    [this.picked, this.answer, this.meant] = [null, null, []];
  }

  /** What is picked is dropped at the next decision. */
  protected override turn(): unknown {
    const { phase, turn, guesses } = this.scene().view;
    return `${phase} ${turn} ${guesses} ${this.isMine}`;
  }

  private refuse(reason: ReturnType<typeof whyNotPlace>): void {
    if (!reason) return;
    const say = (): string => tRefusal("codenames", reason, namePlaceholders(this.scene().labels.length));
    this.answer = { say, rule: reason.rule };
  }
}
