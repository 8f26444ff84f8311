"""R5, T2, T3, T4, T8 where three apps serve a table: which app a device uses tells nobody anything."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from support.cluster.leaks_apps import AppsHunt
from support.server.leaks_world import ALL_OPEN, find
from support.server.leaks_world import GAMES as ALL_GAMES

import ludejo

# how many games are compared; with --long as many as one app gets without it, so that every set-up is used
GAMES = {
    "love-letter": 24, "whisper": 24, "midnight": 20, "lines-and-columns": 8, "artus": 6, "codenames": 4,
    "lupus-in-tabula": 8,
}  # fmt: skip


@pytest.mark.parametrize("name", GAMES)
def test_paired_worlds_of_three_apps_send_a_viewer_the_same_frames(
    name: str, long: bool, seed: int, record_property: Callable[[str, object], None]
) -> None:
    """Players, an onlooker and a screen use different apps, and come back to others; any app can be the keeper."""
    games = ALL_GAMES[name] if long else GAMES[name]
    hunt = AppsHunt(find(name), 0)
    hunt.run(games // 2)
    hunt.seed = seed
    figures = hunt.run(games - games // 2)
    record_property("figures", str(figures))
    print(name, figures, hunt.n_moved)
    assert figures.games == games
    assert figures.steps > games
    assert figures.frames > 10 * games
    assert figures.hidden > games // 8 or name in ALL_OPEN
    assert hunt.n_moved > 3 * games, "devices that came to another app"
    assert len(hunt.keepers) == 3


def test_every_game_is_watched_across_apps() -> None:
    assert {game.id for game in ludejo.games()} <= set(GAMES)
