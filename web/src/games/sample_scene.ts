/** For the tests of all boards: people at the table, and an ordinary scene. */
import type { Label } from "../state/seats";

export function label(seat: number, name: string, mine = seat === 0): Label {
  return { seat, name, colour: seat % 8, kind: "person", bot: "", person: seat, present: true, mine };
}

/** It is this seat's turn, and there are no new events. */
export const MY_TURN = {
  seat: 0,
  fresh: { n: 1, events: [] },
  due: true,
  opens: [],
  play: async (): Promise<boolean> => true,
  busy: false,
  covered: false,
};
