"""Bases of what leaves a game: events, views, results. Plain msgspec structs, not compiled."""

from __future__ import annotations

from typing import ClassVar

import msgspec


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all events of all games.

    `changes` names the parts of a view that it may change: a whole part (`pile`); of a list by seats, the place that a
    field of the event tells (`protected@seat`); or a part of the view of that seat alone (`hand@=seat`).
    """

    changes: ClassVar[tuple[str, ...]] = ()
    reveals: ClassVar[bool] = True  # False: whoever hears it learns nothing that could not be taken back
    shows: ClassVar[bool] = False  # True: some who hear it see more in their view than it says
    fleeting: ClassVar[bool] = False  # True: told to everybody, and no view need keep it (docs/contract.md says why)


class View(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all views: what one seat (or an onlooker) may know. Its fields are the parts events name."""


class OpenMove(msgspec.Struct, frozen=True):
    """What a seat may say freely now: the tag of the shape, and how long its text may be."""

    name: str
    limit: int


class Fact(msgspec.Struct, frozen=True):
    """Something that some can't see: about a seat (or a place; the game says which), one of the game's words."""

    about: int
    what: str


class Belief(msgspec.Struct, frozen=True):
    """One thing a seat held for possible: how likely (0 to 1), and whether it was so."""

    about: int
    what: str
    share: float
    true: bool


class Result(msgspec.Struct, frozen=True):
    """How it ended, by seat: place (1 is best, equals share), points; and the seats that won."""

    places: tuple[int, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]


def result_of(points: list[int], winners: list[int]) -> Result:
    """The result when places follow points, winners before all others."""
    keys = [(seat in winners, point) for seat, point in enumerate(points)]
    places = tuple(1 + sum(other > key for other in keys) for key in keys)
    return Result(places, tuple(points), tuple(winners))
