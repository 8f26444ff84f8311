// The load of `./ludejo bench server`: tables of two over real sockets, at our server or at boardgame.io's.
// node load.mjs --server ludejo|boardgame --url http://127.0.0.1:PORT --tables N --moves M (a table)
//   [--warm W] [--pace MOVES_A_SECOND] [--idle SOCKETS] [--limit SECONDS]
//   [--pid SERVER,SERVER...] [--database PID]: whose CPU and memory are measured; the latter with all its children
//   [--other URL]: the second device of each table comes by this server
// Prints one line of JSON. With --idle it holds sockets and makes no moves.
import { parseArgs } from "node:util";
import { backToBack, paced, some } from "./drive.mjs";
import { familyCpu, figuresOf, machineCpu, usageOf } from "./figures.mjs";
import { spreadOf } from "./spread.mjs";

const AT_ONCE = 16; // tables being opened
const SETTLE_MS = 500; // before memory is read
const number = (value) => ({ type: "string", default: String(value) });
const options = {
  server: { type: "string" },
  url: { type: "string" },
  other: { type: "string" },
  tables: number(10),
  moves: number(100),
  warm: number(10),
  pace: number(0),
  idle: number(0),
  pid: { type: "string", default: "" },
  database: number(0),
  limit: number(300),
};
const { values } = parseArgs({ options });
const n = (name) => Number(values[name]);
const settled = () => new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
const pids = values.pid.split(",").filter(Boolean);
const usage = () => usageOf(pids);
const openTable = (backend) => backend.openTable(values.url, values.other);

async function idle(backend) {
  await some(10, AT_ONCE, () => backend.openIdle(values.url)); // what is loaded once
  await settled();
  const before = usage();
  await some(n("idle"), AT_ONCE, () => backend.openIdle(values.url));
  await settled();
  return { sockets: n("idle"), kb_each: (usage().kb - before.kb) / n("idle"), kb: usage().kb };
}

const drive = (tables, count) => (n("pace") ? paced(tables, count, n("pace")) : backToBack(tables, count));

// CPU seconds up to now: of the server, its database, this program, and the whole machine.
function clocks() {
  const { user, system } = process.cpuUsage();
  const used = { server: usage().cpu, database: familyCpu(n("database")), client: (user + system) / 1e6 };
  return { ...used, whole: machineCpu(), seconds: performance.now() / 1000 };
}

// Drive, and count what it took.
async function measured(tables, count) {
  const before = clocks();
  const times = await drive(tables, count);
  const after = clocks();
  return { times, ...Object.fromEntries(Object.keys(after).map((name) => [name, after[name] - before[name]])) };
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
  await backToBack([await openTable(backend)], n("warm")); // what is loaded once
  await settled();
  const before = usage().kb;
  const tables = await some(n("tables"), AT_ONCE, () => openTable(backend));
  await settled();
  const connected = usage().kb;
  const spread = pids.length > 1 ? spreadOf(pids, tables) : {};
  await backToBack(tables, n("warm"));
  const parts = await halves(tables);
  const each = [connected, parts[0].kb, parts[1].kb].map((kb) => Math.round((kb - before) / n("tables")));
  const memory = { kb_connected: each[0], kb_half: each[1], kb_end: each[2] };
  const made = n("warm") * (n("tables") + 1) + n("moves") * n("tables"); // all that must be stored, measured or not
  return { tables: n("tables"), ...figuresOf(parts), made, ...memory, ...spread };
}

setTimeout(() => {
  console.error(`not done after ${n("limit")} s`);
  process.exit(1);
}, n("limit") * 1000);
const backend = await import(`./at_${values.server}.mjs`);
const figures = await (n("idle") ? idle : moves)(backend);
console.log(JSON.stringify({ server: values.server, ...figures }));
process.exit(0);
