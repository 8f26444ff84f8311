/** One tap, and a game is on: a table of one's own, bots on the other chairs, started. */
import { AwayError, guest, openTable, RefusedError } from "../talk/house";
import type { GameSign } from "../wire";
import { standIn } from "./levels";
import { me } from "./me.svelte";
import { proposed } from "./proposing";
import { TableState } from "./table.svelte";

const PATIENCE_MS = 12_000; // numbers are opened within ten seconds, then the cards are dealt

/** As many chairs as make a good first game. */
export function quickSeats(game: Pick<GameSign, "fewest" | "most">): number {
  return Math.min(game.most, Math.max(game.fewest, 3));
}

/** The code of a table where the game has begun. Without a name, `name` is lent. */
export async function playNow(game: GameSign, name: string): Promise<string> {
  if (!me.name) Object.assign(me, { name, lent: true });
  const seats = quickSeats(game);
  await guest();
  const options = proposed(game, me.language);
  const code = await openTable({ name: me.name, game: game.game, seats, options, private: true });
  const table = new TableState(code, { name: me.name });
  try {
    await begin(table, seats, standIn(game, me.level));
  } finally {
    table.close();
  }
  return code;
}

async function begin(table: TableState, seats: number, bot: string): Promise<void> {
  await until(() => table.room !== null || table.line === "ended");
  if (!table.room) throw new AwayError(table.code);
  await granted(table, table.sit(0));
  for (let seat = 1; seat < seats; seat += 1) await granted(table, table.wish({ did: "filled", seat, bot }));
  await granted(table, table.wish({ did: "started" }));
  await until(() => table.room?.phase === "playing"); // our number is opened from here: no other page knows it yet
}

async function granted(table: TableState, wish: Promise<boolean>): Promise<void> {
  if (!(await wish) && table.refusal) throw new RefusedError(table.refusal);
}

/** Resolves when it holds, or when it has taken too long: then the table's own page shows what is the matter. */
function until(holds: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, PATIENCE_MS);
    const stop = $effect.root(() => {
      $effect(() => {
        if (holds()) done();
      });
    });
    function done(): void {
      clearTimeout(timer);
      queueMicrotask(() => stop());
      resolve();
    }
  });
}
