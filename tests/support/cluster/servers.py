"""Several servers in one event loop with one PostgreSQL database, and guests at each of them."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import msgspec
from support.server.serving import LIFTED, pledge_of, serving, url

from ludejo.client import Client
from ludejo.server.server import Server
from ludejo.server.writer import read_entry
from ludejo.store.base import Row, first_bad
from ludejo.table import happenings as h

UNHURRIED = msgspec.structs.replace(LIFTED, sealing_seconds=500)  # ten at this pace: enough to open numbers


@asynccontextmanager
async def serving_together(database: str, n: int = 3) -> AsyncIterator[list[Server]]:
    """n servers that serve one database together."""
    async with AsyncExitStack() as stack:
        found = [await stack.enter_async_context(serving(database, UNHURRIED)) for _ in range(n)]
        await until(lambda: all(len(server.app.peers.names) == n for server in found))
        yield found


async def until(holds: Callable[[], bool], seconds: float = 15.0) -> None:
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.01)


@asynccontextmanager
async def people(servers: list[Server]) -> AsyncIterator[list[Client]]:
    """One guest at each server."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Client(url(server))) for server in servers]


async def sit_down(clients: list[Client], game: str = "love-letter", **options: Any) -> str:
    """Everybody sits at a new table, and the game has begun."""
    code = await clients[0].open_table(game, len(clients), "Ana", **options)
    for seat, client in enumerate(clients):
        await client.enter(code, f"Seat {seat}")
        await client.wish(h.Sat(seat, pledge_of(f"{seat:02}")))
    await clients[0].wish(h.Started())
    for seat, client in enumerate(clients):
        await client.until(lambda client=client: client.room is not None and client.room.phase != "gathering")  # type: ignore[misc]
        await client.wish(h.Opened(seat, f"{seat:02}"))
    for seat, client in enumerate(clients):
        await client.until(lambda client=client, seat=seat: seat in client.sights)  # type: ignore[misc]
    return code


def log_of(server: Server, code: str) -> list[Row]:
    rows = server.app.store.read(code)
    assert first_bad(rows) is None
    return rows


def kinds(rows: list[Row]) -> Counter[str]:
    """How many entries of each kind there are."""
    return Counter(type(read_entry(row.body).did).__name__ for row in rows)


def moments_of(rows: list[Row], kind: type[h.Moved | h.Expired]) -> list[int]:
    """The moments of the entries of this kind."""
    return [did.moment for row in rows if isinstance(did := read_entry(row.body).did, kind)]


def own_cookie(client: Client) -> dict[str, str]:
    return {"ludejo": next(iter(client.http.cookie_jar)).value}


@asynccontextmanager
async def another_device(client: Client, server: Server) -> AsyncIterator[Client]:
    """Another device of the same guest, at another server."""
    async with Client(url(server), own_cookie(client)) as device:
        yield device


def keeper(servers: list[Server], code: str) -> Server:
    (found,) = [server for server in servers if server.app.peers.keeps(code)]
    return found
