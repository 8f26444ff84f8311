"""Generated from fields.py by `./ludejo golden`: edit that file, not this one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludejo.core.game import State
from ludejo.games.lines_and_columns.pieces import GREEN_AT, GREEN_TAKEN, GREEN_WHERE, GREENS, NOT_ENDED

if TYPE_CHECKING:
    from ludejo.games.lines_and_columns.rules.grid import Grid

COUNT: Final = 28  # how many numbers a position has


class GridFields:
    """What lies on the table. Green has its column from the start, because only a green card can open it (LK-4)."""

    def __init__(self) -> None:
        self.where = i64(GREEN_WHERE)
        self.lefts = self.rights = self.laid = i64(0)
        self.at = i64(GREEN_AT)
        self.taken = i64(GREEN_TAKEN)
        self.lo = self.hi = i64(0)
        self.open_greens = i64(GREENS)
        self.open_left = self.open_right = i64(0)

    def copy_to(self, other: GridFields) -> None:
        """Copy all fields to `other`, except those that `__init__` got for both."""
        other.where, other.lefts, other.rights, other.laid = self.where, self.lefts, self.rights, self.laid
        other.at, other.taken, other.lo, other.hi = self.at, self.taken, self.lo, self.hi
        other.open_greens, other.open_left, other.open_right = self.open_greens, self.open_left, self.open_right

    def fill(self, numbers: list[int]) -> None:
        """Set the fields from the list that `numbers` returned, except those that `__init__` got."""
        self.where, self.lefts, self.rights = numbers[0], numbers[1], numbers[2]


class PositionFields(State):
    """Where a game stands."""

    def __init__(self, n_seats: i64, deck: i64, dealer: i64, lays_all: bool, hint: bool, grid: Grid) -> None:
        self.n_seats, self.deck, self.dealer, self.lays_all, self.hint = n_seats, deck, dealer, lays_all, hint
        self.grid = grid
        self.undealt = self.mover = self.n_moves = self.passed = i64(0)
        self.end = i64(NOT_ENDED)
        self.winners = self.hand0 = self.hand1 = self.hand2 = self.hand3 = self.hand4 = self.hand5 = self.hand6 = i64(0)
        self.lacks0 = self.lacks1 = self.lacks2 = self.lacks3 = self.lacks4 = self.lacks5 = self.lacks6 = i64(0)
        self.counts = i64(0)

    def copy_to(self, other: PositionFields) -> None:
        """Copy all fields to `other`, except those that `__init__` got for both."""
        other.undealt, other.mover, other.n_moves, other.passed = self.undealt, self.mover, self.n_moves, self.passed
        other.end, other.winners, other.hand0, other.hand1 = self.end, self.winners, self.hand0, self.hand1
        other.hand2, other.hand3, other.hand4, other.hand5 = self.hand2, self.hand3, self.hand4, self.hand5
        other.hand6, other.lacks0, other.lacks1, other.lacks2 = self.hand6, self.lacks0, self.lacks1, self.lacks2
        other.lacks3, other.lacks4, other.lacks5, other.lacks6 = self.lacks3, self.lacks4, self.lacks5, self.lacks6
        other.counts = self.counts

    def seats(self) -> int:
        return self.n_seats

    def numbers(self) -> list[int]:
        return [
            self.n_seats, self.deck, self.dealer, int(self.lays_all), int(self.hint), self.grid.where, self.grid.lefts,
            self.grid.rights, self.undealt, self.mover, self.n_moves, self.passed, self.end, self.winners, self.hand0,
            self.hand1, self.hand2, self.hand3, self.hand4, self.hand5, self.hand6, self.lacks0, self.lacks1,
            self.lacks2, self.lacks3, self.lacks4, self.lacks5, self.lacks6,
        ]  # fmt: skip

    def fill(self, numbers: list[int]) -> None:
        """Set the fields from the list that `numbers` returned, except those that `__init__` got."""
        self.grid.fill(numbers[5:8])
        self.undealt, self.mover, self.n_moves, self.passed = numbers[8], numbers[9], numbers[10], numbers[11]
        self.end, self.winners, self.hand0, self.hand1 = numbers[12], numbers[13], numbers[14], numbers[15]
        self.hand2, self.hand3, self.hand4, self.hand5 = numbers[16], numbers[17], numbers[18], numbers[19]
        self.hand6, self.lacks0, self.lacks1, self.lacks2 = numbers[20], numbers[21], numbers[22], numbers[23]
        self.lacks3, self.lacks4, self.lacks5, self.lacks6 = numbers[24], numbers[25], numbers[26], numbers[27]

    def hand(self, seat: i64) -> i64:
        if seat == 0:
            return self.hand0
        if seat == 1:
            return self.hand1
        if seat == 2:
            return self.hand2
        if seat == 3:
            return self.hand3
        if seat == 4:
            return self.hand4
        if seat == 5:
            return self.hand5
        return self.hand6

    def set_hand(self, seat: i64, value: i64) -> None:
        if seat == 0:
            self.hand0 = value
        elif seat == 1:
            self.hand1 = value
        elif seat == 2:
            self.hand2 = value
        elif seat == 3:
            self.hand3 = value
        elif seat == 4:
            self.hand4 = value
        elif seat == 5:
            self.hand5 = value
        else:
            self.hand6 = value

    def lacks(self, seat: i64) -> i64:
        if seat == 0:
            return self.lacks0
        if seat == 1:
            return self.lacks1
        if seat == 2:
            return self.lacks2
        if seat == 3:
            return self.lacks3
        if seat == 4:
            return self.lacks4
        if seat == 5:
            return self.lacks5
        return self.lacks6

    def set_lacks(self, seat: i64, value: i64) -> None:
        if seat == 0:
            self.lacks0 = value
        elif seat == 1:
            self.lacks1 = value
        elif seat == 2:
            self.lacks2 = value
        elif seat == 3:
            self.lacks3 = value
        elif seat == 4:
            self.lacks4 = value
        elif seat == 5:
            self.lacks5 = value
        else:
            self.lacks6 = value
