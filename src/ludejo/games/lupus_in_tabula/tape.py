"""What a table agreed on, and what is over: things that never change, so that copies of a position share them."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64


@final
class Customs:
    """What a table agreed on."""

    def __init__(
        self,
        wolves_first: bool,
        at_once: bool,
        shadows: bool,
        ghosts: bool,
        person: bool,
        whispers: bool,
        timed_nights: bool,
        timed_days: bool,
        brief: bool,
        arm: i64,
        prolongs: bool,
        all_plead: bool,
    ) -> None:
        self.wolves_first = wolves_first  # LT-8 off
        self.at_once = at_once  # LT-18: votes are shown together
        self.shadows = shadows  # LT-27
        self.ghosts = ghosts  # LT-32: the dead see all
        self.person = person  # LT-31: the last seat is the moderator
        self.whispers = whispers  # LT-7
        self.timed_nights = timed_nights
        self.timed_days = timed_days  # not on tiny tables
        self.brief = brief  # tiny tables: no talk, no pleas, no suspicions, no changes at night
        self.arm = arm  # tiny tables: one votes for one of so many, from where the asking begins
        self.prolongs = prolongs  # LT-17: most of the living may start the clock of the talk anew
        self.all_plead = all_plead  # LT-21: also where all living are nominated; rules 1 drew the lot at once


@final
class Past:
    """A night that is over."""

    def __init__(
        self, alive: i64, answers: tuple[int, ...], victim: i64, looked: i64, torn: i64, burnt: i64, lynched: i64
    ) -> None:
        self.alive = alive  # at dusk
        self.answers = answers  # by seat; NOBODY: at nobody, or none at all
        self.victim = victim  # LT-7: what the wolves agreed on
        self.looked = looked  # LT-6: at whom the seers looked
        self.torn = torn
        self.burnt = burnt  # LT-12: dead of a look
        self.lynched = lynched  # the day before


@final
class Poll:
    """A ballot that is over."""

    def __init__(self, day: i64, number: i64, votes: tuple[int, ...]) -> None:
        self.day = day
        self.number = number
        self.votes = votes


@final
class Said:
    """A spoken act."""

    def __init__(self, day: i64, seat: i64, kind: i64, at: i64, what: i64) -> None:
        self.day = day
        self.seat = seat
        self.kind = kind
        self.at = at
        self.what = what


@final
class Fallen:
    """Who is out, since when, and how as far as everybody knows."""

    def __init__(self, seat: i64, day: i64, how: i64) -> None:
        self.seat = seat
        self.day = day
        self.how = how
