"""The simulator's world: virtual time in milliseconds, what is to happen when, and what goes wrong, from one seed."""

from __future__ import annotations

from collections.abc import Callable
from heapq import heappop, heappush

from ludejo.core.luck import FastLuck

HOUR = 3_600_000


class SimulatedWorld:
    """While it `is_bad` there are faults; while it `is_quiet` nobody begins anything new."""

    def __init__(self, seed: int) -> None:
        self.luck = FastLuck(seed)
        self.now = 0
        self.shift = 0  # how far the wall clock is off; it jumps, and only says when something was
        self.is_bad = True
        self.is_quiet = False
        self.faults: dict[str, int] = {}
        self.queue: list[tuple[int, int, Callable[..., object], tuple[object, ...]]] = []
        self.n_planned = 0

    def later(self, delay: int, call: Callable[..., object], *args: object) -> None:
        """Let something happen after so many milliseconds; of two at the same time the one planned first."""
        self.n_planned += 1
        heappush(self.queue, (self.now + delay, self.n_planned, call, args))

    def run_until(self, end: int) -> None:
        """Let everything happen that is planned before this time."""
        queue = self.queue
        while queue and queue[0][0] < end:
            self.now, _, call, args = heappop(queue)
            call(*args)
        self.now = end

    def between(self, least: int, most: int) -> int:
        return least + self.luck.below(most - least + 1)

    def one_in(self, n: int) -> bool:
        return self.luck.below(n) == 0

    def odds(self, fault: str, n: int) -> bool:
        """Does this go wrong now? In bad times it does once in `n` times."""
        if not self.is_bad or self.luck.below(n):
            return False
        self.count(fault)
        return True

    def count(self, fault: str) -> None:
        self.faults[fault] = self.faults.get(fault, 0) + 1

    def wall(self) -> int:
        """What the wall clock says."""
        return self.now + self.shift

    def jump(self) -> None:
        """The wall clock is set an hour forward or back."""
        self.count("clock jump")
        self.shift += HOUR if self.one_in(2) else -HOUR
