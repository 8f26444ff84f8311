/** The storyteller follows the game: the nights by their clock, the days by what happens. */
import { untrack } from "svelte";
import { holes } from "../../parts/board/names";
import { t, tEvent } from "../../words/say.svelte";
import { GAME, isNight, type Here } from "./cards";
import { cuesOf, nextCue } from "./narration";
import { Storyteller } from "./storyteller.svelte";
import type { Event } from "./telling";

/** A device has one voice for all its seats: what one of them has told is not told again. */
const TOLD = new Set<string>();

function isTold(event: Event, day: number, prolonged: number): boolean {
  const key = JSON.stringify([event, day, prolonged]);
  if (TOLD.has(key)) return true;
  if (event.event === "over") TOLD.clear(); // another game may begin alike
  TOLD.add(key);
  return false;
}

export class Narrating {
  readonly teller = new Storyteller();
  private night = { day: 0, length: 0, said: 0 }; // its length is known when it falls

  constructor(private readonly scene: () => Here) {}

  /** Something that all may know has happened. */
  readonly tell = (event: Event): void => {
    const { day, prolonged } = this.scene().view;
    if (isTold(event, day, prolonged)) return;
    if (event.event === "dawn" || event.event === "lynched") this.teller.hush();
    this.teller.tell(() => tEvent(GAME, event, this.names()));
  };

  /** Every night anew, from what everybody knows: how long it is, and which roles there are. */
  follow(wanted: () => boolean = () => true): void {
    const day = $derived(isNight(this.scene().view) ? this.scene().view.day : 0);
    const clock = $derived(this.scene().clock);
    const until = $derived(wanted() && clock?.clock === "night" ? clock.until : 0);
    $effect(() => {
      if (!day || !until) return undefined;
      const timers = untrack(() => this.begin(day, until));
      return () => timers.forEach((timer) => clearTimeout(timer));
    });
    $effect(() => () => this.teller.clear());
  }

  private begin(day: number, until: number): number[] {
    const left = until - Date.now();
    if (this.night.day !== day) this.night = { day, length: left, said: 0 };
    const gone = this.night.length - left;
    const cues = cuesOf(this.scene().view, this.night.length);
    const next = Math.max(nextCue(cues, gone), this.night.said); // a clock may be told twice
    return cues
      .slice(next)
      .map(({ key, at }, n) => window.setTimeout(() => this.cue(key, next + n), at - gone));
  }

  private cue(key: string, n: number): void {
    const { day } = this.night;
    this.night.said = n + 1;
    this.teller.tell(() => t(`${GAME}-narrate-${key}`, { n: day }));
  }

  /** Names as they are said; a big screen shows each with its mark. */
  private names(): string[] {
    return this.scene().labels.map((label) => label.name || (holes(label.seat + 1)[label.seat] ?? ""));
  }
}
