/** The sentences of one language: the Fluent files that server and command use, too. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "eo", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];
export const OWN_NAMES: Record<Language, string> = { en: "English", eo: "Esperanto", pl: "Polski" };

export type Words = Record<string, FluentVariable>;

/** The hyphen that some languages' numbers have for a minus sign. */
const BELOW_ZERO = /(?<![\p{L}\p{N}-])-(?=\d)/gu;

/** Letters that run from right to left, and what can turn a line round in names of before. */
const TURNING =
  /[\u0590-\u08ff\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10d00}-\u{10d3f}\u{1e900}-\u{1e95f}]/u;

/** A word that keeps its direction to itself: the sentence around it runs on as it did. */
function isolated(word: FluentVariable): FluentVariable {
  return typeof word === "string" && TURNING.test(word) ? `\u2068${word}\u2069` : word;
}

/** Words that are said in another language than the sentences around them: those whose keys begin so. */
export interface Lent {
  texts: Texts;
  prefixes: readonly string[];
}

export class Texts {
  private readonly bundle: FluentBundle;
  private readonly ids: string[] = [];

  constructor(
    readonly language: Language,
    private readonly files: readonly FluentResource[],
    private readonly lent: Lent | null = null,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const file of files) {
      this.bundle.addResource(file);
      this.ids.push(...file.body.map((entry) => entry.id));
    }
  }

  /** The same sentences with words lent from another language. */
  with(lent: Lent | null): Texts {
    return new Texts(this.language, this.files, lent);
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
    if (this.lent?.prefixes.some((prefix) => key.startsWith(prefix))) return this.lent.texts.say(key, words);
    const message = this.bundle.getMessage(key);
    const pattern = part ? message?.attributes[part] : message?.value;
    if (pattern === undefined || pattern === null) return key;
    const errors: Error[] = [];
    const filled = Object.fromEntries(Object.entries(words).map(([name, word]) => [name, isolated(word)]));
    return this.bundle.formatPattern(pattern, filled, errors).replace(BELOW_ZERO, "\u2212");
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

const FOUNDATION: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("./languages/en"),
  eo: () => import("./languages/eo"),
  pl: () => import("./languages/pl"),
};
const TEXTS = "../../../src/ludejo/texts";
const PARTS = import.meta.glob<string>(
  [
    "../../../src/ludejo/texts/*/*.ftl",
    "!../../../src/ludejo/texts/*/{command,core,doctor,games,home,page}.ftl",
  ],
  { query: "?raw", import: "default" },
);

/** The files of a part of the page (a game, `replay`, `learn`): those of its name, and those that begin with it. */
function filesOf(language: Language, part: string): Promise<string[]> {
  const paths = Object.keys(PARTS).filter(
    (path) => path === `${TEXTS}/${language}/${part}.ftl` || path.startsWith(`${TEXTS}/${language}/${part}-`),
  );
  return Promise.all(paths.map((path) => PARTS[path]!()));
}

const fetched = new Map<string, Promise<FluentResource[]>>();

/** Files, fetched and read when they are first wanted; again if that failed. */
function read(key: string, fetch: () => Promise<string[]>): Promise<FluentResource[]> {
  const found = fetched.get(key) ?? fetch().then((files) => files.map((file) => new FluentResource(file)));
  fetched.set(key, found);
  found.catch(() => fetched.delete(key));
  return found;
}

/** A language: what the page says of itself, and these parts of it. */
export async function textsOf(language: Language, parts: readonly string[] = []): Promise<Texts> {
  const files = await Promise.all([
    read(language, async () => (await FOUNDATION[language]()).default),
    ...parts.map((part) => read(`${language} ${part}`, () => filesOf(language, part))),
  ]);
  return new Texts(language, files.flat());
}

/** The language a person's browser asks for, English if none of ours. */
export function languageOf(wanted: readonly string[]): Language {
  const found = wanted
    .map((one) => one.slice(0, 2))
    .find((one) => (LANGUAGES as readonly string[]).includes(one));
  return (found as Language | undefined) ?? "en";
}
