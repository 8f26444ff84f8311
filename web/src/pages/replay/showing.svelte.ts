/** A replay while it is looked at: which game, whose eyes, which step, and whether it runs by itself. */
import { me } from "../../state/me.svelte";
import { AwayError, record, RefusedError, replay } from "../../talk/house";
import type { GameId, GameRecord, Games, Refusal, Replay } from "../../wire";
import { eyesIn, isEnd, lastUntil, ONLOOKER, shotsOf, viewersOf, type Eyes, type Shot } from "./film";

type Event = Games[GameId]["event"];

/** How fast it runs by itself: the milliseconds of a step. */
export const PACES = { "½×": 3600, "1×": 1800, "2×": 900 } as const;
export type Pace = keyof typeof PACES;

export class Showing {
  eyes = $state<Eyes>("all");
  step = $state(0);
  pace = $state<Pace>("1×");
  isPlaying = $state(false);
  withBeliefs = $state(false); // what was believed is shown, too
  record = $state.raw<GameRecord | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  isAway = $state(false);
  fresh = $state.raw<{ n: number; events: readonly Event[] }>({ n: 0, events: [] });
  cuts = $state(0); // after a jump or a round, nothing that was heard before belongs to what is seen
  number = $state(0); // of the game, among those of this table; 0: the last
  private reels = $state.raw<ReadonlyMap<number, Replay>>(new Map());
  readonly first = $derived([...this.reels.values()][0] ?? null);
  readonly seats = $derived(this.first?.people.length ?? 0);
  readonly shots = $derived<Shot[]>(shotsOf(this.reels, this.eyes, this.seats));
  readonly at = $derived(lastUntil(this.shots, this.step));
  readonly shot = $derived<Shot | null>(this.shots[this.at] ?? null);
  readonly past = $derived<Event[]>(this.shots.slice(0, this.at + 1).flatMap((shot) => shot.events));
  readonly isAtEnd = $derived(this.at >= this.shots.length - 1);
  readonly query = $derived(
    `?game=${this.number}&seat=${this.eyes}&step=${this.shot?.step ?? this.step}${this.withBeliefs ? "&beliefs" : ""}`,
  );

  constructor(
    readonly code: string,
    private readonly wanted: URLSearchParams,
  ) {
    this.step = Number(wanted.get("step")) || 0;
    this.withBeliefs = wanted.has("beliefs") || me.beliefs;
  }

  /** Another game of this table, from its beginning. */
  async turnTo(game: number): Promise<void> {
    const isFirst = !this.first;
    this.isPlaying = false;
    this.number = game;
    await this.guarded(async () => {
      const [seen, written] = await Promise.all([replay(this.code, game, ONLOOKER), record(this.code, game)]);
      if (this.number !== game) return; // another one was chosen meanwhile
      this.number = seen.number;
      this.reels = new Map([[ONLOOKER, seen]]);
      this.record = written;
      if (!isFirst) this.step = 0;
      await this.look(isFirst ? eyesIn(this.wanted.get("seat"), this.seats) : this.eyes);
    });
  }

  /** Look with other eyes, at the same step. */
  async look(eyes: Eyes): Promise<void> {
    const { number } = this;
    const missing = viewersOf(eyes, this.seats).filter((viewer) => !this.reels.has(viewer));
    await this.guarded(async () => {
      const found = await Promise.all(missing.map((viewer) => replay(this.code, number, viewer)));
      if (this.number !== number) return;
      this.reels = new Map([...this.reels, ...found.map((reel) => [reel.seat, reel] as const)]);
      this.eyes = eyes;
      this.cuts += 1;
      this.tell([]);
    });
  }

  /** To the shot of this number; one step forward is shown as movement. */
  go(to: number): void {
    const next = Math.min(Math.max(to, 0), this.shots.length - 1);
    const shot = this.shots[next];
    if (!shot || next === this.at) return;
    const isForward = next === this.at + 1;
    if (!isForward || isEnd(this.shots[this.at]!)) this.cuts += 1;
    this.tell(isForward ? [...shot.events] : []);
    this.step = shot.step;
  }

  /** By hand: then it no longer runs by itself. */
  turn(to: number): void {
    this.isPlaying = false;
    this.go(to);
  }

  playOrPause(): void {
    if (!this.isPlaying && this.isAtEnd) this.go(0);
    this.isPlaying = !this.isPlaying;
  }

  /** The next step while it runs. */
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
      else if (problem instanceof AwayError || problem instanceof SyntaxError) this.isAway = true;
      else throw problem;
    }
  }
}
