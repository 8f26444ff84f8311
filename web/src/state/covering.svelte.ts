/** Do the cards on this device lie face down? As somebody turned them just now, or has chosen, or as the game begins. */
import { me } from "./me.svelte";

class Covering {
  private turned = $state<boolean | null>(null); // by a tap, for this table
  private usual = $state(false);

  readonly isOn = $derived.by(() => this.turned ?? me.covered ?? this.usual);

  turn(): void {
    this.turned = !this.isOn;
  }

  /** For good, on this device. */
  choose(covered: boolean): void {
    me.covered = covered;
    this.turned = null;
  }

  /** At a table: how its cards lie if nobody says otherwise. */
  follow(isUsual: () => boolean): void {
    $effect.pre(() => void (this.usual = isUsual()));
    $effect(() => () => {
      [this.turned, this.usual] = [null, false];
    });
  }
}

export const covering = new Covering();
