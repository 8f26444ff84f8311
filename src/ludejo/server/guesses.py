"""Wrong codes. A visitor who guesses waits, longer with each code. Guests of the table and invited guests never wait.

A table that exists, but of which a stranger may not know, counts as a wrong code, like one that doesn't exist. The same
code again is no new guess: ten people who open the same replay too early are one guess together.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

from ludejo.core.refusal import Refusal, Refused
from ludejo.server.limits import MOST_ADDRESSES, nets_of

if TYPE_CHECKING:
    from ludejo.server.app import App

FIRST_SECONDS = 0.1  # the first wait; each further code doubles it
STEPS = 12  # codes beyond the free ones that are remembered; after them the wait doesn't grow any more
NO_SOONER = 0.2  # seconds for every no, so that nobody can measure whether there is such a table
MOST_WAITING = 2_000  # answers of the whole server
PER_SITE = 10  # a /24 or /48 may have so many times as many answers waiting as an address
Keys = dict[str, tuple[int, int]]  # by guest, address and site: codes that are free, answers that may wait


class Guesses:
    """The wrong codes of all visitors of this process; `too_many` is the refusal if no more may wait."""

    def __init__(self, app: App, too_many: Refusal) -> None:
        self.app = app
        self.too_many = too_many
        self.codes: dict[str, dict[str, float]] = {}  # the last wrong ones, and when
        self.waiting: Counter[str] = Counter()

    def keys(self, guest: str, address: str) -> Keys:
        """The keys under which a visitor is counted; in a trusted network only the guest."""
        limits = self.app.settings.limits
        own = (limits.bad_codes, limits.guesses_waiting)
        keys = {f"guest {guest}": own} if guest else {}
        if not self.app.trusts(address):
            narrow, site = nets_of(address)
            keys[narrow] = own
            keys[f"site of {site}"] = (limits.bad_codes_per_site, PER_SITE * limits.guesses_waiting)
        return keys

    def seconds(self, keys: Keys) -> float:
        """How long a visitor with these keys has to wait before a code is looked at."""
        most = self.app.settings.limits.guess_seconds
        over = [self.count(key) - free for key, (free, _) in keys.items() if free]
        return max([0.0, *(min(float(most), FIRST_SECONDS * 2.0**n) for n in over if n >= 0)])

    def count(self, key: str) -> int:
        """How many wrong codes this key has sent lately."""
        codes = self.codes.get(key)
        since = self.app.now() - self.app.settings.limits.bad_codes_seconds
        while codes and next(iter(codes.values())) <= since:
            del codes[next(iter(codes))]
        return len(codes) if codes else 0

    def note(self, keys: Keys, code: str) -> None:
        """Count a wrong code. The keys that were quiet longest are forgotten first."""
        for key, (free, _) in keys.items():
            self.codes[key] = codes = self.codes.pop(key, {})
            codes.pop(code, None)
            codes[code] = self.app.now()
            if len(codes) > free + STEPS:
                del codes[next(iter(codes))]
        while len(self.codes) > MOST_ADDRESSES:
            del self.codes[next(iter(self.codes))]

    def check(self, keys: Keys) -> None:
        """`Refused` if too many wait already."""
        full = any(0 < most <= self.waiting[key] for key, (_, most) in keys.items())
        if full or self.waiting[""] >= MOST_WAITING:
            raise Refused(self.too_many)

    def take(self, keys: Keys) -> None:
        """One more waits; `Refused` if too many do."""
        self.check(keys)
        self.waiting.update(("", *keys))

    def give(self, keys: Keys) -> None:
        """One has waited."""
        for key in ("", *keys):
            self.waiting[key] -= 1
            if not self.waiting[key]:
                del self.waiting[key]

    def later(self, keys: Keys, seconds: float, then: Callable[[], None]) -> None:
        """Call `then` after a wait, or at once if there is none; `Refused` if too many wait."""
        if not seconds:
            then()
            return
        self.take(keys)

        def due() -> None:
            self.give(keys)
            then()

        self.app.later(seconds, due)

    def left(self, start: float) -> float:
        """How long to wait before we say no to what was asked at `start`."""
        if not self.app.settings.limits.bad_codes:
            return 0.0
        return max(0.0, NO_SOONER - (self.app.now() - start) / (self.app.settings.pace or 1.0))


class Guess:
    """A code that is asked for by HTTP, by somebody who may be a stranger."""

    def __init__(self, guesses: Guesses, guest: str | None, address: str) -> None:
        self.guesses = guesses
        self.keys = guesses.keys(guest or "", address)
        self.start = guesses.app.now()

    def must_wait(self) -> bool:
        return self.guesses.seconds(self.keys) > 0

    async def wait(self) -> None:
        """Wait before anything of the table is looked at."""
        await self.hold(self.guesses.seconds(self.keys))
        self.start = self.guesses.app.now()

    async def fail(self, code: str) -> None:
        """The code was wrong, or a stranger may not know of the table: both are answered after the same time."""
        self.guesses.note(self.keys, code)
        await self.hold(self.guesses.left(self.start))

    async def hold(self, seconds: float) -> None:
        if not seconds:
            return
        self.guesses.take(self.keys)
        try:
            await asyncio.sleep(seconds * self.guesses.app.settings.pace)
        finally:
            self.guesses.give(self.keys)
