/** The words on the cards: a view has the numbers of the cards, the packs have their words (packs/README.md). */
import { LANGUAGES, type Language } from "../../texts/loader";
import type { View } from "./cards";

const FOLDER = "../../../../src/ludejo/games/codenames/packs";
const FILES = import.meta.glob<string>(
  [
    "../../../../src/ludejo/games/codenames/packs/aligned.tsv",
    "../../../../src/ludejo/games/codenames/packs/*.txt",
  ],
  { query: "?raw", import: "default", eager: true },
);

function linesIn(file: string): string[] {
  const lines = (FILES[`${FOLDER}/${file}`] ?? "").split("\n").map((line) => line.trim());
  return lines.filter((line) => line && !line.startsWith("#"));
}

const ALIGNED = linesIn("aligned.tsv").map((line) => line.split("\t"));
const OWN = Object.fromEntries(LANGUAGES.map((language) => [language, linesIn(`${language}.txt`)]));

/** The word of a card in this language; null if the card has a word in one other language only. */
export function wordIn(language: Language, card: number): string | null {
  return ALIGNED[card]?.[LANGUAGES.indexOf(language)] ?? null;
}

/** The part of a view that says which words are on the table. */
type Laid = Pick<View, "cards" | "words" | "pack" | "own">;

/** The word at a place. The words of a host's own list are in the view. */
export function wordAt(view: Laid, place: number): string {
  const card = view.cards[place] ?? 0;
  if (view.own) return view.words[place] ?? String(card + 1);
  return wordIn(view.pack, card) ?? OWN[view.pack]?.[card - ALIGNED.length] ?? String(card + 1);
}

/** The word as it is printed on a card and written in sentences: in capitals. */
export function printed(view: Laid, place: number): string {
  return wordAt(view, place).toLocaleUpperCase(view.pack);
}

/** The word of the same card in the viewer's own language; "" if there is none. */
export function glossAt(view: Laid, place: number, language: Language): string {
  if (view.own || language === view.pack) return "";
  return wordIn(language, view.cards[place] ?? -1) ?? "";
}
