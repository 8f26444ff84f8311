"""Exact replay from the record; and one hash of all that a game does, equal for interpreted and compiled rules."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from itertools import count, islice

import msgspec

from ludejo.core.event import ONLOOKER
from ludejo.core.game import Game
from ludejo.core.luck import FastLuck
from ludejo.core.sealed_luck import key_of, seal_of
from ludejo.table.play import Play
from ludejo.table.record import (
    FORMAT,
    AnyStep,
    Deal,
    ExpiredStep,
    MoveStep,
    Record,
    Seated,
    checked,
    ending_of,
    hash_of,
    read,
)
from ludejo.testkit.fault import demand
from ludejo.testkit.setups import Sample, Setup, samples
from ludejo.testkit.steps import PlayStep, random_step

MANY = 8  # seats


def played(game: Game, setup: Setup, seed: int) -> tuple[Play, Record]:
    """A random game to its end, and its record."""
    luck = FastLuck(-1 - seed)  # the players' luck, apart from the game's
    secret = hashlib.sha256(b"%d" % seed).digest()
    numbers = tuple(f"{seat:02x}" for seat in range(setup.seats))
    play = Play(game, setup.seats, setup.options, key_of(secret, [bytes.fromhex(number) for number in numbers]))
    steps: list[AnyStep] = []
    while not play.state.is_over():
        steps.append(made(play, random_step(play.state, luck), f"{setup} seed {seed}"))
    return play, record_of(play, setup, Deal(seal_of(secret), secret.hex(), numbers), tuple(steps))


def made(play: Play, step: PlayStep, where: str) -> AnyStep:
    """Make a step as a device would ask for it; returns the step of the record."""
    if step.move is None:
        play.expire()
        return ExpiredStep(play.n_steps)
    move = play.game.read(msgspec.json.encode(step.move.shape))
    refusal = play.state.check(step.seat, move)
    demand(refusal is None, "replay", f"{step} was refused: {refusal}", where)
    play.move(step.seat, move)
    return MoveStep(step.seat, msgspec.Raw(msgspec.json.encode(move.shape)), play.n_steps)


def record_of(play: Play, setup: Setup, deal: Deal, steps: tuple[AnyStep, ...]) -> Record:
    game, people = play.game, (Seated("", "random"),) * setup.seats
    ending = ending_of(play)
    bare = Record(FORMAT, game.id, game.rules, setup.seats, setup.options, people, deal, steps, ending, "")
    return msgspec.structs.replace(bare, hash=hash_of(bare))


def told_bytes(play: Play) -> bytes:
    """All that each viewer was told, as bytes."""
    return msgspec.json.encode([play.past[viewer] for viewer in play.viewers])


def check_replay(game: Game, n_games: int, seeds: Sequence[int]) -> int:
    """Write, read and replay the records of `n_games` games: same state, same events, byte for byte."""
    n_steps = 0
    for sample in samples(game, n_games, seeds):
        play, record = played(game, sample.setup, sample.seed)
        written = msgspec.json.encode(record)
        again, where = checked(game, read(written)), repr(sample)
        demand(again.state.to_bytes() == play.state.to_bytes(), "replay", "another state", where)
        demand(told_bytes(again) == told_bytes(play), "replay", "other events", where)
        demand(msgspec.json.encode(read(written)) == written, "replay", "another record", where)
        n_steps += len(record.steps)
    return n_steps


def digest(game: Game, n_games: int, seed: int) -> str:
    """One hash of everything `n_games` games say: records, events, states, views, and a world for each viewer."""
    total = hashlib.sha256()
    for sample in islice(samples(game, n_games, (seed,)), n_games):
        play, record = played(game, sample.setup, sample.seed)
        total.update(msgspec.json.encode(record) + told_bytes(play))
        digest_middle(game, sample, total)
    return total.hexdigest()


def lookers(n: int, seats: int) -> range:
    """The viewers who are looked at in position n: all; at large tables, where games are long, one now and then, in
    turn."""
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
