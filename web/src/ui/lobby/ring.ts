/** Where the chairs stand: at equal steps round a table whose shape follows their number. Lengths are as on a small
 * phone, which leaves 328 pixels; the field is drawn at any size. */
export interface Spot {
  x: number;
  y: number;
  turn: number; // degrees; a chair at 0 has its back to the lower edge
}

export interface Ring {
  width: number;
  height: number;
  chair: number; // its seat is as wide as high
  card: number; // the width of its place card
  table: { x: number; y: number; width: number; height: number; radius: number };
  spots: Spot[];
}

const WIDTH = 328; // of an upright field; a wide one takes what it needs
const WIDE = 1.5; // then the table is so many times as long as it is broad
const LOWEST = 92; // half of the way from the upper chairs to the lower ones, if there are few
const CARD_BELOW = 18; // so far a place card stands out below its chair
const TUCK = 10; // so far chairs are pushed in

/** Fewer chairs are bigger: up to so many chairs, the seat, the card and the step from one to the next. */
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

/** Half the width and half the height of the line the chairs stand on: long enough for the way round it. */
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

/** Half rings joined by straight sides, from the middle of the lower side to the left and round. */
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
