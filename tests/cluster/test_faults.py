"""Faults that must not stop a server or other tables: entries of a newer version, notices of other programs on our
channel, a database that comes back without its last entries, and more tables than can be opened between two beats.
"""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import psycopg
import pytest
from support.cluster.servers import keeper, kinds, log_of, people, serving_together, until
from support.postgres import Postgres
from support.server.serving import lifted, run, serving, url

from ludejo.client import Client, GoneError
from ludejo.cluster.cluster import Cluster
from ludejo.cluster.notice_board import DEAD_SECONDS
from ludejo.server.server import Server
from ludejo.store.base import Outcome, Row, bound
from ludejo.table import happenings as h

NEWER = b'{"by": "", "at": 1, "did": {"type": "dreamt"}}'


async def write_newer(server: Server, code: str) -> None:
    """Write an entry that a server of a later version might write."""
    last = server.app.store.read(code)[-1]
    row = bound(last.hash, code, last.version + 1, "newer", NEWER)
    stored: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
    server.app.store.append(row, stored.set_result)
    assert await stored is Outcome.STORED


def order(database: str, statement: str, *values: object) -> None:
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(statement.encode(), values)


def test_an_entry_of_a_newer_server_stops_nobody_else(postgres: Postgres) -> None:
    """The people at this table are told to look for a newer server; all other tables go on, and so do the beats."""

    async def work() -> None:
        async with serving_together(postgres.url()) as servers, people(servers) as (ana, ben, zoe):
            newer = await ana.open_table("love-letter", 2, "Ana")
            other = await ana.open_table("love-letter", 2, "Ana")
            await ben.enter(newer, "Ben")
            await zoe.enter(other, "Zoe")
            await until_live(servers[0], newer)
            await write_newer(servers[0], newer)
            await ben.until(lambda: ben.why == "table-rests")
            with pytest.raises(GoneError, match="table-rests"):
                await ana.enter(newer, "Ana")
            beats = [peers_of(server).n_beats for server in servers]
            await until(lambda: all(peers_of(server).n_beats > n + 3 for server, n in zip(servers, beats, strict=True)))
            assert all(server.app.peers.is_ready() and not server.app.is_in_trouble() for server in servers)
            await ana.enter(other, "Ana")
            await ana.wish(h.Said("still here"))
            await zoe.until(lambda: bool(zoe.chats))
            assert newer in await peers_of(servers[0]).board.live(), "a newer server will find it"

    run(work())


def peers_of(server: Server) -> Cluster:
    assert isinstance(server.app.peers, Cluster)
    return server.app.peers


async def until_live(server: Server, *codes: str) -> None:
    """Wait until these tables are announced as live; a table's keeper announces them at its next beat."""
    async with asyncio.timeout(15):
        while not set(codes) <= set(await peers_of(server).board.live()):
            await asyncio.sleep(0.05)


def test_notices_of_other_programs_on_our_channel_are_ignored(postgres: Postgres) -> None:
    async def work() -> None:
        database = postgres.url()
        async with serving_together(database, 2) as servers, people(servers) as (ana, ben):
            code = await ana.open_table("love-letter", 2, "Ana")
            await ana.enter(code, "Ana")
            await ben.enter(code, "Ben")
            for words in ("hello", "one two", " ", "5"):
                order(database, "SELECT pg_notify('ludejo', %s)", words)
            await ana.wish(h.Said("are you there"))
            await ben.until(lambda: bool(ben.chats), 2)

    run(work())


def test_a_database_that_lacks_its_last_entries_is_noticed(postgres: Postgres) -> None:
    """This happens after a failover to a standby that was behind. What is stored counts, and play goes on there."""

    async def work() -> None:
        database = postgres.url()
        async with serving_together(database, 2) as servers, people(servers) as (ana, ben):
            code = await ana.open_table("love-letter", 2, "Ana")
            await ana.enter(code, "Ana")
            await ana.wish(h.Said("kept"))
            await ben.enter(code, "Ben")
            await ana.wish(h.Said("lost"))
            last = len(log_of(servers[0], code))
            order(database, 'DELETE FROM entries WHERE "table" = %s AND version = %s', code.encode(), last)
            assert await say_at_last(ana, "again") == ["table-rests"]
            assert await say_at_last(ben, "me too") in ([], ["table-rests"])
            said = kinds(log_of(servers[1], code))["Said"]
            assert said == 3, "kept, again, me too"

    run(work())


async def say_at_last(client: Client, words: str) -> list[str]:
    """Chat as the page does: a device whose connection is closed comes back and sends unanswered wishes again. The
    reasons why it was closed."""
    whys: list[str] = []
    wishing = asyncio.create_task(client.wish(h.Said(words)))
    while not wishing.done():
        if client.why:
            whys.append(client.why)
            await client.reconnect()
        await asyncio.sleep(0.01)
    await wishing
    return whys


@asynccontextmanager
async def with_tables(database: str, n: int) -> AsyncIterator[list[str]]:
    """A database with so many live tables, which no server serves any more."""
    limits = lifted(live_tables_per_guest=0)
    async with serving(database, limits) as server, Client(url(server)) as ana:
        codes = [await ana.open_table("love-letter", 2, "Ana") for _ in range(n)]
        await until_live(server, *codes)
    yield codes


def test_many_tables_are_opened_between_beats(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server is ready before it has opened all its tables, still beats, and treats none of them as finished."""
    n, slow = 80, 0.03  # each table is read twice
    beats: list[float] = []

    async def work() -> None:
        database = postgres.url()
        async with with_tables(database, n) as codes, serving(database) as server:
            app, peers = server.app, peers_of(server)
            beat, read = peers.board.beat, app.store.store.read

            async def noted() -> list[str]:
                beats.append(time.monotonic())
                return await beat()

            def slowly(code: str, after: int = 0) -> list[Row]:
                time.sleep(slow)
                return read(code, after)

            monkeypatch.setattr(peers.board, "beat", noted)
            monkeypatch.setattr(app.store.store, "read", slowly)
            await until(peers.is_ready)
            assert len(app.live_tables) < n
            while len(app.live_tables) < n:
                assert set(await peers.board.live()) == set(codes)
                await asyncio.sleep(0.05)
            await until(lambda: len(beats) > 5)
            assert set(await peers.board.live()) == set(codes)

    run(work())
    assert max(gaps(beats)) < DEAD_SECONDS


def gaps(times: list[float]) -> Iterator[float]:
    return (after - before for before, after in itertools.pairwise(times))


def test_a_table_from_which_a_guest_was_erased_still_has_a_keeper(postgres: Postgres) -> None:
    """Its bots and clocks go on although nobody comes back."""

    async def work() -> None:
        async with serving_together(postgres.url()) as servers, people(servers[:2]) as (ana, ben):
            code = await ana.open_table("love-letter", 2, "Ana")
            await ana.enter(code, "Ana")
            await ben.enter(code, "Ben")
            kept = keeper(servers, code)
            await until(lambda: code in kept.app.live_tables)
            before, peers = kept.app.live_tables[code], peers_of(kept)
            await until_live(kept, code)
            await ana.ask("POST", "/api/forget")
            await until(lambda: kept.app.live_tables.get(code, before) is not before)
            beats = peers.n_beats
            await until(lambda: peers.n_beats > beats + 1)
            assert code in await peers.board.live()

    run(work())
