/** Who I am on this device: a name, a colour, a language, the theme and the sounds. Kept in the browser. */
import { languageOf, LANGUAGES, type Language } from "../texts/loader";

export type Theme = "auto" | "light" | "dark";

interface Kept {
  name: string;
  lent: boolean; // the page chose the name, so that a first game could begin without asking
  colour: number;
  language: Language;
  theme: Theme;
  sound: boolean;
  buzz: boolean;
  chat: boolean;
  covered: boolean | null; // my cards lie face down, and are shown while I hold them; null: the game's default
  level: string; // the bot I like to play against; empty: the game's default
  beliefs: boolean; // replays show beliefs, too
}

const KEY = "ludejo-me";

/** A kept value, {} if there is none; a browser may refuse to keep anything. */
export function kept<T>(key: string): Partial<T> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}") as Partial<T>;
  } catch {
    return {};
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // the browser does not keep anything
  }
}

function start(): Kept {
  const usual: Kept = {
    name: "",
    lent: false,
    colour: Math.floor(Math.random() * 8),
    language: languageOf(navigator.languages),
    theme: "auto",
    sound: false,
    buzz: true,
    chat: true,
    covered: null,
    level: "",
    beliefs: false,
  };
  const found = { ...usual, ...kept<Kept>(KEY) };
  return { ...found, language: LANGUAGES.includes(found.language) ? found.language : usual.language };
}

export const me = $state<Kept>(start());

/** Keep `me`; call this after every change. */
export function rememberMe(): void {
  keep(KEY, $state.snapshot(me));
}

/** Delete what this browser keeps about the person: name, tables, numbers. Theme, sounds and the like stay. */
export function dropMe(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith("ludejo-")) localStorage.removeItem(key);
  } catch {
    // nothing was kept
  }
  Object.assign(me, { name: "", lent: false, colour: Math.floor(Math.random() * 8) });
}
