"""Exact replay from the log; and one number for all a game does, equal interpreted and compiled."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from itertools import count, islice

import msgspec

from ludejo.core.event import ONLOOKER, Events
from ludejo.core.game import Game
from ludejo.core.log import Header, Seed, read, written
from ludejo.core.luck import FastLuck
from ludejo.core.sitting import Sitting, replay
from ludejo.testkit.fault import demand
from ludejo.testkit.setups import Sample, Setup, samples
from ludejo.testkit.steps import random_step

MANY = 8  # seats


def sit_down(game: Game, setup: Setup, seed: int, told: list[Events]) -> Sitting:
    """A random game with its log; `told` gets the events of the start and of each step."""
    luck = FastLuck(-1 - seed)  # the players' luck, apart from the game's
    told.append(Events())
    sitting = Sitting(game, Header(game.id, game.rules, setup.seats, setup.options, Seed(seed)), told[0])
    while not sitting.state.is_over():
        step = random_step(sitting.state, luck)
        told.append(Events())
        if step.move is None:
            refusal = sitting.expire(told[-1])
        else:
            wish = msgspec.json.encode(step.move.shape)
            refusal = sitting.play(step.seat, wish, sitting.state.moment(), told[-1])
        demand(refusal is None, "replay", f"{step} was refused: {refusal}", f"{setup} seed {seed}")
    return sitting


def told_bytes(told: list[Events]) -> bytes:
    """All events with their audiences, as bytes."""
    return msgspec.json.encode([[[one.audience, one.event] for one in events.told] for events in told])


def check_replay(game: Game, n_games: int, seeds: Sequence[int]) -> int:
    """Write, read and replay the logs of `n_games` games: same state, same events, byte for byte."""
    n_steps = 0
    for sample in samples(game, n_games, seeds):
        told: list[Events] = []
        sitting = sit_down(game, sample.setup, sample.seed, told)
        again: list[Events] = []
        second = replay(game, read(written(sitting.log)), True, again)
        where = repr(sample)
        demand(second.state.to_bytes() == sitting.state.to_bytes(), "replay", "another state", where)
        demand(told_bytes(again) == told_bytes(told), "replay", "other events", where)
        demand(written(second.log) == written(sitting.log), "replay", "another log", where)
        n_steps += len(sitting.log.entries)
    return n_steps


def digest(game: Game, n_games: int, seed: int) -> str:
    """One hash of everything `n_games` games say: logs, events, states, views, and a world for each viewer."""
    total = hashlib.sha256()
    for sample in islice(samples(game, n_games, (seed,)), n_games):
        told: list[Events] = []
        sitting = sit_down(game, sample.setup, sample.seed, told)
        total.update(written(sitting.log) + told_bytes(told))
        digest_middle(game, sample, total)
    return total.hexdigest()


def lookers(n: int, seats: int) -> range:
    """Whose views and worlds are looked at in position n: all, and at large tables, whose games are long, one in turn
    now and then."""
    if seats < MANY:
        return range(ONLOOKER, seats)
    turn, rest = divmod(n, seats // 2)
    viewer = turn % (seats + 1) + ONLOOKER
    return range(viewer, viewer + (rest == 0))


def digest_middle(game: Game, sample: Sample, total: hashlib._Hash) -> None:
    """Views and worlds at every position of another game."""
    setup, luck = sample.setup, sample.luck
    state = game.start(setup.seats, setup.options, luck)
    for n in count():
        total.update(state.to_bytes())
        for viewer in lookers(n, setup.seats):
            total.update(msgspec.json.encode(state.view(viewer)))
            total.update(state.resample(viewer, luck).to_bytes())
        if state.is_over():
            return
        random_step(state, luck).take(state, luck, None)
