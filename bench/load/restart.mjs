// The restart of `./ludejo bench server`: live tables, the server killed and started again, everybody back.
// node restart.mjs --url URL --tables N --moves M: plays, prints a line, waits for a line (the server is being started
// again), then comes back and prints when, in milliseconds since 1970, and how many granted moves are missing.
import { once } from "node:events";
import { parseArgs } from "node:util";
import { openTable } from "./at_ludejo.mjs";
import { backToBack, some } from "./drive.mjs";
import { isWell } from "./http.mjs";

const AT_ONCE = 16;
const ASK_AGAIN_MS = 5;
const LIMIT_MS = 300_000;
const text = { type: "string" };
const { values } = parseArgs({ options: { url: text, tables: text, moves: text } });
const clock = () => performance.timeOrigin + performance.now();
const say = (figures) => console.log(JSON.stringify(figures));

async function untilWell() {
  while (!(await isWell(`${values.url}/api/health`))) await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
}

// Both players come back; true if both are shown the moment they had last.
async function comeBack(table) {
  const known = Math.max(...table.players.map((player) => player.sight.moment));
  table.closed = false;
  await new Promise((resolve, reject) => {
    table.waiting = table.players.length;
    table.after = resolve;
    table.enter(values.url).catch(reject);
  });
  return table.players.every((player) => player.sight.moment === known);
}

setTimeout(() => process.exit(1), LIMIT_MS);
const tables = await some(Number(values.tables), AT_ONCE, () => openTable(values.url));
await backToBack(tables, Number(values.moves));
for (const table of tables) table.close();
say({ ready: tables.length });
await once(process.stdin, "data");
await untilWell();
const well = clock();
const first = await comeBack(tables[0]);
const entered = clock();
const back = [first, ...(await some(tables.length - 1, AT_ONCE, (i) => comeBack(tables[i + 1])))];
const all = clock();
await backToBack(tables, 1);
say({ well, entered, all, moved: clock(), lost: back.filter((whole) => !whole).length });
process.exit(0);
