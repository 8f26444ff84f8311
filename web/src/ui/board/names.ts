/** Names in sentences. Each is a placeholder at first, so that the seat's mark can be drawn beside the name. */

export function namePlaceholders(seats: number): string[] {
  return Array.from({ length: seats }, (_, seat) => `\uE000${seat}\uE001`);
}

/** A sentence with placeholders, split into texts and seats. */
export function splitNames(sentence: string): (string | number)[] {
  return sentence
    .split(/\uE000(\d+)\uE001/)
    .map((part, n) => (n % 2 ? Number(part) : part))
    .filter((part) => part !== "");
}
