"""Word packs and own lists as data: what stands in their lines, and what is wrong with a line.

Nothing here reads a file: whoever has the text hands it over. A card is a number. In the packs that come with the game
it is first the lines of `aligned.tsv` (one card, three languages), then those of the language's own file.
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
MOST_LINES: Final = 2 * MOST  # of a text that is read
LONGEST: Final = 24  # letters that can still be read on a card, on three lines of a phone
LONGEST_RAW: Final = 8 * LONGEST  # signs that can still become so many letters; more are not even normalized
COMMENT: Final = "#"
CURLY: Final = "’"  # noqa: RUF001  people type either apostrophe
JOINTS: Final = " -'." + CURLY
BLANKS: Final = re.compile("[ \t\u00a0]+")  # no other: a control character is no blank
BYTE_ORDER_MARK: Final = "\ufeff"  # some editors put it before a file
X_SYSTEM: Final[dict[str, str]] = {"cx": "ĉ", "gx": "ĝ", "hx": "ĥ", "jx": "ĵ", "sx": "ŝ", "ux": "ŭ"}
BOX: Final = "\u25a1"
# why a line, or a list, is refused; the cards are CN-2's, where they come from is CN-30's
LIST_REFUSALS: Final[dict[str, str]] = {
    "list-strange": "CN-30",
    "list-long": "CN-30",
    "list-twice": "CN-30",
    "list-few": "CN-2",
    "list-many": "CN-30",
}


def lines_of(text: str) -> list[str]:
    """The lines of a pack, without remarks and blank ones."""
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
    """Equal for words of the same letters: neither case nor the form of a sign (NFKC) makes another word."""
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
    """The first sign that has no place on a card; "" if all have one. Letters and digits stand there, joined by single
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
    """A word as an answer repeats it: what can't be seen, or would turn the line round, is a box."""
    return "".join([BOX if is_hidden(sign) or not sign.isprintable() else sign for sign in word[:LONGEST]])


def checked(text: str, by_letters: bool = False) -> Listing:
    """The list a host pasted, one word a line, judged line by line; blank lines and remarks are left out. `by_letters`:
    words are the same only if their letters are (rules 1)."""
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
    """A line with single blanks and composed letters. To put a hundred thousand marks on one letter in order takes
    minutes: of what is too long anyhow, the beginning is enough."""
    word = BLANKS.sub(" ", line).strip(" ")
    return word if word.isascii() else unicodedata.normalize("NFC", word[:LONGEST_RAW])


def judge_line(found: Listing, number: int, word: str, key: str, first: dict[str, int]) -> bool:
    """Is this line a word for a card, and a new one? Else why not is noted."""
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
    """Enough words for a board, and not too many to send."""
    count = len(found.words) + unread
    if count < FEWEST:
        refuse(found, "list-few", {"count": count, "fewest": FEWEST})
    if count > MOST:
        refuse(found, "list-many", {"count": count, "most": MOST})


def refuse(found: Listing, code: str, args: dict[str, Arg]) -> None:
    """Note an answer."""
    found.refuse(Refusal(ILLEGAL, code, LIST_REFUSALS[code], args))
