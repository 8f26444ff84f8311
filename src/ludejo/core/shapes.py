"""What a game sends: the base classes of events and views, results, beliefs. Plain msgspec structs, not compiled."""

from __future__ import annotations

from typing import ClassVar

import msgspec


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all events of all games.

    `changes` names the parts of a view that it may change: a whole part (`pile`); in a list by seats, the element that
    a field of the event names (`protected@seat`); or a part of only that seat's view (`hand@=seat`).
    """

    changes: ClassVar[tuple[str, ...]] = ()
    reveals: ClassVar[bool] = True  # False: its audience learns nothing that stays known if the move is taken back
    shows: ClassVar[bool] = False  # True: some of its audience see more in their views than it says
    fleeting: ClassVar[bool] = False  # True: told to everybody, and no view has to keep it (docs/contract.md says why)


class View(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all views: what one seat (or an onlooker) may know. Its fields are the parts that events name."""


class Schema(msgspec.Struct, frozen=True):
    """The types of what a game reads and sends."""

    moves: object  # a struct, or a union of tagged ones
    view: type[View]
    events: tuple[type[Event], ...]
    preview: type[msgspec.Struct] | None = None  # None: the game has no previews


class OpenMove(msgspec.Struct, frozen=True):
    """An open move: the tag of its shape, and how long its text may be."""

    name: str
    limit: int


class Fact(msgspec.Struct, frozen=True):
    """Something that some viewers can't see: one of the game's words, about a seat (in some games, about a place)."""

    about: int
    what: str


class Belief(msgspec.Struct, frozen=True):
    """A fact that a seat considered possible: how likely (0 to 1), and whether it was true."""

    about: int
    what: str
    share: float
    true: bool


class Result(msgspec.Struct, frozen=True):
    """How a game ended: the place (1 is best, equals share it) and the points of each seat, and the seats that won."""

    places: tuple[int, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]


def result_of(points: list[int], winners: list[int]) -> Result:
    """The result if places follow from points, with winners before all others."""
    keys = [(seat in winners, point) for seat, point in enumerate(points)]
    places = tuple(1 + sum(other > key for other in keys) for key in keys)
    return Result(places, tuple(points), tuple(winners))
