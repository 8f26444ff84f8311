"""Words that Ludejo itself never says: slurs, sex, violence against oneself. The lists are in `data/blocked-*.txt`.

Whole words are matched, so that nobody's town is blocked; in table codes, which are no words, what stands inside.
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
STEM: Final = "*"  # after a beginning that all its words have
SHORTEST: Final = 4  # letters that are a word inside a code
# what a root of Esperanto may have before and behind it, so that only its own words are meant: no fikso, no fekundo
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
    """The words of a language's list (in Esperanto: roots), and the beginnings."""
    lines = [line for line in FILES[language].read_text("utf-8").splitlines() if line and not line.startswith(COMMENT)]
    words = [word for line in lines for word in line.split()]
    stems = tuple(word.removesuffix(STEM) for word in words if word.endswith(STEM))
    return frozenset(word for word in words if not word.endswith(STEM)), stems


@cache
def esperanto() -> re.Pattern[str]:
    """All words of the blocked roots."""
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
    """Is there a blocked word of any language in this text, which strangers would read? Also in disguise."""
    small = text.casefold()
    variants = {small, *(small.translate(leet) for leet in LEET)}
    words = {word for one in variants for word in (*re.findall(r"[^\W\d_]+", one), re.sub(r"[\W\d_]+", "", one))}
    return any(is_blocked(word, language) for word in words for language in LANGUAGES)


@cache
def inside_codes() -> re.Pattern[str]:
    """Every blocked word that is long enough to be seen inside a code."""
    found: list[str] = []
    for word in sorted(word for language in LANGUAGES for part in entries(language) for word in part):
        if len(word) >= SHORTEST and not (found and word.startswith(found[-1])):  # else the shorter one finds it
            found.append(word)
    return re.compile("|".join(found))


def is_rude_code(code: str) -> bool:
    """Does a blocked word stand in these letters and digits, wherever it begins?"""
    return any(inside_codes().search(one) for one in (code, *(code.translate(leet) for leet in LEET)))
