"""Testing the tests: faults are planted, and the kit must find them."""

from __future__ import annotations

import pytest
from games.lupus_in_tabula.plants import ACTS, EVENTS, LOUD, NARROW, VIEWS, lupus

from ludejo.core.event import Events
from ludejo.core.game import Game
from ludejo.core.luck import FastLuck
from ludejo.games.lupus_in_tabula import shapes
from ludejo.games.lupus_in_tabula.game import GAME
from ludejo.testkit.checks import reach, silence
from ludejo.testkit.checks.leaks import Pairs
from ludejo.testkit.fault import Fault
from ludejo.testkit.plants.base import PlantedGame, PlantedState
from ludejo.testkit.plants.catalogue import Plant
from ludejo.testkit.steps import random_step

pytestmark = pytest.mark.once

SEATS = (16, 12)
DEEP = 400  # positions of a game at most
PLANTS = [*VIEWS, *EVENTS, *ACTS]
TINY = next(tiny for tiny in GAME.tiny if tiny.name == "hamster")
SECRET = (shapes.OwnRole, shapes.Mates, shapes.Looked, shapes.Medium, shapes.Copied)


def caught_by_pairs(plant: Plant, seeds: int = 6) -> bool:
    """Whole games, a few viewers at each position: many secrets exist only in late nights."""
    planted = PlantedGame(GAME, plant)
    pairs = Pairs(planted, 1, 1)
    for seed in range(seeds):
        luck = FastLuck(seed)
        state = planted.start(SEATS[seed % 2], {"ballots": ("turns", "once")[seed % 2]}, luck)
        for place in range(DEEP):
            if state.is_over():
                break
            step = random_step(state, luck)
            for viewer in (-1, *((place * 5 + n) % state.seats() for n in range(4))):
                if pairs.pair(state, viewer, step, luck):
                    return True
            step.take(state, luck, None)
    return False


def caught_by_silence(plant: Plant) -> bool:
    """Two games, checked for every viewer."""
    planted = PlantedGame(GAME, plant)
    for seed in (1, 2):
        luck = FastLuck(seed)
        state = planted.start(9, {}, luck)
        views = silence.views_of(state, 9)
        while not state.is_over():
            events = Events()
            random_step(state, luck).take(state, luck, events)
            after = silence.views_of(state, 9)
            if any(silence.unnamed_changes(views[viewer], after[viewer], events, viewer) for viewer in views):
                return True
            views = after
    return False


def strange_audiences(game: Game) -> set[str]:
    """The types of the events that some games told to somebody without the right card (LT-6, LT-8, LT-9, LT-29)."""
    found: set[str] = set()
    for seed in range(6):
        luck, events = FastLuck(seed), Events()
        state = game.start(16, {}, luck, events)
        assert isinstance(state, PlantedState)
        while not state.is_over():
            random_step(state, luck).take(state, luck, events)
        inner = lupus(state.inner)
        masks = {
            "OwnRole": -1, "Mates": inner.wolves | inner.masons | inner.seers, "Looked": inner.seers,
            "Medium": 1 << int(inner.medium), "Copied": 1 << int(inner.myth),
        }  # fmt: skip
        for told in events.told:
            name = type(told.event).__name__
            if isinstance(told.event, SECRET) and (told.audience < 0 or told.audience & ~masks[name]):
                found.add(name)
    return found


def test_there_are_enough_of_them() -> None:
    assert len({plant.name for plant in [*PLANTS, *LOUD, *NARROW]}) >= 30


@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.name)
def test_planted_faults_are_caught(plant: Plant) -> None:
    assert caught_by_silence(plant) or caught_by_pairs(plant)


@pytest.mark.parametrize("plant", LOUD, ids=lambda plant: plant.name)
def test_loud_secrets_are_caught(plant: Plant) -> None:
    """LT-6, LT-8, LT-9, LT-29: a secret is told only to the seats that it is for."""
    assert strange_audiences(PlantedGame(GAME, plant))


@pytest.mark.parametrize("plant", NARROW, ids=lambda plant: plant.name)
def test_narrow_worlds_are_caught(plant: Plant) -> None:
    with pytest.raises(Fault, match="never come up"):
        reach.check_reach(PlantedGame(GAME, plant), TINY, 60, (1,))


def test_an_honest_game_is_not_accused() -> None:
    assert not caught_by_pairs(Plant(), 2)
    assert not caught_by_silence(Plant())
    assert strange_audiences(PlantedGame(GAME, Plant())) == set()
    reach.check_reach(PlantedGame(GAME, Plant()), TINY, 60, (1,))
