/** Why something that was asked by HTTP did not work, in words. */
import { RefusedError } from "../../api/http";
import { t, tRefusal } from "../../texts/translator.svelte";

export function errorText(error: unknown): string {
  return error instanceof RefusedError ? tRefusal("", error.refusal) : t("home-away");
}
