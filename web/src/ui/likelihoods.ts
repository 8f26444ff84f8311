/** What somebody held for possible, made short: the likeliest things, always what was true, and the rest in one. */
import type { Belief } from "../wire";

const MOST_ROWS = 3;

export interface LikelihoodRow {
  what: string | null; // null: all others together
  percent: number;
  true: boolean;
}

export interface LikelihoodGroup {
  about: number;
  rows: LikelihoodRow[];
}

const percentOf = (share: number): number => Math.round(share * 100);

function rowsOf(beliefs: readonly Belief[]): LikelihoodRow[] {
  const order = beliefs.toSorted((a, b) => b.share - a.share);
  const first = order.slice(0, order.length === MOST_ROWS + 1 ? order.length : MOST_ROWS); // one more is no longer than "others"
  const shown = [...first, ...order.slice(first.length).filter((one) => one.true)];
  const rows: LikelihoodRow[] = shown.map((one) => ({
    what: one.what,
    percent: percentOf(one.share),
    true: one.true,
  }));
  const rest = order.filter((one) => !shown.includes(one));
  const isOneOf = order.reduce((sum, one) => sum + one.share, 0) < 1.01; // of several cards in a hand all are true
  if (rest.length === 0 || !isOneOf) return rows;
  return [
    ...rows,
    { what: null, percent: percentOf(rest.reduce((sum, one) => sum + one.share, 0)), true: false },
  ];
}

/** One group for each thing the beliefs are about. */
export function groupsOf(beliefs: readonly Belief[]): LikelihoodGroup[] {
  const abouts = new Set(beliefs.map((one) => one.about));
  return [...abouts].map((about) => ({ about, rows: rowsOf(beliefs.filter((one) => one.about === about)) }));
}
