"""A machine whose clock is wrong when the server starts: no table may be lost because of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

from attack.servers import Target
from attack.table import Row, exactly
from ludejo.client import Client, GoneError

TABLES = 6
DAY = 86_400
SECONDS = 6.0  # for which the server runs with the wrong clock


async def opened(url: str) -> tuple[dict[str, str], list[str]]:
    """Open some tables; returns the guest's cookie and the codes."""
    async with Client(url) as guest:
        codes = [await guest.open_table("love-letter", seats=2, name="Ana") for _ in range(TABLES)]
        return {cookie.key: cookie.value for cookie in guest.http.cookie_jar}, codes


async def still_there(url: str, cookies: dict[str, str], codes: list[str]) -> int:
    found = 0
    for code in codes:
        async with Client(url, cookies) as guest:
            try:
                await guest.enter(code, "Ana")
                found += 1
            except (GoneError, TimeoutError):
                pass
    return found


def clock(target: Target) -> Iterator[Row]:
    with target.running() as server:
        cookies, codes = asyncio.run(opened(server.url))
        server.stop()
    for days in (31, 400, -400):
        with target.running(clock_ahead=days * DAY) as server:
            time.sleep(SECONDS)
            server.stop()
        with target.running() as server:
            found = asyncio.run(still_there(server.url, cookies, codes))
            server.stop()
        yield exactly(f"clock {days} days ahead at the start", "of 6 tables are still there", TABLES, found)
