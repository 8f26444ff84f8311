"""Who can sit in an empty chair: bots by game and name. The first of a game is the one that takes over by itself."""

from __future__ import annotations

from collections.abc import Callable

from ludejo.bots.base import Bot, RandomBot
from ludejo.bots.love_letter import CountingBot

BOTS: dict[str, dict[str, Callable[[], Bot]]] = {"love-letter": {"counting": CountingBot}}


def bots_of(game: str) -> tuple[str, ...]:
    """The names of the bots that play this game."""
    return (*BOTS.get(game, {}), "random")


def bot_of(game: str, name: str) -> Bot:
    """The bot of this name; one that moves at random if there is none."""
    return BOTS.get(game, {}).get(name, RandomBot)()
