/** The clue that a spymaster is writing: a word, a number, and the referee's verdict. */
import { tRefusal } from "../../texts/translator.svelte";
import type { Here, Move } from "./cards";
import type { CodenamesSelection } from "./selection.svelte";

const PAUSE = 250; // ms after the last key until the referee is asked

export type Say =
  | { kind: "fine" }
  | { kind: "doubtful"; word: string; root: string }
  | { kind: "refused"; say: () => string; rule: string };

export class ClueDraft {
  typed = $state("");
  private chosen = $state<string | null>(null); // a number, or `unlimited`; null: the number of words that are meant
  private judged = $state.raw<{ word: string; say: Say } | null>(null);

  constructor(
    private readonly scene: () => Here,
    private readonly selection: CodenamesSelection,
  ) {}

  readonly word = $derived.by(() => this.typed.normalize("NFC").trim().replace(/\s+/g, " "));
  readonly pick = $derived.by(() => this.chosen ?? String(Math.min(9, this.selection.meant.length) || 1));
  readonly number = $derived.by(() => (this.pick === "unlimited" ? null : Number(this.pick)));
  /** What the referee says of the current word; null if it has not answered yet. */
  readonly verdict = $derived.by(() => (this.judged?.word === this.word ? this.judged!.say : null));
  /** The question to the other spymaster about exactly this clue (CN-12), if it was asked; perhaps with an answer. */
  readonly question = $derived.by(() =>
    this.scene().view.questions.findLast(
      ({ word, number }) => word.toLowerCase() === this.word.toLowerCase() && number === this.number,
    ),
  );
  readonly canGive = $derived.by(() => this.word !== "" && this.verdict?.kind !== "refused");

  move(kind: "clue" | "ask"): Move {
    return { do: kind, word: this.word, number: this.number };
  }

  choose(pick: string): void {
    this.chosen = pick;
  }

  /** Asks the referee about the typed word, after a pause in typing. */
  follow(): void {
    $effect(() => {
      const { word } = this;
      const { judge } = this.scene();
      if (!word || !judge) return undefined;
      const timer = setTimeout(() => void this.ask(word, judge), PAUSE);
      return () => clearTimeout(timer);
    });
  }

  private async ask(word: string, judge: NonNullable<Here["judge"]>): Promise<void> {
    const told = await judge({ do: "clue", word, number: 1 });
    if (told && this.word === word) this.judged = { word, say: sayOf(told) };
  }

  clear(): void {
    [this.typed, this.chosen, this.judged] = ["", null, null];
  }
}

function sayOf(told: NonNullable<Awaited<ReturnType<NonNullable<Here["judge"]>>>>): Say {
  if ("code" in told) return { kind: "refused", say: () => tRefusal("codenames", told), rule: told.rule };
  const { preview } = told;
  return preview?.doubtful ? { kind: "doubtful", word: preview.word, root: preview.root } : { kind: "fine" };
}
