"""A position of Codenames as bytes and back. Texts become numbers too: their length in bytes, then seven bytes in each
number."""

from __future__ import annotations

from typing import Final, final

from ludejo.core.bits import everyone
from ludejo.core.packing import Reader, damaged, pack, version_of
from ludejo.games.codenames._fields import Customs, Given, Question
from ludejo.games.codenames.pieces import (
    BY_TEAMS,
    BY_USED_UP,
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
from ludejo.games.codenames.position import FIXED, NO_ANSWER, YES, Position
from ludejo.games.codenames.shapes import LIMIT, MOST_CLUES
from ludejo.games.codenames.wordlists import LANGUAGES

MARK: Final = b"codenames"
VERSION: Final = 2
FIRST_VERSION: Final = 1  # all its tables have rules 1
IN_ONE: Final = 7  # bytes of a text in a number
MOST_BYTES: Final = 4 * LIMIT
SEATING: Final = 4  # numbers before the customs
BY_LETTERS: Final = 14  # the place of `by_letters`, which the first version did not have


def text_numbers(text: str) -> list[int]:
    """A text as numbers."""
    data = text.encode()
    return [len(data), *[int.from_bytes(data[at : at + IN_ONE], "big") for at in range(0, len(data), IN_ONE)]]


def packed(position: Position, version: int = VERSION) -> bytes:
    """All fields, except those that follow from others; the lists last."""
    p = position
    numbers = p.numbers()
    if version == FIRST_VERSION:
        del numbers[BY_LETTERS]
    numbers += [len(p.clues), *p.marks, *p.cards, len(p.asks)]
    for given in p.clues:
        flags = int(given.agreed) + 2 * int(given.doubtful) + 4 * int(given.invalid)
        newer = [] if version == FIRST_VERSION else [int(given.challenger)]
        numbers += [given.team, given.number, flags, *newer, len(given.places), *given.places]
        numbers += text_numbers(given.word)
    for question in p.asks:
        numbers += [question.number, question.answer, *text_numbers(question.word)]
    if p.customs.own:
        numbers.append(int(len(p.faces) > 0))
        for face in p.faces:
            numbers += text_numbers(face)
    return pack(MARK, version, numbers)


@final
class BoardReader(Reader):
    """Reads also texts and the numbers of clues."""

    def __init__(self, stored: bytes) -> None:
        version = FIRST_VERSION if version_of(MARK, stored) == FIRST_VERSION else VERSION
        super().__init__(MARK, version, stored)
        if version == FIRST_VERSION:
            self.numbers.insert(BY_LETTERS, 1)

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
        if not is_number(number, customs):
            raise damaged()
        return number


def is_number(number: int, customs: Customs) -> bool:
    """CN-6: may a clue have this number?"""
    return 0 <= number <= customs.most or number == UNLIMITED


def are_customs(c: Customs) -> bool:
    """Can a table have agreed on that?"""
    numbers = 1 <= c.most <= MOST_NUMBER and 1 <= c.n_listed <= N_LISTED and 0 <= c.n_asks <= MOST_ASKS
    return numbers and 0 <= c.times <= FIXED and 0 <= c.pack < len(LANGUAGES)


def is_small(p: Position) -> bool:
    """Are the numbers in range on which the other checks rely?"""
    if not 1 <= p.n_places <= MOST_PLACES:
        return False
    board, seated = everyone(p.n_places), everyone(p.n_seats)
    small = (
        1 <= p.reds <= board and 1 <= p.blues <= board and 0 <= p.assassins <= board and 0 <= p.covered <= board,
        0 <= p.turn <= 1 and 0 <= p.phase <= OVER and 0 <= p.n_moments <= 1 << 40,
        0 <= p.guesses <= MOST_PLACES and is_number(p.number, p.customs),
        NOBODY <= p.challenger < p.n_seats and 0 <= p.ayes <= seated and 0 <= p.nays <= seated,
        0 <= p.end <= BY_USED_UP and NOBODY <= p.winner <= 1,
    )
    return all(small)


def read_lists(p: Position, reader: BoardReader) -> None:
    """Read what comes after the fields that are one number each."""
    board, n_clues = everyone(p.n_places), reader.take(0, MOST_CLUES)
    p.marks = [reader.take(0, board) for _ in range(p.n_seats)]
    for mask in p.marks:
        p.marked |= mask
    p.cards = tuple([reader.take(0, MOST_CARDS - 1) for _ in range(p.n_places)])
    n_asks = reader.take(0, p.customs.n_asks)
    p.clues = [read_clue(p, reader) for _ in range(n_clues)]
    p.asks = [read_question(p, reader) for _ in range(n_asks)]
    if p.customs.own and reader.flag():
        p.faces = tuple([reader.text() for _ in range(p.n_places)])


def read_clue(p: Position, reader: BoardReader) -> Given:
    team, number, flags = reader.take(0, 1), reader.number(p.customs), reader.take(0, 7)
    challenger = NOBODY
    if reader.version > FIRST_VERSION:
        challenger = reader.take(NOBODY, p.n_seats - 1)
    n_places = reader.take(0, MOST_PLACES)
    places = tuple([reader.take(0, p.n_places - 1) for _ in range(n_places)])
    return Given(team, reader.text(), number, flags & 1 > 0, flags & 2 > 0, flags & 4 > 0, places, challenger)


def read_question(p: Position, reader: BoardReader) -> Question:
    number, answer = reader.number(p.customs), reader.take(NO_ANSWER, YES)
    return Question(reader.text(), number, answer)


def fits_seats(n_seats: int, mode: int, n_red: int) -> bool:
    """CN-1, CN-27, CN-29: can this mode have this many seats, and this many red ones?"""
    if mode == BY_TEAMS:
        return 4 <= n_seats <= MOST_SEATS and 2 <= n_red <= n_seats - 2
    if mode == SHARED:
        return n_seats == 3 and n_red == 0
    return mode == TOGETHER and 2 <= n_seats <= MOST_SEATS and n_red == 0


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
