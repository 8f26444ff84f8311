/** How big the cards can be so that the whole table is visible. */

export interface Size {
  cell: number; // width of a place
  row: number; // its height
  head: number; // height of the column heads
  named: boolean; // there is room for the word on a card
  upright: boolean; // the words above the columns run upward
}

export interface Room {
  width: number;
  height: number;
  columns: number;
  rows: number;
  word: number; // the longest word above a column, in letters
  big?: boolean; // a big screen, seen from a distance
}

const HEAD = 40; // height of horizontal words above the columns, with a little space
const BAND = 18; // height that an upright word needs besides its length
const LETTER = 7; // px of a letter above a column
const RATIO = 1.3; // height to width of a card with its word
const NAMED = 60; // the least width at which the word has room
const AIR = 6; // space between the rows and the places to start others
const BIG_HEAD = 0.36; // height of the heads on a big screen, in widths of a card
const BIGGEST = 112;
const SMALL = 36; // cards are smaller only if the width requires it

const wordWidth = (word: number): number => word * LETTER + 6;

/** The size at which all columns fit side by side and, if possible, all rows; then `zoom` times as big. */
export function sizeOf(room: Room, zoom = 1): Size {
  const { width, height, columns, rows, word } = room;
  if (room.big) return bigSize(room);
  const wide = width / columns;
  const long = wordWidth(word);
  const named = Math.min(wide, (height - HEAD) / (rows * RATIO), BIGGEST);
  const plain = Math.min(wide, (height - HEAD) / rows, BIGGEST);
  const upright = Math.min(wide, (height - long - BAND - AIR) / rows);
  let cell = Math.max(upright, Math.min(wide, SMALL));
  if (plain >= long) cell = plain;
  const isNamed = named >= Math.max(NAMED, long);
  if (isNamed) cell = named;
  cell = Math.floor(cell * zoom);
  const isUpright = cell < long;
  const hasWords = isNamed || (zoom > 1 && cell >= NAMED);
  return {
    cell,
    row: Math.floor(cell * (hasWords ? RATIO : 1)),
    head: isUpright ? Math.ceil(long + BAND) : HEAD - AIR,
    named: hasWords,
    upright: isUpright,
  };
}

/** Everything grows with the screen. */
function bigSize({ width, height, columns, rows }: Room): Size {
  const cell = Math.floor(Math.min(width / columns, height / (rows * RATIO + BIG_HEAD + 0.06)));
  return { cell, row: Math.floor(cell * RATIO), head: cell * BIG_HEAD, named: true, upright: false };
}

/** The least height of the table. */
export function leastHeight({ width, columns, rows, word }: Omit<Room, "height">): number {
  const cell = Math.min(width / columns, SMALL);
  return Math.ceil(cell * rows + (cell < wordWidth(word) ? wordWidth(word) + BAND + AIR : HEAD));
}
