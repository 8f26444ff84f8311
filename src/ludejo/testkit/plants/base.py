"""A game with a fault planted in it, and the checks that must find it: its honest states, seen through the plant."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ludejo.core.event import Events, Told
from ludejo.core.game import Game, State, Tiny
from ludejo.core.luck import Luck
from ludejo.core.move import Move
from ludejo.core.option import Value
from ludejo.core.refusal import Refusal
from ludejo.core.shapes import Fact, OpenMove, Result, View
from ludejo.testkit.checks import play, reach, silence
from ludejo.testkit.checks.leaks import Pairs
from ludejo.testkit.fault import Fault
from ludejo.testkit.plants.catalogue import Plant


class PlantedState(State):
    """An honest state behind a plant."""

    def __init__(self, inner: State, plant: Plant) -> None:
        self.inner = inner
        self.plant = plant

    def seats(self) -> int:
        return self.inner.seats()

    def due(self) -> tuple[int, ...]:
        return self.inner.due()

    def teams(self) -> tuple[tuple[int, ...], ...]:
        return self.inner.teams()

    def hearers(self, seat: int) -> int:
        return self.inner.hearers(seat)

    def may_signal(self, seat: int) -> bool:
        return self.inner.may_signal(seat)

    def may(self) -> tuple[int, ...]:
        return self.inner.may()

    def retired(self) -> tuple[int, ...]:
        return self.inner.retired()

    def moment(self) -> int:
        return self.plant.moment(self.inner, self.inner.moment())

    def chapter(self) -> int:
        return self.inner.chapter()

    def clock(self) -> str:
        return self.inner.clock()

    def score(self, seat: int) -> int:
        return self.inner.score(seat)

    def choices(self, seat: int) -> tuple[Move, ...]:
        return self.plant.choices(self.inner, seat, self.inner.choices(seat))

    def opens(self, seat: int) -> tuple[OpenMove, ...]:
        return self.inner.opens(seat)

    def sample(self, seat: int, luck: Luck) -> Move:
        return self.inner.sample(seat, luck)

    def check(self, seat: int, move: Move) -> Refusal | None:
        return self.plant.check(self.inner, seat, move, self.inner.check(seat, move))

    def apply(self, seat: int, move: Move, luck: Luck, events: Events | None = None) -> None:
        before = self.inner.clone()
        honest = Events()
        self.inner.apply(seat, move, luck, honest)
        if events is not None:
            events.told += self.plant.told(before, self.inner, honest.told)

    def expire(self, luck: Luck, events: Events | None = None) -> None:
        before = self.inner.clone()
        honest = Events()
        self.inner.expire(luck, honest)
        if events is not None:
            events.told += self.plant.told(before, self.inner, honest.told)

    def preview(self, seat: int, move: Move) -> msgspec.Struct | None:
        return self.plant.preview(self.inner, seat, move, self.inner.preview(seat, move))

    def view(self, seat: int) -> View:
        return self.plant.view(self.inner, seat, self.inner.view(seat))

    def resample(self, seat: int, luck: Luck) -> State:
        return PlantedState(self.plant.resample(self.inner, seat, luck), self.plant)

    def hidden(self, seat: int) -> tuple[Fact, ...]:
        return self.inner.hidden(seat)

    def won(self) -> int:
        return self.inner.won()

    def clone(self) -> State:
        return PlantedState(self.inner.clone(), self.plant)

    def result(self) -> Result | None:
        return self.inner.result()

    def to_bytes(self) -> bytes:
        return self.inner.to_bytes()

    def __reduce__(self) -> tuple[object, ...]:
        return PlantedState, (self.inner, self.plant)


class PlantedGame(Game):
    """A game all of whose states stand behind a plant."""

    def __init__(self, inner: Game, plant: Plant) -> None:
        super().__init__(
            inner.id, inner.rules, inner.seats, inner.options, inner.rule_ids, inner.tiny, inner.schema, inner.longest,
            inner.texts,
        )  # fmt: skip
        self.inner = inner
        self.plant = plant

    def planted(self, state: State, told: list[Told], events: Events | None) -> State:
        if events is not None:
            events.told += self.plant.told(state, state, told)
        return PlantedState(state, self.plant)

    def deal(self, seats: int, options: dict[str, Value], luck: Luck, events: Events | None) -> State:
        honest = Events()
        return self.planted(self.inner.deal(seats, options, luck, honest), honest.told, events)

    def deal_tiny(self, tiny: Tiny, luck: Luck, events: Events | None) -> State:
        honest = Events()
        return self.planted(self.inner.deal_tiny(tiny, luck, honest), honest.told, events)

    def from_bytes(self, stored: bytes) -> State:
        return PlantedState(self.inner.from_bytes(stored), self.plant)

    def moves(self) -> Sequence[Move]:
        return self.inner.moves()

    def stand_ins(self) -> Sequence[Move]:
        return self.inner.stand_ins()

    def logged_shapes(self) -> object:
        return self.inner.logged_shapes()

    def with_verdict(self, move: Move, verdict: str) -> Move:
        return self.inner.with_verdict(move, verdict)

    def made_open(self, shape: msgspec.Struct) -> Move | None:
        return self.inner.made_open(shape)

    def options_after(self, options: dict[str, Value], last: State) -> dict[str, Value]:
        assert isinstance(last, PlantedState)
        return self.inner.options_after(options, last.inner)

    def misfit(self, seats: int, options: dict[str, Value]) -> Refusal | None:
        return self.inner.misfit(seats, options)

    def refusals(self) -> dict[str, tuple[str, ...]]:
        return self.inner.refusals()


class Effort(msgspec.Struct, frozen=True):
    """How long a plant is looked for."""

    games: int = 30  # in as many set-ups
    pairs: int = 3_000
    groups: int = 300
    deals: int = 200
    draws: int = 2_000


def caught_by(game: Game, plant: Plant, effort: Effort) -> str:
    """The name of the first check that finds the plant; "" if none does."""
    planted = PlantedGame(game, plant)
    try:
        pairs = Pairs(planted, 1, 200)
        while pairs.n_pairs < effort.pairs:
            pairs.play_one(effort.pairs)
            if pairs.leaks:
                return f"leaks ({pairs.leaks[0].part})"
        silence.check_silence(planted, effort.games, (1,))
        play.check_play(planted, effort.games, (1,))
        for tiny in game.tiny:
            reach.check_reach(planted, tiny, effort.groups, (1,))
        reach.check_twins(planted, effort.deals, effort.draws, 1)
    except Fault as fault:
        return fault.check
    return ""
