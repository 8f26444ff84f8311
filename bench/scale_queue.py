"""Simulates one database and the processes that serve it: where an entry waits until the last device is told.

It waits for its process's event loop, for the group commit before its own, for the lock that NOTIFY takes, for the
disk, and for the event loops of the processes where the other seats have their devices."""

from __future__ import annotations

import heapq
from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np
import scale_inputs as given

FEWEST, MOST, SECONDS = 3_000, 15_000, 0.4  # entries to simulate: those of SECONDS, within bounds


@dataclass(frozen=True)
class Shape:
    """`together`: notice and entry are one transaction, which holds NOTIFY's lock until it is on the disk. Otherwise
    the notice is a second transaction, which does not wait for the disk."""

    processes: int
    players: int
    together: bool
    commit: float = given.COMMIT

    @property
    def entries(self) -> float:
        """All entries, per second."""
        return self.players * given.ENTRIES_A_PLAYER

    @property
    def copies(self) -> float:
        """In how many processes a table is folded: those of its seats, and its keeper."""
        n = self.processes
        return n * (1 - (1 - 1 / n) ** (given.SEATS + (n > 1)))

    @property
    def overhead(self) -> float:
        """The share of a core each process spends on notices of all tables, and on silent devices."""
        heard = self.entries * given.HEAR if self.processes > 1 else 0
        return heard + self.players / self.processes / given.PING_EVERY * given.PING

    @property
    def loop(self) -> float:
        """The share of a core that a process uses."""
        entry = given.JUDGE + given.STORE + given.SEATS * given.TELL + (self.copies - 1) * given.FOLD
        return self.entries / self.processes * entry + self.overhead

    @property
    def database(self) -> float:
        """The share of the database's cores that is used."""
        return self.entries * (given.ROW + (self.copies - 1) * given.READ) / given.DATABASE_CORES


@dataclass
class Queue:
    """A queue that serves in order, one at a time."""

    free_at: float = 0.0
    busy: float = 0.0

    def serve(self, now: float, seconds: float) -> float:
        self.busy += seconds
        self.free_at = max(self.free_at, now) + seconds
        return self.free_at


@dataclass
class Process:
    number: int
    loop: Queue = field(default_factory=Queue)
    waiting: list[int] = field(default_factory=list)
    is_writing: bool = False


class World:
    """The simulation: planned steps, run in the order of their time."""

    def __init__(self, shape: Shape, seed: int = 1) -> None:
        n = min(MOST, max(FEWEST, round(shape.entries * SECONDS)))
        self.shape = shape
        self.luck = np.random.default_rng(seed)
        self.slow = 1 / max(1e-9, 1 - shape.overhead)
        self.processes = [Process(n) for n in range(shape.processes)]
        self.lock = Queue()
        self.todo: list[tuple[float, int, Callable[[float], None]]] = []
        self.born = np.cumsum(self.luck.exponential(1 / shape.entries, n))
        self.told = self.born.copy()
        seats = self.luck.integers(0, shape.processes, (n, given.SEATS + 1))
        self.seats: list[list[int]] = seats.tolist()  # by entry, the process of each seat; the last is the keeper
        self.n_planned = 0
        for entry, at in enumerate(self.born):
            self.plan(float(at), lambda now, entry=entry: self.wish(entry, now))  # type: ignore[misc]

    def plan(self, at: float, what: Callable[[float], None]) -> None:
        self.n_planned += 1
        heapq.heappush(self.todo, (at, self.n_planned, what))

    def run(self) -> np.ndarray:
        """How long each entry took."""
        while self.todo:
            at, _, what = heapq.heappop(self.todo)
            what(at)
        return self.told - self.born

    def wish(self, entry: int, now: float) -> None:
        process = self.processes[self.seats[entry][0]]
        done = process.loop.serve(now, (given.JUDGE + given.STORE) * self.slow)
        self.plan(done, lambda now: self.store(process, entry, now))

    def store(self, process: Process, entry: int, now: float) -> None:
        process.waiting.append(entry)
        if not process.is_writing:
            self.write(process, now)

    def write(self, process: Process, now: float) -> None:
        """Write a group: all that wait, up to the limit."""
        group, process.waiting = process.waiting[: given.MOST_IN_A_COMMIT], process.waiting[given.MOST_IN_A_COMMIT :]
        process.is_writing = bool(group)
        if group:
            there = now + given.ROUND_TRIP + len(group) * given.ROW
            self.plan(there, lambda now: self.commit(process, group, now))

    def commit(self, process: Process, group: list[int], now: float) -> None:
        takes = self.shape.commit * float(self.luck.gamma(4, 1 / 4))
        done = self.lock.serve(now, takes) if self.shape.together else now + takes
        self.plan(done, lambda now: self.tell(process, group, now))

    def tell(self, process: Process, group: list[int], now: float) -> None:
        """Tell devices here at once; in other processes after the notice and a read, which many entries share."""
        for entry in group:
            self.tell_at(entry, process.number, now, 0.0)
        self.plan(now + 2 * given.ROUND_TRIP, lambda now: self.tell_others(process, group, now))
        self.write(process, now)

    def tell_others(self, process: Process, group: list[int], now: float) -> None:
        for entry in group:
            for number in set(self.seats[entry]) - {process.number}:
                self.tell_at(entry, number, now, given.FOLD)

    def tell_at(self, entry: int, number: int, now: float, more: float) -> None:
        devices = self.seats[entry][: given.SEATS].count(number)
        done = self.processes[number].loop.serve(now, (more + devices * given.TELL) * self.slow)
        if devices:
            self.told[entry] = max(self.told[entry], done)


def p99(shape: Shape) -> float:
    """99 of 100 entries took no longer. The first fifth is left out, because the queues are still filling."""
    took = World(shape).run()
    return float(np.quantile(took[len(took) // 5 :], 0.99))
