/** Why something that was asked by HTTP did not work, in words. */
import { RefusedError } from "../../talk/house";
import { t, tRefusal } from "../../words/say.svelte";

export function whyNot(error: unknown): string {
  return error instanceof RefusedError ? tRefusal("", error.refusal) : t("home-away");
}
