/** Are the cards on this device face down? Decided by a tap, else by the person's setting, else by the game. */
import { me } from "./me.svelte";

class FaceDown {
  private turned = $state<boolean | null>(null); // by a tap, at this table only
  private usual = $state(false);

  readonly isOn = $derived.by(() => this.turned ?? me.covered ?? this.usual);

  turn(): void {
    this.turned = !this.isOn;
  }

  /** Keep this setting on this device. */
  choose(covered: boolean): void {
    me.covered = covered;
    this.turned = null;
  }

  /** At a table: follow the game's default. */
  follow(isUsual: () => boolean): void {
    $effect.pre(() => void (this.usual = isUsual()));
    $effect(() => () => {
      [this.turned, this.usual] = [null, false];
    });
  }
}

export const faceDown = new FaceDown();
