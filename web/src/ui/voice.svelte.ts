/** The browser's voices, where it has any: they come late, and not for every language. */
import type { Language } from "../texts/loader";

/** How fast a voice speaks if there is time; 1 is what the browser does. */
export const CALM = 0.9;

class Voices {
  private voices = $state.raw<readonly SpeechSynthesisVoice[]>([]);

  constructor() {
    if (!("speechSynthesis" in globalThis)) return;
    const look = (): void => void (this.voices = speechSynthesis.getVoices());
    look();
    speechSynthesis.addEventListener("voiceschanged", look);
  }

  /** The voice for a language; null if there is none on this device: others would send the words to a stranger. */
  of(language: Language): SpeechSynthesisVoice | null {
    return (
      this.voices.find((voice) => voice.localService && voice.lang.toLowerCase().startsWith(language)) ?? null
    );
  }

  /** Say this now, whatever was said before. `done` when it is over; at once where there is no voice. */
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
