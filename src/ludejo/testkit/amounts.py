"""How often each check is done. Long games are played less often, so that about as much of each game is checked.

The amount is counted in sights: one position, seen by one viewer. The numbers below hold for a game of up to `USUAL`
sights. A longer game is played less often in proportion, but `LEAST` times if so many are asked for, and once in each
set-up if `each` says so. The same holds over the wire. Pairs, worlds, deals and changed bytes are not games: their
numbers are the same for every game.
"""

from __future__ import annotations

from functools import cache

import msgspec

from ludejo.core.game import Game
from ludejo.testkit.setups import samples, setups

USUAL = 1_200  # Codenames has 1,150
LEAST = 100
OF_GAMES = ("games", "copied", "replayed", "watched", "said")


class Amounts(msgspec.Struct, frozen=True):
    """How often each thing is done."""

    games: int  # random games to the end, every position looked at
    copied: int  # games, every position copied
    changed: int  # stored states with one bit changed
    replayed: int
    watched: int  # games watched for silent changes
    pairs: int
    tiny: int  # positions of tiny set-ups that are all walked through, the smallest set-ups first
    groups: int  # of worlds compared with brute force, in each tiny set-up
    deals: int  # full deals among which twins are sought
    draws: int  # worlds drawn for each twin
    said: int  # games told in each language
    wired: int  # times the games over the wire of the plain test command
    each: bool = True  # is each set-up played at least once?

    def of(self, game: Game) -> Amounts:
        """How often each check is done with this game."""
        sights, least = max(USUAL, sights_of(game)), len(setups(game)) if self.each else 0
        changes = {name: max(least, fewer(getattr(self, name), sights)) for name in OF_GAMES}
        return msgspec.structs.replace(self, wired=max(1, self.wired * USUAL // sights), **changes)


def fewer(n_games: int, sights: int) -> int:
    """How many games of so many sights each stand for `n_games` usual ones."""
    return max(n_games * USUAL // sights, min(n_games, LEAST))


@cache
def sights_of(game: Game) -> int:
    """How many sights a random game has: the mean over one game in each set-up."""
    games = [(sample.setup.seats + 1) * len(sample.looks(game)) for sample in samples(game, len(setups(game)), (1,))]
    return sum(games) // len(games)


SHORT = Amounts(100, 60, 300, 100, 100, 20_000, 1_000_000, 100, 200, 4_000, 10, 1)
# ten times slower; tests/test_forms.py checks that it is the same game as the compiled form
SHORT_INTERPRETED = Amounts(24, 10, 60, 16, 16, 3_000, 3_000, 40, 80, 4_000, 4, 1, each=False)
LONG = Amounts(10_000, 1_000, 20_000, 10_000, 10_000, 1_000_000, 1_000_000, 10_000, 1_000, 8_000, 300, 10)
LONG_INTERPRETED = Amounts(1_000, 300, 3_000, 1_000, 1_000, 100_000, 1_000_000, 500, 300, 8_000, 100, 10)
