"""Which day is it? The machine's clock may be wrong: one that is far ahead must not end anything.

A clock proves nothing if it is far ahead of the last entry when the server starts, or if it jumps ahead while the
server runs. Then time is counted from where it was known, until the clock has stayed so for a day of running. A clock
that was set back is followed at once: by the earlier of two times, nothing ends too early.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

log = logging.getLogger("ludejo.calendar")
HOUR_MS = 3_600_000
DAY_MS = 24 * HOUR_MS
MOST_AHEAD_MS = 7 * DAY_MS  # of the last entry, at the start
JUMP_MS = HOUR_MS
BELIEF_SECONDS = 86_400.0


class Calendar:
    """`wall` is the machine's clock, in milliseconds since 1970; `now` counts seconds and never jumps."""

    def __init__(self, wall: Callable[[], int], now: Callable[[], float]) -> None:
        self.wall = wall
        self.now = now
        self.newest = 0  # when the last entry was written before we started, by the clock of then
        self.known = (wall(), now())  # a time that was not doubted, and when that was
        self.doubted: float | None = None  # since when the clock is

    def begin(self, newest: int) -> None:
        """The last entry was written then; 0 if there is none."""
        self.newest = newest
        if newest and self.wall() - newest > MOST_AHEAD_MS:
            self.doubt(newest)

    def doubt(self, known: int) -> None:
        self.known, self.doubted = (known, self.now()), self.now()
        days = (self.wall() - known) // DAY_MS
        log.warning("the clock is %d days ahead: nothing is deleted because of it for a day. Is it right?", days)

    def counted(self) -> int:
        """The time by our own counting."""
        at, when = self.known
        return at + round((self.now() - when) * 1000)

    def today(self) -> int:
        """The time by which things may end: never later than it is, if one clock alone is wrong."""
        wall, counted = self.wall(), self.counted()
        if self.doubted is None and wall - counted > JUMP_MS:
            self.doubt(counted)
        is_right = wall - counted <= JUMP_MS
        if is_right or (self.doubted is not None and self.now() - self.doubted >= BELIEF_SECONDS):
            self.known, self.doubted = (wall, self.now()), None
            return wall
        return counted

    def issue(self) -> int:
        """The time to write on what shall last: not before the last entry, should the clock have been set back; nor by
        our own counting while the clock is doubted, for after weeks of rest it is right, and what is given out on that
        day would have ended on the next."""
        return max(self.wall(), self.today(), self.newest)
