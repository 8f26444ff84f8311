/** Start a game with one tap: a new private table with bots on the other seats. */
import { UnreachableError, guest, openTable, RefusedError } from "../api/http";
import type { GameSign } from "../wire";
import { defaultBot } from "./bot_levels";
import { me } from "./me.svelte";
import { defaultOptions } from "./default_options";
import { TableState } from "./table.svelte";

const PATIENCE_MS = 12_000; // numbers are opened within ten seconds, then the cards are dealt

/** The number of seats for a good first game. */
export function quickSeats(game: Pick<GameSign, "fewest" | "most">): number {
  return Math.min(game.most, Math.max(game.fewest, 3));
}

/** Returns the code of a table where the game has begun. `name` is used if the person has none yet. */
export async function playNow(game: GameSign, name: string): Promise<string> {
  if (!me.name) Object.assign(me, { name, lent: true });
  const seats = quickSeats(game);
  await guest();
  const options = defaultOptions(game, me.language);
  const code = await openTable({ name: me.name, game: game.game, seats, options, private: true });
  const table = new TableState(code, { name: me.name });
  try {
    await begin(table, seats, defaultBot(game, me.level));
  } finally {
    table.close();
  }
  return code;
}

async function begin(table: TableState, seats: number, bot: string): Promise<void> {
  await until(() => table.room !== null || table.connection === "ended");
  if (!table.room) throw new UnreachableError(table.code);
  await granted(table, table.sit(0));
  for (let seat = 1; seat < seats; seat += 1) await granted(table, table.wish({ did: "filled", seat, bot }));
  await granted(table, table.wish({ did: "started" }));
  await until(() => table.room?.phase === "playing"); // our number is opened from here: no other page knows it yet
}

async function granted(table: TableState, wish: Promise<boolean>): Promise<void> {
  if (!(await wish) && table.refusal) throw new RefusedError(table.refusal);
}

/** Resolves when the condition holds, or after a while: then the table's page shows what is wrong. */
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
