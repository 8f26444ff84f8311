"""Copies are equal and independent, by `clone` and by bytes."""

from __future__ import annotations

import pickle
from copy import deepcopy

from ludejo.core.event import Events
from ludejo.core.game import Game, State
from ludejo.core.luck import FastLuck
from ludejo.core.refusal import Refused
from ludejo.testkit.fault import demand
from ludejo.testkit.setups import samples
from ludejo.testkit.steps import Step, is_looked_at, random_step


def check_copies(game: Game, n_games: int, seed: int) -> int:
    """Copy every position of `n_games` games, play on with the copy, and look at the original."""
    n_steps = 0
    for sample in samples(game, n_games, seed):
        state = game.start(sample.setup.seats, sample.setup.options, sample.luck)
        first = n_steps
        while not state.is_over():
            step = random_step(state, sample.luck)
            if is_looked_at(n_steps - first):
                copy_and_step(game, state, step, seed + n_steps, repr(sample))
            step.take(state, sample.luck, None)
            n_steps += 1
    return n_steps


def copy_and_step(game: Game, state: State, step: Step, seed: int, where: str) -> None:
    """A clone, and a state made from bytes, take the same step to the same bytes; the original doesn't move."""
    before = state.to_bytes()
    cloned = state.clone()
    stored = game.from_bytes(before)
    demand(cloned.to_bytes() == before, "clone", "not equal", where)
    demand(stored.to_bytes() == before, "bytes", "not equal", where)
    demand(pickle.loads(pickle.dumps(state)).to_bytes() == before, "pickle", "not equal", where)
    demand(deepcopy(state).to_bytes() == before, "clone", "a deep copy is not equal", where)
    refuse_some(game, cloned, seed, where)
    step.take(cloned, FastLuck(seed), Events())
    demand(state.to_bytes() == before, "clone", f"{step} on the copy changed the original", where)
    step.take(stored, FastLuck(seed), None)
    demand(stored.to_bytes() == cloned.to_bytes(), "bytes", f"{step} without listeners led elsewhere", where)


def refuse_some(game: Game, state: State, seed: int, where: str) -> None:
    """Asking, previewing and being refused change nothing."""
    before = state.to_bytes()
    moves = game.moves()
    for seat in range(state.seats()):
        for move in state.choices(seat):
            state.preview(seat, move)
        illegal = moves[(seed + seat) % len(moves)]
        if state.check(seat, illegal) is not None:
            try:
                state.apply(seat, illegal, FastLuck(seed), Events())
            except Refused:
                continue
            demand(False, "copies", f"seat {seat} made {illegal}, which is refused", where)
    demand(state.to_bytes() == before, "copies", "a question or a refusal changed something", where)


def check_bad_bytes(game: Game, n_changed: int, seed: int) -> None:
    """Bytes that are cut, too long or changed are refused, or taken for exactly what they say; nothing else happens."""
    luck = FastLuck(seed)
    good = game.start(game.seats[0], {}, luck).to_bytes()
    for bad in (b"", good[:-1], good + b"\0", b"x" + good[1:]):
        try:
            game.from_bytes(bad)
        except Refused:
            continue
        demand(False, "bytes", f"{len(bad)} bad bytes were taken for a state")
    for _ in range(n_changed):
        changed = bytearray(good)
        changed[luck.below(len(good))] ^= 1 << luck.below(8)
        try:
            taken = game.from_bytes(bytes(changed))
        except Refused:
            continue
        demand(taken.to_bytes() == changed, "bytes", "changed bytes were taken for something else")
