"""The rule for names of people and chairs, and for what people say: all is visible, and no name looks like another.

`folded` gives the form in which a name is stored, `fault` says why a text can't be a name, `are_twins` says whether two
names look alike, `numbered` adds a number if a name is taken. Older logs have other names; they are shown as they are.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import count
from typing import Final

from ludejo.core import characters as c
from ludejo.core.refusal import ILLEGAL, Refusal
from ludejo.table.lookalikes import SIGHT

LONGEST: Final = 24
PUNCTUATION: Final = frozenset("'’-–.,_&+!?()#@*~/·・׳״")  # noqa: RUF001  which occurs in names
FAINT: Final = frozenset("'’-–.,_~·・׳״")  # noqa: RUF001  too small to make a different name
# beyond the first plane: Chinese characters, and the scripts that people write today
LIVING: Final = (
    (0x104B0, 0x104FF), (0x10D00, 0x10D3F), (0x11100, 0x1114F), (0x1E100, 0x1E14F), (0x1E2C0, 0x1E2FF),
    (0x1E900, 0x1E95F), (0x20000, 0x3FFFF),
)  # fmt: skip
FIRST_PLANE: Final = 0xFFFF
# what the page calls people and things at a table, in three languages, and the names it gives to bots
ROLES: Final = (
    "host", "bot", "robot", "moderator", "server", "admin", "administrator", "system", "ludejo",
    "gastiganto", "roboto", "boto", "ludestro", "moderanto", "moderatoro", "servilo", "administranto", "sistemo",
    "gospodarz", "gospodyni", "prowadzący", "prowadząca", "moderatorka", "serwer",
    "robo", "mekano", "kalkulo", "ŝraŭbo", "drato", "relajso", "dinamo", "pistono",
)  # fmt: skip
PAIRS: Final = (("rn", "m"), ("vv", "w"))  # two letters that look like one
NUMBER: Final = re.compile(r" [0-9]{1,3}\Z")
LAST_DIGITS: Final = re.compile(r"[0-9 ]+\Z")


def no(code: str, **args: int | str) -> Refusal:
    return Refusal(ILLEGAL, code, "", dict(args))


def folded(text: str) -> str:
    """A name as it is stored: one form of each character (NFKC), one blank between words, none around them."""
    return " ".join(unicodedata.normalize("NFKC", text).split())


def fault(name: str) -> Refusal | None:
    """The first reason why this can't be a name; None if it can."""
    marks, is_said = c.MarkCount(), False
    for kind, piece in c.pieces(name):
        if not fits(kind, piece):
            return no("name-strange", sign=c.sign_name(piece[0]))
        if not marks.takes(kind, piece):
            return no("name-marks")
        is_said = is_said or kind in (c.LETTER, c.DIGIT, c.EMOJI_KIND)
    if not is_said:
        return no("name-empty")
    if len(name) > LONGEST:
        return no("name-long", most=LONGEST)
    if folded(name) != name:
        return no("name-strange", sign=c.sign_name(" "))
    return no("name-reserved", name=name) if is_reserved(name) else None


def fits(kind: str, piece: str) -> bool:
    """May this piece be part of a name?"""
    if kind == c.LETTER:
        return ord(piece) <= FIRST_PLANE or any(first <= ord(piece) <= last for first, last in LIVING)
    if kind == c.OTHER:
        return piece in PUNCTUATION
    return kind != c.HIDDEN


def seen(name: str, leaving: frozenset[str]) -> str:
    """The name without blanks, accents, invisible characters, and the characters in `leaving`."""
    split = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name))
    kept = [s for s in split if not s.isspace() and not c.is_hidden(s) and s not in leaving and not c.ACCENTS.match(s)]
    return "".join(kept)


@lru_cache(maxsize=4096)
def looks(name: str, leaving: frozenset[str] = FAINT) -> tuple[str, str]:
    """How a name looks as it is written, and in small letters. Names that share one of the two can be mistaken."""
    found = seen(name, leaving)
    return read(found.translate(SIGHT)), read(found.casefold().translate(SIGHT))


def read(text: str) -> str:
    text = text.casefold()
    for pair, one in PAIRS:
        text = text.replace(pair, one)
    return text


class Looks:
    """How some names look, worked out once: a table may have had hundreds, and `numbered` may try many names."""

    def __init__(self, names: Iterable[str]) -> None:
        found = [looks(name) for name in names]
        self.written = {written for written, _ in found}
        self.small = {small for _, small in found}

    def has(self, name: str) -> bool:
        """Can this name be mistaken for one of them?"""
        written, small = looks(name)
        return written in self.written or small in self.small


def are_twins(one: str, other: str) -> bool:
    """Can these two names be mistaken for each other?"""
    return Looks([other]).has(one)


RESERVED: Final = frozenset(look for role in ROLES for look in looks(role))


def is_reserved(name: str) -> bool:
    """Is it a word that the page uses for somebody else, with or without a number?"""
    return any(look in RESERVED for look in looks(LAST_DIGITS.sub("", name), PUNCTUATION))


def numbered(name: str, is_taken: Callable[[str], bool]) -> str:
    """The name if it is free, else with the first number that makes it free: Ana, Ana 2, Ana 3."""
    if not is_taken(name):
        return name
    base = NUMBER.sub("", name)
    return next(one for one in (with_end(base, f" {n}") for n in count(2)) if not is_taken(one))


def with_end(base: str, end: str) -> str:
    """Base and end together. If too long, the base is cut; never inside an emoji or between a letter and its marks."""
    while len(base) + len(end) > LONGEST:
        parts = list(c.pieces(base))
        while parts[-1][0] in (c.MARK, c.JOINER):
            parts.pop()
        base = "".join(piece for _, piece in parts[:-1]).rstrip()
    return base + end


def spoken(text: str) -> str:
    """What somebody says, on one line: without characters that are invisible, change the direction of the line, or pile
    up on a letter. Repeated until nothing changes, because a joiner may have needed a character that was left out."""
    before: str | None = None
    while text != before:
        before, text = text, on_one_line(text)
    return text


def on_one_line(text: str) -> str:
    marks, found = c.MarkCount(), ""
    for kind, piece in c.pieces(text):
        if kind != c.HIDDEN and marks.takes(kind, piece):
            found += " " if kind == c.BLANK else piece
    return " ".join(found.split())
