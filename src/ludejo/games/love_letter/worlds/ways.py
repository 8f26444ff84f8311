"""Counts the stories behind a hidden hand of Love Letter."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludejo.games.love_letter.pieces import COUNTESS, KINDS, KING, PRINCE

NO_HABITS: Final[list[int]] = []  # every deal has the same weight


@final
class Case:
    """A product: one factor for each hidden hand, `ways[seat][card]`, and `times`, which no longer varies."""

    def __init__(self, n_seats: int, habits: list[int]) -> None:
        self.times: int = 1
        self.habits = habits  # weights, at the index: card played times KINDS plus card kept
        self.ways: list[list[int]] = [[0] + [1] * (KINDS - 1) for _ in range(n_seats)]
        self.before: list[list[int]] = []  # the mover's ways before each turn

    def split(self) -> Case:
        other = Case(0, self.habits)
        other.times = self.times
        other.ways = [list(ways) for ways in self.ways]
        other.before = list(self.before)
        return other

    def plays(self, seat: i64, card: i64) -> None:
        """The seat held h, drew d, played `card`: it keeps what it held, or (if it held `card`) what it drew."""
        ways = self.ways[seat]
        self.before.append(ways)
        from_hand = ways[card]
        after = [kept + from_hand for kept in ways]
        after[0] = 0
        after[card] = from_hand  # held and drew the same: one way, not two
        if card == PRINCE or card == KING:
            after[COUNTESS] = 0  # LL-17: the Countess would have had to be played
        if len(self.habits) > 0:
            after = [n * self.habits[card * KINDS + kept] for kept, n in enumerate(after)]
        self.ways[seat] = after

    def holds(self, seat: i64, card: i64) -> None:
        """The seat's hand is seen."""
        ways = [0] * KINDS
        ways[card] = self.ways[seat][card]
        self.ways[seat] = ways

    def leaves(self, seat: i64, card: i64) -> None:
        """The seat's hand is seen and leaves the hand."""
        self.times *= self.ways[seat][card]
        self.ways[seat] = [0] * KINDS

    def takes(self, seat: i64) -> None:
        """The seat has a new card that nobody else saw."""
        self.ways[seat] = [0] + [1] * (KINDS - 1)

    def is_given(self, seat: i64, card: i64) -> None:
        """The seat has a card that the viewer gave it."""
        ways = [0] * KINDS
        ways[card] = 1
        self.ways[seat] = ways

    def lacks(self, seat: i64, card: i64) -> None:
        """The seat doesn't hold this card."""
        ways = list(self.ways[seat])
        ways[card] = 0
        self.ways[seat] = ways

    def is_above(self, seat: i64, card: i64) -> None:
        """The seat holds a higher card."""
        ways = list(self.ways[seat])
        for lower in range(card + 1):
            ways[lower] = 0
        self.ways[seat] = ways
