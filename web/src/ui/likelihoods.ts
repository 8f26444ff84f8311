/** Beliefs in short: the likeliest things, always the true one, and the rest added up. */
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
  const first = order.slice(0, order.length === MOST_ROWS + 1 ? order.length : MOST_ROWS); // a fourth row needs no more room than "others"
  const shown = [...first, ...order.slice(first.length).filter((one) => one.true)];
  const rows: LikelihoodRow[] = shown.map((one) => ({
    what: one.what,
    percent: percentOf(one.share),
    true: one.true,
  }));
  const rest = order.filter((one) => !shown.includes(one));
  const isOneOf = order.reduce((sum, one) => sum + one.share, 0) < 1.01; // not in a hand, where all cards can be true
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
