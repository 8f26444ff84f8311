import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import type { GameUi } from "../games/contract";
import type { Room, Sight } from "../wire";
import { Handover } from "./handover.svelte";

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

function device(first: Seen, ui: Asked): { handover: Handover; turn: (now: Seen) => void } {
  const held = new Device();
  held.now = first;
  const handover = new Handover(
    () => held.now,
    () => ui,
  );
  $effect.root(() => handover.follow());
  return {
    handover,
    turn: (now) => {
      held.now = now;
      flushSync();
    },
  };
}

describe("a shared device", () => {
  it("goes to the seat that is asked, and to no other if the game does not allow more", () => {
    const { handover, turn } = device(seen([0, 1, 2], [1]), null);
    expect([handover.next, handover.others, handover.seat]).toEqual([1, [], -1]);
    handover.take();
    expect(handover.seat).toBe(1);
    turn(seen([0, 1, 2], [2], [1]));
    expect([handover.seat, handover.isAwaited, handover.next]).toEqual([1, true, 2]);
  });

  it("may be taken by other living seats if the game allows it", () => {
    const { handover } = device(seen([0, 1, 2, 3], [2], [1]), LIVING);
    expect([handover.next, handover.others]).toEqual([2, [0, 3]]);
    handover.take(3);
    expect([handover.seat, handover.isHandingOver, handover.isAwaited, handover.next]).toEqual([
      3,
      false,
      true,
      2,
    ]);
  });

  it("does not go to a dead seat while another seat lives", () => {
    const { handover, turn } = device(seen([0, 1, 2], [], [0]), LIVING);
    expect([handover.next, handover.others]).toEqual([1, [2]]);
    turn(seen([0, 1, 2], [], [0, 1, 2]));
    expect([handover.next, handover.others]).toEqual([0, [1, 2]]);
  });

  it("is put down when the seat that holds it dies", () => {
    const { handover, turn } = device(seen([0, 1], [1]), LIVING);
    turn(seen([0, 1], [1]));
    handover.take();
    expect(handover.seat).toBe(1);
    turn(seen([0, 1], [0], [1]));
    expect([handover.seat, handover.isHandingOver, handover.next, handover.others]).toEqual([
      -1,
      true,
      0,
      [],
    ]);
    turn(seen([0, 1], [1], [1])); // a shadow votes (LT-27), and has to take the device first
    expect([handover.isHandingOver, handover.next]).toEqual([true, 1]);
  });
});
