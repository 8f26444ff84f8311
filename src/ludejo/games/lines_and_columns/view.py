"""What a seat of Lines and Columns may know (LK-15), written from nothing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludejo.core.bits import has, lane, seats_in, size_of
from ludejo.core.event import ONLOOKER, check_viewer
from ludejo.games.lines_and_columns.pieces import CARDS, COLOURS, N_COLOURS, SIDES, names_of, things_in
from ludejo.games.lines_and_columns.position import Position
from ludejo.games.lines_and_columns.rules.grid import Grid
from ludejo.games.lines_and_columns.shapes import Colour, Foreseen, LinesAndColumnsView, Place, Row
from ludejo.games.lines_and_columns.tell import colours_of, counts_of, named_end, objects_of

ALL_COLOURS: Final = (1 << N_COLOURS) - 1


def view_of(position: Position, viewer: i64) -> LinesAndColumnsView:
    """The view of a seat, or of ONLOOKER."""
    check_viewer(viewer, position.n_seats)
    over = position.is_over()
    return LinesAndColumnsView(
        seat=viewer,
        objects=objects_of(position.deck),
        colours=colours_of(position.deck),
        lay_all=position.lays_all,
        hint=position.hint,
        dealer=position.dealer,
        turn=None if over else int(position.mover),
        columns=columns_of(position.grid),
        rows=tuple([row_of(position.grid, thing) for thing in things_in(position.deck)]),
        hand=() if viewer == ONLOOKER else names_of(position.hand(viewer)),
        counts=counts_of(position),
        undealt=size_of(position.undealt),
        passed=tuple([has(position.passed, seat) for seat in range(position.n_seats)]),
        lacks=tuple([lacks_of(position, seat) for seat in range(position.n_seats)]),
        end=named_end(position.end) if over else None,
        winners=tuple(seats_in(position.winners)),
    )


def columns_of(grid: Grid) -> tuple[Colour, ...]:
    """The colours of the columns, from left to right; none on an empty table."""
    if grid.laid == 0:
        return ()
    return tuple([COLOURS[grid.colour_at(column)] for column in range(grid.lo, grid.hi + 1)])


def lacks_of(position: Position, seat: i64) -> tuple[int, ...]:
    """The cards, not laid yet, that a seat can't hold, as its passes have shown everybody: a mask for each object."""
    cards = position.lacks(seat) & position.deck & ~position.grid.laid
    return tuple([int((cards >> (thing * N_COLOURS)) & ALL_COLOURS) for thing in things_in(position.deck)])


def row_of(grid: Grid, thing: i64) -> Row | None:
    """How far the row of an object reaches; None if it has not been started."""
    if not grid.has_row(thing):
        return None
    return Row(lane(grid.lefts, thing), lane(grid.rights, thing))


def foreseen(grid: Grid, plan: list[tuple[int, int]]) -> Foreseen:
    """Where these cards would lie, laid in this order."""
    ahead = grid.copy()
    places: list[Place] = []
    for card, side in plan:
        column = ahead.next_column(card // N_COLOURS, side)
        is_new = ahead.is_new(column) or ahead.laid == 0  # LK-4: the first card opens green's own column
        places.append(Place(CARDS[card], SIDES[side], column, is_new))
        ahead.lay(card, side)
    return Foreseen(tuple(places))
