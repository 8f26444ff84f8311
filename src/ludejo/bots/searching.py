"""The searching bot: how many iterations, or how much time, for a decision."""

from __future__ import annotations

from ludejo.bots.base import Bot, Question
from ludejo.bots.search import POOL, Search
from ludejo.core.game import Game
from ludejo.core.luck import Luck
from ludejo.core.move import Move


class SearchBot(Bot):
    """Thinks in worlds its seat holds for possible; a single choice it makes without thinking."""

    def __init__(self, game: Game, iterations: int = 1_000, seconds: float = 0.0) -> None:
        self.n_moves = len(game.moves()) + len(game.stand_ins())
        self.iterations = iterations
        self.seconds = seconds

    def choose(self, question: Question, luck: Luck) -> Move:
        if len(question.choices) == 1:
            return question.choices[0]
        if not question.choices:
            return question.world.sample(question.seat, luck)
        n_worlds = POOL if self.seconds else min(POOL, self.iterations)
        search = Search(question.world, question.seat, self.n_moves, luck, n_worlds)
        if self.seconds:
            search.grow_for(self.seconds)
        else:
            search.grow(self.iterations)
        return search.answer()
