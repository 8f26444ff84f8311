"""A board of Codenames as a player sees it: its words, and how near a clue is to each."""

from __future__ import annotations

from typing import final

import numpy as np
from numpy.typing import NDArray

from ludejo.games.codenames.pieces import entry_of
from ludejo.games.codenames.shapes import CodenamesView, Given, Team
from ludejo.language.packs import clue_list, words_on
from ludejo.language.thesaurus import Thesaurus

Row = NDArray[np.float32]


@final
class WordBoard:
    """What follows from a view alone."""

    def __init__(self, view: CodenamesView, thesaurus: Thesaurus, words: tuple[str, ...] = ()) -> None:
        self.view = view
        self.thesaurus = thesaurus
        self.words = words or view.words or words_on(view.cards, view.pack)
        self.open = [place for place, colour in enumerate(view.colours) if colour is None]
        self.visible = [self.words[place] for place in self.open]

    def side(self) -> Team:
        """The team for which this seat gives clues, or guesses now (CN-29: the operative guesses for both teams)."""
        own = self.view.teams[self.view.seat] if self.view.seat >= 0 else None
        return own or self.view.turn or self.view.starter

    def clues(self) -> list[Given]:
        """All valid clues of this seat's team, the latest last."""
        return [given for given in self.view.history if given.team == self.side() and not given.invalid]

    def nearness(self, clue: str) -> Row:
        """How near a clue is to the word at each place, compared with how near clues usually are to it; -inf for
        covered words."""
        entry = entry_of(clue)
        if entry >= 0:
            clue = clue_list(self.view.pack)[entry]
        near = np.full(len(self.words), -np.inf, np.float32)
        near[self.open] = self.thesaurus.nearness(clue, self.visible)
        return near
