"""Generated from fields.py by `./ludejo golden`: edit that file, not this one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludejo.core.game import State
from ludejo.games.artus.pieces import NO_KNIGHTS, PLACE, START_RINGS

COUNT: Final = 33  # how many numbers a position has


class PositionFields(State):
    """Where a game stands."""

    def __init__(
        self, n_seats: i64, n_knights: i64, n_plays: i64, deck: i64, scoring_deck: i64, carpet: i64, first: i64,
    ) -> None:  # fmt: skip
        self.n_seats, self.n_knights, self.n_plays, self.deck = n_seats, n_knights, n_plays, deck
        self.scoring_deck, self.carpet, self.first = scoring_deck, carpet, first
        self.phase = i64(PLACE)
        self.mover = self.left = self.round = self.n_moves = self.king = i64(0)
        self.rings = i64(START_RINGS)
        self.royals = self.scoring_hands = self.scoring_piles = i64(0)
        self.knights0 = i64(NO_KNIGHTS)
        self.points0 = self.hand0 = self.pile0 = i64(0)
        self.knights1 = i64(NO_KNIGHTS)
        self.points1 = self.hand1 = self.pile1 = i64(0)
        self.knights2 = i64(NO_KNIGHTS)
        self.points2 = self.hand2 = self.pile2 = i64(0)
        self.knights3 = i64(NO_KNIGHTS)
        self.points3 = self.hand3 = self.pile3 = self.occupied = i64(0)

    def copy_to(self, other: PositionFields) -> None:
        """Copy all fields to `other`, except those that `__init__` got for both."""
        other.phase, other.mover, other.left, other.round = self.phase, self.mover, self.left, self.round
        other.n_moves, other.king, other.rings, other.royals = self.n_moves, self.king, self.rings, self.royals
        other.scoring_hands, other.scoring_piles, other.knights0 = self.scoring_hands, self.scoring_piles, self.knights0
        other.points0, other.hand0, other.pile0, other.knights1 = self.points0, self.hand0, self.pile0, self.knights1
        other.points1, other.hand1, other.pile1, other.knights2 = self.points1, self.hand1, self.pile1, self.knights2
        other.points2, other.hand2, other.pile2, other.knights3 = self.points2, self.hand2, self.pile2, self.knights3
        other.points3, other.hand3, other.pile3, other.occupied = self.points3, self.hand3, self.pile3, self.occupied

    def seats(self) -> int:
        return self.n_seats

    def numbers(self) -> list[int]:
        return [
            self.n_seats, self.n_knights, self.n_plays, self.deck, self.scoring_deck, self.carpet, self.first,
            self.phase, self.mover, self.left, self.round, self.n_moves, self.king, self.rings, self.royals,
            self.scoring_hands, self.scoring_piles, self.knights0, self.points0, self.hand0, self.pile0, self.knights1,
            self.points1, self.hand1, self.pile1, self.knights2, self.points2, self.hand2, self.pile2, self.knights3,
            self.points3, self.hand3, self.pile3,
        ]  # fmt: skip

    def fill(self, numbers: list[int]) -> None:
        """Set the fields from the list that `numbers` returned, except those that `__init__` got."""
        self.phase, self.mover, self.left, self.round = numbers[7], numbers[8], numbers[9], numbers[10]
        self.n_moves, self.king, self.rings, self.royals = numbers[11], numbers[12], numbers[13], numbers[14]
        self.scoring_hands, self.scoring_piles, self.knights0 = numbers[15], numbers[16], numbers[17]
        self.points0, self.hand0, self.pile0, self.knights1 = numbers[18], numbers[19], numbers[20], numbers[21]
        self.points1, self.hand1, self.pile1, self.knights2 = numbers[22], numbers[23], numbers[24], numbers[25]
        self.points2, self.hand2, self.pile2, self.knights3 = numbers[26], numbers[27], numbers[28], numbers[29]
        self.points3, self.hand3, self.pile3 = numbers[30], numbers[31], numbers[32]

    def knights(self, seat: i64) -> i64:
        if seat == 0:
            return self.knights0
        if seat == 1:
            return self.knights1
        if seat == 2:
            return self.knights2
        return self.knights3

    def set_knights(self, seat: i64, value: i64) -> None:
        if seat == 0:
            self.knights0 = value
        elif seat == 1:
            self.knights1 = value
        elif seat == 2:
            self.knights2 = value
        else:
            self.knights3 = value

    def points(self, seat: i64) -> i64:
        if seat == 0:
            return self.points0
        if seat == 1:
            return self.points1
        if seat == 2:
            return self.points2
        return self.points3

    def set_points(self, seat: i64, value: i64) -> None:
        if seat == 0:
            self.points0 = value
        elif seat == 1:
            self.points1 = value
        elif seat == 2:
            self.points2 = value
        else:
            self.points3 = value

    def hand(self, seat: i64) -> i64:
        if seat == 0:
            return self.hand0
        if seat == 1:
            return self.hand1
        if seat == 2:
            return self.hand2
        return self.hand3

    def set_hand(self, seat: i64, value: i64) -> None:
        if seat == 0:
            self.hand0 = value
        elif seat == 1:
            self.hand1 = value
        elif seat == 2:
            self.hand2 = value
        else:
            self.hand3 = value

    def pile(self, seat: i64) -> i64:
        if seat == 0:
            return self.pile0
        if seat == 1:
            return self.pile1
        if seat == 2:
            return self.pile2
        return self.pile3

    def set_pile(self, seat: i64, value: i64) -> None:
        if seat == 0:
            self.pile0 = value
        elif seat == 1:
            self.pile1 = value
        elif seat == 2:
            self.pile2 = value
        else:
            self.pile3 = value
