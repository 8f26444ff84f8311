/** The viewer's own language, switched on the fly: `t("key")` anywhere in a template follows it. */
import { me } from "../state/me.svelte";
import { eventSentence, refusalSentence, type Refused } from "./filling";
import { textsOf, type Language, type Texts, type Words } from "./texts";

class Said {
  texts = $state.raw<Texts | null>(null);
  private plain = $state.raw<Texts | null>(null); // without words lent
  private known = $state.raw<readonly string[]>([]);
  private readonly parts = new Set<string>(); // of the page: games, and what not everybody opens
  private lending: { language: Language; part: string; prefixes: readonly string[] } | null = null;

  turnTo(language: Language): Promise<void> {
    return this.gather(language);
  }

  /** A game's words, or those of another part of the page. They are there when this resolves. */
  async want(part: string): Promise<void> {
    if (this.parts.has(part) && this.knows(part)) return;
    this.parts.add(part);
    await this.gather(me.language);
  }

  /** Are the words of this part there? */
  knows(part: string): boolean {
    return this.known.includes(part);
  }

  /** From now on the words of this part whose keys begin so are said in another language; null: in the page's own. */
  async lend(language: Language | null, part: string, prefixes: readonly string[]): Promise<void> {
    this.lending = language && { language, part, prefixes };
    await this.gather(me.language);
  }

  /** The sentence of this key in the page's own language, whatever was lent. */
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
    if (isStale) return this.gather(me.language); // something else was wanted meanwhile
    this.plain = texts;
    this.texts = lending && other ? texts.with({ texts: other, prefixes: lending.prefixes }) : texts;
    this.known = parts;
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

/** What a board says: a sentence of the game's own, or the one that all boards share. */
export function tBoard(game: string, key: string, words: Words = {}): string {
  const own = `${game}-board-${key}`;
  return t(has(own) ? own : `page-board-${key}`, words);
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
