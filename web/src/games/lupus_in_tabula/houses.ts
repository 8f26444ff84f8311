/** What a house shows, and how this is said to screen readers. */
import { t, tJoined } from "../../texts/translator.svelte";
import {
  fateOf,
  GAME,
  isBallot,
  isNight,
  range,
  rolesOf,
  saidOf,
  seenBy,
  votersOf,
  type Fate,
  type Here,
  type Role,
  type View,
} from "./cards";

/** A house as one viewer sees it. Lists contain seats. */
export interface House {
  seat: number;
  isAlive: boolean;
  isModerator: boolean;
  fate: Fate | null;
  role: Role | null; // known for certain
  says: Role | null; // claimed
  accused: readonly number[];
  trusted: readonly number[];
  doubted: readonly number[];
  wolf: readonly number[]; // those who say that they saw a wolf there
  human: readonly number[];
  votes: readonly number[];
  chosen: readonly number[]; // by fellows with whom I decide tonight
  isNominee: boolean;
  isOwls: boolean;
  isTurn: boolean;
  isReady: boolean;
}

/** The seats, besides mine, whose answers of this night I may see and that chose this seat. */
function chosenBy(view: View, seat: number): number[] {
  return range(view.pointing.length).filter((who) => who !== view.seat && view.pointing[who] === seat);
}

/** What this viewer sees of a house; while the cards are covered, only what everybody sees. */
export function houseOf(scene: Pick<Here, "view" | "open">, seat: number, isCovered: boolean): House {
  const { view } = scene;
  const isOver = view.phase === "over";
  const talk = isOver || isNight(view) ? null : view;
  return {
    seat,
    isAlive: view.alive[seat] ?? false,
    isModerator: view.moderator === seat,
    fate: fateOf(view, seat),
    role: isCovered && !isOver ? null : (rolesOf(scene)[seat] ?? null),
    says: view.says[seat] ?? null,
    accused: talk ? saidOf(talk, seat, "accuse") : [],
    trusted: talk ? saidOf(talk, seat, "trust") : [],
    doubted: talk ? saidOf(talk, seat, "doubt") : [],
    wolf: seenBy(view, seat, "wolf"),
    human: seenBy(view, seat, "human"),
    votes: isOver || isNight(view) ? [] : votersOf(view, seat),
    chosen: isCovered || !isNight(view) ? [] : chosenBy(view, seat),
    isNominee: (view.phase === "plea" || view.phase === "final") && view.nominees.includes(seat),
    isOwls: !isOver && view.owl === seat,
    isTurn: view.turn === seat && (isBallot(view) || view.phase === "plea"),
    isReady: view.phase === "talk" && (view.ready[seat] ?? false),
  };
}

const word = (key: string, words: Record<string, string | number> = {}): string =>
  t(`${GAME}-board-house-${key}`, words);

/** The text of a house, for screen readers. */
export function aboutHouse(house: House, names: readonly string[]): string {
  const who = (seats: readonly number[]): string => tJoined(seats.map((seat) => names[seat] ?? ""));
  const listed = (key: string, seats: readonly number[]): string =>
    seats.length ? word(key, { who: who(seats), n: seats.length }) : "";
  const { fate } = house;
  return [
    word("name", { n: house.seat + 1, name: names[house.seat] ?? "" }),
    house.isModerator ? word("moderator") : "",
    fate ? word(fate.how === "lynched" ? "lynched" : "torn", { n: fate.day }) : "",
    house.role ? word("is", { role: t(`${GAME}-role-${house.role}`) }) : "",
    house.says ? word("says", { role: t(`${GAME}-role-${house.says}`) }) : "",
    listed("accused", house.accused),
    listed("trusted", house.trusted),
    listed("doubted", house.doubted),
    listed("wolf", house.wolf),
    listed("human", house.human),
    listed("votes", house.votes),
    listed("chosen", house.chosen),
    house.isNominee ? word("nominee") : "",
    house.isOwls ? word("owl") : "",
    house.isTurn ? word("turn") : "",
    house.isReady ? word("ready") : "",
  ]
    .filter((part) => part !== "")
    .join(", ");
}
