/** The timeline of a game that is over: a snapshot for each step of which the viewer saw anything. */
import type { GameId, GameRecord, Games, Replay, ReplayFrame, Thought } from "../../wire";

/** Whose view is shown: a seat's, an onlooker's (-1), or everything open. */
export type Perspective = number | "all";
export const ONLOOKER = -1;

type Event = Games[GameId]["event"];
type View = Games[GameId]["view"];

/** Events of one step; `seat` is set if only this seat received them. */
export interface EventGroup {
  seat: number | null;
  events: readonly Event[];
}

export interface Snapshot {
  step: number;
  at: number;
  undone: boolean;
  /** A bot did not answer in time, and this is a quick move in its place. */
  late: boolean;
  due: boolean;
  view: View;
  /** What the board may show as movement. */
  events: readonly Event[];
  told: readonly EventGroup[];
  open?: ReadonlyMap<number, View>;
}

/** The replays of one game, by viewer. */
export type Replays = ReadonlyMap<number, Replay>;

export const perspectiveIn = (words: string | null, seats: number): Perspective => {
  const seat = Number(words ?? "all");
  return Number.isInteger(seat) && seat >= ONLOOKER && seat < seats ? seat : "all";
};

/** The viewers whose replays this perspective needs. */
export function viewersOf(perspective: Perspective, seats: number): number[] {
  return perspective === "all" ? [ONLOOKER, ...Array(seats).keys()] : [perspective];
}

/** The last one that is not after this step. */
export function lastUntil<T extends { step: number }>(row: readonly T[], step: number): number {
  return Math.max(
    0,
    row.findLastIndex((one) => one.step <= step),
  );
}

/** The events that a seat received and not everybody did. */
export function privateEvents(own: readonly Event[], all: readonly Event[]): Event[] {
  const heard = all.map((event) => JSON.stringify(event));
  return own.filter((event) => {
    const isNext = heard[0] === JSON.stringify(event);
    if (isNext) heard.shift();
    return !isNext;
  });
}

function snapshotOf({ step, at, undone, late = false, due, view, events }: ReplayFrame): Snapshot {
  return { step, at, undone, late, due, view, events, told: events.length ? [{ seat: null, events }] : [] };
}

/** Everything open: the public events, and then each seat's private ones. */
function openSnapshot(replays: Replays, step: number): Snapshot {
  const seats = [...replays.values()].filter((replay) => replay.seat !== ONLOOKER);
  const shown = seats.map((replay) => replay.frames[lastUntil(replay.frames, step)]!);
  const all = replays.get(ONLOOKER)!.frames;
  const open = all[lastUntil(all, step)]!;
  const events = open.step === step ? open.events : [];
  const fresh = shown.filter((frame) => frame.step === step);
  const secrets = seats.map((replay, n) => ({
    seat: replay.seat,
    events: shown[n]!.step === step ? privateEvents(shown[n]!.events, events) : [],
  }));
  return {
    step,
    at: fresh[0]?.at ?? open.at,
    undone: fresh.some((frame) => frame.undone),
    late: fresh.some((frame) => frame.late),
    due: false,
    view: open.view,
    events,
    told: [{ seat: null, events }, ...secrets].filter((group) => group.events.length),
    open: new Map(seats.map((replay, n) => [replay.seat, shown[n]!.view])),
  };
}

/** All snapshots for this perspective; none while a replay is missing. */
export function snapshotsOf(replays: Replays, perspective: Perspective, seats: number): Snapshot[] {
  if (!viewersOf(perspective, seats).every((viewer) => replays.has(viewer))) return [];
  if (perspective !== "all") return replays.get(perspective)!.frames.map(snapshotOf);
  const steps = new Set([...replays.values()].flatMap((replay) => replay.frames.map((frame) => frame.step)));
  return [...steps].toSorted((a, b) => a - b).map((step) => openSnapshot(replays, step));
}

/** The beliefs of the player who made this step's move; from a seat's perspective, that seat's last ones until then. */
export function thoughtAt(
  thoughts: readonly Thought[],
  perspective: Perspective,
  step: number,
): Thought | null {
  const isSeat = perspective !== "all" && perspective !== ONLOOKER;
  return (
    thoughts.findLast((one) => (isSeat ? one.seat === perspective && one.step <= step : one.step === step)) ??
    null
  );
}

/** Who began, if luck decided it: the deal says who began, the options say whether luck decided it. */
export function starterByLuck(record: GameRecord, deal: readonly object[]): number | null {
  const told = deal.find((event): event is { starter: number } => "starter" in event);
  return told && record.options["first"] === "random" ? told.starter : null;
}

/** Did a round or the game end here? */
export const isEnd = (snapshot: Snapshot): boolean =>
  snapshot.events.some(({ event }) => /(^|-)over$/.test(event));

/** Does a round or the game begin or end here? */
export const isBreak = (snapshot: Snapshot): boolean =>
  isEnd(snapshot) || snapshot.events.some(({ event }) => event === "dealt");

/** Minutes and seconds since the first step. */
export function clockOf(snapshots: readonly Snapshot[], snapshot: Snapshot): string {
  const first = snapshots.find((one) => one.at)?.at ?? 0;
  const seconds = Math.max(0, Math.round((snapshot.at - first) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
