"""Only a table whose log was changed stops: it is refused with a sentence; the others go on; health counts it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from support.server.serving import gather_two, guests, run, serving, url
from support.server.steps import play

from ludejo import __version__
from ludejo.client import Client
from ludejo.core.refusal import Refused
from ludejo.server.metrics import Figures
from ludejo.server.writer import Writer
from ludejo.table import happenings as h
from ludejo.wire import said, told

Change = Callable[[sqlite3.Connection, str, int], object]


def changed_word(base: sqlite3.Connection, code: str, version: int) -> None:
    body = base.execute('SELECT body FROM entries WHERE "table" = ? AND version = ?', (code, version)).fetchone()[0]
    entry = msgspec.json.decode(body)
    entry["at"] += 1
    words = 'UPDATE entries SET body = ? WHERE "table" = ? AND version = ?'
    base.execute(words, (msgspec.json.encode(entry), code, version))


def unreadable(base: sqlite3.Connection, code: str, version: int) -> None:
    base.execute('UPDATE entries SET body = ? WHERE "table" = ? AND version = ?', (b"\0", code, version))


def taken_out(base: sqlite3.Connection, code: str, version: int) -> None:
    base.execute('DELETE FROM entries WHERE "table" = ? AND version = ?', (code, version))


async def health(client: Client) -> tuple[int, told.Health]:
    async with client.http.get("/api/health") as answer:
        return answer.status, msgspec.json.decode(await answer.read(), type=told.Health)


# No chain of hashes can show that the last entry was taken out; the store's count does.
CASES = [(changed_word, 1), (changed_word, 3), (changed_word, -1), (unreadable, 3), (taken_out, 1), (taken_out, 3)]


@pytest.mark.parametrize(("change", "version"), CASES)
def test_a_changed_entry_is_noticed_when_the_table_is_opened(tmp_path: Path, change: Change, version: int) -> None:
    file = tmp_path / "tables.sqlite"

    async def work() -> None:
        async with serving(str(file)) as server, guests(server, 2) as (ana, ben):
            bad = await gather_two(ana, ben, tokens=7)
            await play({0: ana, 1: ben}, 3)
            good = await ana.open_table("love-letter", 2, "Ana")
            n = len(server.app.store.read(bad))
        with closing(sqlite3.connect(file, isolation_level=None)) as base:
            change(base, bad, version if version > 0 else n)
        async with serving(str(file)) as server, Client(url(server)) as ana:
            await until_ready(server.app.peers.is_ready)
            assert await refused_code(ana, bad) == "table-damaged"
            await ana.enter(good, "Eva")
            await ana.wish(h.Said("the others go on"))
            assert await health(ana) == (200, told.Health(True, __version__, damaged=1))
            assert b"ludejo_damaged_tables 1.0" in Figures(server.app).text()

    run(work())


async def until_ready(is_ready: Callable[[], bool]) -> None:
    while not is_ready():
        await asyncio.sleep(0.01)


async def refused_code(client: Client, code: str) -> str:
    """The code with which a device is refused over the WebSocket."""
    async with client.http.ws_connect("/ws") as socket:
        await socket.send_str(msgspec.json.encode(said.Enter(code, "Eva", "", False)).decode())
        for message in msgspec.json.decode(await socket.receive_str()):
            if "refusal" in message:
                return str(message["refusal"]["code"])
    raise AssertionError("it was not refused")


def test_the_record_of_a_finished_game_is_checked_too(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"

    async def work() -> None:
        async with serving(str(file)) as server, guests(server, 2) as (ana, ben):
            code = await gather_two(ana, ben, tokens=1)
            await play({0: ana, 1: ben})
            await ana.ask("GET", f"/api/tables/{code}/record")
        with closing(sqlite3.connect(file, isolation_level=None)) as base:
            changed_word(base, code, 5)
        async with serving(str(file)) as server, Client(url(server)) as eva:
            for page in ("record", "replay"):
                with pytest.raises(Refused) as refused:
                    await eva.ask("GET", f"/api/tables/{code}/{page}")
                assert refused.value.refusal.code == "table-damaged"
            assert (await health(eva))[1].damaged == 1

    run(work())


def test_a_writer_that_knows_a_table_reads_it_again_before_it_calls_it_damaged() -> None:
    """A log that another process has rewritten is not damaged."""

    async def work() -> None:
        async with serving() as server, guests(server, 2) as (ana, ben):
            code = await gather_two(ana, ben, tokens=7)
            writer = server.app.new_writer(code, lambda *_: None, lambda *_: None)
            assert writer.load(server.app.store.read(code))
            await ana.ask("POST", "/api/forget")
            assert not writer.fold_rows(server.app.store.read(code, writer.table.version), telling=False)
            assert (writer.is_outdated, writer.is_damaged) == (True, False)
            anew: Writer = server.app.new_writer(code, lambda *_: None, lambda *_: None)
            assert anew.load(server.app.store.read(code))
            assert (anew.is_outdated, anew.is_damaged) == (False, False)

    run(work())
