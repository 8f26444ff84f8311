"""The ways a game is set up for a check: every number of seats, every option singly and in pairs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from ludejo.core.game import Game
from ludejo.core.luck import FastLuck
from ludejo.core.option import Value
from ludejo.core.refusal import Refusal, Refused
from ludejo.testkit.steps import length, spread

MOST_LOOKS = 100  # positions of a game that are looked at
ALL_SEATS = 8  # with more numbers of seats than these, not every option is tried with each


class Setup:
    """Seats and the options that differ from their defaults."""

    def __init__(self, seats: int, options: dict[str, Value]) -> None:
        self.seats = seats
        self.options = options

    def __repr__(self) -> str:
        chosen = "".join(f" --option {name}={value}" for name, value in self.options.items())
        return f"--seats {self.seats}{chosen}"


def option_sets(game: Game) -> list[dict[str, Value]]:
    """No option chosen, then each value of each, then each pair of values of two."""
    singles = [{o.name: value} for o in game.options for value in o.values if value != o.default]
    pairs = [
        {a.name: x, b.name: y}
        for a, b in combinations(game.options, 2)
        for x in a.values
        for y in b.values
        if x != a.default and y != b.default
    ]
    return [{}, *singles, *pairs]


def setups(game: Game) -> list[Setup]:
    """Every set-up that fits, ordered so that neighbours differ in seats."""
    found = [Setup(seats, chosen) for place, chosen in enumerate(option_sets(game)) for seats in seats_for(game, place)]
    return [setup for setup in found if fits(game, setup)]


def seats_for(game: Game, place: int) -> list[int]:
    """All numbers of seats; if there are many, each choice of options gets one of them, in turn."""
    fewest, most = game.seats
    every = list(range(fewest, most + 1))
    if place == 0 or len(every) <= ALL_SEATS:
        return every
    return [every[place % len(every)]]


def fits(game: Game, setup: Setup) -> bool:
    """Do these options go together, and with so many seats?"""
    try:
        game.settled(setup.seats, setup.options)
    except Refused:
        return False
    return True


def misfits(game: Game) -> Iterator[Refusal]:
    """Refusals of options that don't go together, or not with so many seats; also with one or all things picked."""
    picks: list[dict[str, Value]] = [{o.name: pick} for o in game.options if o.of for pick in (*o.of, "-".join(o.of))]
    for chosen in (*option_sets(game), *picks):
        for seats in game.seats:
            try:
                game.settled(seats, chosen)
            except Refused as refused:
                yield refused.refusal


class Sample:
    """One game to play: its set-up, its luck, and the options that repeat it."""

    def __init__(self, setup: Setup, seed: int) -> None:
        self.setup = setup
        self.seed = seed
        self.luck = FastLuck(seed)

    def looks(self, game: Game) -> frozenset[int]:
        """Which positions are looked at: some of a long game, from its beginning to its end. The game is first played
        once, to find its length."""
        luck = FastLuck(self.seed)
        state = game.start(self.setup.seats, self.setup.options, luck)
        return frozenset(spread(length(state, luck, game.longest), MOST_LOOKS, luck))

    def __repr__(self) -> str:
        return f"{self.setup} seed {self.seed}"


def samples(game: Game, n_games: int, seeds: Sequence[int]) -> Iterator[Sample]:
    """`n_games` games, in all set-ups or in as many, spread evenly. The seeds take turns, and each round of set-ups
    begins with another seed, so that no seed always has the same set-ups."""
    every = setups(game)
    ways = [every[len(every) * place // n_games] for place in range(n_games)] if n_games < len(every) else every
    for number in range(n_games):
        turn, place = divmod(number, len(ways))
        yield Sample(ways[place], seeds[(place + turn) % len(seeds)] + number)
