"""How a spymaster bot of Codenames estimates the chance to win, also when the last turn has come."""

from __future__ import annotations

import numpy as np

from ludejo.bots.codenames.board import WordBoard
from ludejo.bots.codenames.bot import PLAYERS
from ludejo.bots.codenames.spymaster import Spymaster
from ludejo.bots.search.prospects import MERCY, chances
from ludejo.core.luck import FastLuck
from ludejo.games.codenames.game import GAME
from ludejo.games.codenames.shapes import CodenamesView
from ludejo.language.thesaurus import thesaurus


def spymaster(theirs: int) -> Spymaster:
    """The spymaster of a game for two in which the others have so many words left."""
    view = GAME.start(2, {"pack": "en"}, FastLuck(1)).view(0)
    assert isinstance(view, CodenamesView)
    found = Spymaster(WordBoard(view, thesaurus("en")), view.key, PLAYERS["hard"].style)
    assert found.theirs == 8  # CN-27
    found.theirs = theirs
    return found


def test_fewer_words_and_more_time_are_better() -> None:
    table = chances(True)
    assert (np.diff(table[:, 1:9], axis=0) <= 0).all()
    assert (np.diff(table[:, :9], axis=1) >= 0).all()
    assert 0 < table[9, 8] < table[1, 8] < 1


def test_the_end_is_won_or_lost() -> None:
    """CN-27: with no word left the game is won; without time it is lost, unless others must find words (CN-10)."""
    assert chances(True)[0].all()
    assert not chances(True)[1:, 0].any()
    assert chances(False)[1, 0] == MERCY


def test_in_the_last_turn_a_clue_is_for_all_words() -> None:
    """CN-27: a clue for fewer words would lose the game."""
    rows = [np.zeros((3, 25), np.float32)]
    assert spymaster(8).worths(rows).shape == (3, 4)
    last = spymaster(1).worths(rows)
    assert last.shape == (3, 9)
    assert (last.argmax(1) == 8).all()


def test_a_nearer_danger_is_worse() -> None:
    """A clue close to the assassin is worth less than one equally close to a bystander."""
    spy = spymaster(8)
    near = np.zeros((2, 25), np.float32)
    near[:, spy.board.open.index(spy.own[0])] = 4
    near[0, spy.key.index("assassin")] = 3
    near[1, spy.key.index("bystander")] = 3
    worths = spy.worths([near])
    assert worths[0, 0] < worths[1, 0]
