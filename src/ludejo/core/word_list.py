"""A list of words that somebody pasted, and what is to be said of it."""

from __future__ import annotations

from typing import Final, final

from ludejo.core.refusal import Refusal

MOST_FAULTS: Final = 500  # that are told; more are counted


@final
class Listing:
    """The words in order, an answer for each bad line (then for all of it), and how many lines were left out as empty
    or as remarks."""

    def __init__(self) -> None:
        self.words: list[str] = []
        self.refusals: list[Refusal] = []
        self.n_more = 0  # bad lines beyond those that are told
        self.n_skipped = 0

    def refuse(self, refusal: Refusal) -> None:
        """Add the answer for a line."""
        if self.is_long():
            self.n_more += 1
        else:
            self.refusals.append(refusal)

    def is_long(self) -> bool:
        """Are as many answers noted as are told? Then one more is only counted."""
        return len(self.refusals) >= MOST_FAULTS

    def is_fine(self) -> bool:
        """Can one play with it?"""
        return not self.refusals
