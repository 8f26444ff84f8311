"""A position of Lupus in Tabula as bytes and back."""

from __future__ import annotations

from typing import Final, final

from ludejo.core.bits import everyone
from ludejo.core.packing import pack, unpack, version_of
from ludejo.core.refusal import DAMAGED, Refusal, Refused
from ludejo.games.lupus_in_tabula.pieces import (
    ACCUSE,
    AM,
    BY_VILLAGE,
    HAMSTER_ALONE,
    MOST_ACTS,
    MOST_CHANGES,
    MOST_CLAIMS,
    MOST_PROLONGED,
    MOST_SEATS,
    MYTHOMANIAC,
    N_ROLES,
    NOBODY,
    NOT_YET,
    OVER,
    SAW,
    SEER,
    WOLF,
)
from ludejo.games.lupus_in_tabula.position import Position
from ludejo.games.lupus_in_tabula.shapes import MOST_DAYS, MOST_SPOKEN
from ludejo.games.lupus_in_tabula.tape import Customs, Fallen, Past, Poll, Said

MARK: Final = b"lupus"
VERSION: Final = 2
FIRST_VERSION: Final = 1  # without what rules 2 ask a table: it was as rules 1 have it
IN_ONE: Final = 12  # seats in a number, five bits each
BITS: Final = 5


def damaged() -> Refused:
    return Refused(Refusal(DAMAGED, "damaged-state"))


def seat_numbers(seats: list[int]) -> list[int]:
    """Seats, NOBODY or NOT_YET, many in one number."""
    numbers: list[int] = []
    for start in range(0, len(seats), IN_ONE):
        number = 0
        for place, seat in enumerate(seats[start : start + IN_ONE]):
            number += (seat - NOT_YET) * 32**place
        numbers.append(number)
    return numbers


def said_number(said: Said) -> int:
    """A spoken act in one number."""
    return int((((said.day * 32 + said.seat) * 16 + said.kind) * 32 + said.at + 1) * 16 + said.what)


def packed(position: Position, version: int = VERSION) -> bytes:
    """All fields, in the order in which they are read; what follows from others is left out."""
    p, c = position, position.customs
    numbers: list[int] = [
        p.n_seats, int(c.wolves_first), int(c.at_once), int(c.shadows), int(c.ghosts), int(c.person), int(c.whispers),
        int(c.timed_nights), int(c.timed_days), int(c.brief), c.arm, *newer(c, version), *p.roles, p.turned,
        p.alive, p.phase, p.day, p.n_moments, p.torn, p.answered, *seat_numbers(p.points), *p.used,
        p.ready, p.more, p.prolonged, p.round, p.turn, p.voters, *seat_numbers(p.votes), *seat_numbers(p.says),
        p.named, p.winner, len(p.nominees), len(p.spoken), len(p.claims), len(p.fates), len(p.nights), len(p.polls),
        *p.nominees,
    ]  # fmt: skip
    numbers += [said_number(said) for said in p.spoken]
    numbers += [said_number(said) for said in p.claims]
    numbers += [int((fallen.seat * 32 + fallen.day) * 2 + fallen.how) for fallen in p.fates]
    for past in p.nights:
        few = [past.victim, past.looked, past.torn, past.burnt, past.lynched]
        numbers += [past.alive, *seat_numbers([int(seat) for seat in few]), *seat_numbers(list(past.answers))]
    for poll in p.polls:
        numbers += [int(poll.day * 4 + poll.number), *seat_numbers(list(poll.votes))]
    return pack(MARK, version, numbers)


def newer(customs: Customs, version: int) -> list[int]:
    """What the first version did not store."""
    if version == FIRST_VERSION:
        return []
    return [int(customs.prolongs), int(customs.all_plead)]


