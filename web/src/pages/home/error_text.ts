/** The sentence for a failed HTTP request. */
import { RefusedError } from "../../api/http";
import { t, tRefusal } from "../../texts/translator.svelte";

export function errorText(error: unknown): string {
  return error instanceof RefusedError ? tRefusal("", error.refusal) : t("home-away");
}
