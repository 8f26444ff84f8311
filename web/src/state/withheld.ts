/** Whose number for the deal was not opened: told by the server once for all, read out when it is news here. */
import type { Room } from "../wire";

export interface Withheld {
  name: string;
  /** Is it us? Then `late` if this device has sent its number all the same. */
  own: "no" | "missed" | "late";
}

type HasSent = (seal: string, redeals: number, seats: number) => boolean;

/** Who withheld since the room before; whoever comes while a game goes on reads of all whose deal began anew. */
export function withheldAnew(before: Room | null, room: Room, hasSent: HasSent): Withheld[] {
  const isNews = (person: number): boolean => !before?.people[person]?.withheld;
  const people = [...room.people.keys()].filter((person) => room.people[person]!.withheld && isNews(person));
  if (!room.redeals || room.phase === "gathering") return [];
  return people.map((person) => ({ name: nameOf(room, person), own: ownOf(room, person, hasSent) }));
}

function nameOf(room: Room, person: number): string {
  const held = room.seats.filter((seat) => seat.person === person && seat.name).map((seat) => seat.name);
  return held.length ? held.join(", ") : room.people[person]!.name;
}

function ownOf(room: Room, person: number, hasSent: HasSent): Withheld["own"] {
  if (person !== room.you) return "no";
  return hasSent(room.seal, room.redeals - 1, room.seats.length) ? "late" : "missed";
}
