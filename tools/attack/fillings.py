"""Fillings: throw-away guests use up all places at a table, all entries of a log, or all tables; friends must still be
able to come and play."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress

import aiohttp

from attack.servers import Target
from attack.table import Row, exactly
from ludejo.client import Client, GoneError
from ludejo.core.refusal import Refused
from ludejo.table.happenings import Filled, Said, Sat, Started

PROXY = ("--behind-proxy",)  # so that a guest can come from any address: the server believes the proxy's header
STRANGER, FRIEND = "8.8.8.8", "9.9.9.9"  # only in a header; public, because limits do not apply to home networks
GUESTS, TALKERS, LINES, TABLES = 90, 60, 120, 400
GONE = (GoneError, Refused, TimeoutError, aiohttp.ClientError, ConnectionError)


def guest(url: str, address: str) -> Client:
    """A new guest from this address."""
    client = Client(url)
    client.headers["X-Forwarded-For"] = address
    return client


async def visit(url: str, code: str, name: str, address: str) -> bool:
    """Come to a table and leave; returns whether the guest was let in."""
    with suppress(*GONE):
        async with asyncio.timeout(5), guest(url, address) as one:
            await one.enter(code, name)
            return True
    return False


async def friend_after_crowd(url: str) -> bool:
    """Strangers come and go; then a friend comes by the link."""
    async with guest(url, FRIEND) as host:
        code = await host.open_table("love-letter", seats=2, name="Ana", private=False)
        await host.enter(code, "Ana")
        for start in range(0, GUESTS, 10):
            names = [f"Guest {start + n}" for n in range(10)]
            await asyncio.gather(*(visit(url, code, name, STRANGER) for name in names))
        return await visit(url, code, "Ben", FRIEND)


async def chatter(url: str, code: str, n: int) -> None:
    """Say as much as the server accepts."""
    with suppress(*GONE):
        async with guest(url, STRANGER) as one:
            await one.enter(code, f"Guest {n}")
            for line in range(LINES):
                with suppress(Refused):
                    await one.wish(Said(f"{n} {line}"))


async def game_after_chat(url: str) -> bool:
    """Strangers talk all day; then the host sits down and starts."""
    async with guest(url, FRIEND) as host:
        code = await host.open_table("love-letter", seats=2, name="Ana", private=False)
        await host.enter(code, "Ana")
        await asyncio.gather(*(chatter(url, code, n) for n in range(TALKERS)))
        with suppress(*GONE):
            await host.wish(Sat(0, ""))
            await host.wish(Filled(1, "easy"))
            await host.wish(Started())
            return True
    return False


async def table_after_hoard(url: str) -> bool:
    """One visitor with many IPv6 addresses opens tables; then somebody else opens one."""
    for n in range(TABLES):
        with suppress(*GONE):
            async with guest(url, f"2a00:1450:1:{n:x}::1") as one:
                await one.open_table("love-letter", seats=2, name="Hoard")
    with suppress(*GONE):
        async with guest(url, FRIEND) as host:
            await host.open_table("love-letter", seats=2, name="Ana")
            return True
    return False


def fillings(target: Target) -> Iterator[Row]:
    unhurried = ("--limit", "messages-at-once=0")  # a patient attacker waits; we don't
    with target.running(*PROXY) as server:
        found = asyncio.run(friend_after_crowd(server.url))
    yield exactly(f"{GUESTS} throw-away guests at a public table", "a friend comes in", True, found)
    with target.running(*PROXY, *unhurried) as server:
        found = asyncio.run(game_after_chat(server.url))
    yield exactly(f"{TALKERS} guests who talk", "the host can start", True, found)
    with target.running(*PROXY, "--limit", f"live-tables={TABLES // 2}") as server:
        found = asyncio.run(table_after_hoard(server.url))
    yield exactly("one visitor opens tables from many /64", "another can open one", True, found)
