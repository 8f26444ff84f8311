"""The bots that can play in an empty chair, by game and name."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from ludejo.bots.base import Bot, RandomBot
from ludejo.bots.search.bot import LEVELS, SearchBot, broad
from ludejo.core.game import Game
from ludejo.core.move import Move
from ludejo.core.refusal import unknown
from ludejo.core.shapes import Belief, Fact, View

Factory = Callable[[Game], Bot | None]  # None: this bot does not play this game


@cache
def own_bots(game: str) -> ModuleType | None:
    """The module with a game's own bots, if it has any: `love_letter/bot.py` here. `at_level(name)` there makes its bot
    of a level, `BOTS` has its other bots by name. It is imported only when it is needed, because its libraries may take
    a while to load."""
    folder = f"{__name__}.{game.replace('-', '_')}"
    return import_module(f"{folder}.bot") if find_spec(folder) is not None else None


def at_level(n: int) -> Factory:
    """A searching bot for any game, or the game's own bot."""

    def made_for(game: Game) -> Bot:
        own = own_bots(game.id)
        make: Callable[[str], Bot] | None = getattr(own, "at_level", None)
        return SearchBot(game, broad(LEVELS[n], game)) if make is None else make(LEVELS[n].name)

    return made_for


def named(name: str) -> Factory:
    """A bot that only some games have."""

    def made_for(game: Game) -> Bot | None:
        bot: Bot | None = getattr(own_bots(game.id), "BOTS", {}).get(name)
        return bot

    return made_for


STAND_IN = "normal"  # plays for somebody who is absent
FACTORIES: dict[str, Factory] = {
    **{level.name: at_level(n) for n, level in enumerate(LEVELS)},
    "counting": named("counting"),
    "random": lambda game: RandomBot(),
}


@cache
def made(game: Game, name: str) -> Bot | None:
    """The bot of this name. One is enough: it keeps nothing from one question to the next, and may be slow to load."""
    return FACTORIES[name](game)


def bots_of(game: Game) -> tuple[str, ...]:
    """The names of the bots that play this game: its levels first, from easy to hard."""
    return tuple(name for name in FACTORIES if made(game, name) is not None)


def bot_of(game: Game, name: str) -> Bot:
    """The bot of this name; `Refused` if none plays this game."""
    bot = made(game, name) if name in FACTORIES else None
    if bot is None:
        raise unknown("unknown-bot", bot=name, game=game.id)
    return bot


def thought_by(game: Game, name: str, view: View, move: Move, truth: tuple[Fact, ...]) -> tuple[Belief, ...] | None:
    """What a bot thought when it saw this view and made this move; None if there is no such bot, or it doesn't tell."""
    bot = made(game, name) if name in FACTORIES else None
    return bot.beliefs(view, move, truth) if bot is not None else None


def enlist(name: str, where: str) -> None:
    """Add a bot from outside Ludejo. `where` is `module:factory`; Python must be able to import the module."""
    module, _, factory = where.partition(":")
    FACTORIES[name] = getattr(import_module(module), factory)


def enlist_words(more: Iterable[str]) -> None:
    """The same for each argument NAME=module:factory; a bot that exists already stays."""
    for argument in more:
        name, _, where = argument.partition("=")
        if name not in FACTORIES:
            enlist(name, where)
