"""A starting server opens only tables that somebody needs: closed ones never, others when somebody comes."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from support.server.serving import gather_two, guests, is_over, lifted, play_on, run, serving, url

from ludejo.client import Client
from ludejo.server.app import App
from ludejo.server.server import Server
from ludejo.server.table_index import TableIndex
from ludejo.server.writer import read_entry
from ludejo.store.base import StoreError
from ludejo.store.hints import Hint
from ludejo.store.sqlite import SqliteStore
from ludejo.table import happenings as h
from ludejo.wire import said

Work = Callable[[Server, Client], Coroutine[Any, Any, None]]


async def opened(ana: Client, private: bool, *wishes: said.Did) -> str:
    code = await ana.open_table("love-letter", 2, "Ana", private=private, tokens=7)
    await ana.enter(code, "Ana")
    for wish in wishes:
        await ana.wish(wish)
    return code


def bots() -> tuple[said.Did, ...]:
    return (h.Filled(0, "random"), h.Filled(1, "random"), h.Started())


async def settled(server: Server) -> None:
    """Wait until it is ready, and has opened what it had to."""
    async with asyncio.timeout(10):
        while not server.app.peers.is_ready() or server.app.index.waiting:
            await asyncio.sleep(0.005)


def twice(folder: Path, first: Work, second: Work, **settings: Any) -> None:
    """One server after another on the same database."""

    async def work() -> None:
        for part in (first, second):
            async with serving(str(folder / "x.db"), **settings) as server, Client(url(server)) as ana:
                await settled(server)
                await part(server, ana)

    run(work())


async def leave(server: Server, ana: Client, code: str) -> None:
    """Go, and wait until the log says so."""
    table = server.app.live_tables[code].writer.table
    await ana.hang_up()
    async with asyncio.timeout(10):
        while table.is_attended():
            await asyncio.sleep(0.01)


def test_a_table_that_nobody_is_at_is_opened_when_somebody_comes(tmp_path: Path) -> None:
    found: list[str] = []

    async def first(server: Server, ana: Client) -> None:
        found.append(await opened(ana, False, *bots()))
        await leave(server, ana, found[0])

    async def second(server: Server, ana: Client) -> None:
        (code,) = found
        assert server.app.counts.opened == 0
        assert [sign.table for sign in (await server.app.peers.lobby()).tables] == [code]
        await ana.enter(code, "Ben")
        assert ana.room is not None
        assert ana.room.phase == "playing"
        assert server.app.counts.opened == 1
        assert [sign.table for sign in (await server.app.peers.lobby()).tables] == [code]

    twice(tmp_path, first, second)


def test_closed_tables_are_never_opened(tmp_path: Path) -> None:
    """Also if there is no hint about them, in a database of an older version."""

    async def first(server: Server, ana: Client) -> None:
        await opened(ana, False, h.Closed())

    async def second(server: Server, ana: Client) -> None:
        assert server.app.counts.opened == 0
        assert (await server.app.peers.lobby()).tables == ()

    twice(tmp_path, first, second)
    without_hints(tmp_path)
    twice(tmp_path, second, second)


def without_hints(folder: Path) -> None:
    store = SqliteStore(folder / "x.db")
    store.reader().execute("DELETE FROM hints")
    store.close()


def test_a_table_with_people_by_its_log_is_opened_and_they_are_missed(tmp_path: Path) -> None:
    """People who do not come back have left; until then the game goes on."""
    found: list[str] = []

    async def first(server: Server, ana: Client) -> None:
        found.append(await opened(ana, True, *bots()))

    async def second(server: Server, ana: Client) -> None:
        live_table = server.app.live_tables[found[0]]
        assert live_table.writer.table.is_attended()
        assert live_table.clocks.has("gone ")
        assert live_table.bot_turns.thinking
        async with asyncio.timeout(10):
            while live_table.writer.table.is_attended():
                await asyncio.sleep(0.01)

    twice(tmp_path, first, second, pace=0.1)


def test_an_old_database_is_looked_through_once(tmp_path: Path) -> None:
    """A table with no hint, or an old one, is opened to find out; the next server knows."""
    found: list[str] = []

    async def first(server: Server, ana: Client) -> None:
        found.append(await opened(ana, False, *bots()))
        await leave(server, ana, found[0])

    async def second(server: Server, ana: Client) -> None:
        assert server.app.counts.opened == 1
        assert set(server.app.live_tables) == set(found)

    async def third(server: Server, ana: Client) -> None:
        assert server.app.counts.opened == 0

    twice(tmp_path, first, third)
    without_hints(tmp_path)
    twice(tmp_path, second, third)
    store = SqliteStore(tmp_path / "x.db")
    hint = store.hints.read()[found[0]]
    store.reader().execute("UPDATE hints SET version = version - 1")
    store.close()
    assert hint.live
    assert not hint.due
    twice(tmp_path, second, third)


def test_a_server_is_ready_before_its_tables_are_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And if a guest comes to one of them, it is opened first."""
    found: list[str] = []

    async def first(server: Server, ana: Client) -> None:
        found.extend([await opened(ana, True, h.Sat(0, ""))])
        for _ in range(3):
            await ana.hang_up()
            ana.room = None
            found.append(await opened(ana, True, h.Sat(0, "")))

    async def never(self: TableIndex) -> None:
        await asyncio.sleep(60)

    async def work() -> None:
        async with serving(str(tmp_path / "x.db")) as server, Client(url(server)) as ana:
            await settled(server)
            await first(server, ana)
        monkeypatch.setattr(TableIndex, "open_waiting", never)
        async with serving(str(tmp_path / "x.db")) as server, Client(url(server)) as ana:
            async with asyncio.timeout(5):
                while not server.app.peers.is_ready():
                    await asyncio.sleep(0.001)
            assert set(server.app.index.waiting) == set(found)
            await ana.enter(found[2], "Eva")
            assert list(server.app.live_tables) == [found[2]]
            assert found[2] not in server.app.index.waiting

    run(work())


