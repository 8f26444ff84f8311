"""Word vectors: how near words are in meaning. int8 rows, read once for each language.

What is in `data` and where it comes from: data/README.md. `tools/words` builds it.
"""

from __future__ import annotations

import json
from functools import cache, cached_property
from importlib.resources import files
from typing import Any, final

import numpy as np
from numpy.typing import NDArray

FOLDER = files("ludejo.language") / "data"
Rows = NDArray[np.float32]
TINY = 1e-9


@final
class VectorTable:
    """The words of a language with their vectors. The first `n_clues` make clues, the commonest first."""

    def __init__(self, words: list[str], raw: NDArray[np.int8], n_clues: int, n_sources: int) -> None:
        self.words = words
        self.raw = raw
        self.n_clues = n_clues
        self.n_sources = n_sources  # a row contains one vector of each source, side by side

    @cached_property
    def place(self) -> dict[str, int]:
        """The row number of each word."""
        return {word: n for n, word in enumerate(self.words)}

    @cached_property
    def clue_rows(self) -> Rows:
        """The vectors of the words that make clues."""
        return unit(self.raw[: self.n_clues])

    def row(self, word: str) -> Rows | None:
        """The vector of a word; None if it is not here."""
        n = self.place.get(word)
        return None if n is None else unit(self.raw[n : n + 1])[0]

    def near(self, one: str, other: str) -> float | None:
        """How near two words are in meaning, -1 to 1; None if one of them is not here."""
        a, b = self.row(one), self.row(other)
        return None if a is None or b is None else float(a @ b)


def unit(raw: NDArray[Any]) -> Rows:
    """Each row with length 1."""
    rows = raw.astype(np.float32)
    return np.asarray(rows / np.maximum(np.linalg.norm(rows, axis=1, keepdims=True), TINY), np.float32)


@cache
def table_of(language: str) -> VectorTable:
    """The table of a language."""
    about = json.loads((FOLDER / "tables.json").read_text())
    words = (FOLDER / f"{language}.txt").read_text("utf-8").splitlines()
    raw = np.frombuffer((FOLDER / f"{language}.i8").read_bytes(), np.int8).reshape(len(words), about["dims"])
    return VectorTable(words, raw, about["clues"][language], about["sources"])
