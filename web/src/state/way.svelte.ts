/** Where in the page we are: the address, read and changed. */
export type Way =
  | { at: "home" }
  | { at: "table" | "screen" | "replay"; code: string; query: URLSearchParams }
  | { at: "rules" | "learn"; game: string; rule: string }
  | { at: "nowhere" };

const CODE = "([2-9a-hjkmnp-z]{10})";

export function wayOf(url: URL): Way {
  const path = url.pathname;
  if (path === "/") return { at: "home" };
  const table = new RegExp(`^/t/${CODE}(?:/(screen|replay))?$`).exec(path);
  if (table) {
    const at = (table[2] ?? "table") as "table" | "screen" | "replay";
    return { at, code: table[1]!, query: url.searchParams };
  }
  const game = /^\/(rules|learn)\/([a-z-]+)$/.exec(path);
  if (game) return { at: game[1] as "rules" | "learn", game: game[2]!, rule: url.hash.slice(1) };
  return { at: "nowhere" };
}

class Ways {
  now = $state.raw<Way>(wayOf(new URL(location.href)));

  constructor() {
    addEventListener("popstate", () => (this.now = wayOf(new URL(location.href))));
    addEventListener("hashchange", () => (this.now = wayOf(new URL(location.href))));
  }

  /** Go to an address of ours without loading the page anew. */
  go(path: string): void {
    history.pushState(null, "", path);
    this.now = wayOf(new URL(location.href));
    scrollTo(0, 0);
  }
}

export const ways = new Ways();

/** The invitation of a link; one that was cut off on its way is none. */
export const invitationIn = (query: URLSearchParams): string =>
  /^[2-9a-hjkmnp-z]{10}$/.exec(query.get("invitation") ?? "")?.[0] ?? "";

/** The code in what somebody typed or pasted: a code, or a link that holds one. */
export function codeIn(words: string): string | null {
  const plain = words.trim().toLowerCase();
  const inLink = new RegExp(`/t/${CODE}(?![a-z0-9])`).exec(plain);
  if (inLink) return inLink[1]!;
  const bare = plain.replace(/[\s.·–-]/g, "");
  return new RegExp(`^${CODE}$`).test(bare) ? bare : null;
}

/** A code in groups, as one reads a number aloud. */
export function inGroups(code: string): string[] {
  return [code.slice(0, 3), code.slice(3, 7), code.slice(7)].filter(Boolean);
}

/** The server's address as others reach it: our own, or the one it says it has if ours means "this computer". */
export function addressForOthers(home: string, own = location.origin): string {
  return isHere(own) && home ? home : own;
}

/** Does this address mean "this computer"? */
export function isHere(address: string): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(new URL(address).hostname);
}
