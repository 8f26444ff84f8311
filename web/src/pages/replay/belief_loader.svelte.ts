/** Loads the beliefs of a game, once for each game, when somebody opens them. */
import { thoughts } from "../../api/http";
import type { Thoughts } from "../../wire";

export class BeliefLoader {
  found = $state.raw<Thoughts | null>(null);
  isAway = $state(false); // it could not be loaded
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
