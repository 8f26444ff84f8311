"""What happens at a table after a while: a clock runs out, a bot answers, somebody is missed too long."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from ludejo.table.messages import Out
from ludejo.wire.told import Clock

if TYPE_CHECKING:
    from ludejo.server.app import App

A_YEAR = 31_536_000  # a limit that is lifted
NOTICED_SECONDS = 3.0  # until it is known that nothing can be stored
KNOWN = 0.5  # seconds after which news has come to every process
SOON = 0.001  # the shortest time in which a loop counts


class Clocks:
    """By name; each at most once. All waiting is scaled by the server's pace."""

    def __init__(self, app: App, code: str) -> None:
        self.app = app
        self.code = code
        self.handles: dict[str, asyncio.TimerHandle] = {}
        self.running = ("", 0)
        self.ends = 0.0
        self.missed = 0.0  # of the running clock: so much had passed when we saw it first
        self.full = 0.0  # what it had at first
        self.stopped: tuple[str, int, float] = ("", 0, 0.0)  # the clock that ran before, and what it had left

    def set(self, name: str, seconds: float, then: Callable[[], None], keep: bool = False) -> None:
        """Do something after a while, never earlier; `keep`: not if it is going to be done anyway."""
        if name in self.handles:
            if keep:
                return
            self.handles[name].cancel()
        app = self.app
        when = app.now() + seconds * app.settings.pace

        def due() -> None:
            left = when - app.now()
            if left > 0:  # the loop counts in milliseconds
                self.handles[name] = app.loop.call_later(max(left, SOON), due)
                return
            del self.handles[name]
            then()

        self.handles[name] = app.later(seconds, due)

    def has(self, prefix: str) -> bool:
        """Is anything of this kind going to be done?"""
        return any(name.startswith(prefix) for name in self.handles)

    def stop(self, name: str) -> None:
        handle = self.handles.pop(name, None)
        if handle is not None:
            handle.cancel()

    def stop_all(self) -> None:
        for name in list(self.handles):
            self.stop(name)

    def run_clock(self, out: Out, since: int, then: Callable[[], None]) -> bool:
        """Let the clock run that is wanted, if another did; whether it is another. One that stood still (a pause) has
        left what it had; one that is only shown ends nothing. `since` then it runs or stands, by the log: when this
        process learns of it is nobody's business, for the ticks of a night go on meanwhile."""
        clock = out.clock
        if (clock, out.moment) == self.running or not (clock or self.running[0]):
            return False
        age = self.age(since)
        if self.running[0]:
            self.stopped = (*self.running, min(self.full, max(0.0, self.left() + age)))
        self.running = (clock, out.moment)
        self.stop("clock")
        if clock:
            left = self.full = float(out.seconds or self.usual(clock))
            passed = self.passed(since)
            if self.stopped[:2] == self.running:
                left, passed = min(self.full, max(0.0, self.stopped[2] - age)), 0.0
            self.missed = passed if passed < left else 0.0  # if it should be over, its keeper is gone: it begins anew
            left -= self.missed
            self.ends = self.app.now() + left * self.app.settings.pace
            if not out.shown:
                self.set("clock", left, then)
        return True

    def passed(self, since: int) -> float:
        """The seconds since then, where others keep the table: whoever comes sees their clock, no matter who was here
        before. The keeper counts from when it sees a clock begin."""
        if self.app.peers.keeps(self.code):
            return 0.0
        passed = self.app.clock() - since - 1  # both are cut to milliseconds: at least so many
        return max(0, passed) / 1000 / (self.app.settings.pace or 1.0)

    def age(self, since: int) -> float:
        """How long ago that was, if it is news; what is older was not on its way, but waited for a database."""
        age = (self.app.clock() - since) / 1000 / (self.app.settings.pace or 1.0)
        return age if abs(age) <= KNOWN else 0.0  # less than none, where another process's clock is ahead

    def is_up(self) -> bool:
        """Is the time of a clock over that ends something, whether or not that was done?"""
        return "clock" in self.handles and self.app.now() >= self.ends

    def hold(self) -> None:
        """While nobody can do anything no time goes by; what went by before that was noticed is given back."""
        self.stop("clock")
        self.stop("expire")
        if self.running[0]:
            self.stopped = (*self.running, min(self.full, self.left() + NOTICED_SECONDS))
            self.running = ("", 0)

    def usual(self, clock: str) -> int:
        """The seconds of a clock for which the table has chosen none."""
        limits = self.app.settings.limits
        return (limits.sealing_seconds if clock == "sealing" else limits.clock_seconds) or A_YEAR

    def left(self) -> float:
        """The seconds that the running clock has left, at the server's pace."""
        return max(0.0, (self.ends - self.app.now()) / (self.app.settings.pace or 1.0))

    def clock_now(self) -> Clock:
        """The clock as devices are told it."""
        left = round(self.left() * self.app.settings.pace * 1000) if self.running[0] else 0
        return Clock(self.running[0], self.running[1], left)
