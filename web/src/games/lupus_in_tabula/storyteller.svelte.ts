/** The storyteller in the room: one sentence after the other, in big letters and, if wanted, spoken. */
import { CALM, voices } from "../../ui/voice.svelte";
import { keep, kept, me } from "../../state/me.svelte";
import { Wind } from "./wind";

const KEY = "ludejo-lupus-in-tabula";
const BREATH = 600; // ms between two sentences
const LEAST = 1800; // ms that a sentence stays, however short
const LETTER = 42; // ms to read a letter
const SPOKEN = 80; // ms to speak one, at rate 1
const FASTEST = 1.5; // that can still be understood

interface Kept {
  voice: boolean;
  wind: boolean;
}

/** How this device sounds: silent, unless somebody wants it otherwise. */
class Sounds {
  voice = $state(false);
  wind = $state(false);
  private readonly air = new Wind();

  constructor() {
    this.voice = kept<Kept>(KEY).voice ?? false;
  }

  readonly hasVoice = $derived.by(() => voices.of(me.language) !== null);

  turnVoice(): void {
    this.voice = !this.voice;
    if (!this.voice) voices.hush();
    keep(KEY, { voice: this.voice });
  }

  /** A browser lets a page sound only after a tap: so the wind is never remembered. */
  turnWind(): void {
    this.wind = !this.wind;
    if (this.wind) this.air.blow();
    else this.air.cease();
  }
}

export const sounds = new Sounds();

/** How long a sentence wants to be read. */
export function lengthOf(words: string): number {
  return Math.max(LEAST, words.length * LETTER);
}

/** How fast it has to be spoken to be over in this time. */
export function rateOf(words: string, room: number): number {
  return Math.min(FASTEST, Math.max(CALM, (words.length * SPOKEN) / Math.max(1, room)));
}

interface Line {
  say: () => string;
  until: number | null; // of a call: when the next one is due (as `Date.now` has it)
}

export class Storyteller {
  private current = $state.raw<(() => string) | null>(null);
  private waiting: Line[] = [];
  private timer = 0;

  /** What is said now; said again whenever the language changes. */
  readonly line = $derived.by(() => this.current?.() ?? "");

  /** Say it after all that is still to be said. */
  tell(say: () => string): void {
    this.add({ say, until: null });
  }

  /** Say it in its time. A call that still waits when the next one is due is left out: none comes late. */
  call(say: () => string, until: number): void {
    this.waiting = this.waiting.filter((line) => line.until === null);
    this.add({ say, until });
  }

  /** Whatever was still to be said is said no more. */
  hush(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.waiting = [];
    voices.hush();
  }

  /** Nothing is said now. */
  clear(): void {
    this.hush();
    this.current = null;
  }

  private add(line: Line): void {
    this.waiting.push(line);
    if (!this.timer) this.next();
  }

  private next(): void {
    const line = this.waiting.shift();
    if (!line) {
      this.timer = 0;
      return;
    }
    this.current = line.say;
    const words = line.say();
    const room = line.until === null ? Infinity : Math.max(0, line.until - Date.now());
    this.timer = window.setTimeout(() => this.next(), Math.min(room, lengthOf(words) + BREATH));
    if (sounds.voice && sounds.hasVoice) this.speak(words, room);
  }

  /** A voice takes as long as it takes: the next sentence waits for it. */
  private speak(words: string, room: number): void {
    clearTimeout(this.timer);
    const end = Date.now() + room;
    const mine = (this.timer = window.setTimeout(() => this.next(), 3 * lengthOf(words))); // if it never ends
    const done = (): void => {
      if (this.timer !== mine) return;
      clearTimeout(mine);
      const breath = Math.max(0, Math.min(BREATH, end - Date.now()));
      this.timer = window.setTimeout(() => this.next(), breath);
    };
    voices.say(words, me.language, done, rateOf(words, room));
  }
}
