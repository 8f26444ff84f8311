/** The interface between the page and a game. */
import type { Component } from "svelte";
import type { Label } from "../state/seats";
import type { Belief, GameId, Games, OpenMove, Refusal } from "../wire";

/** A game as one viewer sees it: a seat, an onlooker (-1), or a person who watches a replay. */
export interface Scene<G extends GameId = GameId> {
  labels: readonly Label[];
  seat: number;
  view: Games[G]["view"];
  /** The newest events, to be shown as movement; `n` changes with each batch. Empty after a reload. */
  fresh: { n: number; events: readonly Games[G]["event"][] };
  due: boolean;
  choices: readonly Games[G]["move"][];
  opens: readonly OpenMove[];
  /** All events that this viewer has seen so far, if the page keeps them. */
  past?: readonly Games[G]["event"][];
  /** Make a move; null if this viewer can only look. Resolves to whether it was granted. */
  play: ((move: Games[G]["move"]) => Promise<boolean>) | null;
  /** What the game can say about a move before it is made; missing if this viewer can only look. */
  foresee?: (move: Games[G]["move"]) => Promise<Games[G]["preview"]>;
  /** The same, or why the move would be refused, to check words while they are typed. Null: it can't be known here. */
  judge?: (move: Games[G]["move"]) => Promise<{ preview: Games[G]["preview"] } | Refusal | null>;
  /** The clock that runs now, and when it ends (as `Date.now`). */
  clock?: { clock: string; until: number } | null;
  /** A request has no answer yet: do not send another. */
  busy: boolean;
  /** The seat's secrets are face down and shown only while they are held. */
  covered: boolean;
  /** In a replay with everything open: the other seats' views, by seat. */
  open?: ReadonlyMap<number, Games[G]["view"]>;
}

export interface GameUi<G extends GameId = GameId> {
  id: G;
  /** The whole game for one seat, phone first. The page makes a new board for each seat, so that nothing of one seat
   * is left for the next. */
  Board: Component<{ scene: Scene<G> }>;
  /** The public table for a TV: no controls, big letters. */
  Stage: Component<{ scene: Scene<G> }>;
  /** What everybody may see while a device is handed over between two seats. It receives a seat's scene and must show only
   * what is public. */
  Between?: Component<{ scene: Scene<G> }>;
  /** Did only some seats receive this event? Then it is hidden while that seat's secrets are covered. */
  isPrivate: (event: Games[G]["event"]) => boolean;
  /** The event for its sentence, with what only the view knows, such as the word on a card. */
  worded?: (event: Games[G]["event"], view: Games[G]["view"]) => Games[G]["event"];
  /** Who reads what a seat writes in the chat now. Default: everybody at the table. */
  audience?: (view: Games[G]["view"]) => Audience;
  /** On a shared device: may this seat take the device even while it is not asked? If a game has this function, the
   * device is offered to such seats, too, and a seat that may not take it can't keep it. Without this function, only
   * seats that are asked get the device. */
  mayTake?: (view: Games[G]["view"]) => boolean;
  /** Cards start face down if several people play, because phones lie on the table; one tap turns them. */
  covers?: boolean;
  /** Who will sit where, and in which role, if the game begins with these options. */
  Seating?: Component<SeatingProps>;
  /** The reference card, which can be opened at any time. */
  Reference: Component<Record<string, never>>;
  /** Pictures for a rule, shown below its paragraph; empty for rules that have none. */
  Examples?: Component<{ rule: string }>;
  /** What a seat believed, in a replay. Default: a plain list. */
  Beliefs?: Component<BeliefsProps>;
}

export interface Audience {
  who: "all" | "few" | "none";
  /** The audience depends on a secret of this seat, so it is covered like a card. */
  secret: boolean;
}

export interface BeliefsProps {
  labels: readonly Label[];
  beliefs: readonly Belief[];
  /** The position that the beliefs are about, if it is known. */
  view?: Games[GameId]["view"] | undefined;
}

export interface SeatingProps {
  labels: readonly Label[];
  options: Record<string, number | string>;
}

const FOLDERS = import.meta.glob<{ ui: GameUi }>("./*/index.ts");

/** The id of the game in this folder: "./love_letter/index.ts" is of "love-letter". */
export function idOf(path: string): string {
  return path.split("/")[1]!.replaceAll("_", "-");
}

/** The games that have a page, by id: every folder here is one. Each is loaded when it is first needed. */
export const GAMES = Object.fromEntries(
  Object.entries(FOLDERS).map(([path, load]) => [idOf(path), async () => (await load()).ui]),
) as { [G in GameId]: () => Promise<GameUi<G>> };

export function isGame(id: string): id is GameId {
  return Object.hasOwn(GAMES, id);
}
