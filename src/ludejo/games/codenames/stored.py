"""A position of Codenames as bytes and back. Texts become numbers too: how many bytes, then seven of them in each."""

from __future__ import annotations

from typing import Final, final

from ludejo.core.bits import everyone
from ludejo.core.packing import pack, unpack, version_of
from ludejo.core.refusal import DAMAGED, Refusal, Refused
from ludejo.games.codenames.pieces import (
    BY_TEAMS,
    CLUE,
    GUESS,
    MOST_ASKS,
    MOST_CARDS,
    MOST_NUMBER,
    MOST_PLACES,
    MOST_SEATS,
    N_LISTED,
    NOBODY,
    OVER,
    RULING,
    SHARED,
    TOGETHER,
    UNLIMITED,
)
from ludejo.games.codenames.position import BY_USED_UP, FIXED, NO_ANSWER, YES, Customs, Given, Position, Question
from ludejo.games.codenames.shapes import LIMIT, MOST_CLUES
from ludejo.games.codenames.wordlists import LANGUAGES

MARK: Final = b"codenames"
VERSION: Final = 2
FIRST_VERSION: Final = 1  # all its tables were of rules 1
IN_ONE: Final = 7  # bytes of a text in a number
HEAD: Final = 32
MOST_BYTES: Final = 4 * LIMIT


def damaged() -> Refused:
    return Refused(Refusal(DAMAGED, "damaged-state"))


def text_numbers(text: str) -> list[int]:
    """A text as numbers."""
    data = text.encode()
    return [len(data), *[int.from_bytes(data[at : at + IN_ONE], "big") for at in range(0, len(data), IN_ONE)]]


def packed(position: Position, version: int = VERSION) -> bytes:
    """All fields, in the order in which `Reader` reads them; what follows from others is left out."""
    p, c = position, position.customs
    numbers: list[int] = [
        p.n_seats, p.mode, p.n_red, p.starter,
        int(c.one_tap), int(c.by_vote), c.times, int(c.several), c.most, c.n_listed, c.n_asks,
        c.pack, int(c.own), int(c.affixes), *([] if version == FIRST_VERSION else [int(c.by_letters)]),
        p.n_places, p.reds, p.blues, p.assassins, p.covered, p.turn, p.phase, p.n_moments, p.guesses, p.number,
        int(p.is_open), p.challenger, p.ayes, p.nays, int(p.glass), p.end, p.winner, len(p.clues),
        *p.marks, *p.cards, len(p.asks),
    ]  # fmt: skip
    for given in p.clues:
        flags = int(given.agreed) + 2 * int(given.doubtful) + 4 * int(given.invalid)
        newer = [] if version == FIRST_VERSION else [int(given.challenger)]
        numbers += [given.team, given.number, flags, *newer, len(given.places), *given.places]
        numbers += text_numbers(given.word)
    for question in p.asks:
        numbers += [question.number, question.answer, *text_numbers(question.word)]
    if c.own:
        numbers.append(int(len(p.faces) > 0))
        for face in p.faces:
            numbers += text_numbers(face)
    return pack(MARK, version, numbers)


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

    def text(self) -> str:
        """The next text."""
        left = self.take(1, MOST_BYTES)
        data = b""
        while left > 0:
            n = min(IN_ONE, left)
            data += self.take(0, (1 << 8 * n) - 1).to_bytes(n, "big")
            left -= n
        try:
            return data.decode()
        except UnicodeDecodeError:
            raise damaged() from None

    def number(self, customs: Customs) -> int:
        """The number of a clue."""
        number = self.take(0, UNLIMITED)
        if customs.most < number < UNLIMITED:
            raise damaged()
        return number

    def end(self) -> None:
        """Nothing may be left."""
        if self.at != len(self.numbers):
            raise damaged()


