"""T10, T11, T13 where three apps serve a table: nights look the same on the network, whoever acts at whichever app."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from support.cluster.leaks_apps import Fittings
from support.cluster.nights_apps import AppsNights
from support.server.leaks_world import find

from ludejo.testkit.wire.nights import SIZES

PARTS = 4
GAMES = 8
LONG_GAMES = 400


@pytest.mark.parametrize("part", range(PARTS))
def test_frames_of_nights_across_apps_tell_nothing(
    part: int, long: bool, seed: int, record_property: Callable[[str, object], None]
) -> None:
    games = (LONG_GAMES if long else GAMES) // PARTS
    nights = AppsNights(find("lupus-in-tabula"), Fittings(), (SIZES[part],))
    nights.run(games // 2, part * games)
    figures = nights.run(games - games // 2, seed + part * games)
    record_property("figures", str(figures))
    print(figures, nights.n_apart)
    assert figures.games == games
    assert figures.hidden > 5 * games, "other seats acted in the other world"
    assert figures.dawns > games // 4, "nights that ended alike for the viewer"
    assert nights.n_apart > games, "apps to which dawn came later than to another"
