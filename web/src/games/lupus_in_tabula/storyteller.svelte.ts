/** The storyteller of a device: shows one sentence after the other and, if wanted, speaks them. */
import { CALM, voices } from "../../ui/voice.svelte";
import { keep, kept, me } from "../../state/me.svelte";
import { Wind } from "./wind";

const KEY = "ludejo-lupus-in-tabula";
const BREATH = 600; // ms between two sentences
const LEAST = 1800; // ms that a sentence stays, however short
const LETTER = 42; // ms to read a letter
const SPOKEN = 80; // ms to speak one, at rate 1
const FASTEST = 1.5; // the fastest rate that can still be understood

interface Kept {
  voice: boolean;
  wind: boolean;
}

/** The sounds of this device: silent, unless somebody turns them on. */
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

  /** Browsers allow sound only after a tap, so the setting for the wind is not kept. */
  turnWind(): void {
    this.wind = !this.wind;
    if (this.wind) this.air.blow();
    else this.air.cease();
  }
}

export const sounds = new Sounds();

/** How many ms a sentence takes to read. */
export function lengthOf(words: string): number {
  return Math.max(LEAST, words.length * LETTER);
}

/** The rate at which a sentence must be spoken to end within this time. */
export function rateOf(words: string, room: number): number {
  return Math.min(FASTEST, Math.max(CALM, (words.length * SPOKEN) / Math.max(1, room)));
}

interface Line {
  say: () => string;
  until: number | null; // for a call: when the next call is due (as `Date.now`)
}

export class Storyteller {
  private current = $state.raw<(() => string) | null>(null);
  private waiting: Line[] = [];
  private timer = 0;

  /** The sentence that is shown now; it follows the language. */
  readonly line = $derived.by(() => this.current?.() ?? "");

  /** Tell a sentence after all waiting ones. */
  tell(say: () => string): void {
    this.add({ say, until: null });
  }

  /** Make a call in its time. A call that still waits when the next one is due is dropped, so no call comes late. */
  call(say: () => string, until: number): void {
    this.waiting = this.waiting.filter((line) => line.until === null);
    this.add({ say, until });
  }

  /** Drop all waiting sentences, and stop speaking. */
  hush(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.waiting = [];
    voices.hush();
  }

  /** The same, and show nothing. */
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

  /** Speak a sentence. The next one waits until the voice has finished. */
  private speak(words: string, room: number): void {
    clearTimeout(this.timer);
    const end = Date.now() + room;
    const mine = (this.timer = window.setTimeout(() => this.next(), 3 * lengthOf(words))); // if the voice never ends
    const done = (): void => {
      if (this.timer !== mine) return;
      clearTimeout(mine);
      const breath = Math.max(0, Math.min(BREATH, end - Date.now()));
      this.timer = window.setTimeout(() => this.next(), breath);
    };
    voices.say(words, me.language, done, rateOf(words, room));
  }
}
