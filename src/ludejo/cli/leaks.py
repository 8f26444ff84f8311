"""The command `ludejo leaks`: the leak check for many pairs of worlds, in several processes, with figures."""

from __future__ import annotations

import multiprocessing
import secrets
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from time import perf_counter

import msgspec

from ludejo.core.game import Game
from ludejo.games import game as find
from ludejo.testkit.checks.leaks import Pairs
from ludejo.testkit.setups import setups

FIXED = 0  # a seed that every run uses, unless others are asked for
CHUNK = 2_000  # pairs in a task: independent of the number of processes, so that the results are, too
APART = 1 << 40  # between the seeds of a run, because the games of a seed are numbered from it
MOST_SHOWN = 10

Progress = Callable[[int], object]


class HuntTask(msgspec.Struct, frozen=True):
    """A part of the games of one seed: `pairs` pairs, at most `per_game` from each game."""

    game: str
    seed: int
    pairs: int
    per_game: int
    part: int
    parts: int


class Found(msgspec.Struct, frozen=True):
    """The result of a task."""

    pairs: int
    leaks: list[str]
    phases: dict[str, int]


class Hunt(msgspec.Struct, frozen=True):
    """The figures of one run; `where` names the first leaks, if any; `phases` counts the pairs in each phase."""

    pairs: int
    leaks: int
    seconds: float
    where: list[str]
    seeds: list[int]
    phases: dict[str, int]


def seeds_of(named: int | None, n: int | None) -> list[int]:
    """The seeds of a run: `n` seeds that start with `named`, or `n` random ones. Without `named` and `n`: the fixed
    seed and a random one."""
    if named is not None:
        return [named + k * APART for k in range(n or 1)]
    fresh = [secrets.randbits(32) for _ in range(n or 1)]
    return fresh if n else [FIXED, *fresh]


def hunt(game: Game, n_pairs: int, seeds: list[int], progress: Progress = lambda looked: None, jobs: int = 1) -> Hunt:
    """Compare `n_pairs` pairs of worlds, about equally many of each seed and each set-up."""
    start, phases, leaks, looked = perf_counter(), Counter[str](), list[str](), 0
    todo = tasks(game, n_pairs, seeds)
    for found in done_here(game, todo, progress) if jobs == 1 else done_by(jobs, todo, progress):
        looked += found.pairs
        leaks += found.leaks
        phases.update(found.phases)
    seconds = round(perf_counter() - start, 3)
    return Hunt(looked, len(leaks), seconds, sorted(leaks)[:MOST_SHOWN], seeds, dict(sorted(phases.items(), key=order)))


def tasks(game: Game, n_pairs: int, seeds: list[int]) -> list[HuntTask]:
    """The pairs, divided into tasks."""
    found: list[HuntTask] = []
    for seed, n in zip(seeds, shares(n_pairs, len(seeds)), strict=True):
        parts, per_game = -(-n // CHUNK), max(1, n // len(setups(game)))
        found += [HuntTask(game.id, seed, k, per_game, part, parts) for part, k in enumerate(shares(n, parts)) if k]
    return found


def shares(n: int, parts: int) -> list[int]:
    """`n`, divided into parts that are as equal as possible."""
    return [n * (part + 1) // parts - n * part // parts for part in range(parts)]


def look(game: Game, task: HuntTask, progress: Progress) -> Found:
    """Do a task."""
    pairs = Pairs(game, task.seed, task.per_game, task.part, task.parts)
    while pairs.n_pairs < task.pairs:
        before = pairs.n_pairs
        pairs.play_one(task.pairs)
        progress(pairs.n_pairs - before)
    return Found(pairs.n_pairs, [repr(leak) for leak in pairs.leaks], dict(pairs.phases))


def done_here(game: Game, todo: Iterable[HuntTask], progress: Progress) -> Iterator[Found]:
    """Do the tasks one after the other, in this process."""
    return (look(game, task, progress) for task in todo)


def look_alone(task: HuntTask) -> Found:
    """Do a task in a process of its own."""
    return look(find(task.game), task, lambda looked: None)


def done_by(jobs: int, todo: list[HuntTask], progress: Progress) -> Iterator[Found]:
    """Do the tasks in `jobs` processes."""
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        try:
            for future in as_completed([pool.submit(look_alone, task) for task in todo]):
                progress(future.result().pairs)
                yield future.result()
        except BaseException:  # a user who stops it need not wait for tasks that have not begun
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def order(counted: tuple[str, int]) -> tuple[str, int]:
    """Sorts phases by name, then by the number of the day or round."""
    name, _, number = counted[0].partition(" ")
    return name, int(number or 0)


def table(phases: dict[str, int]) -> list[str]:
    """A line for each phase: how many pairs were compared, by day or round if the phase has one."""
    lines: dict[str, list[str]] = {}
    for phase, n in phases.items():
        name, _, number = phase.partition(" ")
        lines.setdefault(name, []).append(f"{number}: {n}" if number else str(n))
    return [f"  {name:8}{'  '.join(cells)}" for name, cells in lines.items()]
