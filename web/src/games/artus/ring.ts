/** The round table as numbers: 28 chairs clockwise from the top (AR-5), and what sits on them. */
import type { Royal, View } from "./cards";

export const CHAIRS = 28;
export const TURN = 360 / CHAIRS; // degrees from chair to chair
export const SIZE = 360; // of the drawing
export const CHAIR_AT = 157; // radii
export const PLATE_AT = 110;
export const LANE_AT = 132; // where paths are drawn, between the plates and the chairs
export const REACH = 0.75; // how far from an offered chair a tap still means it, in chairs

/** The part of a view that is drawn on the ring. */
export type Table = Pick<View, "values" | "royals" | "knights" | "carpet">;

export type PieceId = Royal | `knight-${number}-${number}`;

export interface Piece {
  id: PieceId;
  chair: number;
  owner: number | null; // a Knight's seat
  knight: number | null; // and its number
  royal: Royal | null;
  rings: number;
  isKing: boolean;
}

export const idOf = (seat: number, knight: number): PieceId => `knight-${seat}-${knight}`;

export function wrapped(chair: number): number {
  return ((chair % CHAIRS) + CHAIRS) % CHAIRS;
}

/** The shorter way from one chair to another, in chairs; forward is positive. */
export function shortest(from: number, to: number): number {
  const ahead = wrapped(to - from);
  return ahead > CHAIRS / 2 ? ahead - CHAIRS : ahead;
}

export function piecesOf(table: Table): Piece[] {
  const royals = table.royals.map(({ royal, chair, rings, is_king }) => {
    return { id: royal, chair, owner: null, knight: null, royal, rings, isKing: is_king };
  });
  const knights = table.knights.flatMap((chairs, owner) =>
    chairs.map((chair, knight) => {
      return { id: idOf(owner, knight), chair, owner, knight, royal: null, rings: 0, isKing: false };
    }),
  );
  return [...royals, ...knights];
}

export function pieceAt(table: Table, chair: number): Piece | null {
  return piecesOf(table).find((piece) => piece.chair === chair) ?? null;
}

export function kingChair(table: Table): number {
  return table.royals.find((royal) => royal.is_king)?.chair ?? 0;
}

/** The plates in their order on the disc, counter-clockwise from the crown (AR-2). */
export function platesOf(table: Table): number[] {
  const king = kingChair(table);
  return table.values.map((_, k) => table.values[wrapped(king - k)]!);
}

/** The plate at a chair when the crown faces the chair `king`. */
export function valueWith(table: Table, chair: number, king: number): number {
  return table.values[wrapped(chair - king + kingChair(table))]!;
}

/** The point at this chair and radius. The chair may be a fraction. */
export function pointAt(chair: number, radius: number): { x: number; y: number } {
  const angle = (chair * TURN * Math.PI) / 180;
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
}

/** An SVG path along the chairs: so many steps forward or (below 0) back. */
export function arc(from: number, steps: number, radius: number): string {
  const [a, b] = [pointAt(from, radius), pointAt(from + steps, radius)];
  const large = Math.abs(steps) > CHAIRS / 2 ? 1 : 0;
  return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}A${radius} ${radius} 0 ${large} ${steps > 0 ? 1 : 0} ${b.x.toFixed(1)} ${b.y.toFixed(1)}`;
}

/** The chair that a tap means, `x` right of the middle and `y` below it: an offered one, if that is near enough. */
export function chairMeant(x: number, y: number, offered: readonly number[]): number {
  const place = (Math.atan2(x, -y) * CHAIRS) / (2 * Math.PI);
  const far = (chair: number): number => Math.abs(shortest(place, chair));
  const nearest = [...offered].sort((a, b) => far(a) - far(b))[0];
  return nearest !== undefined && far(nearest) <= REACH ? nearest : wrapped(Math.round(place));
}
