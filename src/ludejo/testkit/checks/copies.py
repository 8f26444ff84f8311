"""Copies are equal and independent, by `clone` and by bytes."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from copy import deepcopy

from ludejo.core.event import Events
from ludejo.core.game import Game, State
from ludejo.core.luck import FastLuck
from ludejo.core.refusal import Refused
from ludejo.testkit.fault import demand
from ludejo.testkit.setups import Sample, samples
from ludejo.testkit.steps import PlayStep, random_step, spread

PER_GAME = 4  # stored positions of a game that are damaged, besides its end


def check_copies(game: Game, n_games: int, seeds: Sequence[int]) -> int:
    """Copy the positions of `n_games` games, play on with the copy, check the original; returns the number of steps."""
    return sum(copy_one(game, sample) for sample in samples(game, n_games, seeds))


def copy_one(game: Game, sample: Sample) -> int:
    """Copy the positions of one game and its end; returns the number of steps."""
    looks, where, n_steps = sample.looks(game), repr(sample), 0
    state = game.start(sample.setup.seats, sample.setup.options, sample.luck)
    while not state.is_over():
        step = random_step(state, sample.luck)
        if n_steps in looks:
            copy_and_step(game, state, step, sample.seed + n_steps, where)
        step.take(state, sample.luck, None)
        n_steps += 1
    refuse_some(game, copied(game, state, where)[0], sample.seed, where)
    return n_steps


def copied(game: Game, state: State, where: str) -> tuple[State, State]:
    """A clone, and a state made from bytes: both equal, as are copies by pickle and deepcopy."""
    before = state.to_bytes()
    cloned, stored = state.clone(), game.from_bytes(before)
    demand(cloned.to_bytes() == before, "clone", "not equal", where)
    demand(stored.to_bytes() == before, "bytes", "not equal", where)
    demand(pickle.loads(pickle.dumps(state)).to_bytes() == before, "pickle", "not equal", where)
    demand(deepcopy(state).to_bytes() == before, "clone", "a deep copy is not equal", where)
    return cloned, stored


def copy_and_step(game: Game, state: State, step: PlayStep, seed: int, where: str) -> None:
    """A clone, and a state made from bytes, take the same step to the same bytes; the original doesn't change."""
    before = state.to_bytes()
    cloned, stored = copied(game, state, where)
    refuse_some(game, cloned, seed, where)
    step.take(cloned, FastLuck(seed), Events())
    demand(state.to_bytes() == before, "clone", f"{step} on the copy changed the original", where)
    step.take(stored, FastLuck(seed), None)
    demand(stored.to_bytes() == cloned.to_bytes(), "bytes", f"{step} without listeners led elsewhere", where)


def refuse_some(game: Game, state: State, seed: int, where: str) -> None:
    """Questions, previews and refusals change nothing."""
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


def check_bad_bytes(game: Game, n_changed: int, seeds: Sequence[int]) -> None:
    """Bytes that are cut, too long or changed are refused, or read as exactly what they say; nothing else happens. They
    come from positions of whole games, a few of each."""
    n_left = n_changed
    for sample in samples(game, n_changed, seeds):
        for good in stored_in(game, sample)[:n_left]:
            spoil(game, good, sample.luck, repr(sample))
            n_left -= 1
        if not n_left:
            return


def stored_in(game: Game, sample: Sample) -> list[bytes]:
    """Some positions of a game as bytes, and its end."""
    looks = sorted(sample.looks(game))
    chosen = {looks[place] for place in spread(len(looks), PER_GAME, FastLuck(sample.seed))}
    state, found, n_steps = game.start(sample.setup.seats, sample.setup.options, sample.luck), [], 0
    while not state.is_over():
        found += [state.to_bytes()] if n_steps in chosen else []
        random_step(state, sample.luck).take(state, sample.luck, None)
        n_steps += 1
    return [*found, state.to_bytes()]


def spoil(game: Game, good: bytes, luck: FastLuck, where: str) -> None:
    """Cut, lengthen and change these bytes."""
    for bad in (b"", good[:-1], good + b"\0", b"x" + good[1:]):
        demand(taken(game, bad) is None, "bytes", f"{len(bad)} bad bytes were taken for a state", where)
    changed = bytearray(good)
    changed[luck.below(len(good))] ^= 1 << luck.below(8)
    state = taken(game, bytes(changed))
    demand(state is None or state.to_bytes() == changed, "bytes", "changed bytes were taken for something else", where)


def taken(game: Game, stored: bytes) -> State | None:
    """The state that these bytes contain; None if they are refused."""
    try:
        return game.from_bytes(stored)
    except Refused:
        return None
