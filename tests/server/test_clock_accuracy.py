"""Timers are never early, though the event loop counts in milliseconds, and traffic wakes it."""

from __future__ import annotations

import asyncio
import time

import pytest
from support.server.serving import serving

from ludejo.cli.serve import loop_runner
from ludejo.server.clocks import Clocks

TIMES = 60
SECONDS = 0.01


async def bustle() -> None:
    """Keep the event loop busy, so that it looks at its timers all the time."""
    while True:
        await asyncio.sleep(0)


async def shortest(pace: float) -> float:
    """The shortest time that a timer has waited, in seconds."""
    waited: list[float] = []
    async with serving(pace=pace) as server:
        clocks = Clocks(server.app, "")
        busy = asyncio.create_task(bustle())
        for _ in range(TIMES):
            done = asyncio.Event()
            before = time.monotonic()
            clocks.set("test", SECONDS / pace, done.set)
            await done.wait()
            waited.append(time.monotonic() - before)
            await asyncio.sleep(SECONDS / 30)  # not always at the same part of a millisecond
        busy.cancel()
    return min(waited)


@pytest.mark.parametrize("pace", [1.0, 0.02])
def test_no_timer_is_early(pace: float) -> None:
    with loop_runner() as runner:
        assert runner.run(shortest(pace)) >= SECONDS
