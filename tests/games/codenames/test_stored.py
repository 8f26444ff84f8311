"""Positions as bytes: impossible positions are refused."""

from __future__ import annotations

import pytest
from games.damage import Damage, refuses, sets

from ludejo.core.game import State
from ludejo.core.luck import FastLuck
from ludejo.games.codenames.game import GAME
from ludejo.games.codenames.pieces import BY_TEAMS, OVER, SHARED, TOGETHER
from ludejo.games.codenames.state import Codenames
from ludejo.games.codenames.stored import fits_seats


@pytest.mark.parametrize(
    ("seats", "mode", "red", "fits"),
    [
        (3, BY_TEAMS, 2, False), (4, BY_TEAMS, 1, False), (4, BY_TEAMS, 2, True), (4, BY_TEAMS, 3, False),
        (5, BY_TEAMS, 3, True), (5, BY_TEAMS, 4, False), (2, SHARED, 0, False), (3, SHARED, 0, True),
        (3, SHARED, 1, False), (4, SHARED, 0, False), (1, TOGETHER, 0, False), (2, TOGETHER, 0, True),
        (2, TOGETHER, 1, False),
    ],
)  # fmt: skip
def test_which_seats_fit_which_mode(seats: int, mode: int, red: int, fits: bool) -> None:
    """CN-1: each team has a spymaster and somebody who guesses; CN-27, CN-29: three, or all together."""
    assert fits_seats(seats, mode, red) is fits


@pytest.mark.parametrize("is_red", [True, False])
def test_a_game_that_should_be_over_is_refused(is_red: bool) -> None:
    """CN-10: a team whose words are all found has won."""

    def cover(state: State) -> None:
        assert isinstance(state, Codenames)
        state.covered = state.reds if is_red else state.blues

    assert refuses(GAME, GAME.start(4, {}, FastLuck(1)), cover)


@pytest.mark.parametrize("damage", [sets(winner=0), sets(end=1), sets(phase=OVER)], ids=lambda damage: damage.__name__)
def test_half_an_end_is_refused(damage: Damage) -> None:
    """CN-10: a game with a winner has ended, and a game that has ended says how."""
    assert refuses(GAME, GAME.start(4, {}, FastLuck(1)), damage)
