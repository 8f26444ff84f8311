/** Position P of the rules, from which all examples start: four seats, King on chair 27. */
import type { View } from "./cards";
import { wrapped } from "./ring";

const PLATES = [
  0, 10, 8, 7, 6, 5, 4, 3, 2, 1, -1, -2, -3, -4, -5, -6, -7, -8, -9, -10, -11, -12, -13, -14, -15, 0, 0, 0,
];

/** The plate at each chair when the King sits on this one (AR-5). */
export function valuesWith(king: number): number[] {
  return PLATES.map((_, chair) => PLATES[wrapped(king - chair)]!);
}

export const [BLACK, BLUE, RED, BEIGE] = [0, 1, 2, 3] as const;

export const P: Pick<View, "values" | "royals" | "knights" | "carpet"> = {
  values: valuesWith(27),
  royals: [
    { royal: "silver-1", chair: 27, rings: 3, is_king: true },
    { royal: "silver-2", chair: 20, rings: 2, is_king: false },
    { royal: "bronze-1", chair: 8, rings: 1, is_king: false },
    { royal: "bronze-2", chair: 4, rings: 1, is_king: false },
  ],
  knights: [
    [26, 15, 13, 1],
    [24, 23, 19, 17],
    [22, 21, 18, 9],
    [16, 14, 11, 0],
  ],
  carpet: [27, 0, 1, 13, 14, 15],
};
