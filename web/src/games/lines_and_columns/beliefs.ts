/** Somebody's beliefs as rows and columns: for each card the seats that may hold it. */
import type { Belief } from "../../wire";
import { cardOf, COLOURS, THINGS, type Card, type Colour, type Thing } from "./cards";

export interface Share {
  seat: number;
  percent: number;
  true: boolean;
}

export interface Matrix {
  things: Thing[];
  colours: Colour[];
  seats: number[];
  of: ReadonlyMap<Card, readonly Share[]>;
}

export function matrixOf(beliefs: readonly Belief[]): Matrix {
  const of = new Map<Card, Share[]>();
  for (const { about, what, share, true: isTrue } of beliefs) {
    const card = what as Card;
    const found = { seat: about, percent: Math.round(share * 100), true: isTrue };
    of.set(
      card,
      [...(of.get(card) ?? []), found].toSorted((a, b) => a.seat - b.seat),
    );
  }
  const met = (test: (card: Card) => boolean): boolean => [...of.keys()].some(test);
  return {
    things: THINGS.filter((thing) => met((card) => card.endsWith(`-${thing}`))),
    colours: COLOURS.filter((colour) => met((card) => card.startsWith(`${colour}-`))),
    seats: [...new Set(beliefs.map((one) => one.about))].toSorted((a, b) => a - b),
    of,
  };
}

export function sharesOf(matrix: Matrix, colour: Colour, thing: Thing): readonly Share[] {
  return matrix.of.get(cardOf(colour, thing)) ?? [];
}
