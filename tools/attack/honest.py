"""Honest guests at a table of their own, and how long they wait for each answer."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field

from ludejo.client import Client
from ludejo.core.refusal import Refused
from ludejo.table.happenings import Said

GUESTS = 10
PAUSE = 0.6  # seconds between an answer and the next wish: as often as the limits allow
LONGEST = 15.0  # seconds; a longer wait counts as this


@dataclass
class Waits:
    """Seconds that honest guests waited, answer by answer."""

    seconds: list[float] = field(default_factory=list)

    def share(self, part: float) -> float:
        """A quantile, in milliseconds: in this share of all cases, the wait was not longer."""
        ordered = sorted(self.seconds)
        return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 1000 * LONGEST

    @property
    def p99(self) -> float:
        return self.share(0.99)


@asynccontextmanager
async def seated(url: str, name: str = "Ana", private: bool = True) -> AsyncIterator[tuple[Client, str]]:
    """A guest who has opened a table, and the table's code."""
    async with Client(url) as guest:
        code = await guest.open_table("love-letter", seats=2, name=name, private=private)
        await guest.enter(code, name)
        yield guest, code


async def talk(guest: Client, seconds: float, waits: Waits) -> None:
    """Say something again and again, and note how long each answer took."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        start = time.monotonic()
        with suppress(TimeoutError, Refused):
            async with asyncio.timeout(LONGEST):
                await guest.wish(Said("hello"))
        waits.seconds.append(time.monotonic() - start)
        await asyncio.sleep(PAUSE)


async def waits_of(url: str, seconds: float) -> Waits:
    """How long honest guests wait at this server, each at a table of their own, while it is attacked."""
    waits = Waits()

    async def one() -> None:
        async with seated(url) as (guest, _):
            await talk(guest, seconds, waits)

    await asyncio.gather(*(one() for _ in range(GUESTS)))
    return waits
