/** The games of this server, loaded once; loaded again if the server did not answer. */
import { isGame } from "../games/contract";
import { games } from "../api/http";
import type { GameSign } from "../wire";
import { addressForOthers } from "./router.svelte";

class Catalogue {
  games = $state.raw<readonly GameSign[] | null>(null);
  home = $state(""); // the server's address as others reach it
  isAway = $state(false); // the server did not answer
  private asking = false;

  async load(): Promise<void> {
    if (this.games || this.asking) return;
    this.asking = true;
    try {
      const { games: found, home } = await games();
      [this.games, this.home] = [found, home];
      this.isAway = false;
    } catch {
      this.isAway = true;
    }
    this.asking = false;
  }

  /** The address to put into links for others. */
  get address(): string {
    return addressForOthers(this.home);
  }

  /** A game that the server has and the page can show. */
  playable(id: string): GameSign | undefined {
    return isGame(id) ? this.find(id) : undefined;
  }

  find(id: string): GameSign | undefined {
    return this.games?.find((game) => game.game === id);
  }
}

export const catalogue = new Catalogue();
