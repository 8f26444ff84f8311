"""A store that can't write: within two seconds everybody is told, the log has a line and every request an answer; what
was acknowledged stays, and when the fault is over play goes on by itself.

The server is a real process with a real file.
"""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager, suppress
from pathlib import Path

import pytest
from support.server.serving import run

from ludejo.client import Client
from ludejo.core.refusal import Refused
from ludejo.server import storage_watch
from ludejo.store.base import Outcome, Row, StoreError, bound, first_bad
from ludejo.store.group_commit import GroupCommitStore
from ludejo.store.memory import MemoryStore
from ludejo.store.sqlite import SqliteStore
from ludejo.table import happenings as h

SERVE = (sys.executable, "-m", "ludejo", "serve", "--port", "0", "--host", "127.0.0.1", "--lang", "en")
GOAL = 2.0
LIMITS = ("--limit", "messages-at-once=0")


class Running:
    """A server; `lines` is all that it has printed."""

    def __init__(self, file: Path) -> None:
        self.file = file
        words = [*SERVE, *LIMITS, "--database", str(file)]
        self.process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        self.lines: list[str] = []
        self.thread = threading.Thread(target=self.listen, daemon=True)
        self.thread.start()

    def listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.append(line)

    async def url(self) -> str:
        while not any(line.startswith("    http") for line in self.lines):
            await asyncio.sleep(0.01)
        return next(line.strip() for line in self.lines if line.startswith("    http"))

    def logged(self, words: str) -> list[str]:
        return [line for line in self.lines if words in line]

    def stop(self) -> tuple[int, float]:
        """Its exit code, and how long it took."""
        start = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(20)
        self.thread.join(5)
        return code, time.monotonic() - start


@contextmanager
def running(file: Path) -> Iterator[Running]:
    server = Running(file)
    try:
        yield server
    finally:
        server.process.kill()
        server.process.wait()
        server.thread.join(5)
        assert server.process.stdout is not None
        server.process.stdout.close()


Fault = Callable[[Running], AbstractContextManager[None]]


@contextmanager
def full(server: Running) -> Iterator[None]:
    """No file may grow."""
    unlimited = resource.RLIM_INFINITY
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, unlimited))
    yield
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (unlimited, unlimited))


