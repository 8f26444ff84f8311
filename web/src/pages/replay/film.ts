/** A game that is over as a row of shots: one for each step of which these eyes saw anything. */
import type { GameId, GameRecord, Games, Replay, ReplayFrame, Thought } from "../../wire";

/** Whose eyes: a seat's, an onlooker's (-1), or everything lies open. */
export type Eyes = number | "all";
export const ONLOOKER = -1;

type Event = Games[GameId]["event"];
type View = Games[GameId]["view"];

/** What was told; `seat` is set when it was told to this one alone and others look on. */
export interface Telling {
  seat: number | null;
  events: readonly Event[];
}

export interface Shot {
  step: number;
  at: number;
  undone: boolean;
  /** A bot did not answer in time, and this is a quick move in its place. */
  late: boolean;
  due: boolean;
  view: View;
  /** What the board may show as movement. */
  events: readonly Event[];
  told: readonly Telling[];
  open?: ReadonlyMap<number, View>;
}

/** The replays of one game, by viewer. */
export type Reels = ReadonlyMap<number, Replay>;

export const eyesIn = (words: string | null, seats: number): Eyes => {
  const seat = Number(words ?? "all");
  return Number.isInteger(seat) && seat >= ONLOOKER && seat < seats ? seat : "all";
};

/** The viewers whose replays these eyes need. */
export function viewersOf(eyes: Eyes, seats: number): number[] {
  return eyes === "all" ? [ONLOOKER, ...Array(seats).keys()] : [eyes];
}

/** The last one that is not after this step. */
export function lastUntil<T extends { step: number }>(row: readonly T[], step: number): number {
  return Math.max(
    0,
    row.findLastIndex((one) => one.step <= step),
  );
}

/** What was told to a seat and not to everybody: what it heard, without what the others heard, too. */
export function alone(own: readonly Event[], all: readonly Event[]): Event[] {
  const heard = all.map((event) => JSON.stringify(event));
  return own.filter((event) => {
    const isNext = heard[0] === JSON.stringify(event);
    if (isNext) heard.shift();
    return !isNext;
  });
}

function shotOf({ step, at, undone, late = false, due, view, events }: ReplayFrame): Shot {
  return { step, at, undone, late, due, view, events, told: events.length ? [{ seat: null, events }] : [] };
}

/** Everything open: what all were told, and then what each was told alone. */
function openShot(reels: Reels, step: number): Shot {
  const seats = [...reels.values()].filter((reel) => reel.seat !== ONLOOKER);
  const shown = seats.map((reel) => reel.frames[lastUntil(reel.frames, step)]!);
  const all = reels.get(ONLOOKER)!.frames;
  const open = all[lastUntil(all, step)]!;
  const events = open.step === step ? open.events : [];
  const fresh = shown.filter((frame) => frame.step === step);
  const secrets = seats.map((reel, n) => ({
    seat: reel.seat,
    events: shown[n]!.step === step ? alone(shown[n]!.events, events) : [],
  }));
  return {
    step,
    at: fresh[0]?.at ?? open.at,
    undone: fresh.some((frame) => frame.undone),
    late: fresh.some((frame) => frame.late),
    due: false,
    view: open.view,
    events,
    told: [{ seat: null, events }, ...secrets].filter((telling) => telling.events.length),
    open: new Map(seats.map((reel, n) => [reel.seat, shown[n]!.view])),
  };
}

/** All shots for these eyes; none while a replay is missing. */
export function shotsOf(reels: Reels, eyes: Eyes, seats: number): Shot[] {
  if (!viewersOf(eyes, seats).every((viewer) => reels.has(viewer))) return [];
  if (eyes !== "all") return reels.get(eyes)!.frames.map(shotOf);
  const steps = new Set([...reels.values()].flatMap((reel) => reel.frames.map((frame) => frame.step)));
  return [...steps].toSorted((a, b) => a - b).map((step) => openShot(reels, step));
}

/** The thought of who made the move of this step; through a seat's eyes, that seat's last one until then. */
export function thoughtAt(thoughts: readonly Thought[], eyes: Eyes, step: number): Thought | null {
  const isSeat = eyes !== "all" && eyes !== ONLOOKER;
  return (
    thoughts.findLast((one) => (isSeat ? one.seat === eyes && one.step <= step : one.step === step)) ?? null
  );
}

/** Who began, if luck decided it: the deal says who, the options say how. */
export function starterByLuck(record: GameRecord, deal: readonly object[]): number | null {
  const told = deal.find((event): event is { starter: number } => "starter" in event);
  return told && record.options["first"] === "random" ? told.starter : null;
}

/** Something ended here: boards show it until they are told otherwise. */
export const isEnd = (shot: Shot): boolean => shot.events.some(({ event }) => /(^|-)over$/.test(event));

/** Something begins or ends here. */
export const isBreak = (shot: Shot): boolean =>
  isEnd(shot) || shot.events.some(({ event }) => event === "dealt");

/** Minutes and seconds since the first step. */
export function clockOf(shots: readonly Shot[], shot: Shot): string {
  const first = shots.find((one) => one.at)?.at ?? 0;
  const seconds = Math.max(0, Math.round((shot.at - first) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
