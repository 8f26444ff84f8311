/** What a board has heard: each telling once, turned into movement and into lines for the ears. */
import { untrack } from "svelte";
import type { Scene } from "../../games/contract";
import type { GameId, Games } from "../../wire";
import type { Box } from "./boxes";
import type { Line, Movement, Spot } from "./movement";

const HEARD = new WeakSet<readonly unknown[]>(); // a board that comes back doesn't tell it all again
const KEPT = 30; // lines

type Event<G extends GameId> = Games[G]["event"];

/** A game says what moves, what is private, and what it keeps besides. */
export abstract class BoardHearing<G extends GameId, C> {
  before = $state.raw<ReadonlyMap<Spot, Box>>(new Map()); // where things lay before the board changed
  deed = $state.raw<readonly Event<G>[]>([]); // what was done last
  movement = $state.raw<Movement<C> | null>(null);
  log = $state.raw<readonly Line<Event<G>>[]>([]);
  private n = 0;
  private last = 0;

  /** Hears each telling before the board shows it, as long as everything lies where it lay. */
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
    const isOpen = !scene.covered && scene.seat >= 0; // nothing covered is read aloud
    const told = events.filter((event) => isOpen || !this.isPrivate(event));
    this.log = [...this.log, ...told.map((event) => ({ n: this.n++, event }))].slice(-KEPT);
  }

  protected readonly deedOf: (events: readonly Event<G>[]) => readonly Event<G>[] = () => [];

  /** Something is told for the first time. */
  protected abstract note(scene: Scene<G>): void;
  protected abstract isPrivate(event: Event<G>): boolean;
  protected abstract spots(root: HTMLElement | undefined, seats: number): ReadonlyMap<Spot, Box>;
}
