"""Copies are equal and independent, by `clone` and by bytes."""

from __future__ import annotations

from ludejo.core.game import Game, State
from ludejo.core.luck import FastLuck
from ludejo.core.refusal import Refused
from ludejo.testkit.fault import demand
from ludejo.testkit.setups import setups
from ludejo.testkit.steps import Step, random_step


def check_copies(game: Game, n_games: int, seed: int) -> int:
    """Copy every position of `n_games` games, play on with the copy, and look at the original."""
    ways = setups(game)
    n_steps = 0
    for number in range(n_games):
        luck = FastLuck(seed + number)
        setup = ways[number % len(ways)]
        state = game.start(setup.seats, setup.options, luck)
        while not state.is_over():
            step = random_step(state, luck)
            copy_and_step(game, state, step, seed + n_steps, f"{setup} seed {seed + number}")
            step.take(state, luck, None)
            n_steps += 1
    return n_steps


def copy_and_step(game: Game, state: State, step: Step, seed: int, where: str) -> None:
    """A clone, and a state made from bytes, take the same step to the same bytes; the original doesn't move."""
    before = state.to_bytes()
    cloned = state.clone()
    stored = game.from_bytes(before)
    demand(cloned.to_bytes() == before, "clone", "not equal", where)
    demand(stored.to_bytes() == before, "bytes", "not equal", where)
    step.take(cloned, FastLuck(seed), None)
    demand(state.to_bytes() == before, "clone", f"{step} on the copy changed the original", where)
    step.take(stored, FastLuck(seed), None)
    demand(stored.to_bytes() == cloned.to_bytes(), "bytes", f"{step} led elsewhere", where)


def check_bad_bytes(game: Game, seed: int) -> None:
    """Bytes that are cut, too long or of another version are refused."""
    luck = FastLuck(seed)
    good = game.start(game.seats[0], {}, luck).to_bytes()
    for bad in (b"", good[:-1], good + b"\0", b"x" + good[1:]):
        try:
            game.from_bytes(bad)
        except Refused:
            continue
        demand(False, "bytes", f"{len(bad)} bad bytes were taken for a state")
