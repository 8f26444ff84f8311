"""The operator and some friends together try to influence a deal: who has the first turn in Love Letter.

The operator reads the secret in the database, and each number as soon as it is opened. The friends open theirs last,
so they know the deal before it is made. They try everything that is allowed and everything that is not. Only one thing
helps: not to open a number. Everybody is told when that happens.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import ludejo
from attack.servers import Target
from attack.table import Row, exactly
from ludejo.core.event import ONLOOKER
from ludejo.core.sealed_luck import key_of
from ludejo.table import happenings as h
from ludejo.table.play import Play
from ludejo.table.seats import NOBODY
from ludejo.table.table import Table

GAME = ludejo.game("love-letter")
TRIES = 200


class Steered(NamedTuple):
    """How often the friends' own seat began, how many redeals there were, and how many redeals one friend forced at one
    table at most."""

    wins: int
    redeals: int
    most_by_one: int


def steered(tries: int, seats: int = 2, friends: int = 1, withhold: bool = True, seed: int = 0) -> Steered:
    """Play one game at each of `tries` tables. With `withhold`, friends withhold a number whenever another seat would
    begin."""
    coalitions = [Coalition(f"{seed} {n}", seats, friends) for n in range(tries)]
    wins = sum(coalition.play(withhold) for coalition in coalitions)
    return Steered(wins, sum(one.redeals for one in coalitions), max(one.most_by_one for one in coalitions))


def expected(seats: int, friends: int) -> float:
    """The share of first turns that the friends can get: one fair draw, and one more for each friend."""
    return 1 - (1 - 1 / seats) ** (1 + friends)


class Coalition:
    """A table with friends of the operator on the first seats, and honest people on the others."""

    def __init__(self, name: str, seats: int, friends: int) -> None:
        self.name = name  # everything that is drawn here follows from it
        self.n_drawn = 0
        self.guests = [f"friend {seat}" if seat < friends else f"honest {seat}" for seat in range(seats)]
        self.friends = friends
        self.numbers = [b""] * seats
        self.forced = [0] * friends  # redeals, by friend
        self.table = Table(ludejo.game)
        self.must(self.guests[-1], h.Created(self.guests[-1].title(), GAME.id, seats, {}, False, self.drawn(32).hex()))
        for seat, guest in enumerate(self.guests):
            self.must(guest, h.Came(guest.title()))
            self.must(guest, h.Sat(seat, self.pledge(seat)))
        self.must(self.guests[-1], h.Started())

    @property
    def redeals(self) -> int:
        return sum(self.forced)

    @property
    def most_by_one(self) -> int:
        return max(self.forced)

    def drawn(self, n_bytes: int) -> bytes:
        self.n_drawn += 1
        return hashlib.sha256(f"{self.name} {self.n_drawn}".encode()).digest()[:n_bytes]

    def pledge(self, seat: int) -> str:
        self.numbers[seat] = self.drawn(16)
        return hashlib.sha256(self.numbers[seat]).hexdigest()

    def may(self, by: str, did: h.AnyHappening) -> bool:
        """Let it happen, if the table allows it; returns whether it did."""
        if self.table.judge(by, did) is not None:
            return False
        self.table.fold(h.Entry(by, self.table.version, did))
        return True

    def must(self, by: str, did: h.AnyHappening) -> None:
        assert self.may(by, did), did

    # --- the attack

    def play(self, withhold: bool) -> bool:
        """Play the deal; returns whether the first friend begins."""
        self.open(range(self.friends, len(self.guests)))
        while self.table.phase == "sealing":
            self.cheat()
            able = [seat for seat in range(self.friends) if self.owes(seat)]
            if withhold and not self.foresees_win():
                self.open(able[1:])
                self.hold_back(able[0])
            else:
                self.open(able)
        assert self.table.play is not None
        return starter_of(self.table.play) == 0

    def owes(self, seat: int) -> bool:
        return self.table.chairs[seat].number is None

    def open(self, seats: Iterable[int]) -> None:
        for seat in seats:
            self.must(self.guests[seat], h.Opened(seat, self.numbers[seat].hex()))

    def foresees_win(self) -> bool:
        """Would a friend begin if all friends opened their numbers? The operator knows everything needed to tell."""
        chairs, table = self.table.chairs, self.table
        known = [
            self.numbers[n] if chair.number is None else bytes.fromhex(chair.number) for n, chair in enumerate(chairs)
        ]
        return starter_of(Play(GAME, len(chairs), table.options, key_of(table.secret, known))) == 0

    def hold_back(self, seat: int) -> None:
        """Withhold the number of this seat. Then all pledge again, but the friend's pledge is no longer accepted, and
        the honest people open first."""
        self.must(NOBODY, h.Withheld(self.table.first_moment))
        self.forced[seat] += 1
        assert self.table.people[self.person(seat)].withheld
        assert not self.may(self.guests[seat], h.Pledged(seat, self.pledge(seat)))
        for other, guest in enumerate(self.guests):
            if self.table.chairs[other].number:
                self.must(guest, h.Pledged(other, self.pledge(other)))
        self.open(range(self.friends, len(self.guests)))

    def person(self, seat: int) -> int:
        number = self.table.person_of(self.guests[seat])
        assert number is not None
        return number

    def cheat(self) -> None:
        """Try what must not help against a bad deal: another number, another pledge, another person in the chair, an
        empty chair."""
        before = self.table.signs()
        for seat, guest in enumerate(self.guests[: self.friends]):
            better = self.drawn(16)
            pledge = hashlib.sha256(better).hexdigest()
            self.may(guest, h.Sat(seat, pledge))
            for did in (
                h.Pledged(seat, pledge), h.Opened(seat, better.hex()), h.Stood(seat), h.Gave(seat, self.person(-1)),
                h.Expired(self.table.first_moment), h.Withheld(self.table.first_moment), h.Again("ab" * 32),
            ):  # fmt: skip
                assert not self.may(guest, did), did
        assert not self.may(self.guests[-1], h.Removed(self.person(0)))
        assert not self.may(NOBODY, h.Expired(self.table.first_moment))
        assert self.table.signs() == before


def starter_of(play: Play) -> int:
    found: int = getattr(play.state.view(ONLOOKER), "starter")  # noqa: B009 - of this game's own view
    return found


def deal(target: Target) -> Iterator[Row]:
    """Attack tables in this process, without a server; so an older build can't be attacked here."""
    if target.program != Path(os.environ.get("LUDEJO_EXE", target.program)):
        return
    for seats, friends in ((2, 1), (3, 1), (3, 2), (4, 1), (4, 3)):
        company = f"{seats} seats, {friends} in league"
        fair, forced = (steered(TRIES, seats, friends, withhold) for withhold in (False, True))
        yield first_turns(f"first turns, nobody withholds, {company}", fair.wins, 1 / seats)
        yield first_turns(f"first turns, by withholding, {company}", forced.wins, expected(seats, friends))
        yield exactly("deal", f"new deals by one device at most, {company}", 1, forced.most_by_one)


def first_turns(figure: str, wins: int, share: float) -> Row:
    """The number of first turns must be what luck gives, within four standard deviations."""
    spread = round(4 * (TRIES * share * (1 - share)) ** 0.5)
    goal = f"{TRIES * share:.0f} ± {spread} of {TRIES}"
    return Row("deal", figure, goal, f"{wins} of {TRIES}", abs(wins - TRIES * share) <= spread)
