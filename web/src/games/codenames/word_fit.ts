/** Fits words to their cards: letters as big as possible, a little squeezed if necessary, broken only as a last resort.
 *
 * The letter widths of our typeface are listed here, so nothing has to be measured on the page, and nothing jumps. */

export interface Fit {
  lines: string[];
  size: number; // of the letters, in hundredths of the card's width
  squeeze: number; // of each line; 1: as they are
}

interface Room {
  least: number; // in hundredths of the card's width
  most: number;
}

/** On a phone the inside of a card is 62 pixels wide, and it is higher than wide: 15 pixels are 24.2 hundredths. */
export const TALL: Room = { least: 24.2, most: 28 };
export const WIDE: Room = { least: 15.5, most: 18.5 };
export const SMALL: Room = { least: 21.2, most: 22 }; // below an agent, on a phone
export const SMALL_WIDE: Room = { least: 11, most: 12.5 };

const WIDTH = 96; // of a line at most, in hundredths of the card's width
const NARROWEST = 0.8;
const MOST_LINES = 3;
const FEWEST_LETTERS = 3; // on a line of a broken word

/** Widths of capitals, in hundredths of their size. */
const ADVANCES: Record<string, number> = {
  ...{ A: 66, B: 63, C: 65, D: 68, E: 59, F: 56, G: 71, H: 70, I: 41, J: 55, K: 65, L: 55, M: 85 },
  ...{ N: 71, O: 74, P: 62, Q: 75, R: 64, S: 60, T: 59, U: 69, V: 63, W: 88, X: 67, Y: 63, Z: 61 },
  ...{ Ł: 64, "-": 37, ".": 25, "'": 19, " ": 30 },
};
const USUAL = 66;
const VOWELS = "aeiouyąęó";
const DIGRAPHS = ["ch", "cz", "dz", "dź", "dż", "rz", "sz", "sh", "th"];

/** The width of a line in capitals, in units of their size. */
export function widthOf(line: string): number {
  const letters = line.toUpperCase().normalize("NFD").replace(/\p{M}/gu, "");
  return [...letters].reduce((sum, letter) => sum + (ADVANCES[letter] ?? USUAL), 0) / 100;
}

/** May a word be broken before this letter? Only where a syllable begins: at a consonant before a vowel. */
function isBreak(word: string, at: number): boolean {
  const near = word.toLowerCase();
  if (at < FEWEST_LETTERS || word.length - at < FEWEST_LETTERS) return false;
  if (DIGRAPHS.includes(near.slice(at - 1, at + 1))) return false;
  const start = DIGRAPHS.includes(near.slice(at, at + 2)) ? 2 : 1;
  return !VOWELS.includes(near[at]!) && VOWELS.includes(near[at + start] ?? "-");
}

/** All ways to break a text into two lines. */
function broken(text: string): [string, string][] {
  const blanks = [...text.matchAll(/[ -]/g)].map(({ index }) => index);
  if (blanks.length > 0)
    return blanks.map((at) => [text.slice(0, text[at] === "-" ? at + 1 : at), text.slice(at + 1)]);
  const places = [...text].map((_, at) => at);
  const fine = places.filter((at) => isBreak(text, at));
  const used = fine.length > 0 ? fine : places.slice(FEWEST_LETTERS, -FEWEST_LETTERS);
  return used.map((at) => [`${text.slice(0, at)}-`, text.slice(at)]);
}

function widest(lines: readonly string[]): number {
  return Math.max(...lines.map(widthOf));
}

/** The text on `n` lines, as narrow as possible. */
function linesOf(text: string, n: number): string[] {
  if (n === 1) return [text];
  const ways = broken(text).map(([first, rest]) => [first, ...linesOf(rest, n - 1)]);
  return ways.reduce((best, way) => (widest(way) < widest(best) ? way : best), [text]);
}

export function fitWord(word: string, room: Room): Fit {
  for (let n = 1; n < MOST_LINES; n++) {
    const lines = linesOf(word, n);
    if (widest(lines) * room.least * NARROWEST <= WIDTH) return sized(lines, room);
  }
  return sized(linesOf(word, MOST_LINES), room);
}

function sized(lines: string[], room: Room): Fit {
  const width = widest(lines);
  const wanted = Math.min(room.most, Math.max(room.least, WIDTH / width));
  const size = Math.min(wanted, WIDTH / (width * NARROWEST));
  return { lines, size, squeeze: Math.min(1, WIDTH / (width * size)) };
}
