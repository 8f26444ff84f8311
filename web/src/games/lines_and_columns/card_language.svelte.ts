/** Learning a language with the cards: in which language they are named, whether translations are shown, and which
 * words were missed. It may differ from the page's language. Kept in the browser. */
import { keep, kept, me } from "../../state/me.svelte";
import type { LinesAndColumnsCard, LinesAndColumnsColour, LinesAndColumnsObject } from "../../wire";
import { translator, t } from "../../texts/translator.svelte";
import { LANGUAGES, textsOf, type Language, type Texts } from "../../texts/loader";

export type Card = LinesAndColumnsCard;
const GAME = "lines-and-columns";
const KEY = "ludejo-learning";
const LENT = ["card", "colour", "object"].map((kind) => `${GAME}-${kind}-`);

interface Kept {
  language: Language | null; // null: the page's own
  gloss: boolean;
  missed: Partial<Record<Language, readonly Card[]>>;
}

export class CardLanguage {
  language = $state<Language | null>(null);
  gloss = $state(true);
  shown = $state<Card | null>(null); // the card whose word is being looked up
  private missed = $state.raw<Kept["missed"]>({});
  private others = $state.raw<ReadonlyMap<Language, Texts>>(new Map());

  constructor() {
    const { language = null, gloss = true, missed = {} } = kept<Kept>(KEY);
    this.language = LANGUAGES.find((one) => one === language) ?? null;
    this.gloss = gloss;
    this.missed = missed;
    if (this.language) void this.name();
  }

  /** The language in which the cards are named. */
  readonly spoken = $derived.by(() => this.language ?? me.language);
  readonly isLearning = $derived.by(() => this.language !== null && this.language !== me.language);

  choose(language: Language): void {
    this.language = language === me.language ? null : language;
    this.remember();
    void this.name();
  }

  setGloss(gloss: boolean): void {
    this.gloss = gloss;
    this.remember();
  }

  /** Look up the word of a card. A player who looks it up does not know it yet, so it counts as missed. */
  show(card: Card): void {
    this.shown = card;
    for (const language of LANGUAGES) void this.fetch(language);
    if (this.isLearning) this.miss(card);
  }

  hide(): void {
    this.shown = null;
  }

  /** The word of a card in any language; empty until the texts are loaded. */
  wordIn(language: Language, card: Card): string {
    return this.others.get(language)?.say(`${GAME}-card-${card}`) ?? "";
  }

  isMissed(card: Card): boolean {
    return this.missed[this.spoken]?.includes(card) ?? false;
  }

  miss(card: Card): void {
    if (!this.isMissed(card)) this.setMissed([...(this.missed[this.spoken] ?? []), card]);
  }

  know(card: Card): void {
    this.setMissed((this.missed[this.spoken] ?? []).filter((one) => one !== card));
  }

  private setMissed(cards: readonly Card[]): void {
    this.missed = { ...this.missed, [this.spoken]: cards };
    this.remember();
  }

  private async fetch(language: Language): Promise<void> {
    const texts = await textsOf(language, [GAME]);
    this.others = new Map(this.others).set(language, texts);
  }

  private name(): Promise<void> {
    return translator.lend(this.language, GAME, LENT);
  }

  private remember(): void {
    keep(KEY, { language: this.language, gloss: this.gloss, missed: this.missed });
  }
}

export const cardLanguage = new CardLanguage();

/** The name of a card, in the language of the cards. */
export function cardName(card: Card): string {
  return t(`${GAME}-card-${card}`);
}

/** The same in the page's language, for players who learn and want translations. */
export function glossOf(card: Card): string | null {
  return cardLanguage.isLearning && cardLanguage.gloss ? translator.own(`${GAME}-card-${card}`) : null;
}

export function colourName(colour: LinesAndColumnsColour): string {
  return t(`${GAME}-colour-${colour}`);
}

export function objectName(object: LinesAndColumnsObject): string {
  return t(`${GAME}-object-${object}`);
}
