"""Positions as bytes: impossible positions are refused."""

from __future__ import annotations

import pytest
from games.damage import Damage, refuses, sets

from ludejo.core.luck import FastLuck
from ludejo.games.lines_and_columns.game import GAME

DAMAGES = [
    sets(mover=-1), sets(mover=3), sets(dealer=-1), sets(dealer=3), sets(n_moves=-1), sets(passed=-1), sets(passed=8),
    sets(winners=-1), sets(winners=8, end=1), sets(winners=1), sets(end=-1), sets(end=9, winners=1), sets(end=1),
]  # fmt: skip


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: damage.__name__)
def test_damaged_positions_are_refused(damage: Damage) -> None:
    """LK-2: seats, turns and the end must be consistent."""
    assert refuses(GAME, GAME.start(3, {}, FastLuck(1)), damage)
