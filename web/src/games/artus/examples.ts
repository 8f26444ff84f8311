/** The rulebook's examples A to G, each from position P, as marks on the ring (AR-T-A to AR-T-G). */
import type { Royal } from "./cards";
import { NO_MARKS, type Marks } from "./marks";
import { idOf } from "./ring";
import { BEIGE, BLACK, BLUE, P, RED } from "./rulebook_position";

export interface Example {
  id: string;
  marks: Marks;
}

const [FIRST] = P.knights[RED]!; // red's Knight on chair 22
const KING: Royal = "silver-1";

function pushed(
  steps: number,
  who: Marks["ghosts"],
  pushes: Marks["pushes"],
  crown: number | null = null,
): Marks {
  const goal = { id: idOf(RED, 0), chair: FIRST! + steps };
  return { moves: { from: FIRST!, steps }, pushes, counted: [FIRST!], crown, ghosts: [goal, ...who] };
}

function counted(...chairs: number[]): Marks {
  return { ...NO_MARKS, counted: chairs };
}

/** By the rule they explain. */
export const EXAMPLES: Readonly<Record<string, readonly Example[]>> = {
  "AR-22": [{ id: "a3", marks: pushed(3, [], null) }],
  "AR-23": [{ id: "a2", marks: pushed(4, [{ id: idOf(BLACK, 0), chair: 25 }], { from: 26, steps: -1 }) }],
  "AR-24": [{ id: "b", marks: pushed(-3, [{ id: idOf(BLUE, 2), chair: 12 }], { from: 19, steps: -7 }) }],
  "AR-25": [{ id: "a1", marks: pushed(5, [{ id: KING, chair: 25 }], { from: 27, steps: -2 }, 25) }],
  "AR-27": [{ id: "c", marks: { ...counted(20), crown: 20 } }],
  "AR-30": [{ id: "e", marks: counted(26, 15, 1) }],
  "AR-31": [{ id: "d", marks: counted(...P.knights[BLUE]!) }],
  "AR-32": [
    { id: "f", marks: counted(15, 1) },
    { id: "g", marks: counted(...P.knights[BEIGE]!.slice(0, 3)) },
  ],
};
