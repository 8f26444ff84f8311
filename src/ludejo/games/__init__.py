"""All games. A new game needs a folder, its texts, and one line here."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Final

from ludejo.core.game import Game
from ludejo.core.refusal import unknown

REGISTRY: Final[dict[str, str]] = {
    "love-letter": "ludejo.games.love_letter.game",
    "artus": "ludejo.games.artus.game",
    "codenames": "ludejo.games.codenames.game",
    "lines-and-columns": "ludejo.games.lines_and_columns.game",
    "lupus-in-tabula": "ludejo.games.lupus_in_tabula.game",
}


@cache
def game(name: str) -> Game:
    """The game of this id; `Refused` if there is none."""
    if name not in REGISTRY:
        raise unknown("unknown-game", game=name)
    found = import_module(REGISTRY[name]).GAME
    assert isinstance(found, Game)
    return found


def games() -> list[Game]:
    """All of them, in the order of the registry."""
    return [game(name) for name in REGISTRY]
