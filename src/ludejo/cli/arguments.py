"""Reading the arguments of a command. Errors are sentences in the user's language."""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Callable
from typing import NoReturn


class WrongArgumentsError(Exception):
    """The arguments of a command are wrong; carries the key of the sentence and what fills it in."""

    def __init__(self, key: str, **words: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.words = words


class HelpFormatter(argparse.HelpFormatter):
    """Breaks no line inside a name such as `messages-at-once`."""

    def _split_lines(self, text: str, width: int) -> list[str]:
        return textwrap.wrap(text, width, break_on_hyphens=False)


class Parser(argparse.ArgumentParser):
    """An argparse parser with our errors: one sentence in the user's language, then the usage."""

    def error(self, message: str) -> NoReturn:
        raise WrongArgumentsError("cli-usage", usage=self.format_usage().removeprefix("usage: ").strip())


def whole(name: str, fewest: int, most: int = 1 << 62) -> Callable[[str], int]:
    """Reads a whole number from `fewest` up."""

    def read(word: str) -> int:
        if not word.removeprefix("-").isdecimal() or not fewest <= int(word) <= most:
            raise WrongArgumentsError("cli-not-a-number", word=word, name=name, fewest=fewest)
        return int(word)

    return read
