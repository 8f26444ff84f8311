"""Many random games, and their figures."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

import msgspec

from ludejo.core.game import Game
from ludejo.core.luck import FastLuck
from ludejo.core.option import Value
from ludejo.core.playout import Tally, play_many

CHUNK = 500


class Simulation(msgspec.Struct, frozen=True):
    """The figures of one run."""

    games: int
    moves: int
    seconds: float
    moves_per_s: float
    games_per_s: float
    wins: list[int]
    mean_moves: float


def simulate(
    game: Game,
    seats: int,
    options: dict[str, Value],
    n_games: int,
    seed: int,
    progress: Callable[[int], object] = lambda played: None,
) -> Simulation:
    """Play `n_games` at random; `progress` is told how many more were played."""
    settled = game.settled(seats, options)
    luck = FastLuck(seed)
    tally = Tally(seats)
    start = perf_counter()
    while tally.games < n_games:
        chunk = min(CHUNK, n_games - tally.games)
        play_many(game, seats, settled, luck, chunk, tally)
        progress(chunk)
    seconds = perf_counter() - start
    return Simulation(
        games=tally.games,
        moves=tally.moves,
        seconds=round(seconds, 4),
        moves_per_s=round(tally.moves / seconds, 1),
        games_per_s=round(tally.games / seconds, 1),
        wins=tally.wins,
        mean_moves=round(tally.moves / tally.games, 3),
    )
