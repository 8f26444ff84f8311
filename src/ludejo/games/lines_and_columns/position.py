"""Where a game of Lines and Columns stands, packed into machine words.

Beside hands and grid it keeps, for each seat, the cards that its passes showed it lacks: a seat passes only if none of
the cards that could be laid is in its hand (LK-9), and nobody draws later. All that play tells of hands is in there.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludejo.core.bits import lane
from ludejo.core.game import State
from ludejo.games.lines_and_columns.grid import Grid

NOT_ENDED: Final = 0
BY_OUT: Final = 1  # somebody has no cards left
BY_STUCK: Final = 2  # nobody can lay a card


class Position(State):
    """The fields, and the few words for reading them."""

    def __init__(self, n_seats: i64, deck: i64, dealer: i64, lays_all: bool, hint: bool) -> None:
        self.n_seats = n_seats
        self.deck = deck  # mask of cards
        self.dealer = dealer
        self.lays_all = lays_all  # is the exception LK-10 played?
        self.hint = hint  # shall devices say when it is possible?
        self.grid: Grid = Grid()
        self.undealt: i64 = 0  # mask of cards
        self.counts: i64 = 0  # lane by seat: cards in hand
        self.mover: i64 = 0
        self.n_moves: i64 = 0
        self.passed: i64 = 0  # mask: passed when last on turn
        self.end: i64 = NOT_ENDED
        self.winners: i64 = 0
        self.hand0: i64 = 0  # masks of cards
        self.hand1: i64 = 0
        self.hand2: i64 = 0
        self.hand3: i64 = 0
        self.hand4: i64 = 0
        self.hand5: i64 = 0
        self.hand6: i64 = 0
        self.lacks0: i64 = 0  # masks of cards that a seat showed not to hold
        self.lacks1: i64 = 0
        self.lacks2: i64 = 0
        self.lacks3: i64 = 0
        self.lacks4: i64 = 0
        self.lacks5: i64 = 0
        self.lacks6: i64 = 0

    def hand(self, seat: i64) -> i64:
        """The cards of a seat."""
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

    def hold(self, seat: i64, cards: i64) -> None:
        """Put exactly these cards in a seat's hand."""
        if seat == 0:
            self.hand0 = cards
        elif seat == 1:
            self.hand1 = cards
        elif seat == 2:
            self.hand2 = cards
        elif seat == 3:
            self.hand3 = cards
        elif seat == 4:
            self.hand4 = cards
        elif seat == 5:
            self.hand5 = cards
        else:
            self.hand6 = cards

    def lacks(self, seat: i64) -> i64:
        """The cards that this seat showed not to hold."""
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

    def note_lacks(self, seat: i64, cards: i64) -> None:
        """The seat showed that it holds none of these."""
        if seat == 0:
            self.lacks0 |= cards
        elif seat == 1:
            self.lacks1 |= cards
        elif seat == 2:
            self.lacks2 |= cards
        elif seat == 3:
            self.lacks3 |= cards
        elif seat == 4:
            self.lacks4 |= cards
        elif seat == 5:
            self.lacks5 |= cards
        else:
            self.lacks6 |= cards

    def count(self, seat: i64) -> i64:
        """How many cards a seat holds."""
        return lane(self.counts, seat)

    def is_over(self) -> bool:
        """Is it decided?"""
        return self.end != NOT_ENDED

    def after(self, seat: i64) -> i64:
        """The next seat to the left."""
        following = seat + 1
        if following == self.n_seats:
            return 0
        return following

    def copy_to(self, other: Position) -> None:
        """Make the other position equal to this one."""
        other.grid = self.grid.copy()
        other.undealt = self.undealt
        other.counts = self.counts
        other.mover = self.mover
        other.n_moves = self.n_moves
        other.passed = self.passed
        other.end = self.end
        other.winners = self.winners
        other.hand0 = self.hand0
        other.hand1 = self.hand1
        other.hand2 = self.hand2
        other.hand3 = self.hand3
        other.hand4 = self.hand4
        other.hand5 = self.hand5
        other.hand6 = self.hand6
        other.lacks0 = self.lacks0
        other.lacks1 = self.lacks1
        other.lacks2 = self.lacks2
        other.lacks3 = self.lacks3
        other.lacks4 = self.lacks4
        other.lacks5 = self.lacks5
        other.lacks6 = self.lacks6
