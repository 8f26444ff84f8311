"""The cards on the table in rows and columns (LK-5 to LK-8), packed into machine words.

Columns have whole numbers without gaps, from `lo` to `hi`, and green is 0. A started row covers an interval around 0:
it is known by how far it reaches left and right of its green card. After each card that is laid, the grid computes
which cards could be laid now, because hands, refusals and beliefs all need it.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from ludejo.core.bits import has, lane, one_in, plus, shl, with_lane
from ludejo.games.lines_and_columns._fields import GridFields
from ludejo.games.lines_and_columns.pieces import (
    GREEN,
    GREENS,
    LEFT,
    MIDDLE,
    MISSING,
    N_COLOURS,
    N_OBJECTS,
    NO_ROW,
    OTHER_SIDE,
    RIGHT,
    ROW,
    SEEN,
    card_of,
)


@final
class Grid(GridFields):
    """The fields, with methods for reading them and for laying cards."""

    def copy(self) -> Grid:
        """An equal grid."""
        other = Grid()
        self.copy_to(other)
        return other

    def has_row(self, thing: i64) -> bool:
        """Was the row of this object started?"""
        return has(self.laid, card_of(thing, GREEN))

    def column_of(self, colour: i64) -> i64:
        """The column of a colour that has one."""
        return lane(self.where, colour) - SEEN

    def colour_at(self, column: i64) -> i64:
        """The colour of a column that exists."""
        return lane(self.at, column + MIDDLE) - 1

    def open_cards(self) -> i64:
        """The cards that could be laid now."""
        return self.open_greens | self.open_left | self.open_right

    def is_open(self, card: i64, side: i64) -> bool:
        """May this card be laid on this side (START: for a green card)?"""
        if side == LEFT:
            return has(self.open_left, card)
        if side == RIGHT:
            return has(self.open_right, card)
        return has(self.open_greens, card)

    def next_column(self, thing: i64, side: i64) -> i64:
        """The column that a card would get at this end of the row (START: the column of green)."""
        if side == LEFT:
            return -lane(self.lefts, thing) - 1
        if side == RIGHT:
            return lane(self.rights, thing) + 1
        return 0

    def is_new(self, column: i64) -> bool:
        """Would a card there open a column?"""
        return column < self.lo or column > self.hi

    # --- laying

    def lay(self, card: i64, side: i64) -> None:
        """Lay a card that may be laid there."""
        thing = card // N_COLOURS
        column = self.next_column(thing, side)
        if side == LEFT:
            self.lefts += one_in(thing)
        elif side == RIGHT:
            self.rights += one_in(thing)
        if self.is_new(column):
            self.open_column(card % N_COLOURS, column)
        self.laid = plus(self.laid, card)
        self.refresh()

    def open_column(self, colour: i64, column: i64) -> None:
        """LK-7: the columns grow at both ends."""
        self.at = with_lane(self.at, column + MIDDLE, colour + 1)
        self.where = with_lane(self.where, colour, column + SEEN)
        self.taken = plus(self.taken, colour)
        if column < self.lo:
            self.lo = column
        else:
            self.hi = column

    def refresh(self) -> None:
        """Compute which cards could be laid now."""
        self.open_greens = GREENS & ~self.laid  # LK-6: a row is started at any time, and only by its green card
        left: i64 = 0
        right: i64 = 0
        for thing in range(N_OBJECTS):
            if self.has_row(thing):
                shift: i64 = thing * N_COLOURS
                left |= self.fitting(self.next_column(thing, LEFT)) << shift
                right |= self.fitting(self.next_column(thing, RIGHT)) << shift
        self.open_left = left
        self.open_right = right

    def fitting(self, column: i64) -> i64:
        """LK-8: the colours that fit at the end of a row in this column: its own, or any colour without a column."""
        if self.is_new(column):
            return ROW & ~self.taken
        return shl(1, self.colour_at(column))

    # --- why not

    def obstacle(self, card: i64, side: i64) -> tuple[i64, i64]:
        """Why a card can't be laid on this side, and the card that the refusal names: the missing one, or the card
        itself."""
        thing = card // N_COLOURS
        colour = card % N_COLOURS
        if not self.has_row(thing):
            return NO_ROW, card_of(thing, GREEN)  # LK-6
        if has(self.taken, colour) and (self.column_of(colour) < 0) != (side == LEFT):
            return OTHER_SIDE, card  # LK-5: one colour, one column, in all rows
        return MISSING, card_of(thing, self.colour_at(self.next_column(thing, side)))  # LK-7: no gaps
