"""What happens at a table after a while: a clock runs out, a bot answers, somebody is missed too long."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from ludejo.wire.told import Clock

if TYPE_CHECKING:
    from ludejo.server.hall import Hall

A_YEAR = 31_536_000  # a limit that is lifted


class Timers:
    """By name; each at most once. All waiting is scaled by the server's pace."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.handles: dict[str, asyncio.TimerHandle] = {}
        self.running = ("", 0)
        self.ends = 0.0

    def set(self, name: str, seconds: float, then: Callable[[], None], keep: bool = False) -> None:
        """Do something after a while; `keep`: not if it is going to be done anyway."""
        if name in self.handles:
            if keep:
                return
            self.handles[name].cancel()

        def due() -> None:
            del self.handles[name]
            then()

        self.handles[name] = self.hall.later(seconds, due)

    def stop(self, name: str) -> None:
        handle = self.handles.pop(name, None)
        if handle is not None:
            handle.cancel()

    def stop_all(self) -> None:
        for name in list(self.handles):
            self.stop(name)

    def run_clock(self, clock: str, moment: int, then: Callable[[], None]) -> bool:
        """Let this clock run, if another did; whether it is another."""
        if (clock, moment) == self.running or not (clock or self.running[0]):
            return False
        self.running = (clock, moment)
        self.stop("clock")
        if clock:
            limits = self.hall.settings.limits
            seconds = (limits.sealing_seconds if clock == "sealing" else limits.clock_seconds) or A_YEAR
            self.ends = self.hall.now() + seconds * self.hall.settings.pace
            self.set("clock", seconds, then)
        return True

    def clock_now(self) -> Clock:
        """The clock as devices are told it."""
        left = max(0, round((self.ends - self.hall.now()) * 1000)) if self.running[0] else 0
        return Clock(self.running[0], self.running[1], left)
