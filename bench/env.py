"""Steps a second of environments for learners, with random legal play: ours, PettingZoo's and RLCard's, in one run."""

from __future__ import annotations

import importlib
import statistics
import sys
from collections.abc import Callable
from time import perf_counter
from typing import Any

import results

from ludejo.core.luck import FastLuck
from ludejo.lab.pettingzoo import aec

ROUNDS = 7
GAMES_AT_ONCE = 20  # between two looks at the clock
Player = Callable[[], int]  # plays one game, returns the number of its steps


def zoo(env: Any) -> Player:
    """Games of a PettingZoo environment: every agent observes, picks a legal action, steps. The empty steps of agents
    that have terminated are left out, as in PettingZoo's own performance test; they would slow short games most."""
    luck = FastLuck(1)
    env.reset(seed=1)

    def play() -> int:
        n_steps = 0
        env.reset()
        while True:
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                return n_steps
            legal = observation["action_mask"].nonzero()[0]
            env.step(legal.item(luck.below(legal.size)))
            n_steps += 1

    return play


def rlcard() -> Player:
    """Games of RLCard's own environment, without PettingZoo. Its `step` returns the next observation."""
    env = importlib.import_module("rlcard").make("leduc-holdem", {"seed": 1})
    luck = FastLuck(1)

    def play() -> int:
        n_steps = 0
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[luck.below(len(legal))])
            n_steps += 1
        return n_steps

    return play


def players() -> dict[str, Player]:
    """All environments that are measured, by name."""
    classic = importlib.import_module("pettingzoo.classic")
    leduc, texas = classic.leduc_holdem_v4, classic.texas_holdem_v4
    return {
        "Ludejo Love Letter, 2 seats": zoo(aec("love-letter", seats=2)),
        "Ludejo Love Letter, 4 seats": zoo(aec("love-letter", seats=4)),
        "PettingZoo leduc_holdem_v4": zoo(leduc.env()),
        "PettingZoo leduc_holdem_v4, raw_env": zoo(leduc.raw_env()),
        "PettingZoo texas_holdem_v4": zoo(texas.env()),
        "PettingZoo texas_holdem_v4, raw_env": zoo(texas.raw_env()),
        "RLCard leduc-holdem, without PettingZoo": rlcard(),
    }


def rate(play: Player, seconds: float) -> float:
    """Steps a second."""
    n_steps, start = 0, perf_counter()
    while (passed := perf_counter() - start) < seconds or not n_steps:
        n_steps += sum(play() for _ in range(GAMES_AT_ONCE))
    return n_steps / passed


def measured(seconds: float) -> dict[str, list[float]]:
    """Measure all in turn, several times, so that other work of the machine affects all in the same way."""
    playing = players()
    for play in playing.values():
        rate(play, seconds / 4)  # this fills the caches; nothing is counted
    rates: dict[str, list[float]] = {name: [] for name in playing}
    for _ in range(ROUNDS):
        for name, play in playing.items():
            rates[name].append(rate(play, seconds))
    return rates


def figures(seconds: float) -> list[tuple[str, float]]:
    """The median steps a second of each."""
    return [(name, statistics.median(rates)) for name, rates in measured(seconds).items()]


def rows(seconds: float = 1.0) -> list[tuple[str, ...]]:
    """The same for a table: the median, and the least to the most."""
    return [
        (name, f"{statistics.median(rates):,.0f} ({min(rates):,.0f} to {max(rates):,.0f})")
        for name, rates in measured(seconds).items()
    ]


def main(arguments: list[str]) -> None:
    seconds = float(arguments[0]) if arguments else 1.0
    print(results.table(("random play by mask", f"steps/s: median of {ROUNDS} (least to most)"), rows(seconds)))


if __name__ == "__main__":
    main(sys.argv[1:])
