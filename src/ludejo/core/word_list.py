"""A list of words that somebody pasted, and what is wrong with it."""

from __future__ import annotations

from typing import Final, final

from ludejo.core.refusal import Refusal

MOST_FAULTS: Final = 500  # that are reported; further ones are only counted


@final
class Listing:
    """The words in order, a refusal for each bad line (and then for the whole list), and how many lines were skipped as
    empty or as comments."""

    def __init__(self) -> None:
        self.words: list[str] = []
        self.refusals: list[Refusal] = []
        self.n_more = 0  # bad lines beyond those that are reported
        self.n_skipped = 0

    def refuse(self, refusal: Refusal) -> None:
        """Add the refusal of a line."""
        if self.is_long():
            self.n_more += 1
        else:
            self.refusals.append(refusal)

    def is_long(self) -> bool:
        """Are there as many refusals as are reported? Further ones are only counted."""
        return len(self.refusals) >= MOST_FAULTS

    def is_fine(self) -> bool:
        """Can a table play with this list?"""
        return not self.refusals
