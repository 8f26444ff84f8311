"""Several processes search for the same decision: each grows a tree of its own, and the results are added up."""

from __future__ import annotations

import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from functools import cache

import msgspec

from ludejo.bots.base import Question
from ludejo.bots.search.bot import Level, Tried, grown
from ludejo.core.game import Game
from ludejo.core.luck import FastLuck, Luck
from ludejo.games import game as find

SEEDS = 1 << 30
Figures = tuple[bytes, float, float]  # move as JSON, visits, mean


@cache
def pool(n: int) -> ProcessPoolExecutor:
    """This many processes, kept for the next question."""
    return ProcessPoolExecutor(n, mp_context=multiprocessing.get_context("spawn"))


def thought_together(game: Game, level: Level, question: Question, luck: Luck) -> list[Tried]:
    """The moves that the processes tried. Each has its share of the iterations, or the whole time."""
    n = level.processes
    share = msgspec.structs.replace(level, iterations=-(-level.iterations // n), processes=1)
    told = (game.id, share, question.world.to_bytes(), question.seat, question.patience)
    tasks = [pool(n).submit(thought_there, *told, luck.below(SEEDS)) for _ in range(n)]
    return added([figures for task in tasks for figures in task.result()], game)


def thought_there(game_id: str, level: Level, world: bytes, seat: int, patience: float, seed: int) -> list[Figures]:
    """What runs in each process: grow a tree there, and return the figures of its moves."""
    game = find(game_id)
    tried = grown(game, level, game.from_bytes(world), seat, FastLuck(seed), patience)
    return [(msgspec.json.encode(one.move.shape), one.visits, one.mean) for one in tried]


def added(figures: list[Figures], game: Game) -> list[Tried]:
    """Add up the figures of each move from all trees."""
    visits: dict[bytes, float] = {}
    reward: dict[bytes, float] = {}
    for words, n, mean in figures:
        visits[words] = visits.get(words, 0.0) + n
        reward[words] = reward.get(words, 0.0) + n * mean
    return [Tried(game.read_logged(words), n, reward[words] / n) for words, n in visits.items()]
