// The way of news: each table's two devices are at two servers of one database. How long after a move's acknowledgement
// at the one is the sight at the other?
// node news.mjs --url URL --other URL --tables N --moves M (a table) --pace MOVES_A_SECOND --warm W --limit SECONDS
// With the same URL twice it is what one process takes.
import { parseArgs } from "node:util";
import { openTable } from "./at_ludejo.mjs";
import { backToBack, paced, some } from "./drive.mjs";
import { quantiles } from "./figures.mjs";

const AT_ONCE = 16;
const text = { type: "string" };
const { values } = parseArgs({
  options: { url: text, other: text, tables: text, moves: text, pace: text, warm: text, limit: text },
});
const n = (name) => Number(values[name]);

// Note both times of each move; the sight may even come first.
function watch(table, delays) {
  let [granted, seen] = [null, null];
  const take = (player, message) => {
    if (table.mover === null) return;
    if (message.type === "granted") granted = performance.now();
    else if (message.type === "sight" && player !== table.mover) seen = performance.now();
    if (granted === null || seen === null) return;
    delays.push(seen - granted);
    [granted, seen] = [null, null];
  };
  for (const player of table.players) {
    const before = player.take.bind(player);
    player.take = (message) => {
      take(player, message);
      return before(message);
    };
  }
}

setTimeout(() => {
  console.error(`not done after ${n("limit")} s`);
  process.exit(1);
}, n("limit") * 1000);
const tables = await some(n("tables"), AT_ONCE, () => openTable(values.url, values.other));
await backToBack(tables, n("warm"));
const delays = [];
for (const table of tables) watch(table, delays);
const times = await paced(tables, n("moves"), n("pace"));
const whole = quantiles(times);
const made = n("warm") * n("tables") + times.length;
const news = { moves: times.length, made, news: delays.length, ...quantiles(delays) };
console.log(JSON.stringify({ ...news, move_p50_ms: whole.p50_ms, move_p99_ms: whole.p99_ms }));
process.exit(0);
