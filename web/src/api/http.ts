/** The server's HTTP API. */
import type {
  Failure,
  GameList,
  GameRecord,
  ListSign,
  Lobby,
  NameSign,
  NewList,
  NewName,
  NewTable,
  Opened,
  Refusal,
  Replay,
  Thoughts,
} from "../wire";

/** A request was refused; the sentence comes from `tRefusal`. */
export class RefusedError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

/** The server did not answer. */
export class UnreachableError extends Error {}

async function asked<T>(path: string, init: RequestInit = {}): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new UnreachableError(path);
  }
  if (response.status === 204) return undefined as T;
  const body: unknown = await response.json();
  if (!response.ok) throw new RefusedError((body as Failure).refusal);
  return body as T;
}

export const guest = (): Promise<void> => asked("/api/guest", { method: "POST" });
export const games = (): Promise<GameList> => asked("/api/games");
export const publicTables = async (): Promise<Lobby["tables"]> => (await asked<Lobby>("/api/tables")).tables;
export const forgetMe = (): Promise<void> => asked("/api/forget", { method: "POST" });

/** A name as others will see it; refused if it is not allowed. */
export async function checkName(name: string): Promise<string> {
  return (await asked<NameSign>("/api/name", posted({ name } satisfies NewName))).name;
}

export async function openTable(wanted: NewTable): Promise<string> {
  return (await asked<Opened>("/api/tables", posted(wanted))).table;
}

/** Send the table's own word list, one word per line; the answer says what is wrong with each bad line. */
export const sendWordList = (code: string, text: string): Promise<ListSign> =>
  asked(`/api/tables/${code}/words`, posted({ text } satisfies NewList));

function posted(body: unknown): RequestInit {
  return {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  };
}

export const recordPath = (code: string, game = 0): string =>
  `/api/tables/${code}/record${game ? `?game=${game}` : ""}`;
export const record = (code: string, game = 0): Promise<GameRecord> => asked(recordPath(code, game));
export const replay = (code: string, game: number, seat: number): Promise<Replay> =>
  asked(`/api/tables/${code}/replay?seat=${seat}${game ? `&game=${game}` : ""}`);
export const thoughts = (code: string, game: number): Promise<Thoughts> =>
  asked(`/api/tables/${code}/thoughts?game=${game}`);
/** The query of a link to a table. Empty values are left out. */
export interface LinkQuery {
  invitation?: string;
  ticket?: string;
}

function inLink(words: LinkQuery): string {
  const query = new URLSearchParams(Object.entries(words).filter(([, word]) => word)).toString();
  return query ? `?${query}` : "";
}

export const qrPath = (code: string, words: LinkQuery = {}): string =>
  `/api/tables/${code}/qr.svg${inLink(words)}`;
export const tableLink = (address: string, code: string, words: LinkQuery = {}): string =>
  `${address}/t/${code}${inLink(words)}`;
