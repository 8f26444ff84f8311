"""Testing the tests: faults planted on purpose, which tell, offer or redraw a little too much.

`Plant` has the hooks that a fault can use; below it are faults that fit any game, with arguments for what is particular
to it. A plant knows the game that it is planted in, so it gets states and views as that game's own types.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar, cast

import msgspec

from ludejo.core.event import EVERYONE, Told
from ludejo.core.game import State
from ludejo.core.luck import Luck
from ludejo.core.move import Move
from ludejo.core.refusal import Refusal
from ludejo.core.shapes import Event, View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
Change = Callable[[S, S, list[Told]], list[Told]]  # from the states before and after, and what the honest game tells


class Plant:
    """One planted fault: each hook is given the honest answer, and a fault overrides one of them."""

    name = "none"

    def view(self, state: State, seat: int, view: View) -> View:
        return view

    def told(self, before: State, after: State, told: list[Told]) -> list[Told]:
        return told

    def choices(self, state: State, seat: int, choices: tuple[Move, ...]) -> tuple[Move, ...]:
        return choices

    def check(self, state: State, seat: int, move: Move, refusal: Refusal | None) -> Refusal | None:
        return refusal

    def preview(self, state: State, seat: int, move: Move, preview: msgspec.Struct | None) -> msgspec.Struct | None:
        return preview

    def moment(self, state: State, moment: int) -> int:
        return moment

    def resample(self, state: State, seat: int, luck: Luck) -> State:
        return state.resample(seat, luck)


class ViewPlant(Plant, Generic[S, V]):
    """Changes the view by a function of the true state."""

    def __init__(self, name: str, change: Callable[[S, int, V], dict[str, object]]) -> None:
        self.name = name
        self.change = change

    def view(self, state: State, seat: int, view: View) -> View:
        return msgspec.structs.replace(view, **self.change(cast(S, state), seat, cast(V, view)))


class EventPlant(Plant, Generic[S]):
    """Changes who is told what."""

    def __init__(self, name: str, change: Change[S]) -> None:
        self.name = name
        self.change = change

    def told(self, before: State, after: State, told: list[Told]) -> list[Told]:
        return self.change(cast(S, before), cast(S, after), told)


def to_all(kind: type[Event]) -> Change[State]:
    """Tell events of this kind to everybody."""
    return lambda before, after, told: [
        Told(EVERYONE, one.event) if isinstance(one.event, kind) else one for one in told
    ]


def to_next(kind: type[Event]) -> Change[State]:
    """Tell events of this kind to one seat too many."""

    def change(before: State, after: State, told: list[Told]) -> list[Told]:
        return [
            Told(one.audience | 1 << (int(one.audience).bit_length() % after.seats()), one.event)
            if isinstance(one.event, kind) and one.audience > 0
            else one
            for one in told
        ]

    return change


def drops(kind: type[Event]) -> Change[State]:
    """Forget to tell: the view then changes silently."""
    return lambda before, after, told: [one for one in told if not isinstance(one.event, kind)]


class ReversedChoices(Plant, Generic[S]):
    """The order of a seat's choices reveals something that it can't know."""

    def __init__(self, name: str, is_so: Callable[[S, int], bool]) -> None:
        self.name = name
        self.is_so = is_so

    def choices(self, state: State, seat: int, choices: tuple[Move, ...]) -> tuple[Move, ...]:
        return choices[::-1] if self.is_so(cast(S, state), seat) else choices


class TellingMoment(Plant, Generic[S]):
    """The number of the moment reveals something."""

    def __init__(self, name: str, is_so: Callable[[S], bool]) -> None:
        self.name = name
        self.is_so = is_so

    def moment(self, state: State, moment: int) -> int:
        return moment * 2 + self.is_so(cast(S, state))


class StuckWorlds(Plant, Generic[S]):
    """Draws until a world is in some way like the true one, as `like(true, world, seat)` says."""

    def __init__(self, name: str, like: Callable[[S, S, int], bool], tries: int = 200) -> None:
        self.name = name
        self.like = like
        self.tries = tries

    def resample(self, state: State, seat: int, luck: Luck) -> State:
        for _ in range(self.tries):
            world = state.resample(seat, luck)
            if self.like(cast(S, state), cast(S, world), seat):
                return world
        return state.clone()


class OneWorld(Plant):
    name = "resample gives back the true world"

    def resample(self, state: State, seat: int, luck: Luck) -> State:
        state.resample(seat, luck)  # an unknown seat is still refused
        return state.clone()
