/** The positions of the chairs: at equal steps round a table whose shape depends on their number. Lengths are in pixels
 * of a small phone, where 328 are free; the field can be drawn at any size. */
export interface Spot {
  x: number;
  y: number;
  turn: number; // degrees; the back of a chair at 0 is towards the lower edge
}

export interface Ring {
  width: number;
  height: number;
  chair: number; // the width and height of a seat
  card: number; // the width of its place card
  table: { x: number; y: number; width: number; height: number; radius: number };
  spots: Spot[];
}

const WIDTH = 328; // of an upright field; a wide field is as wide as necessary
const WIDE = 1.5; // length to breadth of the table in a wide field
const LOWEST = 92; // the least distance of the upper and lower chairs from the middle
const CARD_BELOW = 18; // how far a place card reaches below its chair
const TUCK = 10; // how far chairs are pushed under the table

/** Fewer chairs are bigger. For up to so many chairs: the sizes of seat and card, and the step to the next chair. */
const SIZES = [
  { upTo: 4, chair: 64, card: 100, step: 104 },
  { upTo: 6, chair: 60, card: 92, step: 96 },
  { upTo: 8, chair: 56, card: 80, step: 84 },
  { upTo: 12, chair: 50, card: 70, step: 74 },
  { upTo: Infinity, chair: 44, card: 62, step: 66 },
];

export function ring(seats: number, isWide = false): Ring {
  const { chair, card, step } = SIZES.find(({ upTo }) => seats <= upTo)!;
  const [a, b] = halves((WIDTH - card) / 2, step * seats, isWide);
  const middle = { x: a + card / 2, y: chair / 2 + b };
  const inset = chair / 2 - TUCK;
  const line = outline(a, b);
  return {
    width: 2 * a + card,
    height: 2 * b + chair + CARD_BELOW,
    chair,
    card,
    table: {
      x: middle.x - a + inset,
      y: middle.y - b + inset,
      width: 2 * (a - inset),
      height: 2 * (b - inset),
      radius: Math.min(a, b) - inset,
    },
    spots: Array.from({ length: seats }, (_, n) => {
      const { x, y, turn } = along(line, (n / seats) * lengthOf(line));
      return { x: middle.x + x, y: middle.y + y, turn };
    }),
  };
}

/** Half the width and half the height of the line on which the chairs stand, so that its length is `way`. */
function halves(a: number, way: number, isWide: boolean): [number, number] {
  const flat = 2 * Math.PI * LOWEST + 4 * (a - LOWEST);
  if (way <= flat) return [a, LOWEST];
  if (isWide) {
    const b = Math.max(LOWEST, way / (2 * Math.PI + 4 * (WIDE - 1)));
    return [b + (way - 2 * Math.PI * b) / 4, b];
  }
  const round = 2 * Math.PI * a;
  if (way <= round) return [a, LOWEST + ((way - flat) / (round - flat)) * (a - LOWEST)];
  return [a, a + (way - round) / 4];
}

interface Piece {
  length: number;
  at: (part: number) => Spot;
}

const straight = (x0: number, y0: number, x1: number, y1: number, turn: number): Piece => ({
  length: Math.hypot(x1 - x0, y1 - y0),
  at: (part) => ({ x: x0 + part * (x1 - x0), y: y0 + part * (y1 - y0), turn }),
});

const bend = (x: number, y: number, radius: number, from: number): Piece => ({
  length: (Math.PI / 2) * radius,
  at: (part) => {
    const turn = from + 90 * part;
    const angle = ((turn + 90) * Math.PI) / 180;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle), turn };
  },
});

/** The line: half circles joined by straight sides, from the middle of the lower side to the left and round. */
function outline(a: number, b: number): Piece[] {
  const r = Math.min(a, b);
  const [w, h] = [a - r, b - r];
  return [
    straight(0, b, -w, b, 0),
    bend(-w, h, r, 0),
    straight(-a, h, -a, -h, 90),
    bend(-w, -h, r, 90),
    straight(-w, -b, w, -b, 180),
    bend(w, -h, r, 180),
    straight(a, -h, a, h, 270),
    bend(w, h, r, 270),
    straight(w, b, 0, b, 0),
  ];
}

const lengthOf = (line: readonly Piece[]): number => line.reduce((sum, piece) => sum + piece.length, 0);

function along(line: readonly Piece[], way: number): Spot {
  for (const piece of line) {
    if (way < piece.length) return piece.at(way / piece.length);
    way -= piece.length;
  }
  return line[0]!.at(0);
}
