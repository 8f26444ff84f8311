"""Who is told what in Lines and Columns (LK-15). The audience of every event is here, and nowhere else."""

from __future__ import annotations

from mypy_extensions import i64

from ludejo.core.bits import seats_in, shl, size_of
from ludejo.core.event import Events
from ludejo.games.lines_and_columns import shapes
from ludejo.games.lines_and_columns.pieces import (
    BY_OUT,
    CARDS,
    COLOURS,
    N_COLOURS,
    OBJECTS,
    SIDES,
    colours_in,
    names_of,
    things_in,
)
from ludejo.games.lines_and_columns.position import Position
from ludejo.games.lines_and_columns.shapes import Colour, End, Object


def objects_of(deck: i64) -> tuple[Object, ...]:
    """The names of the objects of a deck."""
    return tuple([OBJECTS[thing] for thing in things_in(deck)])


def colours_of(deck: i64) -> tuple[Colour, ...]:
    """The names of the colours of a deck."""
    return tuple([COLOURS[colour] for colour in colours_in(deck)])


def counts_of(position: Position) -> tuple[int, ...]:
    """How many cards each seat holds: everybody may know it (LK-15)."""
    return tuple([position.count(seat) for seat in range(position.n_seats)])


def named_end(end: i64) -> End:
    """The name of the way in which a game ended."""
    return "out" if end == BY_OUT else "stuck"


def dealt(events: Events, position: Position) -> None:
    deck = position.deck
    undealt = size_of(position.undealt)
    counts = counts_of(position)
    events.tell_all(shapes.Dealt(position.dealer, objects_of(deck), colours_of(deck), counts, undealt))
    for seat in range(position.n_seats):
        events.tell(shl(1, seat), shapes.Hand(names_of(position.hand(seat))))


def passed(events: Events, seat: i64) -> None:
    events.tell_all(shapes.Passed(seat))


def lays_all(events: Events, seat: i64, plan: list[tuple[int, int]]) -> None:
    events.tell_all(shapes.LaysAll(seat, tuple([CARDS[card] for card, _ in plan])))


def laid(events: Events, seat: i64, card: i64, side: i64, is_new: bool) -> None:
    events.tell_all(shapes.Laid(seat, CARDS[card], SIDES[side]))
    if is_new:
        events.tell_all(shapes.Column(COLOURS[card % N_COLOURS], SIDES[side]))


def over(events: Events, position: Position) -> None:
    winners = tuple(seats_in(position.winners))
    events.tell_all(shapes.Over(named_end(position.end), counts_of(position), winners))
