"""Long games are played less often, and about as much of them is looked at."""

from __future__ import annotations

import msgspec
import pytest
from toy.game import GAME as TOY

import ludejo
from ludejo.core.game import Game
from ludejo.testkit.amounts import (
    LEAST,
    LONG,
    LONG_INTERPRETED,
    OF_GAMES,
    SHORT,
    SHORT_INTERPRETED,
    USUAL,
    Amounts,
    sights_of,
)

GAMES = [*ludejo.games(), TOY]
pytestmark = pytest.mark.once


@pytest.mark.parametrize("amounts", [SHORT, SHORT_INTERPRETED, LONG, LONG_INTERPRETED])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_as_much_is_looked_at(game: Game, amounts: Amounts) -> None:
    before, after = msgspec.structs.asdict(amounts), msgspec.structs.asdict(amounts.of(game))
    for name, n in before.items():
        if name == "wired":
            assert after[name] == max(1, n * USUAL // max(USUAL, sights_of(game)))
        elif name not in OF_GAMES or sights_of(game) <= USUAL:
            assert after[name] == n
        else:
            assert min(n, LEAST) <= after[name] < max(n, LEAST + 1)
            assert after[name] * sights_of(game) > 0.99 * min(n * USUAL, LEAST * sights_of(game))


def test_the_plain_command_plays_as_often_as_ever() -> None:
    assert all(amounts.of(game) == amounts for game in GAMES for amounts in (SHORT, SHORT_INTERPRETED))


def test_a_village_is_long() -> None:
    """And is played to its end a thousand times all the same: no table is stuck."""
    village = ludejo.game("lupus-in-tabula")
    assert sights_of(village) > USUAL > max(sights_of(game) for game in GAMES if game is not village)
    assert LONG.of(village).games > 1_000
    assert LONG.of(village).pairs == 1_000_000
    assert LONG.of(village).wired == LONG_INTERPRETED.of(village).wired == 5
