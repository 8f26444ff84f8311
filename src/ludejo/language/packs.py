"""The words on the cards that come with Codenames."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from ludejo.games.codenames.wordlists import pack_of

FOLDER = files("ludejo.games.codenames") / "packs"


@cache
def pack(language: str) -> tuple[str, ...]:
    """The words of a language, each at the number of its card."""
    aligned = (FOLDER / "aligned.tsv").read_text("utf-8")
    return tuple(pack_of(aligned, (FOLDER / f"{language}.txt").read_text("utf-8"), language))


@cache
def clue_list(language: str) -> tuple[str, ...]:
    """The finite clue list for learning programs: entry `#17` stands for the word at place 17."""
    return tuple((files("ludejo.language") / "data" / f"{language}-list.txt").read_text("utf-8").splitlines())


def words_on(cards: Sequence[int], language: str) -> tuple[str, ...]:
    """What is written on these cards."""
    words = pack(language)
    return tuple(words[card] for card in cards)
