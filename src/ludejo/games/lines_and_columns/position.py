"""Where a game of Lines and Columns stands, packed into machine words.

Besides hands and grid it keeps, for each seat, the cards that it does not hold, as its passes have shown: a seat passes
only if none of the cards that could be laid is in its hand (LK-9), and nobody draws later. Play reveals nothing else
about hands.
"""

from __future__ import annotations

from mypy_extensions import i64

from ludejo.core.bits import lane
from ludejo.games.lines_and_columns._fields import PositionFields
from ludejo.games.lines_and_columns.pieces import NOT_ENDED


class Position(PositionFields):
    """The fields, with methods for reading them."""

    def count(self, seat: i64) -> i64:
        """How many cards a seat holds."""
        return lane(self.counts, seat)

    def is_over(self) -> bool:
        """Has the game ended?"""
        return self.end != NOT_ENDED

    def after(self, seat: i64) -> i64:
        """The next seat to the left."""
        following = seat + 1
        if following == self.n_seats:
            return 0
        return following
