/** How a seat is shown: a name, always with its colour and shape. */
import type { Room, Seated } from "../wire";

export const SHAPES = ["triangle", "circle", "square", "diamond", "star", "drop", "moon", "clover"] as const;
export type Shape = (typeof SHAPES)[number];

/** Names of bots: the same in every language, and never inflected. */
const BOT_NAMES = ["Robo", "Mekano", "Kalkulo", "Ŝraŭbo", "Drato", "Relajso", "Dinamo", "Pistono"];

/** With more bots than names, names get numbers. */
export function botName(seat: number): string {
  const [name, turn] = [BOT_NAMES[seat % BOT_NAMES.length]!, Math.floor(seat / BOT_NAMES.length)];
  return turn ? `${name} ${turn + 1}` : name;
}

export interface Label {
  seat: number;
  name: string;
  colour: number; // also decides the shape
  kind: "empty" | "person" | "bot";
  bot: string;
  person: number | null;
  present: boolean;
  mine: boolean;
}

/** Every seat's colour: the one it wants, unless an earlier seat has it. */
function colours(wished: readonly number[]): number[] {
  const found: number[] = [];
  for (const [seat, wish] of wished.entries()) {
    const order = [wish, seat, ...SHAPES.keys()].filter((colour) => colour >= 0 && colour < SHAPES.length);
    found.push(
      order.find((colour) => !found.includes(colour) && !taken(wished, seat, colour)) ?? seat % SHAPES.length,
    );
  }
  return found;
}

/** Does a later seat want this colour, while this seat does not? */
function taken(wished: readonly number[], seat: number, colour: number): boolean {
  return wished[seat] !== colour && wished.slice(seat + 1).includes(colour);
}

export function labels(room: Room): Label[] {
  const chosen = colours(room.seats.map((seat) => seat.colour));
  return room.seats.map((seat, n) => {
    const person = seat.person === null ? null : room.people[seat.person];
    const name = seat.kind === "bot" && !person ? botName(n) : seat.name || (person?.name ?? "");
    return {
      seat: n,
      name,
      colour: chosen[n]!,
      kind: seat.kind,
      bot: seat.bot,
      person: seat.person,
      present: person?.present ?? true,
      mine: seat.person === room.you,
    };
  });
}

/** The seats of a game that is over. A record has no colours, so each seat gets its own. */
export function labelsAfter(people: readonly Seated[]): Label[] {
  return people.map(({ name, bot }, seat) => ({
    seat,
    name: name || (bot ? botName(seat) : ""),
    colour: seat % SHAPES.length,
    kind: bot ? "bot" : "person",
    bot,
    person: null,
    present: true,
    mine: false,
  }));
}

/** Will this device never see the game? Only at a private table without a seat. Others see it a little later: in a hushed
 * night the room arrives some ticks before the game. */
export function isShutOut(room: Room): boolean {
  return room.private && room.seats.every((seat) => seat.person !== room.you);
}
