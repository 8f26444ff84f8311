"""Generated from fields.py by `./ludejo golden`: edit that file, not this one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludejo.core.game import State
from ludejo.games.love_letter.pieces import NOT_ENDED

COUNT: Final = 35  # how many numbers a position has


class PositionFields(State):
    """Where a match stands."""

    def __init__(self, n_seats: i64, goal: i64, ties_share: bool, deck: i64, deck_size: i64, n_face_up: i64) -> None:
        self.n_seats, self.goal, self.ties_share, self.deck, self.deck_size = n_seats, goal, ties_share, deck, deck_size
        self.n_face_up = n_face_up
        self.tokens = self.round_no = self.starter = self.mover = self.n_moves = self.hands = self.drawn = i64(0)
        self.living = self.shields = self.rest = self.n_rest = self.face_up = self.dealt = self.n_turns = i64(0)
        self.tape0 = self.tape1 = self.tape2 = self.laid0 = self.laid1 = self.laid2 = self.laid3 = i64(0)
        self.last_end = i64(NOT_ENDED)
        self.last_shown = self.last_winners = self.winners = self.last_laid0 = self.last_laid1 = i64(0)
        self.last_laid2 = self.last_laid3 = i64(0)

    def copy_to(self, other: PositionFields) -> None:
        """Copy all fields to `other`, except those that `__init__` got for both."""
        other.tokens, other.round_no, other.starter, other.mover = self.tokens, self.round_no, self.starter, self.mover
        other.n_moves, other.hands, other.drawn, other.living = self.n_moves, self.hands, self.drawn, self.living
        other.shields, other.rest, other.n_rest, other.face_up = self.shields, self.rest, self.n_rest, self.face_up
        other.dealt, other.n_turns, other.tape0, other.tape1 = self.dealt, self.n_turns, self.tape0, self.tape1
        other.tape2, other.laid0, other.laid1, other.laid2 = self.tape2, self.laid0, self.laid1, self.laid2
        other.laid3, other.last_end, other.last_shown = self.laid3, self.last_end, self.last_shown
        other.last_winners, other.winners, other.last_laid0 = self.last_winners, self.winners, self.last_laid0
        other.last_laid1, other.last_laid2, other.last_laid3 = self.last_laid1, self.last_laid2, self.last_laid3

    def seats(self) -> int:
        return self.n_seats

    def numbers(self) -> list[int]:
        return [
            self.n_seats, self.goal, int(self.ties_share), self.deck, self.deck_size, self.n_face_up, self.tokens,
            self.round_no, self.starter, self.mover, self.n_moves, self.hands, self.drawn, self.living, self.shields,
            self.rest, self.n_rest, self.face_up, self.dealt, self.n_turns, self.tape0, self.tape1, self.tape2,
            self.laid0, self.laid1, self.laid2, self.laid3, self.last_end, self.last_shown, self.last_winners,
            self.winners, self.last_laid0, self.last_laid1, self.last_laid2, self.last_laid3,
        ]  # fmt: skip

    def fill(self, numbers: list[int]) -> None:
        """Set the fields from the list that `numbers` returned, except those that `__init__` got."""
        self.tokens, self.round_no, self.starter, self.mover = numbers[6], numbers[7], numbers[8], numbers[9]
        self.n_moves, self.hands, self.drawn, self.living = numbers[10], numbers[11], numbers[12], numbers[13]
        self.shields, self.rest, self.n_rest, self.face_up = numbers[14], numbers[15], numbers[16], numbers[17]
        self.dealt, self.n_turns, self.tape0, self.tape1 = numbers[18], numbers[19], numbers[20], numbers[21]
        self.tape2, self.laid0, self.laid1, self.laid2 = numbers[22], numbers[23], numbers[24], numbers[25]
        self.laid3, self.last_end, self.last_shown = numbers[26], numbers[27], numbers[28]
        self.last_winners, self.winners, self.last_laid0 = numbers[29], numbers[30], numbers[31]
        self.last_laid1, self.last_laid2, self.last_laid3 = numbers[32], numbers[33], numbers[34]

    def laid(self, seat: i64) -> i64:
        if seat == 0:
            return self.laid0
        if seat == 1:
            return self.laid1
        if seat == 2:
            return self.laid2
        return self.laid3

    def set_laid(self, seat: i64, value: i64) -> None:
        if seat == 0:
            self.laid0 = value
        elif seat == 1:
            self.laid1 = value
        elif seat == 2:
            self.laid2 = value
        else:
            self.laid3 = value

    def last_laid(self, seat: i64) -> i64:
        if seat == 0:
            return self.last_laid0
        if seat == 1:
            return self.last_laid1
        if seat == 2:
            return self.last_laid2
        return self.last_laid3

    def set_last_laid(self, seat: i64, value: i64) -> None:
        if seat == 0:
            self.last_laid0 = value
        elif seat == 1:
            self.last_laid1 = value
        elif seat == 2:
            self.last_laid2 = value
        else:
            self.last_laid3 = value
