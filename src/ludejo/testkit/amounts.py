"""How often each check is done; with long games less often, so that of each game about as much is looked at.

What is looked at is counted in sights: a position, seen by one viewer. The numbers below are those of a game of no more
than `USUAL` sights; a game that has more is played so much less often, but `LEAST` times if so many are asked for, and
once in each set-up. So it is over the wire. Pairs, worlds, deals and changed bytes are no games: there are as many of
them for every game.
"""

from __future__ import annotations

from functools import cache

import msgspec

from ludejo.core.game import Game
from ludejo.testkit.setups import Sample, samples
from ludejo.testkit.steps import is_looked_at, random_step

USUAL = 1_200  # Codenames has 1,150
LEAST = 100
OF_GAMES = ("games", "copied", "replayed", "watched", "said")


class Amounts(msgspec.Struct, frozen=True):
    """How often each thing is done; games are at least one for every set-up."""

    games: int  # random games to the end, every position looked at
    copied: int  # games, every position copied
    changed: int  # stored states with one bit changed
    replayed: int
    watched: int  # games watched for silent changes
    pairs: int
    groups: int  # of worlds compared with brute force, in each tiny set-up
    deals: int  # full deals among which twins are sought
    draws: int  # worlds drawn for each twin
    said: int  # games told in each language
    wired: int  # times the games over the wire of the plain test command

    def of(self, game: Game) -> Amounts:
        """How often with this game."""
        sights = max(USUAL, sights_of(game))
        changes = {name: fewer(getattr(self, name), sights) for name in OF_GAMES}
        return msgspec.structs.replace(self, wired=max(1, self.wired * USUAL // sights), **changes)


def fewer(n_games: int, sights: int) -> int:
    """So many games of so many sights each, instead of `n_games` usual ones."""
    return max(n_games * USUAL // sights, min(n_games, LEAST))


@cache
def sights_of(game: Game) -> int:
    """How many sights a random game has: the mean over one game in each set-up."""
    games = [(sample.setup.seats + 1) * n_looked_at(game, sample) for sample in samples(game, 0, 1)]
    return sum(games) // len(games)


def n_looked_at(game: Game, sample: Sample) -> int:
    """How many positions of this game are looked at."""
    setup, luck, n_steps = sample.setup, sample.luck, 0
    state = game.start(setup.seats, setup.options, luck)
    while not state.is_over():
        random_step(state, luck).take(state, luck, None)
        n_steps += 1
    return sum(is_looked_at(n) for n in range(n_steps))


SHORT = Amounts(100, 60, 300, 100, 100, 20_000, 100, 200, 4_000, 10, 1)
SHORT_INTERPRETED = Amounts(40, 20, 100, 40, 40, 6_000, 40, 200, 4_000, 4, 1)
LONG = Amounts(10_000, 1_000, 20_000, 10_000, 10_000, 1_000_000, 10_000, 1_000, 8_000, 300, 10)
LONG_INTERPRETED = Amounts(1_000, 300, 3_000, 1_000, 1_000, 100_000, 500, 300, 8_000, 100, 10)  # ten times slower