def test_tables_that_are_not_open_count_as_live(tmp_path: Path) -> None:
    async def first(server: Server, ana: Client) -> None:
        await leave(server, ana, await opened(ana, True, *bots()))

    async def second(server: Server, ana: Client) -> None:
        assert not server.app.live_tables
        assert server.app.is_full()
        (code,) = server.app.index.live
        assert server.app.has_live(code)
        await ana.enter(code, "Ana")
        assert server.app.is_full()

    twice(tmp_path, first, second, limits=lifted(live_tables=1))


def test_a_hint_is_gone_with_its_table_and_holds_no_name_that_was_forgotten(tmp_path: Path) -> None:
    found: list[str] = []

    async def first(server: Server, ana: Client) -> None:
        found.append(await opened(ana, False, *bots()))
        await server.app.index.note_all()
        assert b"Ana" in server.app.store.hints.read()[found[0]].sign
        await ana.ask("POST", "/api/forget")
        assert found[0] not in server.app.store.hints.read()

    async def second(server: Server, ana: Client) -> None:
        assert not any(b"Ana" in hint.sign for hint in server.app.store.hints.read().values())

    twice(tmp_path, first, second)


def test_hints_are_written_when_a_table_comes_to_rest() -> None:
    async def work() -> None:
        async with serving() as server, guests(server, 1) as (ana,):
            code = await opened(ana, True)
            index, live_table = server.app.index, server.app.live_tables[code]
            assert index.is_news(live_table), "a new table"
            await index.note([live_table])
            assert not index.is_news(live_table)
            await ana.wish(h.Said("one"))
            assert not index.is_news(live_table), "something has just happened"
            assert index.is_news(live_table), "and nothing since"
            await index.note([live_table])
            assert server.app.store.hints.read()[code].version == live_table.writer.table.version

    run(work())


def test_a_store_in_trouble_costs_a_hint_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with serving() as server, guests(server, 1) as (ana,):
            code = await opened(ana, True)
            hints = server.app.store.hints

            def fail(some: list[Hint]) -> None:
                raise StoreError("full")

            with monkeypatch.context() as patch:
                patch.setattr(hints, "write", fail)
                await server.app.index.note_all()
            assert not hints.read()
            await ana.wish(h.Said("still here"))
            await server.app.index.note_all()
            assert code in hints.read()

    run(work())


def test_a_store_in_trouble_at_the_start_is_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    failures = [StoreError("busy"), StoreError("busy")]
    known, open_live = TableIndex.known, App.open_live

    def fail_first(self: TableIndex) -> Any:
        if failures:
            raise failures.pop()
        return known(self)

    async def fail_once(self: App, codes: list[str]) -> None:
        if len(broken) < 1:
            broken.append(codes[0])
            raise StoreError("busy")
        await open_live(self, codes)

    broken: list[str] = []

    async def first(server: Server, ana: Client) -> None:
        await opened(ana, True, h.Sat(0, ""))
        monkeypatch.setattr(TableIndex, "known", fail_first)
        monkeypatch.setattr(App, "open_live", fail_once)

    async def second(server: Server, ana: Client) -> None:
        assert not failures
        assert list(server.app.live_tables) == broken

    twice(tmp_path, first, second)


def test_what_happens_without_anybody_is_stored_in_order(tmp_path: Path) -> None:
    """A table that the index has opened works like any other: it stores who has gone."""
    found: list[str] = []

    async def first(server: Server, ana: Client) -> None:
        found.append(await opened(ana, True, h.Sat(0, "")))

    async def second(server: Server, ana: Client) -> None:
        async with asyncio.timeout(10):
            while not isinstance(read_entry(server.app.store.read(found[0])[-1].body).did, h.Went):
                await asyncio.sleep(0.01)

    twice(tmp_path, first, second)


def test_nobody_is_missed_at_a_table_that_was_only_looked_at(tmp_path: Path) -> None:
    """A game that was over when the server died, without a hint: it is opened, found over, and closed at once."""
    file = tmp_path / "x.db"

    async def played() -> str:
        async with serving(str(file)) as server, guests(server, 2) as (ana, ben):
            code = await gather_two(ana, ben, tokens=2)
            await play_on({0: ana, 1: ben})
            assert is_over(ana)
            return code

    async def looked_at(code: str) -> list[str]:
        async with serving(str(file)) as server:
            await settled(server)
            await asyncio.sleep(0.5)  # more than twice as long as somebody is missed, at this pace
            assert code not in server.app.live_tables
            return [type(read_entry(row.body).did).__name__ for row in server.app.store.read(code)]

    code = run(played())
    with contextlib.closing(sqlite3.connect(file)) as base, base:
        base.execute("DELETE FROM hints")
    assert "Went" not in run(looked_at(code))
