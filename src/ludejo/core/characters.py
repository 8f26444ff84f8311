"""Which characters of a text are visible, and which belong together: facts of Unicode with which names, chat and words
of a game are checked."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from typing import Final

ZWNJ: Final = "\u200c"
ZWJ: Final = "\u200d"
VIRAMA: Final = 9  # the combining class of the signs that bind Indian letters together
MOST_MARKS: Final = 4  # on one letter: Burmese and Hebrew need that many
MOST_ACCENTS: Final = 2  # of those that fit on any letter; Vietnamese needs two
UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
# invisible letters and marks whose category does not say so
FILLERS: Final = frozenset(
    set("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
    | {chr(n) for n in (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))}
)
ACCENTS: Final = re.compile("[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]")
# the grammar of an emoji (UTS 51): pictures with a style or a skin tone, joined pictures, flags, keycaps
PICTURE: Final = (
    "[\u231a\u231b\u23e9-\u23fa\u2600-\u266e\u2670-\u2767\u2794-\u27bf\u2b50\u2b55"
    "\U0001f300-\U0001f3fa\U0001f400-\U0001faff]"
)
ONE: Final = f"{PICTURE}(?:[\ufe0e\ufe0f]|[\U0001f3fb-\U0001f3ff]\ufe0f?)?"
COUNTRY: Final = "[\U0001f1e6-\U0001f1ff]"
LANDS: Final = "|".join("".join(chr(0xE0000 + ord(letter)) for letter in land) for land in ("gbeng", "gbsct", "gbwls"))
EMOJI: Final = re.compile(
    f"\U0001f3f4(?:{LANDS})\U000e007f|{ONE}(?:{ZWJ}{ONE}){{0,3}}|{COUNTRY}{COUNTRY}|[0-9#*]\ufe0f?\u20e3"
)
# kinds of pieces
EMOJI_KIND, BLANK, LETTER, MARK, DIGIT, JOINER, HIDDEN, OTHER = (
    "emoji", "blank", "letter", "mark", "digit", "joiner", "hidden", "other",
)  # fmt: skip
BY_CATEGORY: Final = {"L": LETTER, "M": MARK, "Nd": DIGIT, "Me": OTHER, "Zs": BLANK}


def is_hidden(sign: str) -> bool:
    """Is this character invisible, or does it turn or control the text around it?"""
    return unicodedata.category(sign) in UNSEEN or sign in FILLERS


def sign_name(sign: str) -> str:
    """A character's number, after the character itself if it is visible."""
    number = f"U+{ord(sign):04X}"
    is_seen = sign.isprintable() and not is_hidden(sign) and unicodedata.category(sign)[0] != "M"
    return f"{sign} ({number})" if is_seen else number


def pieces(text: str) -> Iterator[tuple[str, str]]:
    """The kind and the characters of each piece: an emoji is one piece, and so is every other character."""
    place = 0
    while place < len(text):
        found = EMOJI.match(text, place)
        if found is not None and all(unicodedata.category(sign) != "Cn" for sign in found[0]):
            yield EMOJI_KIND, found[0]
            place = found.end()
        else:
            yield kind_at(text, place), text[place]
            place += 1


def kind_at(text: str, place: int) -> str:
    """The kind of the character at this place."""
    sign = text[place]
    if sign.isspace():
        return BLANK
    if sign in (ZWJ, ZWNJ) and joins(text, place):
        return JOINER
    if is_hidden(sign):
        return HIDDEN
    category = unicodedata.category(sign)
    return BY_CATEGORY.get(category) or BY_CATEGORY.get(category[0], OTHER)


def joins(text: str, place: int) -> bool:
    """Does spelling need the joiner at this place? It does after a virama, as in Sinhala; a non-joiner also between
    Arabic letters, as in Persian."""
    before, after = text[place - 1 : place], text[place + 1 : place + 2]
    if not before or not after or not after.isalpha():
        return False
    if unicodedata.combining(before) == VIRAMA:
        return True
    return text[place] == ZWNJ and unicodedata.bidirectional(before) == unicodedata.bidirectional(after) == "AL"


class MarkCount:
    """Counts the marks on a letter while a text is read, piece by piece."""

    def __init__(self) -> None:
        self.n_marks = self.n_accents = 0
        self.is_on_letter = False

    def takes(self, kind: str, piece: str) -> bool:
        """Is this piece allowed here? A mark is not if there is no letter before it, or if there are too many marks."""
        if kind != MARK:
            self.n_marks = self.n_accents = 0
            self.is_on_letter = kind in (LETTER, JOINER)
            return True
        self.n_marks += 1
        self.n_accents += ACCENTS.match(piece) is not None
        return self.is_on_letter and self.n_marks <= MOST_MARKS and self.n_accents <= MOST_ACCENTS
