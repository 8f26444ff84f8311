/** The browser's voices, if it has any. They are loaded late, and not for every language. */
import type { Language } from "../texts/loader";

/** The rate of a voice if there is enough time; 1 is the browser's normal rate. */
export const CALM = 0.9;

class Voices {
  private voices = $state.raw<readonly SpeechSynthesisVoice[]>([]);

  constructor() {
    if (!("speechSynthesis" in globalThis)) return;
    const look = (): void => void (this.voices = speechSynthesis.getVoices());
    look();
    speechSynthesis.addEventListener("voiceschanged", look);
  }

  /** The voice for a language; null if none is on this device. Other voices would send the text to another company. */
  of(language: Language): SpeechSynthesisVoice | null {
    return (
      this.voices.find((voice) => voice.localService && voice.lang.toLowerCase().startsWith(language)) ?? null
    );
  }

  /** Say this now, and stop what was being said. Calls `done` at the end, or at once if there is no voice. */
  say(words: string, language: Language, done: () => void = () => undefined, rate = CALM): void {
    const voice = this.of(language);
    if (!voice) return done();
    const speech = new SpeechSynthesisUtterance(words);
    [speech.voice, speech.lang, speech.rate] = [voice, voice.lang, rate];
    [speech.onend, speech.onerror] = [done, done];
    speechSynthesis.cancel();
    speechSynthesis.speak(speech);
  }

  hush(): void {
    if (this.voices.length > 0) speechSynthesis.cancel();
  }
}

export const voices = new Voices();
