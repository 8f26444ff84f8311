/** What a game gives to the page, and what the page gives to a game. */
import type { Component } from "svelte";
import type { Label } from "../state/seats";
import type { Belief, GameId, Games, OpenMove, Refusal } from "../wire";

/** A game as one pair of eyes sees it: of a seat, of an onlooker (-1), or of somebody who looks at a replay. */
export interface Scene<G extends GameId = GameId> {
  labels: readonly Label[];
  seat: number;
  view: Games[G]["view"];
  /** What was told last, to be shown as movement; `n` changes with each telling. Empty after a reload. */
  fresh: { n: number; events: readonly Games[G]["event"][] };
  due: boolean;
  choices: readonly Games[G]["move"][];
  opens: readonly OpenMove[];
  /** All that was told to these eyes so far, where the page keeps it. */
  past?: readonly Games[G]["event"][];
  /** Make a move; null where one can only look. Resolves to whether it was granted. */
  play: ((move: Games[G]["move"]) => Promise<boolean>) | null;
  /** What can be known beforehand of a move I may make, as the game says it; not where one can only look. */
  foresee?: (move: Games[G]["move"]) => Promise<Games[G]["preview"]>;
  /** The same, or why I may not make it: for words that are judged while one types them. Null: nobody knows here. */
  judge?: (move: Games[G]["move"]) => Promise<{ preview: Games[G]["preview"] } | Refusal | null>;
  /** The clock that runs now, and when it will be over (as `Date.now` has it). */
  clock?: { clock: string; until: number } | null;
  /** A wish is on its way: no second one meanwhile. */
  busy: boolean;
  /** The seat's secrets lie face down, and are shown only while they are held. */
  covered: boolean;
  /** In a replay with everything open: the other seats' views, by seat. */
  open?: ReadonlyMap<number, Games[G]["view"]>;
}

export interface GameUi<G extends GameId = GameId> {
  id: G;
  /** The whole game for a seat, phone first. */
  Board: Component<{ scene: Scene<G> }>;
  /** The public table for a TV: no controls, big letters. */
  Stage: Component<{ scene: Scene<G> }>;
  /** For a device that lies between two of its seats: what all may see meanwhile, above the hand-over. It is given a seat's
   * scene and shows nothing of it but what is everybody's. */
  Between?: Component<{ scene: Scene<G> }>;
  /** Was this told to one seat, or a few, alone? Then it is not shown while that seat's secrets are covered. */
  isPrivate: (event: Games[G]["event"]) => boolean;
  /** An event as it is told in words, where the view knows more than the event: a place that has a word on it. */
  worded?: (event: Games[G]["event"], view: Games[G]["view"]) => Games[G]["event"];
  /** Who reads what a seat writes in the chat now; without it: everybody at the table. */
  audience?: (view: Games[G]["view"]) => Audience;
  /** On a device of several: may this seat take it also while it is not asked? Then whoever else may is offered it beside
   * those who are asked, and nobody keeps it who may not. Without it only who is asked is handed the device. */
  mayTake?: (view: Games[G]["view"]) => boolean;
  /** Phones lie on the table like cards: where several people play, they begin covered, and one tap turns them. */
  covers?: boolean;
  /** Who will sit where, and as what, if the game begins like this. */
  Seating?: Component<SeatingProps>;
  /** What can be looked up at any time: a reference card. */
  Reference: Component<Record<string, never>>;
  /** Pictures for a rule, below its paragraph; nothing for rules that have none. */
  Examples?: Component<{ rule: string }>;
  /** What a seat held for possible, in a replay; without it the page shows the plain words. */
  Beliefs?: Component<BeliefsProps>;
}

export interface Audience {
  who: "all" | "few" | "none";
  /** It depends on what only this seat may know: so it is covered like a card. */
  secret: boolean;
}

export interface BeliefsProps {
  labels: readonly Label[];
  beliefs: readonly Belief[];
  /** The position that they are about, where it is known. */
  view?: Games[GameId]["view"] | undefined;
}

export interface SeatingProps {
  labels: readonly Label[];
  options: Record<string, number | string>;
}

/** The games that have a page, each fetched when it is first wanted. */
export const GAMES: { [G in GameId]: () => Promise<GameUi<G>> } = {
  "love-letter": async () => (await import("./love_letter")).loveLetter,
  artus: async () => (await import("./artus")).artus,
  codenames: async () => (await import("./codenames")).codenames,
  "lines-and-columns": async () => (await import("./lines_and_columns")).linesAndColumns,
  "lupus-in-tabula": async () => (await import("./lupus_in_tabula")).lupusInTabula,
};

/** All games there will be, in the order of the home page. */
export const ALL_GAMES = [
  "love-letter",
  "artus",
  "codenames",
  "lines-and-columns",
  "lupus-in-tabula",
] as const;

export function isGame(id: string): id is GameId {
  return id in GAMES;
}
