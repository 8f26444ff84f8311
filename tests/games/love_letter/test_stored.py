"""Positions as bytes: impossible positions are refused."""

from __future__ import annotations

import pytest
from games.damage import Damage, refuses, sets

from ludejo.core.luck import FastLuck
from ludejo.games.love_letter.game import GAME

DAMAGES = [
    sets(goal=0), sets(goal=16), sets(n_face_up=-1), sets(n_face_up=4), sets(mover=-1), sets(mover=3), sets(starter=-1),
    sets(starter=3), sets(drawn=-1), sets(drawn=99), sets(living=-1), sets(living=8), sets(shields=8), sets(winners=-1),
    sets(winners=8), sets(last_winners=-1), sets(last_winners=8), sets(n_turns=-1), sets(n_turns=1000),
    sets(last_end=-2), sets(last_end=9), sets(round_no=0), sets(n_moves=-1),
]  # fmt: skip


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: damage.__name__)
def test_damaged_positions_are_refused(damage: Damage) -> None:
    """LL-2, LL-8: seats, turns and cards must be consistent."""
    assert refuses(GAME, GAME.start(3, {}, FastLuck(1)), damage)
