"""Every store keeps the contract; SQLite also keeps its promises across processes, crashes and versions. For PostgreSQL
see test_postgresql.py."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from support.processes import environment, writer
from support.store.contract import CONTRACT, chain, put
from support.store.waiting import patient

from ludejo.store import sqlite, sqlite_statements
from ludejo.store.base import NO_HASH, Outcome, Row, Store, StoreError, bound, first_bad
from ludejo.store.memory import MemoryStore
from ludejo.store.migrations import scripts
from ludejo.store.sqlite import SqliteStore

Asking = pytest.FixtureRequest
MAKERS: dict[str, Callable[[Path, Asking], Store]] = {
    "memory": lambda folder, request: MemoryStore(),
    "sqlite": lambda folder, request: SqliteStore(folder / "ludejo.db"),
    "postgresql": lambda folder, request: patient(request.getfixturevalue("light_postgres").url()),
}


@pytest.fixture(params=MAKERS)
def store(request: Asking, tmp_path: Path) -> Iterator[Store]:
    made = MAKERS[request.param](tmp_path, request)
    yield made
    made.close()


@pytest.mark.parametrize("promise", CONTRACT, ids=lambda promise: promise.__name__)
def test_every_store_keeps_the_contract(store: Store, promise: Callable[[Store], None]) -> None:
    promise(store)


def test_a_guest_s_tables_are_found_by_an_index(tmp_path: Path) -> None:
    """Reading all entries instead took 3.5 seconds with 377,000 of them."""
    with closing(SqliteStore(tmp_path / "x.db")) as store:
        plan = store.found(f"EXPLAIN QUERY PLAN {sqlite_statements.TABLES_OF}", b"a" * 32)
        assert "entries_by_guest" in str(plan)
        assert "SEARCH" in str(plan)


def test_a_broken_chain_is_named_at_its_first_bad_row() -> None:
    rows = chain("a", 4)
    forged = Row("a", 2, rows[1].command, b"forged", rows[1].hash)
    assert first_bad(rows) is None
    assert first_bad([rows[0], forged, *rows[2:]]) == 2
    assert first_bad([rows[0], *rows[2:]]) == 2
    assert first_bad(rows[1:]) == 1
    assert first_bad(rows[2:], rows[1].hash, 3) is None


def test_what_is_stored_is_there_after_a_restart(tmp_path: Path) -> None:
    first = SqliteStore(tmp_path / "x.db")
    rows = chain("a", 3)
    for row in rows:
        put(first, row)
    first.close()
    second = SqliteStore(tmp_path / "x.db")
    assert second.read("a") == rows
    second.close()


def test_every_commit_waits_for_the_disk(tmp_path: Path) -> None:
    """SQLite uses a WAL, and every commit waits for the disk."""
    store = SqliteStore(tmp_path / "x.db")
    connection = sqlite.connected(tmp_path / "x.db")
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
    connection.close()
    store.close()


def test_many_tables_share_a_commit(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "x.db")
    blocker = sqlite.connected(tmp_path / "x.db")
    blocker.execute("BEGIN IMMEDIATE")  # the writer has to wait, and requests gather
    done = threading.Semaphore(0)
    for number in range(100):
        store.append(chain(f"t{number}", 1)[0], lambda outcome: done.release())
    time.sleep(0.2)
    blocker.execute("COMMIT")
    blocker.close()
    for _ in range(100):
        assert done.acquire(timeout=20)
    assert store.n_commits <= 3
    store.close()


def test_a_failed_write_is_reported_and_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A store that can't write answers FAILED, changes nothing, and works again when it can."""
    monkeypatch.setattr(sqlite, "WRITE_WAIT_S", 0.05)
    store = SqliteStore(tmp_path / "x.db")
    blocker = sqlite.connected(tmp_path / "x.db")
    blocker.execute("BEGIN IMMEDIATE")
    row = chain("a", 1)[0]
    assert put(store, row) == Outcome.FAILED
    blocker.execute("ROLLBACK")
    blocker.close()
    assert store.read("a") == []
    assert put(store, row) == Outcome.STORED
    store.close()


