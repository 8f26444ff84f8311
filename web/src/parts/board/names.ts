/** Names in sentences: each is a hole first, so that its mark can be set beside it. */

export function holes(seats: number): string[] {
  return Array.from({ length: seats }, (_, seat) => `\uE000${seat}\uE001`);
}

/** A sentence with holes, cut into words and seats. */
export function cut(sentence: string): (string | number)[] {
  return sentence
    .split(/\uE000(\d+)\uE001/)
    .map((part, n) => (n % 2 ? Number(part) : part))
    .filter((part) => part !== "");
}
