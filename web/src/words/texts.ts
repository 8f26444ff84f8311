/** All sentences of one language: the Fluent files that server and command use, too. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "eo", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];
export const OWN_NAMES: Record<Language, string> = { en: "English", eo: "Esperanto", pl: "Polski" };

export type Words = Record<string, FluentVariable>;

export class Texts {
  private readonly bundle: FluentBundle;
  private readonly ids: string[] = [];

  constructor(
    readonly language: Language,
    files: readonly string[],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const file of files) {
      const resource = new FluentResource(file);
      this.bundle.addResource(resource);
      this.ids.push(...resource.body.map((entry) => entry.id));
    }
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** All keys that begin so, in the order of the files. */
  keys(prefix: string): string[] {
    return this.ids.filter((id) => id.startsWith(prefix));
  }

  /** The sentence of this key (or its attribute `part`), filled in; the key itself if there is none. */
  say(key: string, words: Words = {}, part = ""): string {
    const message = this.bundle.getMessage(key);
    const pattern = part ? message?.attributes[part] : message?.value;
    if (pattern === undefined || pattern === null) return key;
    const errors: Error[] = [];
    return this.bundle.formatPattern(pattern, words, errors);
  }

  /** The attributes of a message, e.g. the cases of a name. */
  parts(key: string): string[] {
    return Object.keys(this.bundle.getMessage(key)?.attributes ?? {});
  }

  /** `a, b and c`. */
  joined(words: readonly string[]): string {
    const last = words.length - 1;
    return words.reduce(
      (first, word, place) =>
        place === 0 ? word : this.say(place === last ? "and" : "comma", { first, last: word }),
      "",
    );
  }
}

const FILES: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("./languages/en"),
  eo: () => import("./languages/eo"),
  pl: () => import("./languages/pl"),
};

const fetched = new Map<Language, Promise<Texts>>();

/** A language, fetched and read when it is first wanted; again if that failed. */
export function textsOf(language: Language): Promise<Texts> {
  const found =
    fetched.get(language) ?? FILES[language]().then((files) => new Texts(language, files.default));
  fetched.set(language, found);
  found.catch(() => fetched.delete(language));
  return found;
}

/** The language a person's browser asks for, English if none of ours. */
export function languageOf(wanted: readonly string[]): Language {
  const found = wanted
    .map((one) => one.slice(0, 2))
    .find((one) => (LANGUAGES as readonly string[]).includes(one));
  return (found as Language | undefined) ?? "en";
}
