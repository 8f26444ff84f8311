"""The figures that depend on whether the rules are compiled or interpreted, as JSON; it is run once for each form."""

from __future__ import annotations

import json
import resource
import statistics
import sys
from collections.abc import Callable
from time import perf_counter

import ludejo
from ludejo.core import luck as luck_module
from ludejo.core.game import Game
from ludejo.core.luck import FastLuck
from ludejo.core.playout import Tally, play_many
from ludejo.testkit.steps import random_step

GAME = ludejo.game("love-letter")
REPEATS = 7
Options = dict[str, int | str]
WAYS: dict[str, tuple[str, int, Options]] = {
    "Love Letter, 4 seats": ("love-letter", 4, {}),
    "Love Letter, 3 seats": ("love-letter", 3, {}),
    "Love Letter, 2 seats": ("love-letter", 2, {}),
    "Lines and Columns, 4 seats": ("lines-and-columns", 4, {}),
    "Lines and Columns, 4 seats, never all at once": ("lines-and-columns", 4, {"lay-all": "forbidden"}),
    "Artus, 4 seats": ("artus", 4, {}),
    "Artus, 4 seats, advanced": ("artus", 4, {"game": "advanced"}),
    "Codenames, 4 seats": ("codenames", 4, {}),
    "Codenames, 12 seats": ("codenames", 12, {}),
    "Lupus in Tabula, 16 seats": ("lupus-in-tabula", 16, {}),
    "Lupus in Tabula, 24 seats": ("lupus-in-tabula", 24, {}),
}


def loop(game: Game, seats: int, options: Options, luck: FastLuck, n_games: int, tally: Tally) -> None:
    """The loop of core/playout.py, in a file that is not compiled."""
    for _ in range(n_games):
        state = game.deal(seats, options, luck, None)
        while due := state.due():
            seat = due[0]
            choices = state.choices(seat)
            state.apply(seat, choices[luck.below(len(choices))], luck)
            tally.moves += 1
        result = state.result()
        assert result is not None
        for seat in result.winners:
            tally.wins[seat] += 1


Loop = Callable[[Game, int, Options, FastLuck, int, Tally], None]


def moves_per_s(play: Loop, way: str, seconds: float) -> list[float]:
    """Moves a second, for each of some runs."""
    name, seats, chosen = WAYS[way]
    game = ludejo.game(name)
    options = game.settled(seats, chosen)
    luck, n_games = FastLuck(1), 20
    rates: list[float] = []
    while len(rates) < REPEATS:
        tally = Tally(seats)
        start = perf_counter()
        play(game, seats, options, luck, n_games, tally)
        took = perf_counter() - start
        if took < seconds / 2:
            n_games = int(n_games * seconds / took) + 1  # too short to be measured: play more games
        else:
            rates.append(tally.moves / took)
    return rates


def clone_us() -> float:
    state = GAME.start(4, {}, FastLuck(1))
    runs = []
    for _ in range(REPEATS):
        start = perf_counter()
        for _ in range(50_000):
            state.clone()
        runs.append((perf_counter() - start) / 50_000 * 1e6)
    return statistics.median(runs)


def bytes_a_state() -> float:
    """How much the process grows by each of many states in a list."""
    state = GAME.start(4, {}, FastLuck(1))
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    kept = [state.clone() for _ in range(200_000)]
    return (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) * 1024 / len(kept)


def resample_us(seats: int) -> float:
    """One world for a seat, over positions of random games."""
    luck = FastLuck(2)
    took, n = 0.0, 0
    while n < 20_000:
        state = GAME.start(seats, {}, luck)
        while due := state.due():
            start = perf_counter()
            state.resample(n % seats, luck)
            took += perf_counter() - start
            n += 1
            choices = state.choices(due[0])
            state.apply(due[0], choices[luck.below(len(choices))], luck)
    return took / n * 1e6


def lay_all_us() -> float:
    """LK-10: can all ten cards be laid? The longest time for many hands, in random games with three seats."""
    game, luck, longest = ludejo.game("lines-and-columns"), FastLuck(4), 0.0
    for _ in range(300):
        state = game.start(3, {}, luck)
        while due := state.due():
            if len(state.hidden(-1)) == 30 - 1:  # one card is laid, so most hands have ten cards
                break
            choices = state.choices(due[0])
            state.apply(due[0], choices[luck.below(len(choices))], luck)
        if not (due := state.due()):
            continue
        everything = game.moves()[-1]
        start = perf_counter()
        for _ in range(1_000):
            state.check(due[0], everything)
        longest = max(longest, (perf_counter() - start) / 1_000 * 1e6)
    return longest


def village_us(seats: int) -> tuple[float, float]:
    """One world of a village, over positions of random games: the median, and the time that 99 of 100 stay below."""
    game, luck = ludejo.game("lupus-in-tabula"), FastLuck(2)
    took: list[float] = []
    while len(took) < 3_000:
        state = game.start(seats, {}, luck)
        while not state.is_over():
            if luck.below(10) == 0:
                viewer, start = luck.below(seats + 1) - 1, perf_counter()
                state.resample(viewer, luck)
                took.append((perf_counter() - start) * 1e6)
            random_step(state, luck).take(state, luck, None)
    return statistics.median(took), statistics.quantiles(took, n=100)[-1]


def first_move_ends() -> float:
    """How often a round of two ends on its first move; 1223/6615 = 0.18488 exactly."""
    luck = FastLuck(3)
    n_rounds, ended = 400_000, 0
    options = GAME.settled(2, {"tokens": 1})
    for _ in range(n_rounds):
        state = GAME.deal(2, options, luck, None)
        seat = state.due()[0]
        choices = state.choices(seat)
        state.apply(seat, choices[luck.below(len(choices))], luck)
        ended += not state.due()
    return ended / n_rounds


def main(seconds: float) -> dict[str, object]:
    return {
        "form": "compiled" if luck_module.__file__.endswith(".so") else "interpreted",
        "loop": {way: moves_per_s(play_many, way, seconds) for way in WAYS},
        "python_loop": moves_per_s(loop, "Love Letter, 4 seats", seconds),
        "clone_us": clone_us(),
        "bytes_a_state": bytes_a_state(),
        "resample_us": {seats: resample_us(seats) for seats in (2, 4)},
        "lay_all_us": lay_all_us(),
        "village_us": {seats: village_us(seats) for seats in (16, 24)},
        "first_move_ends": first_move_ends(),
    }


if __name__ == "__main__":
    print(json.dumps(main(float(sys.argv[1]))))
