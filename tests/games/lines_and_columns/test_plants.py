"""Testing the tests: faults are planted, and the kit must find at least 95 of 100."""

from __future__ import annotations

import pytest
from games.lines_and_columns.plants import PLANTS, VIEWS, WORLDS

from ludejo.games.lines_and_columns.game import GAME
from ludejo.testkit.plants.base import Effort, caught_by
from ludejo.testkit.plants.catalogue import Plant

pytestmark = pytest.mark.once

EFFORT = Effort()
LONGER = Effort(pairs=8_000)  # up to the set-ups with undealt cards
SHORTER = Effort(games=5, pairs=200, groups=60)  # brute force finds these


def effort_for(plant: Plant) -> Effort:
    if plant in VIEWS:
        return LONGER
    return SHORTER if plant in WORLDS else EFFORT


def test_there_are_enough_of_them() -> None:
    assert len({plant.name for plant in PLANTS}) >= 20


@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.name)
def test_planted_faults_are_caught(plant: Plant) -> None:
    assert caught_by(GAME, plant, effort_for(plant))


def test_an_honest_game_is_not_accused() -> None:
    assert caught_by(GAME, Plant(), SHORTER) == ""
