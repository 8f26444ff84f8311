/** Who can read a chat message, and which messages are secret. */
import type { Audience, GameUi } from "../games/contract";
import type { Sight } from "../wire";
import type { ChatLine } from "./table.svelte";

type Asked = Pick<GameUi, "audience"> | null;

const EVERYBODY: Audience = { who: "all", secret: false };
const STRICTEST = ["none", "few", "all"] as const;

/** Who reads what this device writes. With several seats the strictest one counts, as on the server. */
export function audienceOf(ui: Asked, sights: ReadonlyMap<number, Sight>): Audience {
  const each = [...sights.values()].map((sight) => ui?.audience?.(sight.view) ?? EVERYBODY);
  const who = STRICTEST.find((one) => each.some((audience) => audience.who === one)) ?? "all";
  return { who, secret: each.some((audience) => audience.secret) };
}

/** Was this message for a few seats only? */
export function isWhispered(ui: Asked, line: ChatLine): boolean {
  return audienceOf(ui, line.then).secret;
}

/** Was it also for this seat? A device with several seats receives messages for any of them. */
export function isForSeat(ui: Asked, line: ChatLine, seat: number): boolean {
  const sight = line.then.get(seat);
  return !isWhispered(ui, line) || (sight !== undefined && ui?.audience?.(sight.view).who === "few");
}