def read_customs(reader: Reader) -> Customs:
    one_tap, by_vote, times, several = reader.flag(), reader.flag(), reader.take(0, FIXED), reader.flag()
    most, n_listed, n_asks = reader.take(1, MOST_NUMBER), reader.take(1, N_LISTED), reader.take(0, MOST_ASKS)
    pack, own, affixes = reader.take(0, len(LANGUAGES) - 1), reader.flag(), reader.flag()
    by_letters = reader.version == FIRST_VERSION or reader.flag()
    return Customs(one_tap, by_vote, times, several, most, n_listed, n_asks, pack, own, affixes, by_letters)


def fill(p: Position, reader: Reader) -> None:
    """Set the fields that `__init__` doesn't take."""
    p.n_places = reader.take(1, MOST_PLACES)
    board, seated = everyone(p.n_places), everyone(p.n_seats)
    p.reds, p.blues, p.assassins = reader.take(1, board), reader.take(1, board), reader.take(0, board)
    p.covered, p.turn, p.phase = reader.take(0, board), reader.take(0, 1), reader.take(0, OVER)
    p.n_moments, p.guesses = reader.take(0, 1 << 40), reader.take(0, MOST_PLACES)
    p.number = reader.number(p.customs)
    p.is_open = reader.flag()
    p.challenger = reader.take(NOBODY, p.n_seats - 1)
    p.ayes, p.nays, p.glass = reader.take(0, seated), reader.take(0, seated), reader.flag()
    p.end, p.winner = reader.take(0, BY_USED_UP), reader.take(NOBODY, 1)
    n_clues = reader.take(0, MOST_CLUES)
    p.marks = [reader.take(0, board) for _ in range(p.n_seats)]
    for mask in p.marks:
        p.marked |= mask
    p.cards = tuple([reader.take(0, MOST_CARDS - 1) for _ in range(p.n_places)])
    n_asks = reader.take(0, p.customs.n_asks)
    p.clues = [read_clue(p, reader) for _ in range(n_clues)]
    p.asks = [read_question(p, reader) for _ in range(n_asks)]
    if p.customs.own and reader.flag():
        p.faces = tuple([reader.text() for _ in range(p.n_places)])


def read_clue(p: Position, reader: Reader) -> Given:
    team, number, flags = reader.take(0, 1), reader.number(p.customs), reader.take(0, 7)
    challenger = NOBODY
    if reader.version > FIRST_VERSION:
        challenger = reader.take(NOBODY, p.n_seats - 1)
    n_places = reader.take(0, MOST_PLACES)
    places = tuple([reader.take(0, p.n_places - 1) for _ in range(n_places)])
    return Given(team, reader.text(), number, flags & 1 > 0, flags & 2 > 0, flags & 4 > 0, places, challenger)


def read_question(p: Position, reader: Reader) -> Question:
    number, answer = reader.number(p.customs), reader.take(NO_ANSWER, YES)
    return Question(reader.text(), number, answer)


def fits_seats(n_seats: int, mode: int, n_red: int) -> bool:
    """CN-1, CN-27, CN-29: can so many sit so?"""
    if mode == BY_TEAMS:
        return 4 <= n_seats <= MOST_SEATS and 2 <= n_red <= n_seats - 2
    if mode == SHARED:
        return n_seats == 3 and n_red == 0
    return 2 <= n_seats <= MOST_SEATS and n_red == 0


def is_sound(p: Position) -> bool:
    """Can this be a position at all?"""
    voted = p.ayes | p.nays
    facts = (
        p.reds & p.blues == 0 and (p.reds | p.blues) & p.assassins == 0,
        p.marked & p.covered == 0,
        p.ayes & p.nays == 0 and (p.phase == RULING or voted == 0),
        (p.phase == RULING) == (p.challenger != NOBODY),
        (p.phase == OVER) == (p.end != 0) and (p.phase == OVER or p.winner == NOBODY),
        p.phase == OVER or (p.reds & ~p.covered != 0 and p.blues & ~p.covered != 0),
        (p.phase != GUESS and p.phase != RULING) or len(p.clues) > 0,
        p.mode != TOGETHER or (p.turn == p.starter and not p.is_open and p.phase != RULING),
        p.phase == GUESS or (not p.is_open and (p.marked == 0 or p.phase == RULING)),
        p.phase == CLUE or len(p.asks) == 0,
    )
    return all(facts)
