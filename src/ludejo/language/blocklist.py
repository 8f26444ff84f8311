"""Words that Ludejo itself never says: slurs, sex, violence against oneself. The lists are in `data/blocked-*.txt`.

Only whole words are blocked, so that a town whose name contains such a word is not. Table codes are not words, so there
a blocked word is also found inside.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

from ludejo.games.codenames.wordlists import LANGUAGES

FOLDER: Final = files("ludejo.language") / "data"
FILES: Final = {language: FOLDER / f"blocked-{language}.txt" for language in LANGUAGES}
COMMENT: Final = "#"
STEM: Final = "*"  # marks a beginning: every word that starts with it is blocked
SHORTEST: Final = 4  # letters of the shortest word that is looked for inside a code
# what may stand before and after a root of Esperanto, so that words of other roots (fikso, fekundo) are not blocked
BEFORE: Final = "(?:mal|re|ek|for|ge|el|dis|mis|fi|bo|eks|pra|mem|sam)?"
BEHIND: Final = (
    "(?:aĉ|ad|aĵ|an|ant|ar|at|ebl|ec|eg|ej|em|end|er|estr|et|id|ig|iĝ|il|in|ind|ing|int|ism|ist|it|obl|ont|ot"
    "|uj|ul|um)*"
)
ENDING: Final = "(?:[oa]j?n?|en?|[aiou]s|i|u)"
# digits and signs that are read as letters
LEET: Final = (str.maketrans("01345789@$!", "oieastbgasi"), str.maketrans("01345789@$!2", "oleastbgasiz"))


@cache
def entries(language: str) -> tuple[frozenset[str], tuple[str, ...]]:
    """The blocked words of a language (in Esperanto: roots), and the blocked beginnings."""
    lines = [line for line in FILES[language].read_text("utf-8").splitlines() if line and not line.startswith(COMMENT)]
    words = [word for line in lines for word in line.split()]
    stems = tuple(word.removesuffix(STEM) for word in words if word.endswith(STEM))
    return frozenset(word for word in words if not word.endswith(STEM)), stems


@cache
def esperanto() -> re.Pattern[str]:
    """Matches all words of the blocked roots."""
    roots = "|".join(sorted(entries("eo")[0]))
    return re.compile(f"{BEFORE}(?:{roots}){BEHIND}{ENDING}")


def is_blocked(word: str, language: str) -> bool:
    """Is this a word that a bot of this language never says?"""
    small = word.casefold()
    words, stems = entries(language)
    if small.startswith(stems):
        return True
    return esperanto().fullmatch(small) is not None if language == "eo" else small in words


def is_rude(text: str) -> bool:
    """Does this text, which strangers would read, contain a blocked word of any language, even a disguised one?"""
    small = text.casefold()
    variants = {small, *(small.translate(leet) for leet in LEET)}
    words = {word for one in variants for word in (*re.findall(r"[^\W\d_]+", one), re.sub(r"[\W\d_]+", "", one))}
    return any(is_blocked(word, language) for word in words for language in LANGUAGES)


@cache
def inside_codes() -> re.Pattern[str]:
    """Matches every blocked word that is long enough to be seen inside a code."""
    found: list[str] = []
    for word in sorted(word for language in LANGUAGES for part in entries(language) for word in part):
        if len(word) >= SHORTEST and not (found and word.startswith(found[-1])):  # else the shorter one finds it
            found.append(word)
    return re.compile("|".join(found))


def is_rude_code(code: str) -> bool:
    """Do these letters and digits contain a blocked word anywhere?"""
    return any(inside_codes().search(one) for one in (code, *(code.translate(leet) for leet in LEET)))
