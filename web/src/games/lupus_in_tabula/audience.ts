/** Who hears whom, and who may have a device that several share. */
import type { Audience } from "../contract";
import { isNight, livingOf, type View } from "./cards";

/** The living talk by day, a nominee pleads (LT-17, LT-21); at night wolves may whisper where the table likes it (LT-7).
 * Whether one is a wolf is a secret, and so is then who reads it. */
export function audience(view: View): Audience {
  if (view.phase === "over") return { who: "all", secret: false };
  if (!livingOf(view).includes(view.seat)) return { who: "none", secret: false };
  if (isNight(view) && view.whispers) return { who: view.role === "wolf" ? "few" : "none", secret: true };
  const speaks = view.phase === "talk" || (view.phase === "plea" && view.turn === view.seat);
  return { who: speaks ? "all" : "none", secret: false };
}

/** The living may speak, look at what they learned or change an answer at any time; who leads, sees (LT-31). The dead are
 * not handed a device: where ghosts see all cards (LT-32), those of the living would lie open on it. */
export function mayTake(view: View): boolean {
  return view.seat === view.moderator || livingOf(view).includes(view.seat);
}
