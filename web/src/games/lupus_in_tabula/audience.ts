/** Who reads whose chat, and who may take a shared device. */
import type { Audience } from "../contract";
import { isNight, livingOf, type View } from "./cards";

/** By day the living talk, and a nominee pleads (LT-17, LT-21); at night wolves may whisper if the table allows it
 * (LT-7). Who is a wolf is a secret, and so is then who reads a message. */
export function audience(view: View): Audience {
  if (view.phase === "over") return { who: "all", secret: false };
  if (!livingOf(view).includes(view.seat)) return { who: "none", secret: false };
  if (isNight(view) && view.whispers) return { who: view.role === "wolf" ? "few" : "none", secret: true };
  const speaks = view.phase === "talk" || (view.phase === "plea" && view.turn === view.seat);
  return { who: speaks ? "all" : "none", secret: false };
}

/** The living may speak, look at what they learned or change an answer at any time; a moderator may look, too (LT-31).
 * The dead can't take the device: if ghosts see all cards (LT-32), the cards of the living would be open on it. */
export function mayTake(view: View): boolean {
  return view.seat === view.moderator || livingOf(view).includes(view.seat);
}
