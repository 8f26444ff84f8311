"""A contest that can be stopped and continued: each bout is written to a file when it ends."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import msgspec

from ludejo.lab.arena import ArenaTask, Bout, Plan, Player, play_bout, play_here, tasks

CHUNK = 8  # bouts sent to a process at once


def home_of(plan: Plan) -> Path:
    """The file for the bouts of this plan if no other is given."""
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return cache / "ludejo" / "arena" / f"{plan.game}-{plan.mark}.jsonl"


class OtherContestError(Exception):
    """The file contains something other than bouts of this plan."""


def kept(plan: Plan, file: Path) -> list[Bout]:
    """The bouts that were played before; `OtherContestError` if the file is not of this plan."""
    if not file.exists() or not file.stat().st_size:
        return []
    head, *lines = file.read_bytes().split(b"\n")
    try:
        if msgspec.json.decode(head, type=Plan) != plan:
            raise OtherContestError
        return [msgspec.json.decode(line, type=Bout) for line in lines if line.endswith(b"}")]  # the last may be cut
    except (msgspec.MsgspecError, UnicodeError):
        raise OtherContestError from None


def contest(plan: Plan, n_games: int, file: Path, play: Player, progress: Callable[[int], object]) -> list[Bout]:
    """Play the missing bouts; returns all bouts for `n_games` of each pairing."""
    done = {(bout.hero, bout.field, bout.deal): bout for bout in kept(plan, file)}
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("ab") as book:
        if not done:
            book.truncate(0)
            book.write(msgspec.json.encode(plan) + b"\n")
        todo = tasks(plan, n_games, set(done))
        progress(len(tasks(plan, n_games, set())) - len(todo))
        for bout in play(todo):
            book.write(b"\n" + msgspec.json.encode(bout))  # newline first, so that a cut line stays alone
            book.flush()
            done[bout.hero, bout.field, bout.deal] = bout
            progress(1)
    n_deals = -(-n_games // plan.seats)
    return [bout for bout in done.values() if bout.deal < n_deals]


def player(workers: int, ray: str) -> Player:
    """A function that plays bouts: in this process, in several on this machine, or on a Ray cluster."""
    if ray:
        from ludejo.lab.ray import play_on

        return lambda todo: play_on(ray, todo)
    return play_here if workers == 1 else lambda todo: play_beside(workers, todo)


def play_beside(workers: int, todo: Iterable[ArenaTask]) -> Iterator[Bout]:
    """Play bouts in several processes on this machine."""
    with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn")) as pool:
        try:
            yield from pool.map(play_bout, todo, chunksize=CHUNK)
        except BaseException:  # when the contest is stopped, don't wait for bouts that have not begun
            pool.shutdown(wait=False, cancel_futures=True)
            raise
