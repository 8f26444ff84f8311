/** The sentences of one language, from the Fluent files that the server and the command also use. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "eo", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];
export const OWN_NAMES: Record<Language, string> = { en: "English", eo: "Esperanto", pl: "Polski" };

export type TextArgs = Record<string, FluentVariable>;

/** The hyphen that numbers of some languages have in place of a minus sign. */
const BELOW_ZERO = /(?<![\p{L}\p{N}-])-(?=\d)/gu;

/** Right-to-left letters, and control characters that old names may contain. */
const TURNING =
  /[\u0590-\u08ff\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10d00}-\u{10d3f}\u{1e900}-\u{1e95f}]/u;

/** Isolates a right-to-left word, so that it does not change the direction of the sentence around it. */
function isolated(word: FluentVariable): FluentVariable {
  return typeof word === "string" && TURNING.test(word) ? `\u2068${word}\u2069` : word;
}

/** Words in another language than the sentences around them: all keys with one of these prefixes. */
export interface LentTexts {
  texts: Texts;
  prefixes: readonly string[];
}

export class Texts {
  private readonly bundle: FluentBundle;
  private readonly ids: string[] = [];

  constructor(
    readonly language: Language,
    private readonly files: readonly FluentResource[],
    private readonly lent: LentTexts | null = null,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const file of files) {
      this.bundle.addResource(file);
      this.ids.push(...file.body.map((entry) => entry.id));
    }
  }

  /** The same sentences with words lent from another language. */
  with(lent: LentTexts | null): Texts {
    return new Texts(this.language, this.files, lent);
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** All keys with this prefix, in the order of the files. */
  keys(prefix: string): string[] {
    return this.ids.filter((id) => id.startsWith(prefix));
  }

  /** The sentence of this key (or its attribute `part`), filled in; the key itself if there is none. */
  say(key: string, words: TextArgs = {}, part = ""): string {
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

/** The files of a part of the page (a game, `replay`, `learn`): the one with its name, and those whose names begin with
 * it and a hyphen. */
function filesOf(language: Language, part: string): Promise<string[]> {
  const paths = Object.keys(PARTS).filter(
    (path) => path === `${TEXTS}/${language}/${part}.ftl` || path.startsWith(`${TEXTS}/${language}/${part}-`),
  );
  return Promise.all(paths.map((path) => PARTS[path]!()));
}

const fetched = new Map<string, Promise<FluentResource[]>>();

/** Files, loaded when they are first needed; loaded again if that failed. */
function read(key: string, fetch: () => Promise<string[]>): Promise<FluentResource[]> {
  const found = fetched.get(key) ?? fetch().then((files) => files.map((file) => new FluentResource(file)));
  fetched.set(key, found);
  found.catch(() => fetched.delete(key));
  return found;
}

/** The texts of a language: the page's own and those of these parts. */
export async function textsOf(language: Language, parts: readonly string[] = []): Promise<Texts> {
  const files = await Promise.all([
    read(language, async () => (await FOUNDATION[language]()).default),
    ...parts.map((part) => read(`${language} ${part}`, () => filesOf(language, part))),
  ]);
  return new Texts(language, files.flat());
}

/** The first of our languages that the browser asks for, else English. */
export function languageOf(wanted: readonly string[]): Language {
  const found = wanted
    .map((one) => one.slice(0, 2))
    .find((one) => (LANGUAGES as readonly string[]).includes(one));
  return (found as Language | undefined) ?? "en";
}
