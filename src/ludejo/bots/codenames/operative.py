"""The operative bot: which words a clue is about, how sure that is, and when to stop."""

from __future__ import annotations

from typing import Final, final

import msgspec
import numpy as np

from ludejo.bots.codenames.board import Row, WordBoard
from ludejo.games.codenames.shapes import Given

SURE: Final = 2.0  # standard deviations: a word that is nearer than that is worth an extra guess


class Nerve(msgspec.Struct, frozen=True):
    """How an operative plays: how well it can tell words apart, and how sure it has to be to go on."""

    blur: float = 1.0
    enough: float = -9.0  # how near a word has to be to be touched, up to the number of the clue
    extra: float = SURE  # how near a word has to be to be touched after that, for an older clue (CN-7)


@final
class Operative:
    """Thinks about one board."""

    def __init__(self, board: WordBoard, nerve: Nerve) -> None:
        self.board = board
        self.nerve = nerve
        self.clue: Given | None = board.clues()[-1] if board.clues() else None

    def felt(self) -> Row:
        """How near each place is to this clue, until all words of this clue are found; then to older clues."""
        assert self.clue is not None
        near = self.board.nearness(self.clue.word)
        if self.clue.number == 0:  # CN-6: none of our words
            near[self.board.open] *= -1
        if self.is_extra() and not self.is_last():
            near = np.full_like(near, -np.inf)
        for older in self.board.clues()[:-1] if self.is_extra() else ():
            if self.unfound(older):
                near = np.maximum(near, self.board.nearness(older.word))
        return near

    def is_extra(self) -> bool:
        """Are all words of this clue found?"""
        assert self.clue is not None
        number = self.clue.number
        return number is not None and number > 0 and len(self.hits(self.clue)) >= number

    def is_last(self) -> bool:
        """Is the game lost after this turn, if not all is found now (CN-27)?"""
        view = self.board.view
        theirs = view.left[1 if self.board.side() == "red" else 0]
        return view.mode == "together" and theirs == 1

    def hits(self, given: Given) -> list[int]:
        """The words that were found by a clue."""
        return [place for place in given.places if self.board.view.colours[place] == given.team]

    def unfound(self, given: Given) -> bool:
        """Did a clue mean more words than were found?"""
        return given.number is not None and len(self.hits(given)) < given.number

    def shares(self) -> dict[int, float]:
        """How likely each open word is meant, the likeliest first; they sum up to 1."""
        near = self.felt()[self.board.open]
        if not np.isfinite(near).any():
            near = np.zeros_like(near)
        pull = np.exp((near - near.max()) / self.nerve.blur)
        shares = pull / pull.sum()
        found = dict(zip(self.board.open, map(float, shares), strict=True))
        return dict(sorted(found.items(), key=lambda one: (-one[1], one[0])))

    def target(self) -> int | None:
        """The place to touch next; None to stop (CN-7: not before the first guess)."""
        place = next(iter(self.shares()))
        if self.board.view.guesses == 0 or self.is_last():
            return place
        assert self.clue is not None
        is_free = self.is_extra() or not self.clue.number  # CN-6: 0 and unlimited don't say how many
        need = self.nerve.extra if is_free else self.nerve.enough
        return place if self.felt()[place] >= need else None
