"""Timers are never early: a loop that counts in milliseconds, and is woken by traffic, would be."""

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
    """Something is always to be done, so that the loop looks at its timers all the time."""
    while True:
        await asyncio.sleep(0)


async def shortest(pace: float) -> float:
    """What a timer has waited at least, in seconds."""
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
