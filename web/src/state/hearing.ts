/** Who reads what is written at a table, and which of it is a secret of few. */
import type { Audience, GameUi } from "../games/contract";
import type { Sight } from "../wire";
import type { Spoken } from "./table.svelte";

type Asked = Pick<GameUi, "audience"> | null;

const EVERYBODY: Audience = { who: "all", secret: false };
const STRICTEST = ["none", "few", "all"] as const;

/** Whom this device reaches: of several seats the strictest counts, as it does for the server. */
export function audienceOf(ui: Asked, sights: ReadonlyMap<number, Sight>): Audience {
  const each = [...sights.values()].map((sight) => ui?.audience?.(sight.view) ?? EVERYBODY);
  const who = STRICTEST.find((one) => each.some((audience) => audience.who === one)) ?? "all";
  return { who, secret: each.some((audience) => audience.secret) };
}

/** Was this said where only few heard it? */
export function isWhispered(ui: Asked, line: Spoken): boolean {
  return audienceOf(ui, line.then).secret;
}

/** Was it said to this seat, too? A device of several hears what is for one of them. */
export function isForSeat(ui: Asked, line: Spoken, seat: number): boolean {
  const sight = line.then.get(seat);
  return !isWhispered(ui, line) || (sight !== undefined && ui?.audience?.(sight.view).who === "few");
}
