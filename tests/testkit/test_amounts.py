"""Long games are played less often, so that about the same number of sights is checked for each game."""

from __future__ import annotations

import msgspec
import pytest
from support.toy.game import GAME as TOY

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
from ludejo.testkit.setups import setups

GAMES = [*ludejo.games(), TOY]
pytestmark = pytest.mark.once


@pytest.mark.parametrize("amounts", [SHORT, SHORT_INTERPRETED, LONG, LONG_INTERPRETED])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_about_as_many_sights_are_checked(game: Game, amounts: Amounts) -> None:
    before, after = msgspec.structs.asdict(amounts), msgspec.structs.asdict(amounts.of(game))
    least = len(setups(game)) if amounts.each else 0
    for name, n in before.items():
        if name == "wired":
            assert after[name] == max(1, n * USUAL // max(USUAL, sights_of(game)))
        elif name not in OF_GAMES:
            assert after[name] == n
        elif sights_of(game) <= USUAL:
            assert after[name] == max(n, least)
        else:
            assert min(n, LEAST) <= after[name] < max(n, LEAST + 1, least + 1)
            assert after[name] * sights_of(game) > 0.99 * min(n * USUAL, LEAST * sights_of(game))


def test_only_the_plain_command_leaves_set_ups_out_and_only_in_interpreted_form() -> None:
    assert [amounts.each for amounts in (SHORT, SHORT_INTERPRETED, LONG, LONG_INTERPRETED)] == [True, False, True, True]


def test_a_game_of_lupus_is_long() -> None:
    """But it is still played to its end a thousand times, to find games that get stuck."""
    village = ludejo.game("lupus-in-tabula")
    assert sights_of(village) > USUAL > max(sights_of(game) for game in GAMES if game is not village)
    assert LONG.of(village).games > 1_000
    assert LONG.of(village).pairs == 1_000_000
    assert LONG.of(village).wired == LONG_INTERPRETED.of(village).wired == 7
