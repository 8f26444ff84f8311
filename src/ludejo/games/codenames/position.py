"""A position of Codenames. Places are bits of a mask. A position contains no words, except those of the clues and of a
host's own list."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludejo.core.bits import everyone, has, minus, shl, size_of
from ludejo.games.codenames._fields import Given, PositionFields
from ludejo.games.codenames.pieces import (
    ASSASSIN,
    BLUE,
    BY_TEAMS,
    BYSTANDER,
    NOBODY,
    OVER,
    PENALTY,
    RED,
    SHARED,
    TOGETHER,
    UNLIMITED,
)

FREE: Final = 0
GLASSES: Final = 1  # CN-26: anybody may turn the sand-glass
FIXED: Final = 2  # times for each phase
NO_ANSWER: Final = 0
NO: Final = 1
YES: Final = 2


def noted(clue: Given, agreed: bool, invalid: bool, places: tuple[int, ...], challenger: i64) -> Given:
    """A clue of the history with what happened to it."""
    return Given(clue.team, clue.word, clue.number, agreed, clue.doubtful, invalid, places, challenger)


class Position(PositionFields):
    """The fields, with methods to read them."""

    def seat_all(self) -> None:
        """CN-1, CN-27, CN-29: the first seat of a team is its spymaster, the others are operatives."""
        self.turn = self.starter
        self.marks = [0] * self.n_seats
        others = everyone(self.n_seats) - 1
        if self.mode == BY_TEAMS:
            self.spy0, self.spy1 = 0, self.n_red
            self.ops0 = everyone(self.n_red) - 1
            self.ops1 = minus(others & ~self.ops0, self.n_red)
        elif self.mode == SHARED:
            self.spy0, self.spy1 = 0, 1
            self.ops0 = self.ops1 = others - 2
        elif self.starter == RED:
            self.spy0, self.ops0 = 0, others
        else:
            self.spy1, self.ops1 = 0, others

    def spy(self, team: i64) -> i64:
        """The seat of a team's spymaster; NOBODY if the team is fictional."""
        if team == RED:
            return self.spy0
        return self.spy1

    def ops(self, team: i64) -> i64:
        """The mask of the seats that guess for a team."""
        if team == RED:
            return self.ops0
        return self.ops1

    def spies(self) -> i64:
        """The mask of the spymasters, who know the key."""
        mask: i64 = 0
        if self.spy0 >= 0:
            mask |= shl(1, self.spy0)
        if self.spy1 >= 0:
            mask |= shl(1, self.spy1)
        return mask

    def knows_key(self, seat: i64) -> bool:
        """CN-2: spymasters know it, and at the end everybody does."""
        return self.phase == OVER or (seat >= 0 and has(self.spies(), seat))

    def members(self, team: i64) -> i64:
        """The mask of the seats that win with a team (CN-29: the operative of both teams wins with neither)."""
        spy = self.spy(team)
        if spy < 0:
            return 0
        if self.mode == SHARED:
            return shl(1, spy)
        return shl(1, spy) | self.ops(team)

    def words(self, team: i64) -> i64:
        """The places of a team's words."""
        if team == RED:
            return self.reds
        return self.blues

    def uncovered(self) -> i64:
        """The places where a word lies open."""
        return (shl(1, self.n_places) - 1) & ~self.covered

    def colour(self, place: i64) -> i64:
        """What the key says of a place."""
        if has(self.reds, place):
            return RED
        if has(self.blues, place):
            return BLUE
        if has(self.assassins, place):
            return ASSASSIN
        return BYSTANDER

    def coverable(self) -> i64:
        """The words that the spymaster on turn may cover now: the own team's as a penalty (CN-11), or the other team's
        (CN-27)."""
        team = self.turn
        if self.phase != PENALTY:
            team = 1 - team
        return self.words(team) & ~self.covered

    def limit(self) -> i64:
        """CN-7: number + 1 guesses; CN-6: NOBODY (no limit) for 0 and unlimited."""
        if self.number == 0 or self.number == UNLIMITED:
            return NOBODY
        return self.number + 1

    def is_asking(self) -> bool:
        """Does a question wait for an answer?"""
        return len(self.asks) > 0 and self.asks[-1].answer == NO_ANSWER

    def winners(self) -> i64:
        """The mask of the seats that won."""
        if self.winner < 0:
            return 0
        return self.members(self.winner)

    def score(self, seat: int) -> int:
        """CN-28: the unused cards of the fictional team, once the game is won."""
        if self.mode != TOGETHER or self.winner < 0:
            return 0
        return size_of(self.words(1 - self.turn) & ~self.covered)