def test_a_missing_database_raises_an_error(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "x.db")
    store.close()
    with pytest.raises(StoreError):
        store.read("a")


def test_an_older_database_is_brought_up_to_date_and_a_newer_one_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    SqliteStore(path).close()
    connection = sqlite3.connect(path)
    assert connection.execute("PRAGMA user_version").fetchone() == (len(scripts("sqlite")),)
    connection.execute("PRAGMA user_version = 99")
    connection.commit()
    connection.close()
    with pytest.raises(ValueError, match="version 99"):
        SqliteStore(path)


def test_of_two_processes_one_writes_each_version(tmp_path: Path, long: bool) -> None:
    """T23: both processes write versions 1 to n of the same table as fast as they can."""
    n = 1_000 if long else 150
    path = str(tmp_path / "x.db")
    SqliteStore(path).close()
    runs = [
        subprocess.Popen(writer("race", path, name, str(n)), stdout=subprocess.PIPE, text=True, env=environment())
        for name in ("one", "two")
    ]
    won = [set(run.communicate(timeout=120)[0].split()) for run in runs]
    assert [run.returncode for run in runs] == [0, 0]
    assert won[0] | won[1] == {str(version) for version in range(1, n + 1)}
    assert not won[0] & won[1]
    store = SqliteStore(path)
    assert first_bad(store.read("race")) is None
    store.close()


def test_killed_writers_lose_nothing_that_was_acknowledged(tmp_path: Path, long: bool) -> None:
    """R1, for the store alone: killed while it writes, it has every row with the answer STORED, once, in order."""
    path = str(tmp_path / "x.db")
    told: dict[str, int] = {}
    for _ in range(100 if long else 12):
        run = subprocess.Popen(writer("write", path), stdout=subprocess.PIPE, env=environment())
        assert run.stdout is not None
        for _ in range(40):
            line = run.stdout.readline().split()
            told[line[0].decode()] = int(line[1])
        os.kill(run.pid, signal.SIGKILL)
        *whole, _ = run.stdout.read().split(b"\n")  # the last line may be cut
        for late in whole:
            name, written = late.split()
            told[name.decode()] = int(written)
        run.wait()
        run.stdout.close()
    store = SqliteStore(path)
    for table, version in told.items():
        rows = store.read(table)
        assert first_bad(rows) is None
        assert len(rows) >= version
        assert len(rows) - version <= 1  # at most the row that was being written
    store.close()
    assert sum(told.values()) > 400 if not long else sum(told.values()) > 3_000


def test_a_row_cannot_be_moved_or_changed() -> None:
    """The hash covers table, version, command and body, so none of them can be exchanged."""
    one = bound(NO_HASH, "a", 1, "c", b"x")
    others = [
        bound(NO_HASH, "b", 1, "c", b"x"), bound(NO_HASH, "a", 2, "c", b"x"), bound(NO_HASH, "a", 1, "d", b"x"),
        bound(NO_HASH, "a", 1, "c", b"y"), bound(one.hash, "a", 1, "c", b"x"), bound(NO_HASH, "a", 1, "", b"cx"),
    ]  # fmt: skip
    assert len({one.hash, *(other.hash for other in others)}) == 7


def test_opening_a_new_database_waits_for_other_programs(tmp_path: Path) -> None:
    """A server that starts while somebody looks into its new database must not end with "database is locked"."""
    other = sqlite3.connect(tmp_path / "new.db", isolation_level=None, check_same_thread=False)
    other.execute("CREATE TABLE first (word)")
    other.execute("BEGIN IMMEDIATE")
    soon = threading.Timer(0.1, lambda: other.execute("COMMIT"))
    soon.start()
    with closing(sqlite.connected(tmp_path / "new.db")) as own:
        assert own.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    soon.join()
    other.close()
