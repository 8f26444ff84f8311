"""T10, T13: at night a refused wish does not bring news earlier to others at the same process, nor change a clock.

A process reads what is stored before it refuses. It may so learn of an entry a little before the notice comes. Such an
entry waits for the tick that would have told it anyway, and clocks count from when it was stored.
"""

from __future__ import annotations

import pytest
from support.cluster.apps_plants import Hasty, SetBack, Skewed
from support.cluster.hosted import Hosted
from support.cluster.leaks_apps import Fittings

from ludejo.server.clocks import KNOWN
from ludejo.server.live_table import LiveTable
from ludejo.server.nights import TICK
from ludejo.testkit.wire.twins import EVE, name_of
from ludejo.testkit.wire.world import Frame

ACTOR, WISHER, LATECOMER = name_of(3), name_of(2), name_of(5)
STOPS = ("paused", "resumed")
NIGHT = 45  # seconds after which the night is over, pauses included
MILLISECOND = 0.001
BEFORE = [0.003, 0.05, 0.1, KNOWN - 0.05, KNOWN - 2 * MILLISECOND, KNOWN + 0.005, KNOWN + 0.05, 1.0]

Heard = dict[str, list[Frame]]


class Case:
    """A guest at app one pauses the game `before` seconds before a tick of app three, and resumes it `pause` seconds
    later. At app three a seat makes a wish that is refused just after one or both of these; another guest enters."""

    def __init__(self, before: float, pause: float = TICK, keeper: int = 0, ahead: int = 0) -> None:
        self.before = before
        self.pause = pause
        self.keeper = keeper
        self.app = type("Ahead", (Skewed,), {"ahead": ahead})

    def told(self, tries: tuple[str, ...] = (), live_table: type[LiveTable] = LiveTable) -> Heard:
        """What everybody is told until after dawn, except the guest whose wish is refused."""
        homes = {ACTOR: 0, WISHER: 2}
        night = Hosted(keeper=self.keeper, homes=homes, fittings=Fittings(live_table=live_table, app=self.app))
        world = night.world
        night.clear()
        world.loop.advance(2 * TICK + 0.5)
        tick = world.heard(EVE)[-1][0]
        assert world.at(EVE) == 2, "Eve watches at app three"
        world.loop.advance(0.5)
        night.move_to(LATECOMER, 2)
        for number, did in enumerate(STOPS):
            world.loop.advance(tick + TICK + number * self.pause - self.before - world.loop.now)
            world.wish(ACTOR, did, {"did": did})
            if did in tries:
                world.loop.advance(2 * MILLISECOND)
                world.wish(WISHER, f"vain {did}", {**night.pointing(2), "moment": 0})
        world.loop.advance(NIGHT)
        assert not world.table.is_hushed()
        return {guest: world.heard(guest) for guest in night.guests if guest != WISHER}


@pytest.mark.parametrize("tries", [STOPS[:1], STOPS[1:], STOPS])
@pytest.mark.parametrize("before", BEFORE)
def test_a_refused_wish_brings_nobody_news_earlier(before: float, tries: tuple[str, ...]) -> None:
    case = Case(before)
    assert case.told(tries) == case.told()


@pytest.mark.parametrize("keeper", range(3))
@pytest.mark.parametrize("tenth", range(20))
def test_a_refused_wish_does_not_change_the_clock_whatever_the_pause(keeper: int, tenth: int) -> None:
    """Ticks go on while the clock is stopped, so a few milliseconds decide whether dawn comes a tick later."""
    case = Case(1.3, pause=TICK + tenth / 10, keeper=keeper)
    quiet = case.told()
    assert all(case.told((did,)) == quiet for did in STOPS)


@pytest.mark.parametrize("ahead", [-100, -5, 5, 20, 100, 400])
@pytest.mark.parametrize("before", BEFORE)
def test_a_refused_wish_brings_no_news_earlier_where_system_clocks_differ(before: float, ahead: int) -> None:
    case = Case(before, ahead=ahead)
    assert case.told(STOPS[:1]) == case.told()


@pytest.mark.parametrize("before", [0.003, 0.05, 0.1])
def test_a_tick_that_tells_what_not_all_know_is_found(before: float) -> None:
    case = Case(before)
    assert case.told(STOPS, Hasty) != case.told((), Hasty)


def test_news_is_told_by_the_next_tick_even_if_the_system_clock_is_set_back() -> None:
    night = Hosted(fittings=Fittings(app=SetBack))
    world = night.world
    night.clear()
    world.loop.advance(1.9)
    world.wish(ACTOR, "p", night.pointing(3))
    for app in world.apps:
        assert isinstance(app, SetBack)
        app.is_set = True
    world.loop.advance(2 * TICK)
    assert {"granted", "sight"} <= set(night.types(ACTOR))


def test_two_wishes_are_answered_in_order() -> None:
    """A refusal is not told before an earlier grant."""
    night = Hosted()
    world = night.world
    night.clear()
    world.loop.advance(0.3)
    world.wish(ACTOR, "a", night.pointing(3))
    world.wish(ACTOR, "b", {**night.pointing(3), "moment": 0})
    world.loop.advance(TICK)
    assert night.types(ACTOR) == ["granted", "refused", "sight"]
