"""The searching bot, and its levels as data."""

from __future__ import annotations

from typing import Final

import msgspec

from ludejo.bots.base import Bot, Question
from ludejo.bots.search.ismcts import POOL, Search
from ludejo.core.belief import weighed
from ludejo.core.game import Game, State
from ludejo.core.luck import Luck
from ludejo.core.move import Move


class Level(msgspec.Struct, frozen=True):
    """How hard a bot thinks: iterations (or seconds) for a decision, whether it learns from what others chose, and
    in how many processes it thinks."""

    name: str
    iterations: int = 0
    seconds: float = 0.0
    infers: bool = False
    processes: int = 1


ENDLESS: Final = 1 << 60
EASY: Final = Level("easy", iterations=6)
NORMAL: Final = Level("normal", iterations=30)
HARD: Final = Level("hard", iterations=5_000, infers=True)
LEVELS: Final[tuple[Level, ...]] = (EASY, NORMAL, HARD)


def broad(level: Level, game: Game) -> Level:
    """The same level with more iterations for a game with many moves, most of which it would else never try; never more
    iterations than HARD has."""
    iterations = min(level.iterations * game.breadth(), HARD.iterations)
    return msgspec.structs.replace(level, iterations=iterations)


class Tried(msgspec.Struct, frozen=True):
    """A move that the search tried: how often, and its mean reward (1: the seat always won the chapter alone)."""

    move: Move
    visits: float
    mean: float


class SearchBot(Bot):
    """Searches in worlds that its seat considers possible; plays without a search if there is only one choice."""

    def __init__(self, game: Game, level: Level) -> None:
        self.game = game
        self.level = level

    def choose(self, question: Question, luck: Luck) -> Move:
        if len(question.choices) == 1 and not question.world.opens(question.seat):
            return question.choices[0]
        return self.thought(question, luck)[0].move

    def thought(self, question: Question, luck: Luck) -> list[Tried]:
        """The moves it tried, the best one first."""
        if self.level.processes > 1:
            from ludejo.bots.search.parallel import thought_together  # imported late: most bots never start a process

            return ranked(thought_together(self.game, self.level, question, luck))
        return ranked(grown(self.game, self.level, question.world, question.seat, luck, question.patience))


def grown(game: Game, level: Level, world: State, seat: int, luck: Luck, patience: float) -> list[Tried]:
    """Grow a tree until the level's iterations or seconds or the patience are used up; return the moves at its root."""
    n_worlds = min(POOL, level.iterations) if level.iterations else POOL
    worlds = weighed(world, seat, luck, n_worlds) if level.infers else world.worlds(seat, luck, n_worlds)
    search = Search(game, worlds, seat, luck)
    search.grow_for(min(patience, level.seconds or patience), level.iterations or ENDLESS)
    return [
        Tried(node.move, node.visits, node.reward / node.visits) for node in search.tried() if node.move is not None
    ]


def ranked(tried: list[Tried]) -> list[Tried]:
    """The move that was tried most comes first."""
    return sorted(tried, key=lambda one: -one.visits)
