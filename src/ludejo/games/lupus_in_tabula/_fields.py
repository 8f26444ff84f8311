"""Generated from fields.py by `./ludejo golden`: edit that file, not this one."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludejo.core.game import State
from ludejo.games.lupus_in_tabula.pieces import NIGHT, NOBODY

COUNT: Final = 28  # how many numbers a position has


@final
class Customs:
    """What a table agreed on."""

    def __init__(
        self, wolves_first: bool, at_once: bool, shadows: bool, ghosts: bool, person: bool, whispers: bool,
        timed_nights: bool, timed_days: bool, brief: bool, arm: i64, prolongs: bool, all_plead: bool,
    ) -> None:  # fmt: skip
        self.wolves_first, self.at_once, self.shadows, self.ghosts = wolves_first, at_once, shadows, ghosts
        self.person, self.whispers, self.timed_nights, self.timed_days = person, whispers, timed_nights, timed_days
        self.brief, self.arm, self.prolongs, self.all_plead = brief, arm, prolongs, all_plead


def read_customs(numbers: list[int]) -> Customs:
    return Customs(
        numbers[0] == 1, numbers[1] == 1, numbers[2] == 1, numbers[3] == 1, numbers[4] == 1, numbers[5] == 1,
        numbers[6] == 1, numbers[7] == 1, numbers[8] == 1, numbers[9], numbers[10] == 1, numbers[11] == 1,
    )  # fmt: skip


@final
class Past:
    """A night that is over."""

    def __init__(
        self, alive: i64, answers: tuple[int, ...], victim: i64, looked: i64, torn: i64, burnt: i64, lynched: i64,
    ) -> None:  # fmt: skip
        self.alive, self.answers, self.victim, self.looked, self.torn = alive, answers, victim, looked, torn
        self.burnt, self.lynched = burnt, lynched


@final
class Poll:
    """A ballot that is over."""

    def __init__(self, day: i64, number: i64, votes: tuple[int, ...]) -> None:
        self.day, self.number, self.votes = day, number, votes


@final
class Said:
    """A spoken act."""

    def __init__(self, day: i64, seat: i64, kind: i64, at: i64, what: i64) -> None:
        self.day, self.seat, self.kind, self.at, self.what = day, seat, kind, at, what


@final
class Fallen:
    """Who is out, since when, and how as far as everybody knows."""

    def __init__(self, seat: i64, day: i64, how: i64) -> None:
        self.seat, self.day, self.how = seat, day, how


class PositionFields(State):
    """Where a game stands."""

    def __init__(self, n_seats: i64, customs: Customs, roles: tuple[int, ...]) -> None:
        self.n_seats, self.customs, self.roles = n_seats, customs, roles
        self.turned = i64(NOBODY)
        self.alive = i64(0)
        self.phase = i64(NIGHT)
        self.day = i64(1)
        self.n_moments = i64(0)
        self.torn = i64(NOBODY)
        self.answered = i64(0)
        self.points: list[int] = []
        self.used: list[int] = []
        self.ready = self.more = self.prolonged = self.round = i64(0)
        self.turn = i64(NOBODY)
        self.voters = i64(0)
        self.votes: list[int] = []
        self.says: list[int] = []
        self.named = self.winner = i64(NOBODY)
        self.nominees: list[int] = []
        self.spoken: list[Said] = []
        self.claims: list[Said] = []
        self.fates: list[Fallen] = []
        self.nights: list[Past] = []
        self.polls: list[Poll] = []
        self.n_players = self.wolves = self.seers = self.masons = i64(0)
        self.medium = self.possessed = self.guard = self.owl = self.hamster = self.myth = i64(NOBODY)

    def copy_to(self, other: PositionFields) -> None:
        """Copy all fields to `other`, except those that `__init__` got for both."""
        other.turned, other.alive, other.phase, other.day = self.turned, self.alive, self.phase, self.day
        other.n_moments, other.torn, other.answered = self.n_moments, self.torn, self.answered
        other.points, other.used, other.ready, other.more = self.points.copy(), self.used.copy(), self.ready, self.more
        other.prolonged, other.round, other.turn, other.voters = self.prolonged, self.round, self.turn, self.voters
        other.votes, other.says, other.named = self.votes.copy(), self.says.copy(), self.named
        other.winner, other.nominees, other.spoken = self.winner, self.nominees.copy(), self.spoken.copy()
        other.claims, other.fates, other.nights = self.claims.copy(), self.fates.copy(), self.nights.copy()
        other.polls, other.n_players, other.wolves = self.polls.copy(), self.n_players, self.wolves
        other.seers, other.masons, other.medium, other.possessed = self.seers, self.masons, self.medium, self.possessed
        other.guard, other.owl, other.hamster, other.myth = self.guard, self.owl, self.hamster, self.myth

    def seats(self) -> int:
        return self.n_seats

    def numbers(self) -> list[int]:
        return [
            self.n_seats, int(self.customs.wolves_first), int(self.customs.at_once), int(self.customs.shadows),
            int(self.customs.ghosts), int(self.customs.person), int(self.customs.whispers),
            int(self.customs.timed_nights), int(self.customs.timed_days), int(self.customs.brief), self.customs.arm,
            int(self.customs.prolongs), int(self.customs.all_plead), self.turned, self.alive, self.phase, self.day,
            self.n_moments, self.torn, self.answered, self.ready, self.more, self.prolonged, self.round, self.turn,
            self.voters, self.named, self.winner,
        ]  # fmt: skip

    def fill(self, numbers: list[int]) -> None:
        """Set the fields from the list that `numbers` returned, except those that `__init__` got."""
        self.turned, self.alive, self.phase, self.day = numbers[13], numbers[14], numbers[15], numbers[16]
        self.n_moments, self.torn, self.answered, self.ready = numbers[17], numbers[18], numbers[19], numbers[20]
        self.more, self.prolonged, self.round, self.turn = numbers[21], numbers[22], numbers[23], numbers[24]
        self.voters, self.named, self.winner = numbers[25], numbers[26], numbers[27]
