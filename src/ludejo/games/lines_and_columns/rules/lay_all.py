"""Can a hand be laid completely, one card after the other (LK-10)? This is exact, without a search through orders.

The order of laying does not matter, only where the new colours come to lie. If in the end every row is an interval
around green, then the cards can be laid by their distance from green: first the green ones, then all at distance 1,
and so on. When a card's turn comes, its row already reaches up to it, and the column that it opens is the next one.

If a colour has a column, each of its cards has only one place. That leaves the colours without a column. Let R(c) be
the rows for which the hand has a card of the new colour c. On one side of the table, a row with a card in the second
new column needs one in the first, so each set R contains the R of the next new column; and the rows of the first must
reach the edge. So the task is to share out the new colours to left and right so that on each side every set contains
the next smaller one. With seven colours there are at most 128 ways; the largest sets are tried first.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludejo.core.bits import has, lane, plus, shl, size_of, with_lane
from ludejo.games.lines_and_columns.pieces import GREEN, GREENS, LEFT, N_COLOURS, N_OBJECTS, RIGHT, ROW, START, card_of
from ludejo.games.lines_and_columns.rules.grid import Grid

GREEN_BIT: Final = 1 << GREEN
NO_PLAN: Final[list[tuple[int, int]]] = []


@final
class LayAll:
    """One hand on one grid: `fits` says whether it can be laid; `plan` gives an order."""

    def __init__(self, grid: Grid, hand: i64) -> None:
        self.grid = grid
        self.hand = hand
        self.at_left: i64 = 0  # masks of the rows that reach the edge after the old colours are laid
        self.at_right: i64 = 0
        self.new_rows: i64 = 0  # mask of cards: those of new colours
        self.colours: list[int] = []  # the new colours, the one with most rows first
        self.sides: i64 = 0  # lane by place in `colours`: the side it was given
        self.fits: bool = rows_are_there(grid, hand) and self.old_colours_fit() and self.new_colours_fit()

    def old_colours_fit(self) -> bool:
        """Row by row: do the cards of colours that have a column leave no gap?"""
        for thing in range(N_OBJECTS):
            held = (self.hand >> (thing * N_COLOURS)) & ROW
            if held != 0 and not self.row_fits(thing, held & ~GREEN_BIT):
                return False
        return True

    def row_fits(self, thing: i64, held: i64) -> bool:
        """Lay the cards of old colours as far as possible. None may be left over, and new colours need a row that
        reaches an edge."""
        grid = self.grid
        old = held & grid.taken
        column = grid.next_column(thing, LEFT)
        while column >= grid.lo and has(old, grid.colour_at(column)):
            old &= ~shl(1, grid.colour_at(column))
            column -= 1
        if column < grid.lo:
            self.at_left = plus(self.at_left, thing)
        other = grid.next_column(thing, RIGHT)
        while other <= grid.hi and has(old, grid.colour_at(other)):
            old &= ~shl(1, grid.colour_at(other))
            other += 1
        if other > grid.hi:
            self.at_right = plus(self.at_right, thing)
        new = held & ~grid.taken
        self.new_rows |= new << (thing * N_COLOURS)
        return old == 0 and (new == 0 or column < grid.lo or other > grid.hi)

    def new_colours_fit(self) -> bool:
        """Can the new colours be shared out to the two sides?"""
        if self.new_rows == 0:
            return True
        sizes: i64 = 0  # lane by colour
        for colour in range(N_COLOURS):
            sizes = with_lane(sizes, colour, size_of(self.rows_of(colour)))
        for size in range(N_OBJECTS, 0, -1):
            for colour in range(N_COLOURS):
                if lane(sizes, colour) == size:
                    self.colours.append(colour)
        return self.share(0, self.at_left, self.at_right)

    def rows_of(self, colour: i64) -> i64:
        """The rows for which the hand has a card of this new colour."""
        rows: i64 = 0
        for thing in range(N_OBJECTS):
            if has(self.new_rows, card_of(thing, colour)):
                rows = plus(rows, thing)
        return rows

    def share(self, place: i64, left: i64, right: i64) -> bool:
        """Give each colour from this place on a side; `left` and `right` are the rows that reach the edges. False if
        that is impossible."""
        if place == len(self.colours):
            return True
        rows = self.rows_of(self.colours[place])
        if rows & ~left == 0 and self.share(place + 1, rows, right):
            self.sides = with_lane(self.sides, place, LEFT)
            return True
        if rows & ~right == 0 and self.share(place + 1, left, rows):
            self.sides = with_lane(self.sides, place, RIGHT)
            return True
        return False

    # --- the order

    def plan(self) -> list[tuple[int, int]]:
        """Cards and sides in an order in which each may be laid: green ones first, then by distance from green."""
        if not self.fits:
            return NO_PLAN
        found: list[tuple[int, int]] = []
        self.add(found, GREEN, START)
        for distance in range(1, N_COLOURS):
            for side in (LEFT, RIGHT):
                colour = self.colour_there(distance, side)
                if colour >= 0:
                    self.add(found, colour, side)
        return found

    def add(self, found: list[tuple[int, int]], colour: i64, side: i64) -> None:
        """The cards of one colour, all on one side."""
        for thing in range(N_OBJECTS):
            card = card_of(thing, colour)
            if has(self.hand, card):
                found.append((card, side))

    def colour_there(self, distance: i64, side: i64) -> i64:
        """The colour of the column at this distance from green; -1 if there will be none."""
        grid = self.grid
        column = distance
        edge = grid.hi
        if side == LEFT:
            column = -distance
            edge = -grid.lo
        if distance <= edge:
            return grid.colour_at(column)
        beyond = distance - edge
        for place in range(len(self.colours)):
            if lane(self.sides, place) == side:
                beyond -= 1
                if beyond == 0:
                    return self.colours[place]
        return -1


def rows_are_there(grid: Grid, hand: i64) -> bool:
    """LK-6: for each card in the hand, has its row been started, or is its green card in the hand? Most hands fail."""
    greens = (grid.laid | hand) & GREENS
    return hand & ~((greens >> GREEN) * ROW) == 0  # each green bit becomes the eight bits of its object


def can_lay_all(grid: Grid, hand: i64) -> bool:
    """LK-10: can a hand be laid completely?"""
    return rows_are_there(grid, hand) and LayAll(grid, hand).fits
