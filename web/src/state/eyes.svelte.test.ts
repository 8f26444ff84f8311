import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import type { GameUi } from "../games/contract";
import type { Room, Sight } from "../wire";
import { Eyes } from "./eyes.svelte";

interface Seen {
  mine: number[];
  sights: Map<number, Sight>;
  room: Room | null;
}
type Asked = Pick<GameUi, "mayTake"> | null;

const LIVING: Asked = { mayTake: (view) => (view as unknown as { lives: boolean }).lives };

/** A device with these seats: who is asked, who is dead. */
function seen(mine: number[], due: number[], dead: number[] = []): Seen {
  const sight = (seat: number): Sight =>
    ({ seat, due: due.includes(seat), view: { lives: !dead.includes(seat) } }) as unknown as Sight;
  const sights = new Map(mine.map((seat) => [seat, sight(seat)]));
  return { mine, sights, room: { phase: "playing" } as Room };
}

class Device {
  now = $state.raw<Seen>(seen([], []));
}

function device(first: Seen, ui: Asked): { eyes: Eyes; turn: (now: Seen) => void } {
  const held = new Device();
  held.now = first;
  const eyes = new Eyes(
    () => held.now,
    () => ui,
  );
  $effect.root(() => eyes.follow());
  return {
    eyes,
    turn: (now) => {
      held.now = now;
      flushSync();
    },
  };
}

describe("a device of several", () => {
  it("goes to who is asked, and to nobody else where the game says nothing", () => {
    const { eyes, turn } = device(seen([0, 1, 2], [1]), null);
    expect([eyes.next, eyes.others, eyes.seat]).toEqual([1, [], -1]);
    eyes.take();
    expect(eyes.seat).toBe(1);
    turn(seen([0, 1, 2], [2], [1]));
    expect([eyes.seat, eyes.isAwaited, eyes.next]).toEqual([1, true, 2]);
  });

  it("may be taken by others who live, where the game lets them", () => {
    const { eyes } = device(seen([0, 1, 2, 3], [2], [1]), LIVING);
    expect([eyes.next, eyes.others]).toEqual([2, [0, 3]]);
    eyes.take(3);
    expect([eyes.seat, eyes.isHandingOver, eyes.isAwaited, eyes.next]).toEqual([3, false, true, 2]);
  });

  it("falls to no dead seat as long as one lives", () => {
    const { eyes, turn } = device(seen([0, 1, 2], [], [0]), LIVING);
    expect([eyes.next, eyes.others]).toEqual([1, [2]]);
    turn(seen([0, 1, 2], [], [0, 1, 2]));
    expect([eyes.next, eyes.others]).toEqual([0, [1, 2]]);
  });

  it("is put down for good by who dies with it", () => {
    const { eyes, turn } = device(seen([0, 1], [1]), LIVING);
    turn(seen([0, 1], [1]));
    eyes.take();
    expect(eyes.seat).toBe(1);
    turn(seen([0, 1], [0], [1]));
    expect([eyes.seat, eyes.isHandingOver, eyes.next, eyes.others]).toEqual([-1, true, 0, []]);
    turn(seen([0, 1], [1], [1])); // a shadow votes (LT-27): he has to take it first
    expect([eyes.isHandingOver, eyes.next]).toEqual([true, 1]);
  });
});
