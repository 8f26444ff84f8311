// Figures of a run: times of moves, and what processes use.
import { readFileSync } from "node:fs";

const CLOCK_TICKS = 100; // a second, in /proc/PID/stat

const total = (values) => values.reduce((sum, value) => sum + value, 0);

// CPU seconds of a process: its own, and those of the children it has seen end.
function cpuOf(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const [own, ended] = [fields.slice(11, 13), fields.slice(13, 15)];
  return { own: total(own.map(Number)) / CLOCK_TICKS, ended: total(ended.map(Number)) / CLOCK_TICKS };
}

const kbOf = (pid) => Number(/VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1]);

// Resident memory in kB and CPU seconds of all these processes together; zeros without any.
export function usageOf(pids) {
  return { kb: total(pids.map(kbOf)), cpu: total(pids.map((pid) => cpuOf(pid).own)) };
}

// CPU seconds of a process and all it ever started, such as PostgreSQL's first one; 0 without one.
export function familyCpu(pid) {
  if (!pid) return 0;
  const { own, ended } = cpuOf(pid);
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
  return own + ended + total(children.map(ownOrNone));
}

// A child may end while we look: then it counts among the ended the next time.
function ownOrNone(pid) {
  try {
    return cpuOf(pid).own;
  } catch {
    return 0;
  }
}

// CPU seconds of everything on this machine: a measurement with company is none.
export function machineCpu() {
  const [user, nice, system, , , irq, softirq] = readFileSync("/proc/stat", "utf8").split("\n")[0].split(/\s+/).slice(1);
  return [user, nice, system, irq, softirq].reduce((total, ticks) => total + Number(ticks), 0) / CLOCK_TICKS;
}

const rounded = (value) => Math.round(value * 1000) / 1000;

// Quantiles of times in milliseconds.
export function quantiles(times) {
  const sorted = Float64Array.from(times).sort();
  const at = (share) => rounded(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
  return { p50_ms: at(0.5), p99_ms: at(0.99), max_ms: rounded(sorted.at(-1) ?? 0) };
}

// All about a run in parts; how many cores the server had, its database, this program, and everything else.
export function figuresOf(parts) {
  const sum = (field) => parts.reduce((total, part) => total + part[field], 0);
  const seconds = sum("seconds");
  const times = parts.flatMap((part) => part.times);
  const used = Object.fromEntries(["server", "database", "client", "whole"].map((name) => [name, sum(name) / seconds]));
  const others = Math.max(0, used.whole - used.server - used.database - used.client);
  const cores = {
    cores: rounded(used.server),
    database_cores: rounded(used.database),
    client_cores: rounded(used.client),
    other_cores: rounded(others),
  };
  const each = (name) => rounded((1e6 * sum(name)) / times.length);
  const cost = { server_us: each("server"), database_us: each("database") };
  const done = { moves: times.length, seconds: rounded(seconds), rate: times.length / seconds };
  return { ...done, ...quantiles(times), ...cores, ...cost };
}
