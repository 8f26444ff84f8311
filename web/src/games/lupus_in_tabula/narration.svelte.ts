/** Makes the storyteller follow the game: by the clock at night, by the events of the day. */
import { untrack } from "svelte";
import { namePlaceholders } from "../../ui/board/names";
import { t, tEvent } from "../../texts/translator.svelte";
import { GAME, isNight, type Here, type View } from "./cards";
import { cuesOf, nextCue, roomOf, type Cue } from "./night_cues";
import { Storyteller } from "./storyteller.svelte";
import type { Event } from "./events";

const SLACK = 1000; // ms by which the end of the same clock may differ when it is sent again

/** A device has one voice for all its seats, so nothing is told twice, or cut off, when the device is handed on. */
const TELLER = new Storyteller();
const TOLD = new Set<string>();

interface NightStory {
  key: string;
  start: number;
  length: number | null; // in ms, measured when the night falls; null: no clock runs
  said: number; // how many cues
}
const NO_NIGHT: NightStory = { key: "", start: 0, length: null, said: 0 };
let night = NO_NIGHT;
let boards = 0; // how many boards of this device follow the night

function isTold(event: Event, day: number, prolonged: number): boolean {
  const key = JSON.stringify([event, day, prolonged]);
  if (TOLD.has(key)) return true;
  if (event.event === "over") forget(); // the next game may begin with the same events
  TOLD.add(key);
  return false;
}

function forget(): void {
  TOLD.clear();
  night = NO_NIGHT;
}

/** How many ms of this night have passed; null while its clock is stopped. */
function goneOf(key: string, until: number | null): number | null {
  const now = Date.now();
  const left = until === null ? null : until - now;
  const isLonger = left !== null && (night.length === null || left > night.length + SLACK);
  if (night.key !== key || isLonger) night = { key, start: now, length: left, said: 0 };
  if (night.length === null) return now - night.start;
  return left === null ? null : night.length - left;
}

export class Narration {
  readonly teller = TELLER;

  constructor(private readonly scene: () => Here) {}

  /** Tell a public event. */
  readonly tell = (event: Event): void => {
    const { day, prolonged } = this.scene().view;
    if (isTold(event, day, prolonged)) return;
    if (event.event === "dawn" || event.event === "lynched") this.teller.hush();
    this.teller.tell(() => tEvent(GAME, event, this.names()));
  };

  /** Start the calls of every night. They depend only on public facts: its length and the mix of roles. */
  follow(wanted: () => boolean = () => true): void {
    const view = $derived(this.scene().view);
    const key = $derived(wanted() && isNight(view) ? `${view.day} ${view.mix.join(" ")}` : "");
    const clock = $derived(this.scene().clock);
    const until = $derived(clock?.clock === "night" ? clock.until : null);
    $effect(() => {
      const [night, end] = [key, until];
      if (!night) return undefined;
      const timers = untrack(() => this.begin(view, goneOf(night, end)));
      return () => timers.forEach((timer) => clearTimeout(timer));
    });
    $effect(() => this.stay());
  }

  /** The story goes on while this device has a board, also when one board replaces another. */
  private stay(): () => void {
    boards += 1;
    return () => {
      boards -= 1;
      queueMicrotask(() => boards === 0 && this.teller.clear());
    };
  }

  private begin(view: View, gone: number | null): number[] {
    if (gone === null) return [];
    const cues = cuesOf(view, night.length);
    const next = Math.max(nextCue(cues, gone), night.said); // the same clock may be sent twice
    const room = roomOf(cues);
    return cues
      .slice(next)
      .map((cue, n) => window.setTimeout(() => this.cue(cue, view.day, next + n, room), cue.at - gone));
  }

  private cue({ key }: Cue, day: number, n: number, room: number): void {
    night.said = n + 1;
    this.teller.call(() => t(`${GAME}-narrate-${key}`, { n: day }), Date.now() + room);
  }

  /** Names for the storyteller; a seat without a name gets a placeholder. */
  private names(): string[] {
    return this.scene().labels.map(
      (label) => label.name || (namePlaceholders(label.seat + 1)[label.seat] ?? ""),
    );
  }
}
