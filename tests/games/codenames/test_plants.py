"""Testing the tests: faults are planted, and the kit must find them."""

from __future__ import annotations

import pytest
from games.codenames.plants import ACTS, EVENTS, LOUD, NARROW, VIEWS, codenames

from ludejo.core.bits import seats_in
from ludejo.core.event import EVERYONE, Events
from ludejo.core.game import Game
from ludejo.core.luck import FastLuck
from ludejo.games.codenames import shapes
from ludejo.games.codenames.game import GAME
from ludejo.testkit.checks import reach, silence
from ludejo.testkit.checks.leaks import Pairs
from ludejo.testkit.fault import Fault
from ludejo.testkit.plants.base import PlantedGame, PlantedState
from ludejo.testkit.plants.catalogue import Plant
from ludejo.testkit.setups import setups
from ludejo.testkit.steps import random_step

pytestmark = pytest.mark.once

PAIRS = 3_000
PLANTS = [*VIEWS, *EVENTS, *ACTS]
TINY = next(tiny for tiny in GAME.tiny if tiny.name == "assassin")


def caught_by_pairs(plant: Plant) -> bool:
    pairs = Pairs(PlantedGame(GAME, plant), 1, 200)
    while pairs.n_pairs < PAIRS and not pairs.leaks:
        pairs.play_one(PAIRS)
    return bool(pairs.leaks)


def caught_by_silence(plant: Plant) -> bool:
    try:
        silence.check_silence(PlantedGame(GAME, plant), len(setups(GAME)), (1,))
    except Fault:
        return True
    return False


def strange_audiences(game: Game) -> set[str]:
    """The types of the events that some games told to a wrong audience (CN-2, CN-12)."""
    found: set[str] = set()
    for seed in range(4):
        luck, events = FastLuck(seed), Events()
        state = game.start(4, {}, luck, events)
        assert isinstance(state, PlantedState)
        spies = int(codenames(state.inner).spies())
        while not state.is_over():
            random_step(state, luck).take(state, luck, events)
        for told in events.told:
            secret = isinstance(told.event, shapes.Key | shapes.Answered)
            fitting = {spies} if secret else {EVERYONE}
            if isinstance(told.event, shapes.Asked):  # CN-19: told separately, because of the doubt
                fitting = {1 << seat for seat in seats_in(spies)}
            if told.audience not in fitting:
                found.add(type(told.event).__name__)
    return found


def test_there_are_enough_of_them() -> None:
    assert len({plant.name for plant in [*PLANTS, *LOUD, *NARROW]}) >= 20


@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.name)
def test_planted_faults_are_caught(plant: Plant) -> None:
    assert caught_by_pairs(plant) or caught_by_silence(plant)


@pytest.mark.parametrize("plant", LOUD, ids=lambda plant: plant.name)
def test_loud_secrets_are_caught(plant: Plant) -> None:
    """CN-12: a secret of two is told only to those two."""
    assert strange_audiences(PlantedGame(GAME, plant))


@pytest.mark.parametrize("plant", NARROW, ids=lambda plant: plant.name)
def test_narrow_worlds_are_caught(plant: Plant) -> None:
    with pytest.raises(Fault, match="never come up"):
        reach.check_reach(PlantedGame(GAME, plant), TINY, 60, (1,))


def test_an_honest_game_is_not_accused() -> None:
    assert not caught_by_pairs(Plant())
    assert strange_audiences(PlantedGame(GAME, Plant())) == set()
    reach.check_reach(PlantedGame(GAME, Plant()), TINY, 60, (1,))
