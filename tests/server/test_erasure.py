"""A guest is forgotten on request; the others' game and the log's chain stay whole."""

from __future__ import annotations

import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from support.server.raw import ask, new_cookie, own
from support.server.serving import LIFTED, gather_two, guests, run, serving, url
from support.server.steps import play

from ludejo.client import Client, GoneError
from ludejo.server.bot_pool import fallback
from ludejo.server.server import Server
from ludejo.server.writer import read_entry
from ludejo.store.base import Row, first_bad, rebound
from ludejo.table import happenings as h

NAME, WORDS = "Anastazio", "my secret words"


def guest_of(server: Server, client: Client) -> str:
    found = server.app.guests.guest_of(next(iter(client.http.cookie_jar)).value, server.app.clock())
    assert found is not None
    return found


def everything_in(file: Path) -> bytes:
    """All that is in the rows of a database."""
    with closing(sqlite3.connect(file)) as base:
        names = [name for (name,) in base.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return b"".join(repr(row).encode() for name in names for row in base.execute(f"SELECT * FROM {name}"))


def rows_of(server: Server, code: str) -> list[Row]:
    return server.app.store.read(code)


async def tabled(ana: Client, ben: Client) -> str:
    """A game that has begun, in which Ana has a name and has said something."""
    code = await gather_two(ana, ben, tokens=7)
    await ana.wish(h.Said(WORDS))
    await play({0: ana, 1: ben}, 3)
    return code


async def rename(client: Client, code: str, name: str) -> None:
    await client.hang_up()
    await client.enter(code, name)


def test_nothing_of_a_forgotten_guest_is_left_and_the_others_play(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"

    async def work() -> None:
        async with serving(str(file)) as server, guests(server, 2) as (ana, ben):
            code = await tabled(ana, ben)
            await rename(ana, code, NAME)
            await ana.wish(h.Said(WORDS))
            guest, version = guest_of(server, ana), len(rows_of(server, code))
            marks = (NAME.encode(), WORDS.encode(), guest[:12].encode())
            assert all(mark in everything_in(file) for mark in marks)
            await ana.ask("POST", "/api/forget")
            assert not any(mark in everything_in(file) for mark in marks)
            rows = rows_of(server, code)
            assert first_bad(rows) is None
            assert len(rows) == version + 1
            assert isinstance(read_entry(rows[-1].body).did, h.Tidied), "no writer with the old log can go on"
            assert not list(ana.http.cookie_jar), "the cookie has ended"
            await left(ana, "forgotten", 1001)
            await left(ben, "table-rests", 1012)
            await ben.reconnect()
            await goes_on(server, code, ben)

    run(work())


async def left(client: Client, why: str, code: int) -> None:
    with pytest.raises(GoneError) as gone:
        await client.until(lambda: False)
    assert (gone.value.code, client.socket.close_code) == (why, code)


async def goes_on(server: Server, code: str, ben: Client) -> None:
    """A bot takes the forgotten guest's seat when it is due, and Ben plays."""
    await ben.until(lambda: 1 in ben.sights)
    assert ben.room is not None
    assert ben.room.people[0].name == "?"
    before = ben.sights[1].moment
    while ben.sights[1].moment < before + 3:
        if ben.sights[1].due:
            await ben.move(1, ben.sights[1].choices[0])
        await ben.until(lambda: ben.sights[1].due or ben.sights[1].moment > before + 2)
    assert first_bad(rows_of(server, code)) is None


def test_only_tables_of_the_guest_are_touched() -> None:
    async def work() -> None:
        async with serving() as server, guests(server, 3) as (ana, ben, zoe):
            other = await zoe.open_table("love-letter", 2, "Zoe")
            code = await tabled(ana, ben)
            before, own = rows_of(server, other), rows_of(server, code)
            await ana.ask("POST", "/api/forget")
            assert rows_of(server, other) == before
            assert rows_of(server, code) != own

    run(work())


def test_a_bot_that_was_thinking_meanwhile_does_not_break_the_chain() -> None:
    """Its answer comes to a table that has been tidied, whose log has new hashes."""

    async def work() -> None:
        async with serving(bot_workers=0) as server, guests(server, 2) as (ana, ben):
            code = await ana.open_table("love-letter", 3, NAME, first="seat-0")
            await ana.enter(code, NAME)
            await ben.enter(code, "Ben")
            await ana.wish(h.Filled(0, "counting"))
            await ana.wish(h.Sat(1, ""))
            await ben.wish(h.Sat(2, ""))
            await ana.wish(h.Started())
            task = await server.app.bot_pool.questions.get()
            await ana.ask("POST", "/api/forget")
            task.then(fallback(task.question, server.app.luck), False)
            await server.app.store.settle()
            assert first_bad(rows_of(server, code)) is None
            await ben.reconnect()
            await ben.wish(h.Said("still here"))
            assert first_bad(rows_of(server, code)) is None

    run(work())


def test_a_table_with_a_damaged_log_does_not_keep_a_guest(tmp_path: Path) -> None:
    """New hashes would hide the damage; and nobody can open such a table."""
    file = tmp_path / "tables.sqlite"

    async def work() -> None:
        async with serving(str(file)) as server, guests(server, 2) as (ana, ben):
            code = await tabled(ana, ben)
            guest = guest_of(server, ana)
            with closing(sqlite3.connect(file, isolation_level=None, timeout=10)) as base:
                base.execute('UPDATE entries SET body = ? WHERE "table" = ? AND version = 4', (b"{}", code))
            await ana.ask("POST", "/api/forget")
            assert guest.encode() not in everything_in(file)
            assert rows_of(server, code) == []

    run(work())


def test_how_often_one_address_may_ask() -> None:
    async def work() -> None:
        limits = msgspec.structs.replace(LIFTED, forgets_per_hour=2)
        async with serving(limits=limits, behind_proxy=True) as server:
            found = []
            for headers in [[("X-Forwarded-For", "93.184.216.34")]] * 4 + [[("X-Forwarded-For", "192.168.1.9")]] * 4:
                cookie = own(server, new_cookie(server))
                found.append((await ask(server, "POST", "/api/forget", [*cookie, *headers])).status)
            assert found == [204, 204, 429, 429, 204, 204, 204, 204]

    run(work())


def test_the_event_loop_goes_on_while_a_long_log_is_rewritten(monkeypatch: pytest.MonkeyPatch) -> None:
    """The slow work is done in another thread."""
    threads: set[int] = set()

    def noted(rows: list[Row]) -> list[Row]:
        threads.add(threading.get_ident())
        return rebound(rows)

    monkeypatch.setattr("ludejo.server.erasure.rebound", noted)

    async def work() -> None:
        async with serving() as server, guests(server, 2) as (ana, ben):
            await tabled(ana, ben)
            await ana.ask("POST", "/api/forget")
            assert threads
            assert threading.get_ident() not in threads

    run(work())


def test_a_game_goes_on_after_a_restart(tmp_path: Path) -> None:
    file = str(tmp_path / "tables.sqlite")

    async def work() -> None:
        async with serving(file) as server, guests(server, 2) as (ana, ben):
            code = await gather_two(ana, ben)
            await play({0: ana, 1: ben}, 3)
            view, cookies = ben.sights[1].view, [next(iter(one.http.cookie_jar)).value for one in (ana, ben)]
        async with serving(file) as server:
            ana, ben = (Client(url(server), {"ludejo": value}) for value in cookies)
            async with ana, ben:
                await ana.enter(code, "Ana")
                await ben.enter(code, "Ben")
                await ben.until(lambda: 1 in ben.sights)
                await ana.until(lambda: 0 in ana.sights)
                assert ben.sights[1].view == view
                await play({0: ana, 1: ben}, 2)

    run(work())
