"""Positions as bytes: impossible positions are refused."""

from __future__ import annotations

import pytest
from games.damage import refuses

from ludejo.core.game import State
from ludejo.core.luck import FastLuck
from ludejo.games.lupus_in_tabula._fields import Said
from ludejo.games.lupus_in_tabula.game import GAME
from ludejo.games.lupus_in_tabula.pieces import ACCUSE, AM, N_ROLES
from ludejo.games.lupus_in_tabula.state import Lupus


@pytest.mark.parametrize(
    "said", [Said(1, 0, AM, 3, 0), Said(1, 0, ACCUSE, -1, 0), Said(1, 8, ACCUSE, 3, 0), Said(1, 0, AM, -1, N_ROLES)]
)
def test_words_nobody_can_have_said_are_refused(said: Said) -> None:
    """A spoken act: "I am" names a role and no player, an accusation names a player, and the speaker has a seat."""

    def say(state: State) -> None:
        assert isinstance(state, Lupus)
        state.spoken = [said]

    assert refuses(GAME, GAME.start(8, {}, FastLuck(1)), say)
