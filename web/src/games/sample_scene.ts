/** What the tests of all boards begin with: people at the table, and a scene in which nothing special happens. */
import type { Label } from "../state/seats";

export function label(seat: number, name: string, mine = seat === 0): Label {
  return { seat, name, colour: seat % 8, kind: "person", bot: "", person: seat, present: true, mine };
}

/** It is this seat's turn; nothing new was told. */
export const MY_TURN = {
  seat: 0,
  fresh: { n: 1, events: [] },
  due: true,
  opens: [],
  play: async (): Promise<boolean> => true,
  busy: false,
  covered: false,
};
