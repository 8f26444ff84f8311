"""Lock-outs: a stranger at the same address guesses wrong codes; seated guests must still be able to come back."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack

import aiohttp

from attack.honest import seated
from attack.servers import Target
from attack.table import Row, exactly
from ludejo.client import Client, GoneError

GUESSES = 40
GUESTS = 10
FOREIGN = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Dest": "image", "Sec-Fetch-Mode": "no-cors"}


async def guess(url: str, headers: dict[str, str]) -> list[int]:
    """Ask for records of tables that don't exist; returns the statuses of the answers."""
    statuses = []
    async with aiohttp.ClientSession(url, headers=headers) as http:
        for n in range(GUESSES):
            async with http.get(f"/api/tables/zzzzzzzz{n // 8 + 2}{n % 8 + 2}/record") as answer:
                statuses.append(answer.status)
    return statuses


async def comes_back(guest: Client) -> bool:
    try:
        async with asyncio.timeout(5):
            await guest.reconnect()
    except (GoneError, TimeoutError, aiohttp.ClientError):
        return False
    return True


async def returned(url: str, headers: dict[str, str]) -> int:
    """How many of the guests who sit at a table come back after the guesses."""
    async with AsyncExitStack() as stack:
        guests = [(await stack.enter_async_context(seated(url)))[0] for _ in range(GUESTS)]
        await guess(url, headers)
        return sum([await comes_back(guest) for guest in guests])


def lockouts(target: Target) -> Iterator[Row]:
    for name, headers in (("wrong codes", {}), ("wrong codes by a foreign page", FOREIGN)):
        with target.running() as server:
            found = asyncio.run(returned(server.url, headers))
        yield exactly(name, "of 10 seated guests come back", GUESTS, found)
