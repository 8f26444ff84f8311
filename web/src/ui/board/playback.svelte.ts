/** Plays new events on a board, each batch once: as movement and as lines for screen readers. */
import { untrack } from "svelte";
import type { Scene } from "../../games/contract";
import type { GameId, Games } from "../../wire";
import type { Box } from "./boxes";
import type { LogLine, Movement, Spot } from "./movement";

const HEARD = new WeakSet<readonly unknown[]>(); // batches that were played: a board that is drawn again does not repeat them
const KEPT = 30; // lines
const NO_BOXES: ReadonlyMap<Spot, Box> = new Map();

type Event<G extends GameId> = Games[G]["event"];

/** A game defines what moves, what is private, and what else it remembers. */
export abstract class BoardPlayback<G extends GameId, C> {
  before = $state.raw(NO_BOXES); // where things lay before the board changed
  deed = $state.raw<readonly Event<G>[]>([]); // the events of the last move
  movement = $state.raw<Movement<C> | null>(null);
  log = $state.raw<readonly LogLine<Event<G>>[]>([]);
  private n = 0;
  private last = 0;

  /** Handles each batch of events before the board changes, while everything is still in its old place. */
  follow(scene: () => Scene<G>, root: () => HTMLElement | undefined): void {
    const fresh = $derived(scene().fresh);
    $effect.pre(() => {
      void fresh;
      untrack(() => {
        this.before = this.spots(root(), scene().labels.length);
        this.hear(scene());
      });
    });
  }

  protected hear(scene: Scene<G>): void {
    const { events, n } = scene.fresh;
    const deed = this.deedOf(events);
    if (deed.length > 0 || n !== this.last) this.deed = deed;
    this.last = n;
    if (events.length === 0 || HEARD.has(events)) return;
    HEARD.add(events);
    this.note(scene);
    const isOpen = !scene.covered && scene.seat >= 0; // covered cards are not read aloud
    const told = events.filter((event) => isOpen || !this.isPrivate(event));
    this.log = [...this.log, ...told.map((event) => ({ n: this.n++, event }))].slice(-KEPT);
  }

  protected readonly deedOf: (events: readonly Event<G>[]) => readonly Event<G>[] = () => [];

  /** A batch of events has arrived. */
  protected abstract note(scene: Scene<G>): void;
  protected abstract isPrivate(event: Event<G>): boolean;
  /** Where things lie now, for a game whose things fly from there. */
  protected readonly spots: (root: HTMLElement | undefined, seats: number) => ReadonlyMap<Spot, Box> = () =>
    NO_BOXES;
}
