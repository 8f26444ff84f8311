/** Texts in the viewer's language. `t("key")` in a template changes when the language does. */
import { me } from "../state/me.svelte";
import { eventSentence, refusalSentence, type Refused } from "./fill";
import { textsOf, type Language, type Texts, type TextArgs } from "./loader";

class Translator {
  texts = $state.raw<Texts | null>(null);
  private plain = $state.raw<Texts | null>(null); // without lent words
  private known = $state.raw<readonly string[]>([]);
  private readonly parts = new Set<string>(); // parts of the page that were needed: games, `replay`, `learn`
  private lending: { language: Language; part: string; prefixes: readonly string[] } | null = null;

  turnTo(language: Language): Promise<void> {
    return this.gather(language);
  }

  /** Load the texts of a game or another part of the page. Resolves when they are there. */
  async want(part: string): Promise<void> {
    if (this.parts.has(part) && this.knows(part)) return;
    this.parts.add(part);
    await this.gather(me.language);
  }

  /** Are the texts of this part loaded? */
  knows(part: string): boolean {
    return this.known.includes(part);
  }

  /** Show the words of this part whose keys have these prefixes in another language; null: in the page's own. */
  async lend(language: Language | null, part: string, prefixes: readonly string[]): Promise<void> {
    this.lending = language && { language, part, prefixes };
    await this.gather(me.language);
  }

  /** The sentence of this key in the page's own language, even if it was lent. */
  own(key: string): string {
    return this.plain?.say(key) ?? "";
  }

  private async gather(language: Language): Promise<void> {
    const parts = [...this.parts];
    const lending = this.lending;
    const [texts, other] = await Promise.all([
      textsOf(language, parts),
      lending && lending.language !== language ? textsOf(lending.language, [lending.part]) : null,
    ]);
    const isStale = me.language !== language || this.lending !== lending || this.parts.size !== parts.length;
    if (isStale) return this.gather(me.language); // something changed meanwhile
    this.plain = texts;
    this.texts = lending && other ? texts.with({ texts: other, prefixes: lending.prefixes }) : texts;
    this.known = parts;
    document.documentElement.lang = language;
  }
}

export const translator = new Translator();

/** The sentence of this key in the viewer's language. */
export function t(key: string, words: TextArgs = {}, part = ""): string {
  return translator.texts?.say(key, words, part) ?? "";
}

/** Is there such a sentence? */
export function has(key: string): boolean {
  return translator.texts?.has(key) ?? false;
}

/** A sentence of a board: the game's own if there is one, else the one that all boards share. */
export function tBoard(game: string, key: string, words: TextArgs = {}): string {
  const own = `${game}-board-${key}`;
  return t(has(own) ? own : `page-board-${key}`, words);
}

/** The name of a bot's level; the host's own bots are called by their names. */
export function tBot(bot: string, part = ""): string {
  if (has(`seat-bot-${bot}`)) return t(`seat-bot-${bot}`, {}, part);
  return part ? "" : bot;
}

export function tJoined(words: readonly string[]): string {
  return translator.texts?.joined(words) ?? "";
}

export function tEvent(game: string, event: { event: string }, names: readonly string[]): string {
  return translator.texts ? eventSentence(translator.texts, game, event, names) : "";
}

/** The sentences of several events, one after the other. */
export function tEvents(
  game: string,
  events: readonly { event: string }[],
  names: readonly string[],
): string {
  return events.map((event) => tEvent(game, event, names)).join(" ");
}

export function tRefusal(game: string, refusal: Refused, names: readonly string[] = []): string {
  return translator.texts ? refusalSentence(translator.texts, game, refusal, names) : "";
}
