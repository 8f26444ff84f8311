"""All games. Each folder here is one: `love_letter/game.py` has the game `love-letter`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from ludejo.core.game import Game
from ludejo.core.refusal import unknown

REGISTRY: Final[dict[str, str]] = {
    name.replace("_", "-"): f"{__name__}.{name}.game" for _, name, is_folder in iter_modules(__path__) if is_folder
}


@cache
def game(name: str) -> Game:
    """The game of this id; `Refused` if there is none."""
    if name not in REGISTRY:
        raise unknown("unknown-game", game=name)
    found = import_module(REGISTRY[name]).GAME
    assert isinstance(found, Game)
    return found


@cache
def games() -> list[Game]:
    """All of them. The game with the fewest different moves comes first, because people choose from this list."""
    return sorted(map(game, REGISTRY), key=lambda found: len(found.moves()))
