"""A server in the test's own event loop, on loopback, and guests who use it."""

from __future__ import annotations

import asyncio
import hashlib
import socket
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from typing import Any, TypeVar

import msgspec
import pytest

from ludejo.client import Client
from ludejo.cluster.choose import peers_of
from ludejo.server.calendar import DAY_MS, Calendar
from ludejo.server.server import Server
from ludejo.server.settings import Limits, Settings
from ludejo.store.base import Row
from ludejo.table import happenings as h

T = TypeVar("T")
LIFTED = Limits(messages_at_once=0, sockets_per_guest=0, sockets_per_address=0, sockets_per_net=0, bad_codes=0)
PACE = 0.02
READ = msgspec.json.Decoder(h.Entry).decode


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a test's coroutine; it fails if it takes too long."""

    async def bounded() -> T:
        return await asyncio.wait_for(work, 60)

    return asyncio.run(bounded())


@asynccontextmanager
async def serving(database: str = "memory", limits: Limits = LIFTED, **settings: Any) -> AsyncIterator[Server]:
    """A running server, which stops at the end."""
    sock = socket.create_server(("127.0.0.1", 0))
    origin = f"http://127.0.0.1:{sock.getsockname()[1]}"
    settings = {"pace": PACE, "origins": (origin,), **settings}
    server = Server(Settings(database=database, limits=limits, **settings), sock, peers_of=peers_of)
    await server.start()
    try:
        yield server
    finally:
        await server.stop()


@pytest.fixture(name="days")
def passing_days(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many days have passed, for the system clock and for the server's own calendar."""
    moved, clock = [0], time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: clock() + moved[0] * DAY_MS * 1_000_000)
    monkeypatch.setattr(Calendar, "counted", lambda calendar: calendar.wall())
    return moved


def url(server: Server) -> str:
    return f"http://127.0.0.1:{server.sock.getsockname()[1]}"


@asynccontextmanager
async def guests(server: Server, n: int) -> AsyncIterator[list[Client]]:
    """n guests, each with a device."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Client(url(server))) for _ in range(n)]


def is_over(client: Client) -> bool:
    return client.room is not None and client.room.phase == "over"


def pledge_of(number: str) -> str:
    return hashlib.sha256(bytes.fromhex(number)).hexdigest()


async def seat_two(ana: Client, ben: Client, game: str = "love-letter", **options: Any) -> str:
    """Two people at a new table who have started the game; each has pledged a number."""
    code = await ana.open_table(game, 2, "Ana", **options)
    await ana.enter(code, "Ana")
    await ben.enter(code, "Ben")
    await ana.wish(h.Sat(0, pledge_of("aa")))
    await ben.wish(h.Sat(1, pledge_of("bb")))
    await ana.wish(h.Started())
    return code


async def gather_two(ana: Client, ben: Client, game: str = "love-letter", **options: Any) -> str:
    """Two people at a new table who have opened their numbers: the game has begun."""
    code = await seat_two(ana, ben, game, **options)
    await ana.wish(h.Opened(0, "aa"))
    await ben.wish(h.Opened(1, "bb"))
    for client, seat in ((ana, 0), (ben, 1)):
        await client.until(lambda client=client, seat=seat: seat in client.sights)  # type: ignore[misc]
    return code


async def play_on(people: dict[int, Client], most: int = 1_000) -> int:
    """The seats that are due make moves until the game is over; how many moves were made."""
    for n in range(most):
        seats = [seat for seat, client in people.items() if client.sights[seat].due]
        if is_over(next(iter(people.values()))) or not seats:
            return n
        seat = seats[0]
        sight = people[seat].sights[seat]
        await people[seat].move(seat, sight.choices[n % len(sight.choices)])
        await all_agree(people)
    return most


async def all_agree(people: dict[int, Client]) -> None:
    """Wait until everybody was told of the latest moment, or of the end."""

    latest = max(client.sights[seat].moment for seat, client in people.items())
    for seat, client in people.items():
        await client.until(partial(has_heard, client, seat, latest))


def has_heard(client: Client, seat: int, moment: int) -> bool:
    return is_over(client) or client.sights[seat].moment >= moment


def lifted(**changed: int) -> Limits:
    """No limits except these."""
    return msgspec.structs.replace(LIFTED, **changed)


def cookie_of(client: Client) -> str:
    return next(iter(client.http.cookie_jar)).value


def log_of(server: Server, code: str) -> list[h.AnyHappening]:
    rows: list[Row] = server.app.store.read(code)
    return [READ(row.body).did for row in rows]
