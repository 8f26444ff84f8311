// The load of `./ludejo bench server`: tables of two over real sockets, at our server or at boardgame.io's.
// node load.mjs --server ludejo|boardgame --url http://127.0.0.1:PORT --tables N --moves M (a table)
//   [--warm W] [--pace MOVES_A_SECOND] [--idle SOCKETS] [--pid SERVER] [--limit SECONDS]
// Prints one line of JSON. With --idle it holds sockets and makes no moves.
import { parseArgs } from "node:util";
import { backToBack, paced, some } from "./drive.mjs";
import { figuresOf, machineCpu, usageOf } from "./figures.mjs";

const AT_ONCE = 16; // tables being opened
const SETTLE_MS = 500; // before memory is read
const number = (value) => ({ type: "string", default: String(value) });
const options = {
  server: { type: "string" },
  url: { type: "string" },
  tables: number(10),
  moves: number(100),
  warm: number(10),
  pace: number(0),
  idle: number(0),
  pid: number(0),
  limit: number(300),
};
const { values } = parseArgs({ options });
const n = (name) => Number(values[name]);
const settled = () => new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
const usage = () => usageOf(n("pid"));

async function idle(backend) {
  await some(10, AT_ONCE, () => backend.openIdle(values.url)); // what is loaded once
  await settled();
  const before = usage();
  await some(n("idle"), AT_ONCE, () => backend.openIdle(values.url));
  await settled();
  return { sockets: n("idle"), kb_each: (usage().kb - before.kb) / n("idle"), kb: usage().kb };
}

const drive = (tables, count) => (n("pace") ? paced(tables, count, n("pace")) : backToBack(tables, count));

// Drive, and count the CPU seconds of the server, of this program, and of whatever else this machine is doing.
async function measured(tables, count) {
  const [start, server, own, whole] = [performance.now(), usage().cpu, process.cpuUsage(), machineCpu()];
  const times = await drive(tables, count);
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(own);
  const cpu = { server: usage().cpu - server, client: (user + system) / 1e6, whole: machineCpu() - whole };
  return { times, seconds, ...cpu };
}

// Half of the moves, a look at the memory, the other half.
async function halves(tables) {
  const parts = [];
  for (const count of [Math.ceil(n("moves") / 2), Math.floor(n("moves") / 2)]) {
    parts.push(await measured(tables, count));
    await settled();
    parts.at(-1).kb = usage().kb;
  }
  return parts;
}

async function moves(backend) {
  await backToBack([await backend.openTable(values.url)], n("warm")); // what is loaded once
  await settled();
  const before = usage().kb;
  const tables = await some(n("tables"), AT_ONCE, () => backend.openTable(values.url));
  await settled();
  const connected = usage().kb;
  await backToBack(tables, n("warm"));
  const parts = await halves(tables);
  const each = [connected, parts[0].kb, parts[1].kb].map((kb) => Math.round((kb - before) / n("tables")));
  const memory = { kb_connected: each[0], kb_half: each[1], kb_end: each[2] };
  return { tables: n("tables"), ...figuresOf(parts), ...memory };
}

setTimeout(() => {
  console.error(`not done after ${n("limit")} s`);
  process.exit(1);
}, n("limit") * 1000);
const backend = await import(`./at_${values.server}.mjs`);
const figures = await (n("idle") ? idle : moves)(backend);
console.log(JSON.stringify({ server: values.server, ...figures }));
process.exit(0);
