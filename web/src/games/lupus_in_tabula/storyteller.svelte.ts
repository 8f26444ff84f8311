/** The storyteller in the room: one sentence after the other, in big letters and, if wanted, spoken. */
import { voices } from "../../parts/voice.svelte";
import { keep, kept, me } from "../../state/me.svelte";
import { Wind } from "./wind";

const KEY = "ludejo-lupus-in-tabula";
const BREATH = 600; // ms between two sentences
const LEAST = 1800; // ms that a sentence stays, however short
const LETTER = 42; // ms to read a letter

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

export class Storyteller {
  private current = $state.raw<(() => string) | null>(null);
  private waiting: (() => string)[] = [];
  private timer = 0;

  /** What is said now; said again whenever the language changes. */
  readonly line = $derived.by(() => this.current?.() ?? "");

  /** Say it after all that is still to be said. */
  tell(say: () => string): void {
    this.waiting.push(say);
    if (!this.timer) this.next();
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

  private next(): void {
    const say = this.waiting.shift();
    if (!say) {
      this.timer = 0;
      return;
    }
    this.current = say;
    const words = say();
    this.timer = window.setTimeout(() => this.next(), lengthOf(words) + BREATH);
    if (sounds.voice && sounds.hasVoice) this.speak(words);
  }

  /** A voice takes as long as it takes: the next sentence waits for it. */
  private speak(words: string): void {
    clearTimeout(this.timer);
    const mine = (this.timer = window.setTimeout(() => this.next(), 3 * lengthOf(words))); // if it never ends
    voices.say(words, me.language, () => {
      if (this.timer !== mine) return;
      clearTimeout(mine);
      this.timer = window.setTimeout(() => this.next(), BREATH);
    });
  }
}
