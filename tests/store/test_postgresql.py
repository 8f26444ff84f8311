"""PostgreSQL: groups of rows and their notices, versions of the database, and passwords."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator

import psycopg
import pytest
from support.postgres import Postgres
from support.store.contract import chain, put
from support.store.waiting import patient_postgresql, until

from ludejo.store.base import NO_HASH, Outcome, StoreError, bound, first_bad, rebound
from ludejo.store.choose import shown, store_of
from ludejo.store.migrations import scripts
from ludejo.store.postgresql import store as store_module
from ludejo.store.postgresql.link import connected, without_password
from ludejo.store.postgresql.statements import MOST_TOLD, READ_MANY, many, notices, parts, row_of
from ludejo.store.postgresql.store import PostgresqlStore


@pytest.fixture
def store(url: str) -> Iterator[PostgresqlStore]:
    made = patient_postgresql(url)
    yield made
    made.close()


def test_every_commit_waits_for_the_disk(postgres: Postgres) -> None:
    """Every commit waits for the disk, even if the database's settings don't demand it; a stronger setting stays."""
    url = postgres.url("durable")
    for set_to, is_then in (("off", "on"), ("local", "on"), ("on", "on"), ("remote_apply", "remote_apply")):
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute(f"ALTER DATABASE durable SET synchronous_commit = {set_to}".encode())
        with connected(url) as connection:
            assert connection.execute("SHOW synchronous_commit").fetchone() == (is_then,)
            assert connection.execute("SHOW fsync").fetchone() == ("on",)


def test_many_tables_share_a_commit(url: str, store: PostgresqlStore) -> None:
    done = threading.Semaphore(0)
    with psycopg.connect(url) as blocker:
        blocker.execute("LOCK TABLE entries")  # the writer has to wait, and requests gather
        for number in range(100):
            store.append(chain(f"t{number}", 1)[0], lambda outcome: done.release())
        time.sleep(0.2)
        blocker.rollback()
    for _ in range(100):
        assert done.acquire(timeout=20)
    assert store.n_commits <= 3


def test_a_row_bound_to_another_row_is_refused(url: str, store: PostgresqlStore) -> None:
    """This happens after a failover to a standby that lacked the last row: the writer must read again."""
    rows = chain("a", 3)
    for row in rows[:2]:
        assert put(store, row) is Outcome.STORED
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("DELETE FROM entries WHERE version = 2")
    assert put(store, rows[2]) is Outcome.TAKEN
    assert put(store, bound(rows[0].hash, "a", 2, "other", b"other")) is Outcome.STORED
    assert put(store, rows[2]) is Outcome.TAKEN
    assert first_bad(store.read("a")) is None


def test_good_and_bad_rows_of_a_group_are_told_apart(store: PostgresqlStore) -> None:
    first, second = chain("a", 2)
    put(store, first)
    group = [
        chain("b", 1)[0],
        bound(NO_HASH, "a", 1, "other", b""),  # taken
        second,
        bound(second.hash, "a", 3, first.command, b""),  # repeated
        bound(NO_HASH, "c", 2, "gap", b""),
        chain("d", 1)[0],
    ]
    answered: list[Outcome] = []
    store.append_all(group, answered.extend)
    until(lambda: bool(answered))
    stored, taken, repeated = Outcome.STORED, Outcome.TAKEN, Outcome.REPEATED
    assert answered == [stored, taken, stored, repeated, taken, stored]
    assert store.tables() == {"a": 2, "b": 1, "d": 1}


def test_a_large_group_is_sent_in_parts_and_told_in_several_notices() -> None:
    rows = [row for number in reversed(range(400)) for row in chain(f"{number:>20}", 2)]
    found = list(parts(rows))
    assert sorted(n for part in found for n in part) == list(range(800))
    for part in found:
        tables = [rows[n].table for n in part]
        assert tables == sorted(set(tables))
    turn = {n: number for number, part in enumerate(found) for n in part}
    assert all(turn[n] < turn[n + 1] for n in range(0, 800, 2))
    told = {row.table: row.version for row in rows}
    words = list(notices(told))
    assert len(words) > 1
    assert all(0 < len(one.encode()) <= MOST_TOLD for one in words)
    assert "\n".join(words).split("\n") == [f"{table} {version}" for table, version in told.items()]


def test_more_tables_than_one_fetch_returns_are_read(store: PostgresqlStore) -> None:
    answered: list[Outcome] = []
    for number in range(0, 1_200, 200):
        store.append_all([chain(f"t{n}", 1)[0] for n in range(number, number + 200)], answered.extend)
    until(lambda: len(answered) == 1_200)
    put(store, chain("t7", 2)[1])
    assert store.tables() == {f"t{n}": 2 if n == 7 else 1 for n in range(1_200)}
    assert store.ends() == {f"t{n}": chain(f"t{n}", 2 if n == 7 else 1)[-1] for n in range(1_200)}


def test_a_long_log_is_fetched_in_parts(store: PostgresqlStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_module, "ROWS_AT_ONCE", 4)
    rows = chain("a", 8)
    for row in rows:
        put(store, row)
    for after in range(9):
        assert store.read("a", after) == rows[after:]


def test_keys_are_drawn_once(url: str, store: PostgresqlStore) -> None:
    other = patient_postgresql(url)
    assert len(store.key("guests")) == 32
    assert other.key("guests") == store.key("guests") != store.key("other")
    other.close()


# --- news


def news(listener: psycopg.Connection[tuple[object, ...]], n: int) -> list[str]:
    """The lines of the next notices, until there are so many."""
    lines: list[str] = []
    for message in listener.notifies(timeout=5):
        assert message.channel == "ludejo"
        lines += message.payload.split("\n")
        if len(lines) >= n:
            break
    return lines


def test_a_notice_is_sent_for_stored_rows_and_nothing_else(url: str, store: PostgresqlStore) -> None:
    rows = chain("a", 2)
    with psycopg.connect(url, autocommit=True) as listener:
        listener.execute("LISTEN ludejo")
        answered: list[Outcome] = []
        store.append_all([rows[0], *chain("b", 1), bound(NO_HASH, "c", 5, "gap", b"")], answered.extend)
        until(lambda: bool(answered))
        assert sorted(news(listener, 2)) == ["a 1", "b 1"]
        assert put(store, rows[0]) is Outcome.REPEATED
        assert put(store, rows[1]) is Outcome.STORED
        assert store.rewrite("a", rebound([*rows, bound(NO_HASH, "a", 3, "more", b"")]), rows[-1].hash)
        assert not store.rewrite("a", rows, rows[-1].hash)
        assert not store.forget("b", rows[0].hash)
        assert store.forget("b", chain("b", 1)[0].hash)
        assert news(listener, 3) == ["a 2", "a 0", "b 0"]


def test_many_tables_are_read_in_one_statement(url: str, store: PostgresqlStore) -> None:
    logs = {table: chain(table, 4) for table in ("a", "b", "c")}
    for rows in logs.values():
        for row in rows:
            put(store, row)
    with psycopg.connect(url) as connection:
        found = [row_of(row) for row in connection.execute(READ_MANY, many({"c": 3, "a": 2, "b": 4, "x": 0}))]
    assert found == [*logs["a"][2:], *logs["c"][3:]]


# --- versions


def version_in(url: str) -> object:
    with psycopg.connect(url) as connection:
        return (connection.execute("SELECT version FROM schema_version").fetchone() or [None])[0]


def test_an_older_database_is_brought_up_to_date(url: str) -> None:
    """A database of the first version, with one entry."""
    row = chain("a", 1)[0]
    with psycopg.connect(url) as connection:
        connection.execute(scripts("postgresql")[0].encode())
        connection.execute("CREATE TABLE schema_version (version int NOT NULL)")
        connection.execute("INSERT INTO schema_version VALUES (1)")
        values = (row.table.encode(), row.version, row.command.encode(), row.body, row.hash)
        connection.execute("INSERT INTO entries VALUES (%s, %s, %s, %s, %s)", values)
    store = PostgresqlStore(url)
    assert store.read("a") == [row]
    assert len(store.key("guests")) == 32
    store.close()
    assert version_in(url) == len(scripts("postgresql"))


def test_a_newer_database_is_refused(url: str) -> None:
    PostgresqlStore(url).close()
    with psycopg.connect(url) as connection:
        connection.execute("UPDATE schema_version SET version = 99")
    with pytest.raises(
        ValueError, match=f"the database is of version 99, this program knows {len(scripts('postgresql'))}"
    ):
        PostgresqlStore(url)
    assert version_in(url) == 99


def test_servers_that_start_together_create_the_schema_once(url: str) -> None:
    made: list[PostgresqlStore] = []
    threads = [threading.Thread(target=lambda: made.append(PostgresqlStore(url))) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(made) == 6
    assert len({store.key("guests") for store in made}) == 1
    for store in made:
        store.close()


def test_a_closed_store_raises_an_error(url: str) -> None:
    store = PostgresqlStore(url)
    store.close()
    with pytest.raises(StoreError):
        store.read("a")


# --- error messages


def test_no_error_message_contains_a_password(light_postgres: Postgres) -> None:
    wrong = [
        "postgresql://me:s3cr3t@127.0.0.1:1/x", "postgres://me:s3cr3t%40more@127.0.0.1:1/x?password=s3cr3t",
        "postgresql://me:s3cr3t@s3cr3t@127.0.0.1:1/x", "postgresql://me:s3cr3t/x@127.0.0.1/x", "postgresql://me:s3cr3t",
        light_postgres.address("nowhere").replace("ludejo@", "ludejo:s3cr3t@"),
    ]  # fmt: skip
    for url in wrong:
        with pytest.raises(StoreError) as raised:
            store_of(url)
        assert str(raised.value)
        assert "s3cr3t" not in str(raised.value) + repr(raised.value.__cause__)
    assert shown("postgresql://me:s3cr3t@host/x?sslpassword=s3cr3t") == "postgresql://host/x"
    assert shown("/home/me@work/x.db") == "/home/me@work/x.db"
    assert without_password('no host "b@c"', "postgresql://u:a@b@c/x") == 'no host "***@c"'
