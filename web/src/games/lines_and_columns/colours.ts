/** The eight colours in print: each has three inks and a pattern, so that nothing is shown by colour alone. */
import type { Colour } from "./cards";

export interface Ink {
  thing: string; // the body
  edge: string; // its outline
  cut: string; // lines in it, and the pattern
}

const PALE = "#fffaf0";

/** Cards are light in both themes, so the inks are the same, too. Each ink, or its outline, has a contrast of 3:1. */
export const INKS: Readonly<Record<Colour, Ink>> = {
  white: { thing: "#ffffff", edge: "#5d564c", cut: "#5d564c" },
  blue: { thing: "#2b62a8", edge: "#1f4a82", cut: PALE },
  brown: { thing: "#7d4a26", edge: "#5f3619", cut: PALE },
  yellow: { thing: "#f4c430", edge: "#8a6412", cut: "#8a6412" },
  black: { thing: "#23201c", edge: "#23201c", cut: PALE },
  red: { thing: "#c0322c", edge: "#96231f", cut: PALE },
  green: { thing: "#2f7d46", edge: "#225d33", cut: PALE },
  violet: { thing: "#7d4ba3", edge: "#5e357d", cut: PALE },
};

export interface Pattern {
  path: string;
  filled: boolean;
}

/** The path of one tile of 12 by 12 that starts at x. */
type Tile = (x: number) => string;

const TILES: Readonly<Record<Colour, { tile: Tile; filled: boolean }>> = {
  white: { tile: (x) => `M${x + 3} 6a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z`, filled: false }, // rings
  blue: { tile: (x) => `M${x} 6q3 -6 6 0t6 0`, filled: false }, // waves
  brown: { tile: (x) => `M${x} 3.500h12M${x} 8.500h12`, filled: false }, // boards
  yellow: { tile: (x) => `M${x + 3} 6a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z`, filled: true }, // dots
  black: { tile: (x) => `M${x} 0h6v6h-6zM${x + 6} 6h6v6h-6z`, filled: true }, // checks
  red: { tile: (x) => `M${x - 2} 14L${x + 12} -2`, filled: false }, // slanting stripes
  green: { tile: (x) => `M${x} 9.500L${x + 6} 3l6 6.500`, filled: false }, // zigzag
  violet: { tile: (x) => `M${x + 6} 2v8M${x + 2} 6h8`, filled: false }, // crosses
};

/** The tiles in a band; those that don't fit are cut off. */
export const TILES_IN_A_BAND = 12;

function patternOf(colour: Colour): Pattern {
  const { tile, filled } = TILES[colour];
  return { path: Array.from({ length: TILES_IN_A_BAND }, (_, n) => tile(n * 12)).join(""), filled };
}

export const PATTERNS = Object.fromEntries(
  Object.keys(TILES).map((colour) => [colour, patternOf(colour as Colour)]),
) as Readonly<Record<Colour, Pattern>>;
