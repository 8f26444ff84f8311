"""The tests of the tests across halls: each planted fault is found."""

from __future__ import annotations

import pytest
from cluster.deaf import DeafHunt
from cluster.halls_plants import AT_NIGHT, BY_DAY, WHERE_NEWS_IS_LOST
from cluster.leaks_halls import HallsHunt
from cluster.nights_halls import HallsNights
from server.leaks_watch import LeakFault
from server.leaks_world import find

from ludejo.core.option import Value
from ludejo.testkit.wire_nights import WireFault

PLANT_GAMES = 60
WAYS: list[dict[str, Value]] = [{}, {"whispers": "yes"}]


def test_there_are_enough_plants_across_halls() -> None:
    assert len(BY_DAY) + len(AT_NIGHT) + len(WHERE_NEWS_IS_LOST) >= 16


@pytest.mark.parametrize("name", BY_DAY)
def test_a_crew_that_tells_too_much_is_found(name: str) -> None:
    with pytest.raises(LeakFault):
        HallsHunt(find("whisper"), 0, BY_DAY[name], undo=False).run(PLANT_GAMES)


@pytest.mark.parametrize("name", AT_NIGHT)
def test_a_crew_that_tells_at_night_is_found(name: str) -> None:
    with pytest.raises(WireFault):
        HallsNights(find("lupus-in-tabula"), AT_NIGHT[name], (8, 13), WAYS).run(PLANT_GAMES)


@pytest.mark.parametrize("name", WHERE_NEWS_IS_LOST)
def test_a_crew_that_stays_behind_is_found(name: str) -> None:
    with pytest.raises(AssertionError):
        DeafHunt(find("whisper"), 0, WHERE_NEWS_IS_LOST[name], undo=False).run(PLANT_GAMES)
