"""Padding where the length of a message could reveal a secret: it depends only on what everybody at the table knows."""

from __future__ import annotations

from ludejo.core.event import ONLOOKER
from ludejo.table.messages import Message, Sight
from ludejo.table.table import NO_PERSON, Table
from ludejo.wire import told

STEP = 1024
PRIVATE = 1536  # bytes for what a seat knows, may do and has just been told beyond the public …
PRIVATE_SEAT = 128  # … and more for each seat at the table: whom it may choose, who is what
ANSWERS = 1024  # bytes for answers to wishes, and for the clock
PART_WORDS = len(told.encode(told.Part("", False)))


def rounded(n: int) -> int:
    return -(-n // STEP) * STEP


class Padder:
    """Encodes the messages of one table. It computes their lengths once for each entry."""

    def __init__(self) -> None:
        self.of: tuple[int, object] = (-1, None)
        self.fresh = self.whole = 0

    def words(self, table: Table, message: Message) -> bytes:
        """Encode a message. A sight is padded to a length that everybody could work out."""
        words = told.encode(message)
        if not isinstance(message, Sight):
            return words
        if self.of != (table.version, table.play):
            self.of = (table.version, table.play)
            self.fresh, self.whole = fresh_bytes(table), 0
        if not message.fresh:
            self.whole = self.whole or whole_bytes(table)
        step = self.fresh if message.fresh else self.whole
        return words.ljust(-(-len(words) // step) * step)


def fresh_bytes(table: Table) -> int:
    """The length of a sight: as long as the public view, and room for what is private. A viewer who sees the nights (a
    moderator, the dead with `ghosts`) has a view that grows with them, at most by as much as the public one."""
    assert table.play is not None
    public = len(told.encode(table.play.sight(ONLOOKER, ())))
    return rounded(2 * public + PRIVATE + PRIVATE_SEAT * len(table.chairs))


def whole_bytes(table: Table) -> int:
    """The length of a sight with all past events. A seat's own past is assumed to be no longer than the public one."""
    assert table.play is not None
    public = len(told.encode(table.play.whole(ONLOOKER)))
    return rounded(2 * public + PRIVATE + PRIVATE_SEAT * len(table.chairs))


def night_bytes(table: Table) -> int:
    """The length of a frame at night and at dawn: the room, answers, and as many sights as one person can need."""
    room = len(told.encode(table.dusk or table.room(NO_PERSON)))
    sight = fresh_bytes(table) if table.play is not None else 0
    return rounded(room + ANSWERS + most_seats(table) * sight)


def most_seats(table: Table) -> int:
    """The largest number of seats that one person has."""
    return max(1, *(len(table.held_by(number)) for number in range(len(table.people))))


def greeting_frames(table: Table, size: int) -> int:
    """How many frames are enough for all that a device is told when it comes. Text in parts is longer, because its
    quotes are escaped."""
    whole = whole_bytes(table) if table.play is not None else 0
    return -(-most_seats(table) * whole * 4 // (3 * size)) + 1


def parted(message: bytes, most: int) -> list[bytes]:
    """A message in several parts, none longer than `most`."""
    text = message.decode()
    parts: list[bytes] = []
    while text:
        n = piece(text, most - PART_WORDS)
        parts.append(told.encode(told.Part(text[:n], n == len(text))))
        text = text[n:]
    return parts


def piece(text: str, most: int) -> int:
    """How many characters of a text take at most `most` bytes as a JSON string."""
    n = min(len(text), most)
    while (size := len(told.encode(text[:n])) - 2) > most:
        n = max(1, n * most // size - 1)
    return n
