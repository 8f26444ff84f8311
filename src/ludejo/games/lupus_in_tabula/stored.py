"""A position of Lupus in Tabula as bytes and back."""

from __future__ import annotations

from typing import Final, final

from ludejo.core.bits import everyone
from ludejo.core.packing import Reader, damaged, pack, version_of
from ludejo.games.lupus_in_tabula._fields import COUNT, Customs, Fallen, Past, Poll, Said
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

MARK: Final = b"lupus"
VERSION: Final = 2
FIRST_VERSION: Final = 1  # without the options that rules 2 added; its tables have rules 1
IN_ONE: Final = 12  # seats in a number, five bits each
CARDS: Final = 13  # numbers before the cards; the first version had two fewer
NIGHT_LISTS: Final = 20  # numbers before the lists of a night
DAY_LISTS: Final = 26  # numbers before the lists of a day


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
    """All fields, except those that follow from others."""
    p, single = position, position.numbers()
    head = single[:CARDS] if version > FIRST_VERSION else single[: CARDS - 2]
    numbers: list[int] = [
        *head, *p.roles, *single[CARDS:NIGHT_LISTS], *seat_numbers(p.points), *p.used, *single[NIGHT_LISTS:DAY_LISTS],
        *seat_numbers(p.votes), *seat_numbers(p.says), *single[DAY_LISTS:],
        len(p.nominees), len(p.spoken), len(p.claims), len(p.fates), len(p.nights), len(p.polls), *p.nominees,
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


@final
class VillageReader(Reader):
    """Reads also seats and spoken acts."""

    def __init__(self, stored: bytes) -> None:
        version = FIRST_VERSION if version_of(MARK, stored) == FIRST_VERSION else VERSION
        super().__init__(MARK, version, stored)

    def head(self) -> list[int]:
        """Seats and customs; customs that the first version did not store are those of rules 1."""
        if self.version > FIRST_VERSION:
            return self.run(CARDS)
        return [*self.run(CARDS - 2), 1, 0]

    def seats(self, n: int, most: int) -> list[int]:
        """The next n seats, NOBODY or NOT_YET; no seat is above `most`."""
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


def read_roles(reader: VillageReader, seats: int, customs: Customs) -> tuple[int, ...]:
    """The cards: of at least one player, with a wolf and at most one mythomaniac."""
    players = seats - int(customs.person)
    if players < 1:
        raise damaged()
    roles = tuple([reader.take(0, N_ROLES - 1) for _ in range(players)])
    if WOLF not in roles or roles.count(MYTHOMANIAC) > 1:
        raise damaged()
    return roles


def read_fields(p: Position, head: list[int], reader: VillageReader) -> None:
    """Set the fields that `__init__` doesn't take."""
    most = int(p.n_players) - 1
    night = reader.run(NIGHT_LISTS - CARDS)
    p.points = reader.seats(p.n_seats, most)
    p.used = [reader.take(0, max(MOST_ACTS, MOST_CHANGES)) for _ in range(p.n_seats)]
    day = reader.run(DAY_LISTS - NIGHT_LISTS)
    p.votes, p.says = reader.seats(p.n_seats, most), reader.seats(p.n_seats, N_ROLES - 1)
    p.fill([*head, *night, *day, *reader.run(COUNT - DAY_LISTS)])
    if not is_small(p):
        raise damaged()
    read_lists(p, reader, most)
    if p.turned >= 0 and (p.myth < 0 or p.turned < WOLF or len(p.nights) < 2 or p.nights[1].answers[p.myth] < 0):
        raise damaged()
    p.find_all()


def is_small(p: Position) -> bool:
    """Are the numbers in range on which the other checks rely?"""
    everybody, players = everyone(p.n_players), p.n_players
    small = (
        NOBODY <= p.turned <= SEER and 0 <= p.alive <= everybody and 0 <= p.phase <= OVER,
        1 <= p.day <= MOST_DAYS and 0 <= p.n_moments <= 1 << 40,
        NOBODY <= p.torn < players and NOBODY <= p.turn < players and NOBODY <= p.named < players,
        0 <= p.answered <= everybody and 0 <= p.ready <= everybody and 0 <= p.more <= everybody,
        0 <= p.voters <= everybody and 0 <= p.prolonged <= MOST_PROLONGED and 0 <= p.round <= 3,
        NOBODY <= p.winner <= HAMSTER_ALONE,
    )
    return all(small)


def read_lists(p: Position, reader: VillageReader, most: int) -> None:
    """Read the lists of any length; their lengths come first."""
    n_nominees, n_spoken = reader.take(0, p.n_players), reader.take(0, MOST_SPOKEN)
    n_claims, n_fates = reader.take(0, MOST_CLAIMS), reader.take(0, p.n_players)
    n_nights, n_polls = reader.take(0, MOST_DAYS), reader.take(0, 3 * MOST_DAYS)
    p.nominees = [reader.take(0, most) for _ in range(n_nominees)]
    p.spoken = [reader.said(p) for _ in range(n_spoken)]
    p.claims = [reader.said(p) for _ in range(n_claims)]
    p.fates = [read_fallen(reader, most) for _ in range(n_fates)]
    p.nights = [read_past(reader, p) for _ in range(n_nights)]
    p.polls = [read_poll(reader, p) for _ in range(n_polls)]


def read_fallen(reader: VillageReader, most: int) -> Fallen:
    number = reader.take(0, 64 * MOST_SEATS)
    if number // 64 > most or number // 2 % 32 > MOST_DAYS:
        raise damaged()
    return Fallen(number // 64, number // 2 % 32, number % (BY_VILLAGE + 1))


def read_past(reader: VillageReader, p: Position) -> Past:
    alive, most = reader.take(0, everyone(p.n_players)), int(p.n_players) - 1
    victim, looked, torn, burnt, lynched = reader.seats(5, most)
    if min(victim, looked, torn, burnt, lynched) < NOBODY:
        raise damaged()
    answers = reader.seats(p.n_seats, most)
    if min(answers) < NOBODY:
        raise damaged()
    return Past(alive, tuple(answers), victim, looked, torn, burnt, lynched)


def read_poll(reader: VillageReader, p: Position) -> Poll:
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
