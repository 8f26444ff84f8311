/** The state of a replay: which game, whose perspective, which step, and whether it plays by itself. */
import { me } from "../../state/me.svelte";
import { UnreachableError, record, RefusedError, replay } from "../../api/http";
import type { GameId, GameRecord, Games, Refusal, Replay } from "../../wire";
import {
  perspectiveIn,
  isEnd,
  lastUntil,
  ONLOOKER,
  snapshotsOf,
  viewersOf,
  type Perspective,
  type Snapshot,
} from "./timeline";

type Event = Games[GameId]["event"];

/** The speeds of automatic play, in milliseconds per step. */
export const PACES = { "½×": 3600, "1×": 1800, "2×": 900 } as const;
export type Pace = keyof typeof PACES;

export class ReplayState {
  perspective = $state<Perspective>("all");
  step = $state(0);
  pace = $state<Pace>("1×");
  isPlaying = $state(false);
  withBeliefs = $state(false); // beliefs are shown, too
  record = $state.raw<GameRecord | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  isAway = $state(false);
  fresh = $state.raw<{ n: number; events: readonly Event[] }>({ n: 0, events: [] });
  cuts = $state(0); // changes after a jump or a round, when the board must forget earlier events
  number = $state(0); // the number of the game at this table; 0: the last
  private replays = $state.raw<ReadonlyMap<number, Replay>>(new Map());
  readonly first = $derived([...this.replays.values()][0] ?? null);
  readonly seats = $derived(this.first?.people.length ?? 0);
  readonly snapshots = $derived<Snapshot[]>(snapshotsOf(this.replays, this.perspective, this.seats));
  readonly at = $derived(lastUntil(this.snapshots, this.step));
  readonly snapshot = $derived<Snapshot | null>(this.snapshots[this.at] ?? null);
  readonly past = $derived<Event[]>(
    this.snapshots.slice(0, this.at + 1).flatMap((snapshot) => snapshot.events),
  );
  readonly isAtEnd = $derived(this.at >= this.snapshots.length - 1);
  readonly query = $derived(
    `?game=${this.number}&seat=${this.perspective}&step=${this.snapshot?.step ?? this.step}${this.withBeliefs ? "&beliefs" : ""}`,
  );

  constructor(
    readonly code: string,
    private readonly wanted: URLSearchParams,
  ) {
    this.step = Number(wanted.get("step")) || 0;
    this.withBeliefs = wanted.has("beliefs") || me.beliefs;
  }

  /** Show another game of this table, from its beginning. */
  async turnTo(game: number): Promise<void> {
    const isFirst = !this.first;
    this.isPlaying = false;
    this.number = game;
    await this.guarded(async () => {
      const [seen, written] = await Promise.all([replay(this.code, game, ONLOOKER), record(this.code, game)]);
      if (this.number !== game) return; // another game was chosen meanwhile
      this.number = seen.number;
      this.replays = new Map([[ONLOOKER, seen]]);
      this.record = written;
      if (!isFirst) this.step = 0;
      await this.look(isFirst ? perspectiveIn(this.wanted.get("seat"), this.seats) : this.perspective);
    });
  }

  /** Change the perspective at the same step. */
  async look(perspective: Perspective): Promise<void> {
    const { number } = this;
    const missing = viewersOf(perspective, this.seats).filter((viewer) => !this.replays.has(viewer));
    await this.guarded(async () => {
      const found = await Promise.all(missing.map((viewer) => replay(this.code, number, viewer)));
      if (this.number !== number) return;
      this.replays = new Map([...this.replays, ...found.map((one) => [one.seat, one] as const)]);
      this.perspective = perspective;
      this.cuts += 1;
      this.tell([]);
    });
  }

  /** Go to the snapshot with this index; one step forward is shown as movement. */
  go(to: number): void {
    const next = Math.min(Math.max(to, 0), this.snapshots.length - 1);
    const snapshot = this.snapshots[next];
    if (!snapshot || next === this.at) return;
    const isForward = next === this.at + 1;
    if (!isForward || isEnd(this.snapshots[this.at]!)) this.cuts += 1;
    this.tell(isForward ? [...snapshot.events] : []);
    this.step = snapshot.step;
  }

  /** Go there by hand, and stop automatic play. */
  turn(to: number): void {
    this.isPlaying = false;
    this.go(to);
  }

  playOrPause(): void {
    if (!this.isPlaying && this.isAtEnd) this.go(0);
    this.isPlaying = !this.isPlaying;
  }

  /** The next step of automatic play. */
  tick(): void {
    this.go(this.at + 1);
    if (this.isAtEnd) this.isPlaying = false;
  }

  private tell(events: readonly Event[]): void {
    this.fresh = { n: this.fresh.n + 1, events };
  }

  private async guarded(work: () => Promise<void>): Promise<void> {
    this.refusal = null;
    this.isAway = false;
    try {
      await work();
    } catch (problem) {
      if (problem instanceof RefusedError) this.refusal = problem.refusal;
      else if (problem instanceof UnreachableError || problem instanceof SyntaxError) this.isAway = true;
      else throw problem;
    }
  }
}
