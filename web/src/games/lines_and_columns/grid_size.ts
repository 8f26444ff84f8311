/** How big the cards on the table can be, so that all of it is seen. */

export interface Size {
  cell: number; // width of a place
  row: number; // its height
  head: number; // height of what stands above the columns
  named: boolean; // there is room for the word on a card
  upright: boolean; // the words above the columns stand on end
}

export interface Room {
  width: number;
  height: number;
  columns: number;
  rows: number;
  word: number; // the longest word above a column, in letters
  big?: boolean; // a big screen, seen from afar
}

const HEAD = 40; // above the columns, words as usual; and a little air
const BAND = 18; // what an upright word needs besides itself
const LETTER = 7; // px of a letter above a column
const RATIO = 1.3; // a card with its word
const NAMED = 60; // from this width on the word has room
const AIR = 6; // between the rows and where others start
const BIG_HEAD = 0.36; // of a card, on a big screen
const BIGGEST = 112;
const SMALL = 36; // smaller only where the width asks for it

const wordWidth = (word: number): number => word * LETTER + 6;

/** Room for all columns side by side and, if it can be, all rows; then so many times as big. */
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

/** The height below which the table is not pressed together. */
export function leastHeight({ width, columns, rows, word }: Omit<Room, "height">): number {
  const cell = Math.min(width / columns, SMALL);
  return Math.ceil(cell * rows + (cell < wordWidth(word) ? wordWidth(word) + BAND + AIR : HEAD));
}
