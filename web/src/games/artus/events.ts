/** The events of this game, grouped: each card played (or Knight placed) with its consequences. */
import type {
  ArtusCrowned,
  ArtusDisplaced,
  ArtusEvent,
  ArtusMoved,
  ArtusOver,
  ArtusRinged,
  ArtusScored,
  ArtusTurned,
} from "../../wire";
import type { Card } from "./cards";

export type Event = ArtusEvent;

/** One thing somebody did. */
export interface Deed {
  seat: number;
  card: Card | null; // null: a Knight was placed
  placed: { chair: number; value: number } | null;
  scored: ArtusScored | null;
  moved: ArtusMoved | null;
  displaced: ArtusDisplaced | null;
  ringed: ArtusRinged | null;
  crowned: ArtusCrowned | null;
  turned: ArtusTurned | null;
}

/** Sent to one seat only. */
export function isPrivate(event: Event): boolean {
  return event.event === "dealt" || event.event === "took";
}

function begun(event: Event): Deed | null {
  const nothing = { scored: null, moved: null, displaced: null, ringed: null, crowned: null, turned: null };
  if (event.event === "placed") {
    return {
      ...nothing,
      seat: event.seat,
      card: null,
      placed: { chair: event.chair, value: event.value },
    };
  }
  if (event.event !== "played") return null;
  return { ...nothing, seat: event.seat, card: event.card, placed: null };
}

/** The same deed with one more consequence. */
function grown(deed: Deed, event: Event): Deed {
  switch (event.event) {
    case "scored":
    case "moved":
    case "displaced":
    case "ringed":
    case "crowned":
    case "turned":
      return { ...deed, [event.event]: event };
    default:
      return deed;
  }
}

export function deedsOf(events: readonly Event[]): Deed[] {
  const deeds: Deed[] = [];
  for (const event of events) {
    const deed = begun(event);
    if (deed) deeds.push(deed);
    else if (deeds.length > 0) deeds[deeds.length - 1] = grown(deeds[deeds.length - 1]!, event);
  }
  return deeds;
}

export function overOf(events: readonly Event[]): ArtusOver | null {
  return events.findLast((event) => event.event === "over") ?? null;
}

/** Where the points of a seat came from. */
export const SOURCES = ["knights", "royals", "rings", "cards", "penalties"] as const;
export type Source = (typeof SOURCES)[number];

function sourceOf({ scored, moved, ringed }: Deed): Source {
  if (scored?.reason === "penalty") return "penalties";
  if (ringed) return "rings";
  if (!moved) return "cards";
  return moved.piece === "knight" ? "knights" : "royals";
}

export function sourcesOf(events: readonly Event[], seats: number): Record<Source, number>[] {
  const found = Array.from({ length: seats }, () => ({
    knights: 0,
    royals: 0,
    rings: 0,
    cards: 0,
    penalties: 0,
  }));
  for (const deed of deedsOf(events)) {
    if (deed.scored) found[deed.seat]![sourceOf(deed)] += deed.scored.points;
  }
  return found;
}
