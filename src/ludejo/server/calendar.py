"""What day is it? The machine's clock may be wrong, and a clock that is far ahead must not make anything expire.

The clock is doubted if it is far ahead of the last entry when the server starts, or if it jumps ahead while the server
runs. Then the server counts time from the last moment without doubt, until the clock has stayed ahead for a day. A
clock that was set back is believed at once: with the earlier of two times nothing expires too early.
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
        self.newest = 0  # when the last entry before our start was written, by the clock of that time
        self.known = (wall(), now())  # the last time that was not doubted, and `now()` at that moment
        self.doubted: float | None = None  # since when the clock is doubted, if it is

    def begin(self, newest: int) -> None:
        """`newest`: when the last entry was written; 0 if there is none."""
        self.newest = newest
        if newest and self.wall() - newest > MOST_AHEAD_MS:
            self.doubt(newest)

    def doubt(self, known: int) -> None:
        self.known, self.doubted = (known, self.now()), self.now()
        days = (self.wall() - known) // DAY_MS
        log.warning("the clock is %d days ahead: nothing is deleted because of it for a day. Is it right?", days)

    def counted(self) -> int:
        """The time as we count it ourselves."""
        at, when = self.known
        return at + round((self.now() - when) * 1000)

    def today(self) -> int:
        """The time that decides what has expired. It is not later than the true time, unless two clocks are wrong."""
        wall, counted = self.wall(), self.counted()
        if self.doubted is None and wall - counted > JUMP_MS:
            self.doubt(counted)
        is_right = wall - counted <= JUMP_MS
        if is_right or (self.doubted is not None and self.now() - self.doubted >= BELIEF_SECONDS):
            self.known, self.doubted = (wall, self.now()), None
            return wall
        return counted

    def issue(self) -> int:
        """The date for new cookies. It is not before the last entry, because the clock may have been set back. While
        the clock is doubted it is not our own count: after weeks without a running server the clock is right, and a
        cookie with the date of our count would expire on the next day."""
        return max(self.wall(), self.today(), self.newest)
