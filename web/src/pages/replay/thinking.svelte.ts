/** What was believed in a game: asked for when somebody wants to see it, once for each game. */
import { thoughts } from "../../talk/house";
import type { Thoughts } from "../../wire";

export class Thinking {
  found = $state.raw<Thoughts | null>(null);
  isAway = $state(false); // it could not be had
  private asked = 0;

  constructor(private readonly code: string) {}

  async load(game: number): Promise<void> {
    if (this.asked === game && !this.isAway) return;
    this.asked = game;
    [this.found, this.isAway] = [null, false];
    try {
      const found = await thoughts(this.code, game);
      if (this.asked === game) this.found = found;
    } catch {
      this.isAway = this.asked === game;
    }
  }
}
