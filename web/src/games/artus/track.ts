/** The score track as numbers: its first and last score, and the marks that share a score. */

export interface Span {
  from: number;
  to: number;
  posts: readonly number[]; // the numbered scores: every fifty, fewer on a long track
}

const FIFTY = 50;

/** A span with all scores, zero, and at least the first fifty. */
export function spanOf(scores: readonly number[]): Span {
  const from = Math.min(0, ...scores.map((score) => Math.floor(score / 10) * 10));
  const to = Math.max(FIFTY, ...scores.map((score) => Math.ceil(score / 10) * 10));
  const step = FIFTY * Math.ceil((to - from) / (FIFTY * 6));
  const posts: number[] = [];
  for (let post = Math.ceil(from / step) * step; post <= to; post += step) posts.push(post || 0);
  return { from, to, posts };
}

/** The level of each mark: equal scores are stacked. */
export function stacked(scores: readonly number[]): { seat: number; score: number; level: number }[] {
  return scores.map((score, seat) => {
    const level = scores.slice(0, seat).filter((other) => other === score).length;
    return { seat, score, level };
  });
}
