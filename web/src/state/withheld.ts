/** People whose number for the deal was not opened. The server reports them; this page announces the new ones. */
import type { Room } from "../wire";

export interface Withheld {
  name: string;
  /** Is it this device's person? `late` if this device did send its number. */
  own: "no" | "missed" | "late";
}

type HasSent = (seal: string, redeals: number, seats: number) => boolean;

/** Who withheld a number since the last room message. Devices that join during a game are told about all of them. */
export function newlyWithheld(before: Room | null, room: Room, hasSent: HasSent): Withheld[] {
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
