/** The score track as numbers: from where to where it goes, and who stands on whose place. */

export interface Span {
  from: number;
  to: number;
  posts: readonly number[]; // with a number: zero, and every fifty that doesn't come too near
}

const FIFTY = 50;

/** Wide enough for all scores, with zero and at least the first fifty on it. */
export function spanOf(scores: readonly number[]): Span {
  const from = Math.min(0, ...scores.map((score) => Math.floor(score / 10) * 10));
  const to = Math.max(FIFTY, ...scores.map((score) => Math.ceil(score / 10) * 10));
  const step = FIFTY * Math.ceil((to - from) / (FIFTY * 6));
  const posts: number[] = [];
  for (let post = Math.ceil(from / step) * step; post <= to; post += step) posts.push(post || 0);
  return { from, to, posts };
}

/** Equal scores stand one behind the other. */
export function stacked(scores: readonly number[]): { seat: number; score: number; level: number }[] {
  return scores.map((score, seat) => {
    const level = scores.slice(0, seat).filter((other) => other === score).length;
    return { seat, score, level };
  });
}
