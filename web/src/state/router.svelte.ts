/** Which page is shown: reads and changes the address. */
export type Route =
  | { at: "home" }
  | { at: "table" | "screen" | "replay"; code: string; query: URLSearchParams }
  | { at: "rules" | "learn"; game: string; rule: string }
  | { at: "nowhere" };

const CODE = "([2-9a-hjkmnp-z]{10})";

export function routeOf(url: URL): Route {
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

class Router {
  now = $state.raw<Route>(routeOf(new URL(location.href)));

  constructor() {
    addEventListener("popstate", () => (this.now = routeOf(new URL(location.href))));
    addEventListener("hashchange", () => (this.now = routeOf(new URL(location.href))));
  }

  /** Go to another page of this site without reloading. */
  go(path: string): void {
    history.pushState(null, "", path);
    this.now = routeOf(new URL(location.href));
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** The invitation in a link; a shortened one does not count. */
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

/** A code in groups, as people read a number aloud. */
export function groupedCode(code: string): string[] {
  return [code.slice(0, 3), code.slice(3, 7), code.slice(7)].filter(Boolean);
}

/** The server's address for others: the address in use, or the one the server names if that means "this computer". */
export function addressForOthers(home: string, own = location.origin): string {
  return isThisComputer(own) && home ? home : own;
}

/** Does this address mean "this computer"? */
export function isThisComputer(address: string): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(new URL(address).hostname);
}

/** The table at which somebody has just asked to play: that page need not ask for a seat again. */
let wanted = "";

export function requestSeat(code: string): void {
  wanted = code;
}

/** Was a seat asked for at this table? A request is taken once. */
export function takeSeatRequest(code: string): boolean {
  const was = wanted === code;
  if (was) wanted = "";
  return was;
}
