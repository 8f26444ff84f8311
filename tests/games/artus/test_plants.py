"""Testing the tests: faults are planted, and the kit must find them."""

from __future__ import annotations

import pytest
from games.artus.plants import PLANTS, WORLDS, small_game

from ludejo.testkit.plants.base import Effort, caught_by
from ludejo.testkit.plants.catalogue import Plant

pytestmark = pytest.mark.once

GAME = small_game()
EFFORT = Effort(games=2, pairs=800, groups=200, deals=1)  # twins: see test_data.py
SHORTER = Effort(games=2, pairs=200, groups=200, deals=1)  # brute force finds these


def test_there_are_enough_of_them() -> None:
    assert len({plant.name for plant in PLANTS}) >= 25


@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.name)
def test_planted_faults_are_caught(plant: Plant) -> None:
    assert caught_by(GAME, plant, SHORTER if plant in WORLDS else EFFORT)


def test_an_honest_game_is_not_accused() -> None:
    assert caught_by(GAME, Plant(), EFFORT) == ""
