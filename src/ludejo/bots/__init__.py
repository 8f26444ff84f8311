"""Who can sit in an empty chair: bots by game and name."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from importlib import import_module

from ludejo.bots.base import Bot, RandomBot
from ludejo.bots.love_letter.bot import CountingBot
from ludejo.bots.search.bot import LEVELS, SearchBot, broad
from ludejo.core.game import Game
from ludejo.core.move import Move
from ludejo.core.refusal import unknown
from ludejo.core.shapes import Belief, Fact, View

Factory = Callable[[Game], Bot | None]  # None: this bot does not play this game


# games whose levels are players of their own, and where `at_level` makes them: libraries may take a while to load
PLAYERS_OF = {"codenames": "ludejo.bots.codenames.bot", "lupus-in-tabula": "ludejo.bots.lupus_in_tabula.bot"}


def at_level(n: int) -> Factory:
    """A searching bot for any game, or the game's own player."""

    def made_for(game: Game) -> Bot:
        if game.id not in PLAYERS_OF:
            return SearchBot(game, broad(LEVELS[n], game))
        player: Bot = import_module(PLAYERS_OF[game.id]).at_level(LEVELS[n].name)
        return player

    return made_for


STAND_IN = "normal"  # keeps a chair warm for somebody who stays away
FACTORIES: dict[str, Factory] = {
    **{level.name: at_level(n) for n, level in enumerate(LEVELS)},
    "counting": lambda game: CountingBot() if game.id == "love-letter" else None,
    "random": lambda game: RandomBot(),
}


@cache
def made(game: Game, name: str) -> Bot | None:
    """The one bot of this name: it keeps nothing from one question to the next, and may have been costly to load."""
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
    """What a bot thought when it saw this and did that, if it is still here and tells."""
    bot = made(game, name) if name in FACTORIES else None
    return bot.beliefs(view, move, truth) if bot is not None else None


def enlist(name: str, where: str) -> None:
    """Add a bot of somebody else's: `module:factory`, as Python finds it."""
    module, _, factory = where.partition(":")
    FACTORIES[name] = getattr(import_module(module), factory)


def enlist_words(more: Iterable[str]) -> None:
    """The same for words like NAME=module:factory; those that are there already stay."""
    for words in more:
        name, _, where = words.partition("=")
        if name not in FACTORIES:
            enlist(name, where)
