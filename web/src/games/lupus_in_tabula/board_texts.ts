/** Texts about the state of the game, with placeholders for names. */
import { namePlaceholders } from "../../ui/board/names";
import { t, tJoined } from "../../texts/translator.svelte";
import {
  GAME,
  isBallot,
  isNight,
  isWithoutVote,
  livingOf,
  newsOf,
  seesAll,
  type Here,
  type Learned,
  type Role,
} from "./cards";
import type { LupusInTabulaSelection } from "./selection.svelte";
import { NOBODY } from "./nobody";

type Filled = Record<string, string | number>;
export const say = (key: string, words: Filled = {}): string => t(`${GAME}-board-${key}`, words);

export const roleName = (role: Role, part = ""): string => t(`${GAME}-role-${role}`, {}, part);

/** A list of names, as placeholders. */
export function whoOf({ labels }: Here, seats: readonly number[]): string {
  const names = namePlaceholders(labels.length);
  return tJoined(seats.map((seat) => names[seat] ?? ""));
}

export function titleOf({ view }: Here): string {
  return say(`title-${view.phase}`, { n: view.day });
}

/** The same for a phone, where the line below it says more. */
export function shortTitle({ view }: Here): string {
  return say(`title-${isNight(view) ? "night" : "talk"}`, { n: view.day });
}

/** Who died last; by day, this also says that nobody did. */
export function newsLine(scene: Here): string {
  const { view } = scene;
  if (view.phase === "over") return "";
  const { how, seats } = newsOf(view);
  if (how === "lynched" && seats.length === 0) return "";
  return say(`news-${how}`, { n: seats.length, who: whoOf(scene, seats) });
}

/** Who is asked what now. */
export function lineOf(scene: Here, selection?: LupusInTabulaSelection): string {
  const { view } = scene;
  if (view.phase === "over") return "";
  if (isNight(view)) return nightLine(scene, selection);
  if (view.phase === "talk") return talkLine(scene);
  if (isBallot(view) && view.at_once) return onceLine(scene, selection);
  const isMine = selection?.isYours(view.turn) ?? false;
  return say(`line-${view.phase}${isMine ? "-mine" : ""}`, {
    who: whoOf(scene, view.turn === null ? [] : [view.turn]),
  });
}

function nightLine(scene: Here, selection?: LupusInTabulaSelection): string {
  const { view } = scene;
  if (!selection || view.seat < 0) return say("line-night");
  if (!view.alive[view.seat] && !seesAll(view)) return say("line-night-dead");
  if (!selection.isAsked || view.task === null) return say("line-night");
  return selection.isCovered ? say("line-night-covered") : say(`ask-${view.task}`);
}

function talkLine({ view }: Here): string {
  const living = livingOf(view);
  return say("line-talk", { living: living.length, ready: living.filter((seat) => view.ready[seat]).length });
}

function onceLine({ view }: Here, selection?: LupusInTabulaSelection): string {
  if (selection?.isVoting) return say(`line-${view.phase}-mine`);
  return view.answered ? say("line-ballot-sealed") : say(`line-${view.phase}-once`);
}

/** This viewer's role at the table, if it is not that of an ordinary player. */
export function statusLine({ view }: Here): string {
  if (view.seat < 0 || view.phase === "over") return "";
  if (view.seat === view.moderator) return say("moderator-you");
  if (view.alive[view.seat]) return isWithoutVote(view) ? say("nominee-you") : "";
  if (isNight(view) && !seesAll(view)) return "";
  if (seesAll(view)) return say("ghost-you");
  return say(view.shadows ? "shadow-you" : "dead-you");
}

/** The name in an answer of the night. */
export function answerName(scene: Here, seat: number): string {
  return seat === NOBODY ? say("nobody") : whoOf(scene, [seat]);
}

/** What I learned at a dawn. */
export function learnedLine(scene: Here, one: Learned): string {
  const who = whoOf(scene, [one.at]);
  if (one.task === "copy")
    return say("learned-copy", { n: one.night, who, copy: t(`${GAME}-copy-${one.answer}`) });
  return say(`learned-${one.task}`, { n: one.night, who, shade: t(`${GAME}-shade-${one.answer}`, {}, "as") });
}
