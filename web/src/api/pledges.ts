/** This device's part in the deal: a number for each of its seats, pledged before the deal and opened after it. A reload
 * keeps it. */
import { keep, kept } from "../state/me.svelte";
import { hex, sha256, unhex } from "./sha256";

interface Pledged {
  number: string;
  seal: string; // the server's pledge for the same deal
  redeals?: number; // how often the deal was restarted; missing in older pages
}

/** What was pledged for each seat when this device opened its numbers. */
interface Seen {
  seal: string;
  redeals: number;
  pledges: readonly string[];
}

const key = (code: string, seat: number): string => `ludejo-number-${code}-${seat}`;
const seenKey = (code: string): string => `ludejo-pledges-${code}`;
const here = new Map<string, Pledged>(); // used if the browser refuses to store anything

/** The pledge for a seat: the hash of its number. Draws a number if there is none for this deal. */
export function pledgeFor(code: string, seat: number, seal: string, redeals = 0): string {
  const known = numberOf(code, seat, seal, redeals); // another tab may have pledged it
  const number = known || hex(crypto.getRandomValues(new Uint8Array(16)));
  const pledged = { number, seal, redeals } satisfies Pledged;
  here.set(key(code, seat), pledged);
  keep(key(code, seat), pledged);
  return sha256(unhex(number));
}

/** The number pledged for a seat in the deal of this seal, "" if it is not on this device. */
export function numberOf(code: string, seat: number, seal: string, redeals = 0): string {
  const found = [kept<Pledged>(key(code, seat)), here.get(key(code, seat))];
  return found.find((one) => one?.seal === seal && (one.redeals ?? 0) === redeals)?.number ?? "";
}

/** Remember what everybody pledged, so that a number which was changed later is found. */
export function rememberPledges(
  code: string,
  seal: string,
  redeals: number,
  pledges: readonly string[],
): void {
  keep(seenKey(code), { seal, redeals, pledges } satisfies Seen);
}

/** The pledges this device saw before it opened its numbers, [] if it doesn't know. */
export function pledgesSeen(code: string, seal: string, redeals: number): readonly string[] {
  const found = kept<Seen>(seenKey(code));
  return found.seal === seal && found.redeals === redeals ? (found.pledges ?? []) : [];
}
