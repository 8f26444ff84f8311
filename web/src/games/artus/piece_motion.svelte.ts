/** The movement of pieces and disc round the table. Positions count whole turns, so each goes the right way round. */
import { isStill } from "../../ui/board/movement";
import { kingChair, piecesOf, shortest, wrapped, type Piece, type PieceId, type Table } from "./ring";
import type { Event } from "./events";

/** Where something is, in chairs from the top, with whole turns counted; and when its movement starts, in ms. */
export interface Place {
  at: number;
  start: number;
}

export const PUSH_AFTER = 320;
export const TURN_AFTER = 620;
export const DEED = 900; // from one card to the next
const MOST = 2700; // the latest start of a card

export class PieceMotion {
  pieces = $state.raw<ReadonlyMap<PieceId, Place>>(new Map());
  disc = $state.raw<Place>({ at: 0, start: 0 });
  private isNew = true;

  /** Follow the events in order. What they do not explain goes the shorter way to its place in the view. */
  follow(table: Table, events: readonly Event[]): void {
    const pieces = piecesOf(table);
    const king = kingChair(table);
    if (this.isNew) this.put(pieces, king);
    else {
      const walk = new Walk(new Map(this.pieces), pieces);
      for (const event of events) walk.take(event);
      const still = isStill();
      const at = this.disc.at + shortest(wrapped(this.disc.at), king);
      this.disc = { at, start: still ? 0 : walk.turnsAt };
      this.pieces = walk.settled(still);
    }
    this.isNew = false;
  }

  private put(pieces: readonly Piece[], king: number): void {
    this.pieces = new Map(pieces.map(({ id, chair }) => [id, { at: chair, start: 0 }]));
    this.disc = { at: shortest(0, king), start: 0 };
  }
}

/** Moves the pieces through one batch of events. */
class Walk {
  turnsAt = 0;
  private begins = -DEED; // when the current card starts
  private mover: PieceId | null = null;

  constructor(
    private readonly places: Map<PieceId, Place>,
    private readonly pieces: readonly Piece[],
  ) {
    for (const [id, { at }] of places) places.set(id, { at, start: 0 });
  }

  take(event: Event): void {
    if (event.event === "played") this.begins = Math.min(this.begins + DEED, MOST);
    else if (event.event === "moved") {
      const steps = event.way === "back" ? -event.steps : event.steps;
      this.mover = this.find(event.piece, event.seat, event.start, null);
      this.send(this.mover, steps, 0);
    } else if (event.event === "displaced") {
      const id = this.find(event.piece, event.owner, event.start, this.mover);
      this.send(id, -event.back, PUSH_AFTER);
    } else if (event.event === "turned") this.turnsAt = Math.max(0, this.begins) + TURN_AFTER;
  }

  private find(piece: string, owner: number | null, chair: number, besides: PieceId | null): PieceId | null {
    const found = this.pieces.find(({ id, ...one }) => {
      const place = this.places.get(id);
      const isThis = piece === "knight" ? one.owner === owner : one.royal === piece;
      return isThis && id !== besides && place && wrapped(place.at) === chair;
    });
    return found?.id ?? null;
  }

  private send(id: PieceId | null, steps: number, after: number): void {
    const place = id && this.places.get(id);
    if (!place) return;
    this.places.set(id, { at: place.at + steps, start: Math.max(0, this.begins) + after });
  }

  /** All pieces at the places where the view has them. */
  settled(still: boolean): Map<PieceId, Place> {
    return new Map(
      this.pieces.map(({ id, chair }) => {
        const place = this.places.get(id) ?? { at: chair, start: 0 };
        const at = place.at + shortest(wrapped(place.at), chair);
        return [id, { at, start: still ? 0 : place.start }];
      }),
    );
  }
}
