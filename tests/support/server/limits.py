"""Limits in tests: a new table, requests from chosen addresses, and strangers who guess codes."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import msgspec
from support.server.raw import Answer, Wire, ask, connect, own, wire

from ludejo.client import Client
from ludejo.server.server import Server
from ludejo.table import happenings as h

BEAT = b'{"do":"beat"}'
NEW_TABLE = {"name": "Ana", "game": "love-letter", "seats": 2, "options": {}, "private": True}
PUBLIC, PUBLIC_TOO = "8.8.4.4", "9.9.9.9"


def by(address: str) -> tuple[str, str]:
    return ("X-Forwarded-For", address)


async def handshake(server: Server, stack: AsyncExitStack, *headers: tuple[str, str]) -> int:
    """The status of a handshake; the socket stays open as long as the stack."""
    one = await stack.enter_async_context(Wire(*await connect(server)))
    return (await one.shake([*own(server), *headers])).status


async def no_socket_left(server: Server) -> None:
    """Wait until the server counts no socket any more."""
    async with asyncio.timeout(5):
        while server.app.census.counts:
            await asyncio.sleep(0.001)


async def new_table(server: Server, *headers: tuple[str, str]) -> Answer:
    kind = ("Content-Type", "application/json")
    return await ask(server, "POST", "/api/tables", [*own(server), *headers, kind], msgspec.json.encode(NEW_TABLE))


async def closed_table(server: Server, host: Client) -> str:
    code = await host.open_table("love-letter", 2, "Ana")
    await host.enter(code, "Ana")
    await host.wish(h.Closed())
    return code


async def refusal_at(server: Server, code: str, *headers: tuple[str, str], screen: bool = False) -> bytes:
    """The exact bytes of the answer to a stranger."""
    async with wire(server, headers=headers) as one:
        await one.tell({"do": "enter", "table": code, "name": "Eve", "screen": screen})
        return (await one.hear())[1]


def seconds(server: Server, address: str, guest: str = "") -> float:
    """How long a stranger with this address waits for an answer."""
    return server.app.guesses.seconds(server.app.guesses.keys(guest, address))
