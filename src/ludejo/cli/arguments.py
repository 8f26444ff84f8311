"""Reading the words of a command: what is wrong with them is said in the person's language."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import NoReturn


class WrongWordsError(Exception):
    """The words of a command don't fit; carries the key of the sentence and what fills it in."""

    def __init__(self, key: str, **words: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.words = words


class Parser(argparse.ArgumentParser):
    """argparse whose complaints are ours: one sentence in the person's language, then the usage."""

    def error(self, message: str) -> NoReturn:
        raise WrongWordsError("cli-usage", usage=self.format_usage().removeprefix("usage: ").strip())


def whole(name: str, fewest: int, most: int = 1 << 62) -> Callable[[str], int]:
    """Reads a whole number from `fewest` up."""

    def read(word: str) -> int:
        if not word.removeprefix("-").isdecimal() or not fewest <= int(word) <= most:
            raise WrongWordsError("cli-not-a-number", word=word, name=name, fewest=fewest)
        return int(word)

    return read
