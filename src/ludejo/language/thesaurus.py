"""How near clues are to words, as somebody who knows a language would feel it.

A cosine alone says little: some words are near to everything. So it is compared with the nearness of all common clues
to the same word, and measured in standard deviations.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cache, cached_property
from typing import final

import numpy as np

from ludejo.language.blocklist import is_blocked
from ludejo.language.vectors import TINY, Rows, VectorTable, table_of, unit

N_FELT = 8_000  # clues that a spymaster may think of
N_USUAL = 4_000  # clues from which the usual nearness is computed
LEAN = 0.6  # the weight of one source in somebody's feeling; the rest is for all sources together
ALL = -1  # all sources together
Known = tuple[Rows, float, float]  # of a word: its vector, and mean and deviation of its nearness to common clues


class Thesaurus(ABC):
    """Which words a player feels to be near. The benchmarks have others than the one that comes with Ludejo."""

    @abstractmethod
    def nearness(self, clue: str, words: Sequence[str]) -> Rows:
        """How near a clue is to each of these words: 0 is usual, 1 a standard deviation more."""

    @abstractmethod
    def matrix(self, n_clues: int, words: Sequence[str]) -> Rows:
        """The same for the commonest clues, a row for each."""

    @abstractmethod
    def minds(self, n_clues: int, words: Sequence[str]) -> list[Rows]:
        """Such matrices for other players, who may have learnt words from other sources."""

    @abstractmethod
    def clues(self, n_clues: int) -> list[str]:
        """The commonest clues."""


@final
class VectorThesaurus(Thesaurus):
    """Uses the vectors that come with Ludejo."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.known: dict[tuple[str, int], Known] = {}  # of board words, by source

    @property
    def table(self) -> VectorTable:
        """Its words and vectors, read when they are first needed."""
        return table_of(self.language)

    @cached_property
    def sayable(self) -> list[int]:
        """The places of the words that bots use as clues. None of them is rude, at any level. In Esperanto they have
        one root, because nobody thinks of compounds first."""
        words = enumerate(self.table.words[: self.table.n_clues])
        decent = [(n, word) for n, word in words if not is_blocked(word, self.language)]
        return [n for n, word in decent if self.language != "eo" or is_simple(word)]

    def clues(self, n_clues: int) -> list[str]:
        return [self.table.words[n] for n in self.sayable[: min(n_clues, N_FELT)]]

    def part(self, source: int) -> slice:
        """The part of a row that has the vector of a source."""
        wide = self.table.raw.shape[1] // self.table.n_sources
        return slice(None) if source == ALL else slice(wide * source, wide * (source + 1))

    @cached_property
    def parts(self) -> dict[int, Rows]:
        """The vectors of the clues by source, each with length 1."""
        rows = self.table.clue_rows[: self.sayable[:N_FELT][-1] + 1]
        return {n: unit(rows[:, self.part(n)]) for n in range(self.table.n_sources)} | {ALL: rows}

    def usual(self, word: str, source: int = ALL) -> Known:
        """The vector of a word, and mean and deviation of its nearness to common clues."""
        if (word, source) not in self.known:
            row = self.row(word)[self.part(source)]
            row = row / (float(np.linalg.norm(row)) + TINY)
            near = self.parts[source][:N_USUAL] @ row
            self.known[word, source] = row, float(near.mean()), float(near.std()) or 1.0
        return self.known[word, source]

    def row(self, word: str) -> Rows:
        """The vector of a word or of its plain form; zeros if there is none: then it is as near as usual to
        everything."""
        for one in (word, word.lower(), *plain_forms(self.language, word.lower())):
            row = self.table.row(one)
            if row is not None:
                return row
        return np.zeros(self.table.raw.shape[1], np.float32)

    def measured(self, rows: Rows, words: Sequence[str], source: int = ALL) -> Rows:
        """How near these vectors are to each word."""
        known = [self.usual(word, source) for word in words]
        near = rows @ np.array([row for row, _, _ in known], np.float32).T
        mean, deviation = (np.array([one[n] for one in known], np.float32) for n in (1, 2))
        return np.asarray((near - mean) / deviation, np.float32)

    def nearness(self, clue: str, words: Sequence[str]) -> Rows:
        row = self.row(clue)
        return self.measured(row[None, :], words)[0] if row.any() else np.zeros(len(words), np.float32)

    def matrix(self, n_clues: int, words: Sequence[str]) -> Rows:
        return self.by_source(n_clues, words, ALL)

    def minds(self, n_clues: int, words: Sequence[str]) -> list[Rows]:
        """One for each source: a player who learnt words from this source more than from others."""
        whole = self.matrix(n_clues, words)
        return [LEAN * self.by_source(n_clues, words, n) + (1 - LEAN) * whole for n in range(self.table.n_sources)]

    def by_source(self, n_clues: int, words: Sequence[str], source: int) -> Rows:
        """The matrix of a source."""
        return self.measured(self.parts[source][self.sayable[: min(n_clues, N_FELT)]], words, source)


def is_simple(word: str) -> bool:
    """Is an Esperanto word one root and an ending, with at most one affix?"""
    from ludejo.language.referees.esperanto import parts_of, roots_of

    return len(parts_of(word)) <= 3 and len(roots_of(word, False)) == 1


@cache
def plain_forms(language: str, word: str) -> tuple[str, ...]:
    """Other words to look up for one that has no vector: its lemma, or in Esperanto those of its roots."""
    if language == "eo":
        from ludejo.language.referees.esperanto import roots_of, stem_of

        stem = stem_of(word)
        return tuple(one + ending for one in (stem, *roots_of(word, False)) for ending in "oaie")
    if language == "pl":
        from ludejo.language.referees.polish import lemmas_of as polish

        return tuple(sorted(polish(word)))
    from ludejo.language.referees.english import lemmas_of as english

    return tuple(sorted(english(word), key=lambda one: one == word))


@cache
def thesaurus(language: str) -> Thesaurus:
    """The thesaurus of Ludejo's own bots."""
    return VectorThesaurus(language)
