/** Our part in the deal: a number for each seat of ours, pledged before and opened after, kept over a reload. */
import { keep, kept } from "../state/me.svelte";
import { hex, sha256 } from "./sha256";

interface Pledged {
  number: string;
  seal: string; // the server's own pledge that this one goes with
}

const key = (code: string, seat: number): string => `ludejo-number-${code}-${seat}`;

/** A new number for a seat; what to pledge for it. */
export function pledgeFor(code: string, seat: number, seal: string): string {
  const number = crypto.getRandomValues(new Uint8Array(16));
  keep(key(code, seat), { number: hex(number), seal } satisfies Pledged);
  return sha256(number);
}

/** The number pledged for a seat in the deal of this seal, "" if it is not on this device. */
export function numberOf(code: string, seat: number, seal: string): string {
  const found = kept<Pledged>(key(code, seat));
  return found.seal === seal ? (found.number ?? "") : "";
}
