/** The table as it is drawn: the present rows and columns, and room for new ones. */
import {
  cardOf,
  colourOf,
  thingOf,
  type Card,
  type Colour,
  type Move,
  type Side,
  type Thing,
  type View,
} from "./cards";

/** A place on the table. Columns are counted from green, which is 0. */
export interface Place {
  thing: Thing;
  column: number;
}

export interface Cell extends Place {
  card: Card | null; // the card that lies there
  colour: Colour | null; // of the column; null at the edges, where a column may be opened
}

/** A row that was started, or (if `thing` is null) the places where others can be started. */
export interface Line {
  thing: Thing | null;
  cells: Cell[];
}

/** The present columns: [first, last]. */
export function reach(view: View): [number, number] {
  const green = Math.max(0, view.columns.indexOf("green"));
  return [-green, Math.max(0, view.columns.length - 1 - green)];
}

export function columnOf(view: View, colour: Colour): number | null {
  const at = view.columns.indexOf(colour);
  return at < 0 ? null : at + reach(view)[0];
}

/** The colour of a column; green's is known before the first card (LK-4). */
export function colourAt(view: View, column: number): Colour | null {
  if (column === 0) return "green";
  return view.columns[column - reach(view)[0]] ?? null;
}

export function rowOf(view: View, thing: Thing): { left: number; right: number } | null {
  return view.rows[view.objects.indexOf(thing)] ?? null;
}

export function lies(view: View, { thing, column }: Place): boolean {
  const row = rowOf(view, thing);
  return row !== null && column >= -row.left && column <= row.right;
}

/** Is there a colour that has no column yet? */
export function canGrow(view: View): boolean {
  return view.columns.length > 0 && view.columns.length < view.colours.length;
}

/** The columns that are drawn; with an empty one at both ends while new ones may come. */
export function drawn(view: View): number[] {
  const [lo, hi] = reach(view);
  const more = canGrow(view) ? 1 : 0;
  return Array.from({ length: hi - lo + 1 + 2 * more }, (_, n) => lo - more + n);
}

function cellOf(view: View, thing: Thing, column: number): Cell {
  const colour = colourAt(view, column);
  const isLaid = colour !== null && lies(view, { thing, column });
  return { thing, column, colour, card: isLaid ? cardOf(colour, thing) : null };
}

/** The started rows in the order of the objects; below them, side by side, the places to start the others. */
export function linesOf(view: View): Line[] {
  const columns = drawn(view);
  const [started, others] = [true, false].map((is) =>
    view.objects.filter((thing) => (rowOf(view, thing) !== null) === is),
  ) as [Thing[], Thing[]];
  const rows: Line[] = started.map((thing) => ({
    thing,
    cells: columns.map((column) => cellOf(view, thing, column)),
  }));
  if (others.length === 0) return rows;
  return [...rows, { thing: null, cells: others.map((thing) => cellOf(view, thing, 0)) }];
}

/** The column of the next card of a row on this side; without a side, the column where a row starts. */
export function endOf(view: View, thing: Thing, side: Side | null): number {
  if (side === null) return 0;
  const row = rowOf(view, thing) ?? { left: 0, right: 0 };
  return side === "left" ? -row.left - 1 : row.right + 1;
}

/** Where a move would lay its card; null if it lays all cards at once. */
export function placeOf(view: View, move: Move): Place | null {
  if (move.do !== "lay") return null;
  const thing = thingOf(move.card);
  return { thing, column: endOf(view, thing, move.side ?? null) };
}

/** Where this card lies or would lie; null while its colour has no column. */
export function homeOf(view: View, card: Card): Place | null {
  const column = colourOf(card) === "green" ? 0 : columnOf(view, colourOf(card));
  return column === null ? null : { thing: thingOf(card), column };
}

export function samePlace(one: Place | null, other: Place | null): boolean {
  return one !== null && other !== null && one.thing === other.thing && one.column === other.column;
}
