/** What moves when events arrive, as this seat may see it: cards of others move face down. */
import { LEG, type Movement, type Travel } from "../../ui/board/movement";
import type { Card } from "./cards";
import type { Event } from "./events";

const ALL = 1200; // ms that a batch takes at most

type Leg = { travels?: Omit<Travel<Card>, "start">[]; flip?: number };

/** The movements of one batch of events, one after the other. The deal of a new round is not shown, because the end of
 * the last round covers it. */
export function movementOf(events: readonly Event[], me: number, seats: number): Movement<Card> {
  const end = events.findIndex((event) => event.event === "round-over");
  const legs = (end < 0 ? events : events.slice(0, end)).flatMap((event) => legsOf(event, me, seats));
  const gap = legs.length > 1 ? Math.min(LEG, (ALL - LEG) / (legs.length - 1)) : 0;
  return {
    travels: legs.flatMap((leg, n) => (leg.travels ?? []).map((travel) => ({ ...travel, start: n * gap }))),
    flips: legs.flatMap((leg, n) => (leg.flip === undefined ? [] : [{ seat: leg.flip, start: n * gap }])),
    lasts: legs.length > 0 ? (legs.length - 1) * gap + LEG : 0,
  };
}

function legsOf(event: Event, me: number, seats: number): Leg[] {
  switch (event.event) {
    case "dealt":
      return [{ travels: Array.from({ length: seats }, (_, seat) => drawn(seat, null)) }];
    case "turn":
    case "redrew":
      return event.seat === me ? [] : [{ travels: [drawn(event.seat, null)] }]; // for my own card there is `drew`
    case "drew":
      return [{ travels: [drawn(me, event.card)] }];
    case "played":
    case "discarded":
      return [{ travels: [laid(event.seat, event.card)] }];
    case "out":
      return [{ travels: [laid(event.seat, event.card)], flip: event.seat }];
    case "swapped":
      return [swap(...event.seats)];
    default:
      return [];
  }
}

function drawn(seat: number, card: Card | null): Omit<Travel<Card>, "start"> {
  return { from: "pile", to: `hand-${seat}`, card };
}

function laid(seat: number, card: Card): Omit<Travel<Card>, "start"> {
  return { from: `hand-${seat}`, to: `laid-${seat}`, card };
}

function swap(one: number, other: number): Leg {
  return {
    travels: [
      { from: `hand-${one}`, to: `hand-${other}`, card: null },
      { from: `hand-${other}`, to: `hand-${one}`, card: null },
    ],
  };
}
