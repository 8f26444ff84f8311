"""Generated from fields.py by `./ludejo golden`: edit that file, not this one."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludejo.core.game import State
from ludejo.games.codenames.pieces import CLUE, NOBODY, NOT_ENDED

COUNT: Final = 32  # how many numbers a position has


@final
class Customs:
    """What a table agreed on."""

    def __init__(
        self, one_tap: bool, by_vote: bool, times: i64, several: bool, most: i64, n_listed: i64, n_asks: i64, pack: i64,
        own: bool, affixes: bool, by_letters: bool,
    ) -> None:  # fmt: skip
        self.one_tap, self.by_vote, self.times, self.several, self.most = one_tap, by_vote, times, several, most
        self.n_listed, self.n_asks, self.pack, self.own, self.affixes = n_listed, n_asks, pack, own, affixes
        self.by_letters = by_letters


def read_customs(numbers: list[int]) -> Customs:
    return Customs(
        numbers[0] == 1, numbers[1] == 1, numbers[2], numbers[3] == 1, numbers[4], numbers[5], numbers[6], numbers[7],
        numbers[8] == 1, numbers[9] == 1, numbers[10] == 1,
    )  # fmt: skip


@final
class Given:
    """A clue that was given."""

    def __init__(
        self, team: i64, word: str, number: i64, agreed: bool, doubtful: bool, invalid: bool, places: tuple[int, ...],
        challenger: i64,
    ) -> None:  # fmt: skip
        self.team, self.word, self.number, self.agreed, self.doubtful = team, word, number, agreed, doubtful
        self.invalid, self.places, self.challenger = invalid, places, challenger


@final
class Question:
    """A clue that was asked about (CN-12)."""

    def __init__(self, word: str, number: i64, answer: i64) -> None:
        self.word, self.number, self.answer = word, number, answer


class PositionFields(State):
    """Where a game stands."""

    def __init__(self, n_seats: i64, mode: i64, n_red: i64, starter: i64, customs: Customs) -> None:
        self.n_seats, self.mode, self.n_red, self.starter, self.customs = n_seats, mode, n_red, starter, customs
        self.n_places = self.reds = self.blues = self.assassins = self.covered = self.turn = i64(0)
        self.phase = i64(CLUE)
        self.n_moments = self.guesses = self.number = i64(0)
        self.is_open = False
        self.challenger = i64(NOBODY)
        self.ayes = self.nays = i64(0)
        self.glass = False
        self.end = i64(NOT_ENDED)
        self.winner = i64(NOBODY)
        self.cards: tuple[int, ...] = ()
        self.faces: tuple[str, ...] = ()
        self.marks: list[int] = []
        self.clues: list[Given] = []
        self.asks: list[Question] = []
        self.marked = i64(0)
        self.spy0 = self.spy1 = i64(NOBODY)
        self.ops0 = self.ops1 = i64(0)

    def copy_to(self, other: PositionFields) -> None:
        """Copy all fields to `other`, except those that `__init__` got for both."""
        other.n_places, other.reds, other.blues, other.assassins = self.n_places, self.reds, self.blues, self.assassins
        other.covered, other.turn, other.phase, other.n_moments = self.covered, self.turn, self.phase, self.n_moments
        other.guesses, other.number, other.is_open = self.guesses, self.number, self.is_open
        other.challenger, other.ayes, other.nays, other.glass = self.challenger, self.ayes, self.nays, self.glass
        other.end, other.winner, other.cards, other.faces = self.end, self.winner, self.cards, self.faces
        other.marks, other.clues, other.asks = self.marks.copy(), self.clues.copy(), self.asks.copy()
        other.marked, other.spy0, other.spy1, other.ops0 = self.marked, self.spy0, self.spy1, self.ops0
        other.ops1 = self.ops1

    def seats(self) -> int:
        return self.n_seats

    def numbers(self) -> list[int]:
        return [
            self.n_seats, self.mode, self.n_red, self.starter, int(self.customs.one_tap), int(self.customs.by_vote),
            self.customs.times, int(self.customs.several), self.customs.most, self.customs.n_listed,
            self.customs.n_asks, self.customs.pack, int(self.customs.own), int(self.customs.affixes),
            int(self.customs.by_letters), self.n_places, self.reds, self.blues, self.assassins, self.covered, self.turn,
            self.phase, self.n_moments, self.guesses, self.number, int(self.is_open), self.challenger, self.ayes,
            self.nays, int(self.glass), self.end, self.winner,
        ]  # fmt: skip

    def fill(self, numbers: list[int]) -> None:
        """Set the fields from the list that `numbers` returned, except those that `__init__` got."""
        self.n_places, self.reds, self.blues, self.assassins = numbers[15], numbers[16], numbers[17], numbers[18]
        self.covered, self.turn, self.phase, self.n_moments = numbers[19], numbers[20], numbers[21], numbers[22]
        self.guesses, self.number, self.is_open = numbers[23], numbers[24], numbers[25] == 1
        self.challenger, self.ayes, self.nays, self.glass = numbers[26], numbers[27], numbers[28], numbers[29] == 1
        self.end, self.winner = numbers[30], numbers[31]
