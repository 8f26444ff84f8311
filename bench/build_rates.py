"""How fast the rules on this path are, per CPU second, as JSON. `bench/build.py` runs it for each form."""

from __future__ import annotations

import json
import sys
from importlib import import_module
from time import process_time

from forms import WAYS

import ludejo
from ludejo.core.game import Game
from ludejo.core.luck import FastLuck
from ludejo.core.playout import Tally, play_many

# in an older version `search` is a module, not a package
search = import_module("ludejo.bots.search")
search = import_module("ludejo.bots.search.ismcts") if hasattr(search, "__path__") else search
AT_ONCE = 200  # iterations of a search


def moves_a_second(name: str, seats: int, options: dict[str, int | str], seconds: float) -> float:
    """Moves of random play per CPU second."""
    game = ludejo.game(name)
    chosen, luck, tally, start = game.settled(seats, options), FastLuck(1), Tally(seats), process_time()
    while process_time() - start < seconds:
        play_many(game, seats, chosen, luck, 20, tally)
    return tally.moves / (process_time() - start)


def iterations_a_second(game: Game, seconds: float) -> float:
    """Iterations per CPU second at the first decision of new games, with the time to draw the pool of worlds."""
    luck, n, start = FastLuck(2), 0, process_time()
    while (passed := process_time() - start) < seconds:
        state = game.start(game.seats[0], {}, luck)
        seat = state.due()[0]
        search.Search(game, state.worlds(seat, luck, search.POOL), seat, luck).grow(AT_ONCE)
        n += AT_ONCE
    return n / passed


def rates(seconds: float) -> dict[str, float]:
    """Every game, and the search of its bots."""
    found = {f"{way}: moves": moves_a_second(*how, seconds) for way, how in WAYS.items()}
    for game in ludejo.games():
        found[f"{game.id}: iterations of a search"] = iterations_a_second(game, seconds)
    return found


if __name__ == "__main__":
    print(json.dumps(rates(float(sys.argv[1]))))
