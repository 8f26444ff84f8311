"""Tests of the leak tests across apps: each planted fault is found."""

from __future__ import annotations

import pytest
from support.cluster.apps_plants import AT_NIGHT, BY_DAY, WHERE_NEWS_IS_LOST
from support.cluster.deaf_apps import DeafHunt
from support.cluster.leaks_apps import AppsHunt
from support.cluster.nights_apps import AppsNights
from support.server.leaks_watch import LeakFault
from support.server.leaks_world import find

from ludejo.core.option import Value
from ludejo.testkit.wire.nights import WireFault

PLANT_GAMES = 60
WAYS: list[dict[str, Value]] = [{}, {"whispers": "yes"}]


def test_there_are_enough_plants_across_apps() -> None:
    assert len(BY_DAY) + len(AT_NIGHT) + len(WHERE_NEWS_IS_LOST) >= 16


@pytest.mark.parametrize("name", BY_DAY)
def test_apps_that_tell_too_much_are_found(name: str) -> None:
    with pytest.raises(LeakFault):
        AppsHunt(find("whisper"), 0, BY_DAY[name], undo=False).run(PLANT_GAMES)


@pytest.mark.parametrize("name", AT_NIGHT)
def test_apps_that_tell_too_much_at_night_are_found(name: str) -> None:
    with pytest.raises(WireFault):
        AppsNights(find("lupus-in-tabula"), AT_NIGHT[name], (8, 13), WAYS).run(PLANT_GAMES)


@pytest.mark.parametrize("name", WHERE_NEWS_IS_LOST)
def test_apps_that_stay_behind_are_found(name: str) -> None:
    with pytest.raises(AssertionError):
        DeafHunt(find("whisper"), 0, WHERE_NEWS_IS_LOST[name], undo=False).run(PLANT_GAMES)
