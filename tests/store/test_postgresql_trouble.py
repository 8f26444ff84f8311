"""PostgreSQL in trouble: two servers write to one table, or the database is killed or frozen."""

from __future__ import annotations

import errno
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import psycopg
import pytest
from support.postgres import Postgres
from support.processes import environment, writer
from support.store.contract import chain, put
from support.store.waiting import patient_postgresql, reads, until

from ludejo.store.base import NO_HASH, Outcome, Row, StoreError, bound, first_bad, rebound
from ludejo.store.postgresql.link import WRITE_SECONDS, Bounded
from ludejo.store.postgresql.store import PostgresqlStore


@pytest.fixture
def store(url: str) -> Iterator[PostgresqlStore]:
    made = PostgresqlStore(url)
    yield made
    made.close()


# --- two servers


def test_of_two_processes_one_writes_each_version(url: str, long: bool) -> None:
    """T23: both write the versions of 200 tables as fast as they can."""
    n_tables, n = 200, 100 if long else 30
    PostgresqlStore(url).close()
    runs = [
        subprocess.Popen(
            writer("race-many", url, name, str(n_tables), str(n)),
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment(),
        )
        for name in ("one", "two")
    ]  # fmt: skip
    for run in runs:
        assert run.stdout is not None
        assert run.stdout.readline() == "ready\n"
    for number, run in enumerate(runs):
        assert run.stdin is not None
        run.stdin.write(f"{number}\n")
        run.stdin.flush()
    won = [run.communicate(timeout=300)[0].splitlines() for run in runs]
    assert [run.returncode for run in runs] == [0, 0]
    assert all(won), "one process was so late that they did not compete"
    assert sorted(won[0] + won[1]) == sorted(f"t{t} {version}" for t in range(n_tables) for version in range(1, n + 1))
    store = patient_postgresql(url)
    for number in range(n_tables):
        rows = store.read(f"t{number}")
        assert len(rows) == n
        assert first_bad(rows) is None
    store.close()


def appended(store: PostgresqlStore, table: str, name: str, is_over: threading.Event) -> int:
    """Append to a table as a writer does, reading on after a refusal, until `is_over`; how many were stored."""
    n = 0
    while not is_over.is_set():
        time.sleep(0.03)  # otherwise rewriting would never succeed
        rows = store.read(table)
        row = bound(rows[-1].hash, table, len(rows) + 1, f"{name} {n} {len(rows) + 1}", name.encode())
        n += put(store, row) is Outcome.STORED
    return n


def renewed(store: PostgresqlStore, table: str, name: str) -> bool:
    """Rewrite a table with one row more, as erasure does."""
    rows = store.read(table)
    more = Row(table, len(rows) + 1, f"{name} {rows[-1].hash.hex()}", b"anew", b"")
    changed = [Row(row.table, row.version, row.command, row.body + b"!", b"") for row in rows]
    return store.rewrite(table, rebound([*changed, more]), rows[-1].hash)


def raced(stores: list[PostgresqlStore], table: str) -> None:
    """Two threads append to a table and two rewrite it, until both outcomes have happened ten times."""
    put(stores[0], chain(table, 1)[0])
    is_over = threading.Event()
    n_appended: list[int] = []
    was_renewed: list[bool] = []

    def append(number: int) -> None:
        n_appended.append(appended(stores[number], table, str(number), is_over))

    def renew(number: int) -> None:
        try:
            while min(was_renewed.count(True), was_renewed.count(False)) < 10:
                was_renewed.append(renewed(stores[number], table, str(number)))
        finally:
            is_over.set()

    works = [(append, 0), (append, 1), (renew, 2), (renew, 3)]
    threads = [threading.Thread(target=work, args=(number,)) for work, number in works]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    rows = stores[0].read(table)
    assert first_bad(rows) is None
    assert len(n_appended) == 2
    assert len(rows) == 1 + sum(n_appended) + sum(was_renewed)  # nothing that was reported as stored is lost


def test_simultaneous_rewriting_and_appending_keep_the_chain_whole(url: str, long: bool) -> None:
    stores = [patient_postgresql(url) for _ in range(4)]
    for number in range(20 if long else 2):
        raced(stores, f"t{number}")
    for store in stores:
        store.close()


# --- trouble


