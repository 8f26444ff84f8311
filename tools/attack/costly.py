"""Costly requests: one guest asks for things that take long to make; the others must not notice."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress

import aiohttp

from attack.honest import Waits, waits_of
from attack.restart import fill
from attack.servers import Target
from attack.table import Row, at_most
from ludejo.client import Client
from ludejo.core.refusal import Refused

SECONDS = 6.0
GOAL = 50.0  # milliseconds, p99
WORDS, LETTERS = 5_000, 60
LONG_GAME = 2_000  # entries
CLOSED = "qxxxxxxxxx"  # the code of the first closed table that `tables.py` makes
Demand = Callable[[Client], Awaitable[object]]


async def long_list(guest: Client) -> None:
    """Send word lists that are as long as the server accepts."""
    code = await guest.open_table("codenames", seats=4, name="Eva", language="en")
    text = "\n".join(f"{n:04}".translate(str.maketrans("0123456789", "abcdefghij")) * 6 for n in range(WORDS))
    while True:
        with suppress(Refused):
            await guest.give_words(code, text)
        await asyncio.sleep(0)


async def long_record(guest: Client) -> None:
    """Ask for the record of a long game, again and again."""
    while True:
        with suppress(Refused):
            await guest.ask("GET", f"/api/tables/{CLOSED}/record")
        await asyncio.sleep(0)


async def forgotten(guest: Client) -> None:
    """Ask to be forgotten, again and again."""
    while True:
        with suppress(Refused):
            await guest.ask("POST", "/api/forget")
            await guest.ask("POST", "/api/guest")
        await asyncio.sleep(0)


async def demanded(url: str, demand: Demand) -> Waits:
    """How long others wait while one guest asks for this without a pause."""

    async def demands() -> None:
        with suppress(aiohttp.ClientError, asyncio.CancelledError):
            async with Client(url) as guest:
                await demand(guest)

    task = asyncio.ensure_future(demands())
    try:
        return await waits_of(url, SECONDS)
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


def costly(target: Target) -> Iterator[Row]:
    fill(target, 0, 1, LONG_GAME)
    for name, demand in (("word lists", long_list), ("a long record", long_record), ("to be forgotten", forgotten)):
        with target.running() as server:
            waits = asyncio.run(demanded(server.url, demand))
        yield at_most(f"one guest asks for {name} without a pause", "p99 of others", GOAL, waits.p99, "ms")
