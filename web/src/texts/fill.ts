/** Turns the values of an event into words of one language: seats into names, cards into their names by grammatical case.
 * Does the same as src/ludejo/texts does in Python; a test compares the two. */
import { MEANINGS, type Meaning } from "../meanings";
import type { Texts, TextArgs } from "./loader";

type Value = unknown;

export class Fill {
  readonly words: TextArgs = {};

  constructor(
    private readonly texts: Texts,
    private readonly game: string,
    private readonly names: readonly string[],
  ) {}

  /** An event of the game. */
  ofEvent(event: { event: string }): TextArgs {
    const meanings = MEANINGS[this.game]?.[event.event] ?? {};
    for (const [name, value] of Object.entries(event)) {
      if (name !== "event") this.fill(name, meanings[name] ?? {}, value);
    }
    const values = event as Record<string, Value>;
    if ("at" in values && values["at"] === values["seat"]) this.words["at-is"] = "self";
    return this.words;
  }

  /** The arguments of a refusal: a seat by the name `at`, everything else by the name of its kind. */
  ofArgs(args: Record<string, number | string>): TextArgs {
    for (const [name, value] of Object.entries(args)) {
      if (name === "at" && typeof value === "number")
        this.words[name] = this.names[value] ?? String(value + 1);
      else this.fillOne(name, name, value);
    }
    return this.words;
  }

  private fill(name: string, meaning: Meaning, value: Value): void {
    this.words[`${name}-is`] = value === null ? "none" : "other";
    if (Array.isArray(value)) {
      this.words[`${name}-count`] = value.length;
      const said = this.listed(meaning, value);
      this.words[name] = meaning.by ? said.join(", ") : this.texts.joined(said);
    } else this.fillOne(name, meaning.is ?? "", value);
  }

  private listed(meaning: Meaning, values: readonly Value[]): string[] {
    const said = values.map((value) => this.word(meaning.is ?? "", value));
    if (meaning.by !== "seat") return said;
    return said.map((word, i) => `${this.names[i]}: ${word}`).filter((_, i) => values[i] !== null);
  }

  private fillOne(name: string, kind: string, value: Value): void {
    if (typeof value === "number" && kind !== "seat") {
      this.words[name] = value;
      return;
    }
    this.words[name] = this.word(kind, value);
    const key = `${this.game}-${kind}-${String(value)}`;
    for (const part of this.texts.parts(key)) this.words[`${name}-${part}`] = this.texts.say(key, {}, part);
  }

  private word(kind: string, value: Value): string {
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (kind === "seat" && typeof value === "number") return this.names[value] ?? String(value + 1);
    const key = `${this.game}-${kind}-${String(value)}`;
    return this.texts.has(key) ? this.texts.say(key) : String(value);
  }
}

/** An event as a sentence. */
export function eventSentence(
  texts: Texts,
  game: string,
  event: { event: string },
  names: readonly string[],
): string {
  return texts.say(`${game}-event-${event.event}`, new Fill(texts, game, names).ofEvent(event));
}

export interface Refused {
  code: string;
  args: Record<string, number | string>;
}

/** A refusal as a sentence. */
export function refusalSentence(
  texts: Texts,
  game: string,
  refusal: Refused,
  names: readonly string[] = [],
): string {
  const key = `${game}-refusal-${refusal.code}`;
  if (!game || !texts.has(key)) return texts.say(`refusal-${refusal.code}`, refusal.args);
  return texts.say(key, new Fill(texts, game, names).ofArgs(refusal.args));
}
