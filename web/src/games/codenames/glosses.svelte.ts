/** For players who learn the table's language: below each word, the word in their own. Kept in the browser. */
import { keep, kept, me } from "../../state/me.svelte";
import type { View } from "./cards";
import { glossAt } from "./card_words";

const KEY = "ludejo-glosses";

class Glosses {
  isOn = $state(kept<{ on: boolean }>(KEY).on ?? false);

  turn(): void {
    this.isOn = !this.isOn;
    keep(KEY, { on: this.isOn });
  }

  /** Is the table's language another one than the viewer's? */
  fits(view: View): boolean {
    return !view.own && view.pack !== me.language;
  }

  at(view: View, place: number): string {
    return this.isOn ? glossAt(view, place, me.language) : "";
  }
}

export const glosses = new Glosses();