@contextmanager
def locked(server: Running) -> Iterator[None]:
    """Another program locks the database."""
    with closing(sqlite3.connect(server.file, isolation_level=None, timeout=5)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@contextmanager
def moved_away(server: Running) -> Iterator[None]:
    """The file is not where it was; SQLite itself would not notice."""
    server.file.rename(server.file.with_suffix(".away"))
    yield
    server.file.with_suffix(".away").rename(server.file)


@contextmanager
def folder_moved(server: Running) -> Iterator[None]:
    server.file.parent.rename(server.file.parent.with_suffix(".away"))
    yield
    server.file.parent.with_suffix(".away").rename(server.file.parent)


async def told_after(client: Client, words: str) -> tuple[float, asyncio.Future[list[None]]]:
    """Say something that can't be stored; returns how long it took until the table was told, and the wishes that wait.
    A single one may still find room on a full disk."""
    start = time.monotonic()
    wish = asyncio.gather(*[client.wish(h.Said(text)) for text in (words, "." * 300, "," * 300)])
    await client.until(lambda: client.trouble, 10)
    return time.monotonic() - start, wish


async def refused_after(client: Client) -> float:
    start = time.monotonic()
    with pytest.raises(Refused) as refused:
        await client.open_table("love-letter", 2, "Eva")
    assert refused.value.refusal.code == "storage-trouble"
    return time.monotonic() - start


async def health(client: Client) -> int:
    async with client.http.get("/api/health") as answer:
        return answer.status


async def suffer(server: Running, fault: Fault) -> tuple[str, list[str]]:
    """A fault from its beginning to its end; returns the table's code, and all that was acknowledged there."""
    async with Client(await server.url()) as ana, Client(await server.url()) as eva:
        code = await ana.open_table("love-letter", 2, "Ana")
        await ana.enter(code, "Ana")
        await ana.wish(h.Said("before"))
        with fault(server):
            seconds, wish = await told_after(ana, "meanwhile")
            assert seconds < GOAL
            assert await refused_after(eva) < GOAL
            assert await health(eva) == 503
            await asyncio.sleep(2.5)  # several retries
            assert ana.trouble, "a retry is not the end of the trouble"
            assert await health(eva) == 503
            assert not wish.done()
            assert len(server.logged("nothing can be stored now: ")) == 1
            assert not server.logged("everything is stored again")
        async with asyncio.timeout(5):
            await wish
            await ana.until(lambda: not ana.trouble)
            await ana.wish(h.Said("afterwards"))
        assert await health(eva) == 200
        assert len(server.logged("nothing can be stored now: ")) == 1
        assert len(server.logged("everything is stored again")) == 1
        assert await eva.open_table("love-letter", 2, "Eva")
        return code, ["before", "meanwhile", "afterwards"]


@pytest.mark.parametrize("fault", [full, locked, moved_away, folder_moved], ids=lambda fault: fault.__name__)
def test_a_fault_is_told_and_play_goes_on_after_it(tmp_path: Path, fault: Fault) -> None:
    (tmp_path / "data").mkdir()
    file = tmp_path / "data" / "tables.sqlite"
    with running(file) as server:
        code, said = run(suffer(server, fault))
        assert server.stop()[0] == 0
    with closing(SqliteStore(file)) as store:
        rows = store.read(code)
    assert first_bad(rows) is None
    for words in said:
        assert sum(words.encode() in row.body for row in rows) == 1, words


def test_opening_a_table_is_answered_though_nobody_has_noticed_the_fault_yet(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        async with Client(await server.url()) as eva:
            with locked(server):
                assert await refused_after(eva) < GOAL
            async with asyncio.timeout(5):
                while await health(eva) != 200:
                    await asyncio.sleep(0.1)
            assert await eva.open_table("love-letter", 2, "Eva")

    with running(tmp_path / "tables.sqlite") as server:
        run(work(server))


@pytest.mark.skipif(os.geteuid() != 0, reason="only root may make a small disk")
def test_a_full_disk_is_told_and_play_goes_on_when_there_is_room(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", disk], capture_output=True).returncode:
        pytest.skip("no file system can be mounted here")
    try:
        with running(disk / "tables.sqlite") as server:
            run(suffer(server, crowded))
    finally:
        subprocess.run(["umount", "--lazy", disk], check=True)


@contextmanager
def crowded(server: Running) -> Iterator[None]:
    """Another file takes all the room on the disk."""
    other = server.file.parent / "other"
    with other.open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(bytes(4096))
    yield
    other.unlink()


@pytest.mark.parametrize(("fault", "why"), [(full, "I/O error"), (locked, "locked"), (moved_away, "is gone")])
def test_a_server_that_is_stopped_in_trouble_says_why(tmp_path: Path, fault: Fault, why: str) -> None:
    async def work(server: Running) -> None:
        async with Client(await server.url()) as ana:
            code = await ana.open_table("love-letter", 2, "Ana")
            await ana.enter(code, "Ana")
            with fault(server):
                _, wish = await told_after(ana, "meanwhile")
                exit_code, seconds = await asyncio.to_thread(server.stop)
                wish.cancel()
        assert exit_code == 1
        assert seconds < 10
        assert why in server.logged("That did not work: ")[0]

    with running(tmp_path / "tables.sqlite") as server:
        if fault is full:  # standard output is a pipe: it may grow
            run(work_without_limit(server, why))
        else:
            run(work(server))


async def work_without_limit(server: Running, why: str) -> None:
    """The same without `full`, which can't lift the limit of a process that has ended."""
    async with Client(await server.url()) as ana:
        code = await ana.open_table("love-letter", 2, "Ana")
        await ana.enter(code, "Ana")
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
        _, wish = await told_after(ana, "meanwhile")
        exit_code, seconds = await asyncio.to_thread(server.stop)
        wish.cancel()
    assert (exit_code, seconds < 10) == (1, True)
    assert why in server.logged("That did not work: ")[0]


def test_a_wal_that_is_cut_is_no_longer_written_to_and_not_copied(tmp_path: Path) -> None:
    """Acknowledged entries at its end are lost: the next start says how many are missing, and goes on."""
    file = tmp_path / "tables.sqlite"

    async def work(server: Running) -> None:
        async with Client(await server.url()) as ana:
            code = await ana.open_table("love-letter", 2, "Ana")
            await ana.enter(code, "Ana")
            for n in range(30):
                await ana.wish(h.Said(f"word {n}"))
            await asyncio.sleep(1.5)  # the count is written every second
            os.truncate(f"{file}-wal", os.stat(f"{file}-wal").st_size // 2)
            seconds, wish = await told_after(ana, "meanwhile")
            assert seconds < GOAL
            assert await health(ana) == 503
            assert (await asyncio.to_thread(server.stop))[0] == 1
            wish.cancel()

    with running(file) as server:
        run(work(server))
    with closing(sqlite3.connect(file)) as base:
        assert base.execute("PRAGMA integrity_check").fetchone() == ("ok",), "nothing damaged was copied"
    with running(file) as server:
        run(again(server))
        assert server.logged("entries that were stored are missing")


async def again(server: Running) -> None:
    async with Client(await server.url()) as ana:
        assert await health(ana) == 200
        assert await ana.open_table("love-letter", 2, "Ana")


# --- the watch alone


class Flaky(MemoryStore):
    is_failing = True

    def append_all(self, rows: list[Row], answer: Callable[[list[Outcome]], None]) -> None:
        if self.is_failing:
            self.trouble = "no room"
            answer([Outcome.FAILED] * len(rows))
        else:
            super().append_all(rows, answer)

    def probe(self) -> None:
        if self.is_failing:
            raise StoreError("no room")


def test_trouble_ends_though_nobody_has_anything_to_store(caplog: pytest.LogCaptureFixture) -> None:
    """For example after a clock ran out: this is taken back while nothing can be stored."""

    async def work() -> None:
        store = Flaky()
        loop_store = GroupCommitStore(store, asyncio.get_running_loop(), lambda: None)
        watch = storage_watch.StorageWatch(loop_store)
        outcomes: list[Outcome] = []
        loop_store.append(bound(bytes(32), "t", 1, "c", b"x"), outcomes.append)
        await asyncio.sleep(0.01)
        for _ in range(3):
            watch.look()
            watch.try_again()
            await asyncio.sleep(0.05)
            assert watch.why == "no room"
        store.is_failing = False
        watch.try_again()
        await asyncio.sleep(0.05)
        watch.look()
        watch.look()
        assert watch.why == ""

    run(work())
    assert [record.getMessage() for record in caplog.records] == [
        "nothing can be stored now: no room", "everything is stored again",
    ]  # fmt: skip


def test_one_entry_that_finds_room_does_not_end_the_trouble(caplog: pytest.LogCaptureFixture) -> None:
    """On a nearly full disk a short entry may be stored between two long ones that are not."""

    async def work() -> None:
        store = Flaky()
        loop_store = GroupCommitStore(store, asyncio.get_running_loop(), lambda: None)
        watch = storage_watch.StorageWatch(loop_store)
        for version, store.is_failing in enumerate([True, False, True, False, True], 1):
            loop_store.append(bound(bytes(32), f"t{version}", 1, "c", b"x"), lambda outcome: None)
            await asyncio.sleep(0.01)
            watch.look()
            assert watch.why == "no room"
        store.is_failing = False
        watch.try_again()
        await asyncio.sleep(0.05)
        for _ in range(2):
            watch.look()
        assert watch.why == ""

    run(work())
    assert [record.getMessage() for record in caplog.records] == [
        "nothing can be stored now: no room", "everything is stored again",
    ]  # fmt: skip
