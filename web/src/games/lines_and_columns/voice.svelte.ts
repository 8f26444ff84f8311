/** The browser's voices, where it has any: they come late, and not for every language. */
import type { Language } from "../../words/texts";

class Voices {
  private voices = $state.raw<readonly SpeechSynthesisVoice[]>([]);

  constructor() {
    if (!("speechSynthesis" in globalThis)) return;
    const look = (): void => void (this.voices = speechSynthesis.getVoices());
    look();
    speechSynthesis.addEventListener("voiceschanged", look);
  }

  /** The voice for a language; null if there is none on this device: others would send the cards to a stranger. */
  of(language: Language): SpeechSynthesisVoice | null {
    return (
      this.voices.find((voice) => voice.localService && voice.lang.toLowerCase().startsWith(language)) ?? null
    );
  }

  say(words: string, language: Language): void {
    const voice = this.of(language);
    if (!voice) return;
    const speech = new SpeechSynthesisUtterance(words);
    [speech.voice, speech.lang, speech.rate] = [voice, voice.lang, 0.9];
    speechSynthesis.cancel();
    speechSynthesis.speak(speech);
  }
}

export const voices = new Voices();
