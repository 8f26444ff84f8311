/** The viewer's own language, switched on the fly: `t("key")` anywhere in a template follows it. */
import { me } from "../state/me.svelte";
import { eventSentence, refusalSentence, type Refused } from "./filling";
import { textsOf, type Language, type Texts, type Words } from "./texts";

class Said {
  texts = $state.raw<Texts | null>(null);

  async turnTo(language: Language): Promise<void> {
    const texts = await textsOf(language);
    if (me.language !== language) return; // another one was chosen meanwhile
    this.texts = texts;
    document.documentElement.lang = language;
  }
}

export const said = new Said();

/** The sentence of this key in the viewer's language. */
export function t(key: string, words: Words = {}, part = ""): string {
  return said.texts?.say(key, words, part) ?? "";
}

/** Is there such a sentence? */
export function has(key: string): boolean {
  return said.texts?.has(key) ?? false;
}

/** What a bot is called; one of the host's own has no word but its name. */
export function tBot(bot: string, part = ""): string {
  if (has(`seat-bot-${bot}`)) return t(`seat-bot-${bot}`, {}, part);
  return part ? "" : bot;
}

export function tJoined(words: readonly string[]): string {
  return said.texts?.joined(words) ?? "";
}

export function tEvent(game: string, event: { event: string }, names: readonly string[]): string {
  return said.texts ? eventSentence(said.texts, game, event, names) : "";
}

export function tRefusal(game: string, refusal: Refused, names: readonly string[] = []): string {
  return said.texts ? refusalSentence(said.texts, game, refusal, names) : "";
}
