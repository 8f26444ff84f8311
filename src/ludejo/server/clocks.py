"""The timers of a table: for clocks that run out, bots that answer, and guests who are missed too long."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from ludejo.table.messages import Out
from ludejo.wire.told import Clock

if TYPE_CHECKING:
    from ludejo.server.app import App

A_YEAR = 31_536_000  # in seconds; stands for no limit
NOTICED_SECONDS = 3.0  # until we notice that nothing can be stored
KNOWN = 0.5  # seconds after which every process has the news
SOON = 0.001  # seconds; an event loop counts in no shorter time


class Clocks:
    """Timers by name, at most one of each. All waiting is scaled by the server's pace."""

    def __init__(self, app: App, code: str) -> None:
        self.app = app
        self.code = code
        self.handles: dict[str, asyncio.TimerHandle] = {}
        self.running = ("", 0)
        self.ends = 0.0
        self.missed = 0.0  # how much of the running clock had passed when we first saw it
        self.full = 0.0  # the whole time of the running clock
        self.stopped: tuple[str, int, float] = ("", 0, 0.0)  # the clock that ran before, and what it had left

    def set(self, name: str, seconds: float, then: Callable[[], None], keep: bool = False) -> None:
        """Call `then` after so many seconds, never earlier. `keep`: a timer of this name that already runs stays."""
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
        """Does any timer run whose name begins like this?"""
        return any(name.startswith(prefix) for name in self.handles)

    def stop(self, name: str) -> None:
        handle = self.handles.pop(name, None)
        if handle is not None:
            handle.cancel()

    def stop_all(self) -> None:
        for name in list(self.handles):
            self.stop(name)

    def run_clock(self, out: Out, since: int, then: Callable[[], None]) -> bool:
        """Start the clock that the table wants, if another one ran; returns whether it is another. A clock that was
        stopped (by a pause) goes on with what it had left. A clock that is only shown ends nothing. `since`: when it
        began or stopped, by the log; it does not matter when this process learned of it, because the ticks of a night
        go on meanwhile."""
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
            self.missed = passed if passed < left else 0.0  # if its time is over, the keeper is gone: begin anew
            left -= self.missed
            self.ends = self.app.now() + left * self.app.settings.pace
            if not out.shown:
                self.set("clock", left, then)
        return True

    def passed(self, since: int) -> float:
        """The seconds since then, if another process keeps the table: a guest who comes here sees the keeper's clock,
        even if nobody was here before. The keeper counts from when it sees a clock begin."""
        if self.app.peers.keeps(self.code):
            return 0.0
        passed = self.app.clock() - since - 1  # both are rounded down to milliseconds; it is at least this
        return max(0, passed) / 1000 / (self.app.settings.pace or 1.0)

    def age(self, since: int) -> float:
        """The seconds since then; 0 if that is no news, because an older entry only waited for a database."""
        age = (self.app.clock() - since) / 1000 / (self.app.settings.pace or 1.0)
        return age if abs(age) <= KNOWN else 0.0  # negative if another process's clock is ahead

    def is_up(self) -> bool:
        """Is the time over of a clock that ends something, although its timer has not been called yet?"""
        return "clock" in self.handles and self.app.now() >= self.ends

    def hold(self) -> None:
        """Stop the clock while nobody can do anything. The time that passed before we noticed is given back."""
        self.stop("clock")
        self.stop("expire")
        if self.running[0]:
            self.stopped = (*self.running, min(self.full, self.left() + NOTICED_SECONDS))
            self.running = ("", 0)

    def usual(self, clock: str) -> int:
        """The seconds of a clock for which the table has set none."""
        limits = self.app.settings.limits
        return (limits.sealing_seconds if clock == "sealing" else limits.clock_seconds) or A_YEAR

    def left(self) -> float:
        """The seconds that the running clock has left, at the server's pace."""
        return max(0.0, (self.ends - self.app.now()) / (self.app.settings.pace or 1.0))

    def clock_now(self) -> Clock:
        """The clock as devices are told it."""
        left = round(self.left() * self.app.settings.pace * 1000) if self.running[0] else 0
        return Clock(self.running[0], self.running[1], left)