@final
class Reader:
    """Takes one number after the other, each within its bounds; else `Refused`."""

    def __init__(self, stored: bytes) -> None:
        self.version = FIRST_VERSION if version_of(MARK, stored) == FIRST_VERSION else VERSION
        self.numbers = unpack(MARK, self.version, max(0, len(stored) - len(MARK) - 1) // 8, stored)
        self.at = 0

    def take(self, least: int, most: int) -> int:
        """The next number."""
        if self.at >= len(self.numbers) or not least <= self.numbers[self.at] <= most:
            raise damaged()
        self.at += 1
        return self.numbers[self.at - 1]

    def flag(self) -> bool:
        return self.take(0, 1) == 1

    def seats(self, n: int, most: int) -> list[int]:
        """So many seats, NOBODY or NOT_YET, none beyond `most`."""
        found: list[int] = []
        for start in range(0, n, IN_ONE):
            number = self.take(0, 1 << 60)
            for _ in range(min(IN_ONE, n - start)):
                found.append(number % 32 + NOT_YET)
                number //= 32
        if len(found) > 0 and max(found) > most:
            raise damaged()
        return found

    def said(self, p: Position) -> Said:
        number = self.take(0, 1 << 40)
        what, at, kind = number % 16, number // 16 % 32 - 1, number // 512 % 16
        seat, day = number // 8192 % 32, number // 262144
        most = N_ROLES if kind == AM else 2 if kind == SAW else 1
        if not ACCUSE <= kind <= AM or at >= p.n_players or seat >= p.n_players or what >= most or day > MOST_DAYS:
            raise damaged()
        if (at < 0) != (kind == AM):
            raise damaged()
        return Said(day, seat, kind, at, what)

    def end(self) -> None:
        """Nothing may be left."""
        if self.at != len(self.numbers):
            raise damaged()


def read_customs(reader: Reader) -> Customs:
    wolves_first, at_once, shadows, ghosts = reader.flag(), reader.flag(), reader.flag(), reader.flag()
    person, whispers, nights, days, brief = reader.flag(), reader.flag(), reader.flag(), reader.flag(), reader.flag()
    arm = reader.take(1, MOST_SEATS)
    prolongs, all_plead = True, False
    if reader.version > FIRST_VERSION:
        prolongs, all_plead = reader.flag(), reader.flag()
    return Customs(
        wolves_first, at_once, shadows, ghosts, person, whispers, nights, days, brief, arm, prolongs, all_plead
    )


def read_roles(reader: Reader, seats: int, customs: Customs) -> tuple[int, ...]:
    """The cards: one player at least, a wolf and at most one mythomaniac among them."""
    players = seats - int(customs.person)
    if players < 1:
        raise damaged()
    roles = tuple([reader.take(0, N_ROLES - 1) for _ in range(players)])
    if WOLF not in roles or roles.count(MYTHOMANIAC) > 1:
        raise damaged()
    return roles


def fill(p: Position, reader: Reader) -> None:
    """Set the fields that `__init__` doesn't take."""
    everybody, most = everyone(p.n_players), int(p.n_players) - 1
    p.turned = reader.take(NOBODY, SEER)
    p.alive, p.phase, p.day = reader.take(0, everybody), reader.take(0, OVER), reader.take(1, MOST_DAYS)
    p.n_moments, p.torn = reader.take(0, 1 << 40), reader.take(NOBODY, most)
    p.answered = reader.take(0, everybody)
    p.points = reader.seats(p.n_seats, most)
    p.used = [reader.take(0, max(MOST_ACTS, MOST_CHANGES)) for _ in range(p.n_seats)]
    p.ready, p.more = reader.take(0, everybody), reader.take(0, everybody)
    p.prolonged, p.round = reader.take(0, MOST_PROLONGED), reader.take(0, 3)
    p.turn, p.voters = reader.take(NOBODY, most), reader.take(0, everybody)
    p.votes, p.says = reader.seats(p.n_seats, most), reader.seats(p.n_seats, N_ROLES - 1)
    p.named, p.winner = reader.take(NOBODY, most), reader.take(NOBODY, HAMSTER_ALONE)
    fill_lists(p, reader, most)
    if p.turned >= 0 and (p.myth < 0 or p.turned < WOLF or len(p.nights) < 2 or p.nights[1].answers[p.myth] < 0):
        raise damaged()
    p.find_all()


def fill_lists(p: Position, reader: Reader, most: int) -> None:
    """The lists, whose lengths come first."""
    n_nominees, n_spoken = reader.take(0, p.n_players), reader.take(0, MOST_SPOKEN)
    n_claims, n_fates = reader.take(0, MOST_CLAIMS), reader.take(0, p.n_players)
    n_nights, n_polls = reader.take(0, MOST_DAYS), reader.take(0, 3 * MOST_DAYS)
    p.nominees = [reader.take(0, most) for _ in range(n_nominees)]
    p.spoken = [reader.said(p) for _ in range(n_spoken)]
    p.claims = [reader.said(p) for _ in range(n_claims)]
    p.fates = [read_fallen(reader, most) for _ in range(n_fates)]
    p.nights = [read_past(reader, p) for _ in range(n_nights)]
    p.polls = [read_poll(reader, p) for _ in range(n_polls)]


def read_fallen(reader: Reader, most: int) -> Fallen:
    number = reader.take(0, 64 * MOST_SEATS)
    if number // 64 > most or number // 2 % 32 > MOST_DAYS:
        raise damaged()
    return Fallen(number // 64, number // 2 % 32, number % (BY_VILLAGE + 1))


def read_past(reader: Reader, p: Position) -> Past:
    alive, most = reader.take(0, everyone(p.n_players)), int(p.n_players) - 1
    victim, looked, torn, burnt, lynched = reader.seats(5, most)
    if min(victim, looked, torn, burnt, lynched) < NOBODY:
        raise damaged()
    answers = reader.seats(p.n_seats, most)
    if min(answers) < NOBODY:
        raise damaged()
    return Past(alive, tuple(answers), victim, looked, torn, burnt, lynched)


def read_poll(reader: Reader, p: Position) -> Poll:
    number = reader.take(5, 4 * MOST_DAYS + 3)
    if number % 4 == 0:
        raise damaged()
    return Poll(number // 4, number % 4, tuple(reader.seats(p.n_seats, int(p.n_players) - 1)))


def is_sound(p: Position) -> bool:
    """Can this be a position at all?"""
    nominated = set(p.nominees)
    facts = (
        (p.phase == OVER) == (p.winner != NOBODY),
        p.winner != HAMSTER_ALONE or p.hamster >= 0,
        len(nominated) == len(p.nominees),
        len(p.nights) == (p.day - 1 if p.phase == 0 else p.day),
        p.day == 1 or len(p.fates) > 0,
        p.phase not in (2, 4) or p.customs.at_once or p.turn >= 0,
        p.phase != 3 or p.turn in nominated,
        p.phase not in (2, 4) or p.voters != 0,
        p.phase != 3 or p.voters != 0 or p.customs.all_plead,
        p.phase == 0 or p.phase == OVER or p.alive != 0,
        min(p.votes) >= NOBODY and min(p.says) >= NOBODY,
    )
    return all(facts)
