"""Word packs and hosts' own lists as data: the words in their lines, and what is wrong with a line.

Nothing here reads a file: the caller passes the text. A card is a number. In the packs that come with the game, the
first numbers are the lines of `aligned.tsv` (one card, three languages), then come those of the language's own file.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from ludejo.core.characters import is_hidden, sign_name
from ludejo.core.refusal import ILLEGAL, Arg, Refusal
from ludejo.core.word_list import Listing

LANGUAGES: Final[tuple[str, ...]] = ("en", "eo", "pl")
FEWEST: Final = 25
MOST: Final = 5000
MOST_LINES: Final = 2 * MOST  # further lines of a text are not read
LONGEST: Final = 24  # letters that can still be read on a card, on three lines of a phone
LONGEST_RAW: Final = 8 * LONGEST  # characters that can still become LONGEST letters; only these are normalized
COMMENT: Final = "#"
CURLY: Final = "’"  # noqa: RUF001  people type either apostrophe
JOINTS: Final = " -'." + CURLY
BLANKS: Final = re.compile("[ \t\u00a0]+")  # no others: a control character is not a blank
BYTE_ORDER_MARK: Final = "\ufeff"  # some editors put it at the start of a file
X_SYSTEM: Final[dict[str, str]] = {"cx": "ĉ", "gx": "ĝ", "hx": "ĥ", "jx": "ĵ", "sx": "ŝ", "ux": "ŭ"}
BOX: Final = "\u25a1"
# why a line or a list is refused, and the rule: CN-2 is about the cards, CN-30 about where they come from
LIST_REFUSALS: Final[dict[str, str]] = {
    "list-strange": "CN-30",
    "list-long": "CN-30",
    "list-twice": "CN-30",
    "list-few": "CN-2",
    "list-many": "CN-30",
}


def lines_of(text: str) -> list[str]:
    """The lines of a pack, without comments and blank lines."""
    lines = [line.strip() for line in text.splitlines()]
    return [line for line in lines if line and not line.startswith(COMMENT)]


def aligned_words(aligned: str, language: str) -> list[str]:
    """The words of one language in a table with three columns."""
    column = LANGUAGES.index(language)
    return [line.split("\t")[column] for line in lines_of(aligned)]


def pack_of(aligned: str, own: str, language: str) -> list[str]:
    """All words of a language, each at the number of its card."""
    return aligned_words(aligned, language) + lines_of(own)


def glosses(aligned: str, card: int) -> list[str]:
    """The words of a card in all languages; none if it has only one."""
    lines = lines_of(aligned)
    return lines[card].split("\t") if card < len(lines) else []


def letters_of(word: str) -> str:
    """Equal for words of the same letters: case and the form of a character (NFKC) don't matter."""
    if word.isascii():
        return word.lower()
    return unicodedata.normalize("NFKC", word.replace(CURLY, "'")).casefold()


def key_of(word: str) -> str:
    """Equal for words that count as the same (CN-4, CN-12), also where Esperanto's letters are written in the x-system:
    `ŝipo` and `sxipo`."""
    return from_x_system(letters_of(word))


def from_x_system(word: str) -> str:
    """A word in small letters, with the accents of Esperanto in place of the letter x."""
    for written, letter in X_SYSTEM.items():
        word = word.replace(written, letter)
    return word


def strange_sign(word: str) -> str:
    """The first character that may not be on a card; "" if all may. Allowed are letters and digits, joined by single
    blanks, hyphens, apostrophes or points."""
    if word.replace(" ", "").isalnum() and word[0] != " " != word[-1]:
        return ""
    for sign in word:
        if not sign.isalnum() and sign not in JOINTS:
            return sign
    for sign in (word[0], word[-1]):
        if not sign.isalnum():
            return sign
    return ""


def shown(word: str) -> str:
    """A word as a refusal repeats it: a character that can't be seen, or would turn the line round, becomes a box."""
    return "".join([BOX if is_hidden(sign) or not sign.isprintable() else sign for sign in word[:LONGEST]])


def checked(text: str, by_letters: bool = False) -> Listing:
    """The list that a host pasted, with one word per line, judged line by line; blank lines and comments are left out.
    `by_letters`: words are the same only if their letters are (rules 1)."""
    found = Listing()
    first: dict[str, int] = {}
    lines = text.removeprefix(BYTE_ORDER_MARK).replace("\r\n", "\n").replace("\r", "\n").split("\n")
    for number, line in enumerate(lines[:MOST_LINES], start=1):
        word = tidied(line)
        key = letters_of(word) if by_letters else key_of(word)
        if not word or word.startswith(COMMENT):
            found.n_skipped += 1
        elif judge_line(found, number, word, key, first):
            first[key] = number
            found.words.append(word)
    judge_size(found, max(0, len(lines) - MOST_LINES))
    return found


def tidied(line: str) -> str:
    """A line with single blanks and composed letters. A line that is too long is cut before it is composed, because a
    hundred thousand accents on one letter would take minutes."""
    word = BLANKS.sub(" ", line).strip(" ")
    return word if word.isascii() else unicodedata.normalize("NFC", word[:LONGEST_RAW])


def judge_line(found: Listing, number: int, word: str, key: str, first: dict[str, int]) -> bool:
    """Is this line a new word for a card? If not, note why."""
    sign = strange_sign(word)
    if not sign and len(word) <= LONGEST and key not in first:
        return True
    if found.is_long():
        found.n_more += 1
        return False
    args: dict[str, Arg] = {"line": number, "word": shown(word)}
    if sign:
        refuse(found, "list-strange", {**args, "sign": sign_name(sign)})
    elif len(word) > LONGEST:
        refuse(found, "list-long", {**args, "most": LONGEST})
    else:
        refuse(found, "list-twice", {**args, "first": first[key]})
    return False


def judge_size(found: Listing, unread: int) -> None:
    """Refuse a list with too few words for a board, or too many to send."""
    count = len(found.words) + unread
    if count < FEWEST:
        refuse(found, "list-few", {"count": count, "fewest": FEWEST})
    if count > MOST:
        refuse(found, "list-many", {"count": count, "most": MOST})


def refuse(found: Listing, code: str, args: dict[str, Arg]) -> None:
    """Note a refusal."""
    found.refuse(Refusal(ILLEGAL, code, LIST_REFUSALS[code], args))
