"""T10, T11, T13, and the contract's `hush`: the traffic of a night looks the same, whatever people do."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from support.server.leaks_world import Fittings, find
from support.server.night_plants import PLANTS

from ludejo.core.option import Value
from ludejo.testkit.amounts import Amounts
from ludejo.testkit.wire.nights import SIZES, Nights, WireFault

PARTS = 4
GAMES = 200  # of Lupus in Tabula, over all sizes; any number by `ludejo leaks lupus-in-tabula --wire N`
TOY_GAMES = 60
PLANT_GAMES = 40
WAYS: list[dict[str, Value]] = [{}, {"whispers": "yes"}]


@pytest.mark.parametrize("part", range(PARTS))
def test_nights_of_lupus_tell_nothing(
    part: int, amounts: Amounts, seed: int, record_property: Callable[[str, object], None]
) -> None:
    lupus = find("lupus-in-tabula")
    games = GAMES * amounts.of(lupus).wired // PARTS
    figures = Nights(lupus, Fittings()).run(games, part * games + (0 if part < PARTS // 2 else seed))
    record_property("figures", str(figures))
    print(figures)
    assert figures.games == games
    assert set(figures.seats) == set(SIZES)
    assert figures.ticks > 10 * games
    assert figures.hidden > 5 * games, "others did something else"
    assert figures.dawns > games // 4, "nights that ended alike for the viewer"


def test_the_view_of_somebody_who_sees_the_nights_fits_into_frames_late_in_a_large_game() -> None:
    """T11: with `ghosts` the view of the dead grows with each night, by how much depends on the roles. With seed 1 it
    once did not fit."""
    figures = Nights(find("lupus-in-tabula"), Fittings(), (24,), [{"ghosts": "all"}]).run(2)
    assert figures.ticks > 20


def test_nights_of_a_toy_tell_nothing() -> None:
    figures = Nights(find("midnight"), Fittings()).run(TOY_GAMES)
    assert figures.dawns > TOY_GAMES // 2


@pytest.mark.parametrize("name", PLANTS)
def test_a_server_that_tells_at_night_is_found(name: str) -> None:
    with pytest.raises(WireFault):
        Nights(find("lupus-in-tabula"), PLANTS[name], (8, 13), WAYS).run(PLANT_GAMES)
