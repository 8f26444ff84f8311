/** Checks that the deal was honest, as docs/records.md and docs/luck.md describe. Plain code, because plain http has no
 * `crypto.subtle`. */
import type { Deal, GameRecord } from "../wire";
import { sha256, unhex } from "./sha256";

export type Finding = "right" | "wrong" | "unknown";

/** One check: its name in the texts, its result, and the values for its sentence. */
export interface Check {
  name: "seal" | "own" | "pledges" | "luck" | "hash";
  found: Finding;
  words: Record<string, string | number>;
}

const BLOCK = 64;

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

/** Big-endian. */
function bytesOf(number: number, length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, place) => Math.floor(number / 256 ** (length - 1 - place)) % 256);
}

/** HMAC-SHA256 (RFC 2104). */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(BLOCK);
  padded.set(key.length > BLOCK ? unhex(sha256(key)) : key);
  const mixed = (pad: number): Uint8Array => padded.map((byte) => byte ^ pad);
  const inner = unhex(sha256(joined(mixed(0x36), message)));
  return unhex(sha256(joined(mixed(0x5c), inner)));
}

/** The key of all luck, from the server's secret and the players' numbers. */
export function keyOf(luck: Deal): Uint8Array {
  const numbers = luck.numbers.map(unhex).map((number) => joined(bytesOf(number.length, 2), number));
  return hmac(unhex(luck.secret), joined(...numbers));
}

/** The words of one step, block after block. */
export function* wordsOf(key: Uint8Array, step: number): Generator<number, never> {
  for (let block = 0; ; block += 1) {
    const drawn = hmac(key, joined(bytesOf(step, 8), bytesOf(block, 8)));
    for (let at = 0; at < drawn.length; at += 4) yield new DataView(drawn.buffer).getUint32(at);
  }
}

/** A number below n from these words; the rare words that would favour some numbers are skipped. */
export function below(words: Iterator<number, never>, n: number): number {
  for (;;) {
    const product = words.next().value * n;
    if (product % 2 ** 32 >= 2 ** 32 % n) return Math.floor(product / 2 ** 32);
  }
}

/** JSON with sorted names and no spaces. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const names = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${names.map(([name, held]) => `${JSON.stringify(name)}:${canonical(held)}`).join(",")}}`;
}

/** The hash that a record should have. */
export function hashOf(record: GameRecord): string {
  const rest: Partial<GameRecord> = { ...record };
  delete rest.hash;
  return sha256(new TextEncoder().encode(canonical(rest)));
}

const foundIf = (right: boolean): Finding => (right ? "right" : "wrong");

/** Is each number of this device in the record? It may be missing, if it was opened too late or by another device. Or
 *  it may be the one of the deal before, if the fresh pledge came too late. Any other number is a forgery. */
function checkOwn(luck: Deal, own: readonly string[]): Check {
  const mine = [...own.keys()].filter((seat) => own[seat]);
  const before = luck.failed?.at(-1)?.numbers ?? [];
  const isOld = (seat: number): boolean => luck.numbers[seat] === before[seat];
  const isForged = mine.some(
    (seat) => luck.numbers[seat] && luck.numbers[seat] !== own[seat] && !isOld(seat),
  );
  const isThere = mine.length > 0 && mine.every((seat) => luck.numbers[seat] === own[seat]);
  return { name: "own", found: isForged ? "wrong" : isThere ? "right" : "unknown", words: {} };
}

/** Is each number the one that was pledged before this device opened its own? A missing
 * number must have been reported. */
function checkPledges(luck: Deal, pledges: readonly string[]): Check {
  const fits = (pledge: string, number: string): boolean => !pledge || sha256(unhex(number)) === pledge;
  const right = pledges.every((pledge, seat) => fits(pledge, luck.numbers[seat] ?? ""));
  return { name: "pledges", found: pledges.some(Boolean) ? foundIf(right) : "unknown", words: {} };
}

/** The first word of the deal. If luck decides who begins, the player it gives must have begun. */
function checkLuck(record: GameRecord, starter: number | null): Check {
  const key = keyOf(record.luck);
  const word = wordsOf(key, 0).next().value.toString(16).padStart(8, "0");
  if (starter === null) return { name: "luck", found: "unknown", words: { word, seat: 0 } };
  const seat = below(wordsOf(key, 0), record.seats);
  return { name: "luck", found: foundIf(seat === starter), words: { word, seat: seat + 1 } };
}

/** All checks that this device can make. `own`: by seat, the numbers that it pledged; `pledges`: all pledges that the
 *  server showed it; `starter`: who began by luck. */
export function checkDeal(
  record: GameRecord,
  own: readonly string[],
  pledges: readonly string[],
  starter: number | null,
): Check[] {
  const { secret, seal } = record.luck;
  return [
    { name: "seal", found: foundIf(sha256(unhex(secret)) === seal), words: { seal: seal.slice(0, 8) } },
    checkOwn(record.luck, own),
    checkPledges(record.luck, pledges),
    checkLuck(record, starter),
    {
      name: "hash",
      found: foundIf(hashOf(record) === record.hash),
      words: { hash: record.hash.slice(0, 8) },
    },
  ];
}