def test_killed_postgresql_loses_nothing_it_acknowledged(postgres: Postgres, long: bool) -> None:
    """R1: all its processes are killed during appends; every row with the answer STORED is there, once, in order."""
    url = postgres.url()
    store = patient_postgresql(url)
    is_over = threading.Event()
    told: dict[str, int] = {}

    def write(table: str) -> None:
        rows: list[Row] = []
        while not is_over.is_set():
            row = bound(rows[-1].hash if rows else NO_HASH, table, len(rows) + 1, f"{table} {len(rows) + 1}", b"body")
            outcome = put(store, row)
            if outcome is Outcome.STORED or outcome is Outcome.REPEATED:
                rows.append(row)
                told[table] = row.version
            else:
                assert outcome is Outcome.FAILED
                time.sleep(0.01)

    threads = [threading.Thread(target=write, args=(f"t{number}",)) for number in range(5)]
    for thread in threads:
        thread.start()
    for _ in range(100 if long else 12):
        before = sum(told.values())
        until(lambda before=before: sum(told.values()) > before + 40, 30)  # type: ignore[misc]  # a default
        postgres.kill_all()
        known = dict(told)
        postgres.start()
        until(lambda: reads(store))
        found = store.tables()
        assert all(found[table] >= version for table, version in known.items())
    is_over.set()
    for thread in threads:
        thread.join()
    for table, version in told.items():
        rows = store.read(table)
        assert first_bad(rows) is None
        assert len(rows) - version in (0, 1)  # at most the row that was being written
    assert len(told) == 5
    store.close()


def test_a_frozen_database_does_not_block_the_store(postgres: Postgres) -> None:
    store = PostgresqlStore(postgres.url())
    rows = chain("a", 30)
    put(store, rows[0])
    postgres.freeze()
    try:
        start = time.monotonic()
        answered: list[Outcome] = []
        store.append(rows[1], answered.append)
        calls: list[Callable[[], object]] = [
            lambda: store.read("a"), lambda: store.find("a", "x"), store.tables, store.ends, lambda: store.key("x"),
            lambda: store.forget("b", b""), lambda: store.rewrite("b", [], b""),
        ]  # fmt: skip
        for call in calls * 10:
            with pytest.raises(StoreError):
                call()
        assert time.monotonic() - start < 1.0
        until(lambda: bool(answered), WRITE_SECONDS + 1)
        assert answered == [Outcome.FAILED]
        for row in rows[1:] * 10:
            assert put(store, row) is Outcome.FAILED  # at once: the store does not wait for a connection
        assert time.monotonic() - start < WRITE_SECONDS + 2
    finally:
        postgres.thaw()
    assert until(lambda: reads(store)) < 2.0
    assert until(lambda: put(store, rows[1]) is not Outcome.FAILED) < 2.0
    assert put(store, rows[2]) is Outcome.STORED
    assert store.read("a") == rows[:3]
    store.close()


def test_the_store_recovers_from_too_many_open_files(
    url: str, store: PostgresqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store goes on trying to connect, whatever error comes in between."""
    knocks: list[str] = []
    connect = Bounded.connect

    def fail_twice(*words: Any, **more: Any) -> Bounded:
        knocks.append("")
        if len(knocks) <= 2:
            raise OSError(errno.EMFILE, "too many open files")
        return connect(*words, **more)

    monkeypatch.setattr(Bounded, "connect", fail_twice)
    with psycopg.connect(url, autocommit=True) as other:
        other.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
    until(lambda: len(knocks) > 2)
    until(lambda: reads(store))
    until(lambda: put(store, chain("a", 1)[0]) is not Outcome.FAILED)


def test_the_store_recovers_from_a_lock_of_another_program(url: str, store: PostgresqlStore) -> None:
    row = chain("a", 1)[0]
    put(store, row)
    with psycopg.connect(url) as blocker:
        blocker.execute("LOCK TABLE entries")
        start = time.monotonic()
        with pytest.raises(StoreError):
            store.read("a")
        assert time.monotonic() - start < 1.0
        blocker.rollback()
    until(lambda: reads(store), 2)
    assert store.read("a") == [row]


def test_a_closed_connection_is_replaced_before_the_next_request(postgres: Postgres) -> None:
    """Otherwise the first read and the first append after a restart of the database would fail."""
    store = PostgresqlStore(postgres.url())
    assert put(store, chain("a", 1)[0]) == Outcome.STORED
    links = [store.reader, store.writer]
    before = [link.connection for link in links]
    postgres.kill_all()
    postgres.start()
    until(lambda: all(link.connection not in (None, *before) for link in links))
    assert store.read("a") == chain("a", 1)
    assert put(store, chain("a", 2)[1]) == Outcome.STORED
    store.close()
