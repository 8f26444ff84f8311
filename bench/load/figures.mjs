// Figures of a run: times of moves, and what the server process uses.
import { readFileSync } from "node:fs";

const CLOCK_TICKS = 100; // a second, in /proc/PID/stat

// Resident memory in kB and CPU seconds of a process; zeros without one.
export function usageOf(pid) {
  if (!pid) return { kb: 0, cpu: 0 };
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return { kb: Number(/VmRSS:\s*(\d+)/.exec(status)[1]), cpu: (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS };
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

// All about a run in parts; how many cores the server had, this program, and everything else.
export function figuresOf(parts) {
  const sum = (field) => parts.reduce((total, part) => total + part[field], 0);
  const seconds = sum("seconds");
  const times = parts.flatMap((part) => part.times);
  const [server, client, whole] = ["server", "client", "whole"].map((field) => rounded(sum(field) / seconds));
  const cores = { cores: server, client_cores: client, other_cores: rounded(Math.max(0, whole - server - client)) };
  return { moves: times.length, seconds: rounded(seconds), rate: times.length / seconds, ...quantiles(times), ...cores };
}
