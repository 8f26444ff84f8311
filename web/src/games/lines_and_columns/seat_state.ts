/** The state shown beside a seat, on the board and on the big screen. */
import type { IconName } from "../../ui/Icon.svelte";
import type { Label } from "../../state/seats";
import type { View } from "./cards";

export type SeatState = "on-turn" | "passed" | "away" | null;

export const SIGNS: Record<Exclude<SeatState, null>, IconName> = {
  "on-turn": "next",
  passed: "close",
  away: "away",
};

/** A seat that is on turn may have passed before: that is no longer shown. */
export function stateOf(view: View, label: Label): SeatState {
  if (view.turn === label.seat) return "on-turn";
  if (view.end === null && view.passed[label.seat]) return "passed";
  return label.present || label.kind === "bot" ? null : "away";
}
