"""`ludejo doctor` and a real PostgreSQL: each finding is provoked, and no password is ever printed."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Any
from urllib.parse import quote

import psycopg
import pytest
from support.doctor.findings import codes
from support.postgres import Postgres, free_port
from support.server.serving import run, serving
from support.store.contract import chain

from ludejo.cli.main import main
from ludejo.doctor import postgresql
from ludejo.doctor.finding import ok, wrong
from ludejo.store.postgresql.store import PostgresqlStore

SECRET = "geh:eim@nis%/?#ok"


@pytest.fixture
def url(postgres: Postgres) -> str:
    """A database of ours with three tables."""
    address = postgres.url()
    with closing(PostgresqlStore(address)) as store:
        for table in ("aaaa", "bbbb", "cccc"):
            store.append_all(chain(table, 5), lambda outcomes: None)
    return address


def of(url: str, processes: int = 2) -> dict[str, str]:
    return codes(postgresql.findings(url, processes, 100))


def with_options(url: str, **options: str) -> str:
    words = " ".join(f"-c {name}={value}" for name, value in options.items())
    return f"{url}?options={quote(words)}"


def execute(url: str, *statements: str) -> None:
    with psycopg.connect(url, autocommit=True) as base:
        for statement in statements:
            base.execute(statement.encode())


@contextmanager
def both(url: str, other: str = "") -> Iterator[tuple[Any, Any]]:
    with postgresql.connected(url) as base, postgresql.connected(other or url) as listener:
        yield base, listener


def test_a_good_database_has_nothing_wrong(url: str) -> None:
    found = postgresql.findings(url, 2, 100)
    assert all(one.state == "ok" for one in found), found
    assert {"base-reached", "base-safe", "schema-current", "news-heard", "commits-quick"} <= set(codes(found))
    assert found[-1] == ok("chains-whole", tables=3)


def test_a_database_without_tables_is_not_given_any(postgres: Postgres) -> None:
    address = postgres.url()
    assert of(address)["base-new"] == "ok"
    with psycopg.connect(address) as base:
        assert base.execute("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'").fetchone() == (0,)


def test_a_schema_of_another_version_is_found(url: str) -> None:
    execute(url, "UPDATE schema_version SET version = 999")
    assert of(url)["schema-newer"] == "wrong"


def test_an_older_schema_is_brought_up_to_date_later(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from ludejo.store import migrations

    known = migrations.scripts("postgresql")
    monkeypatch.setattr(migrations, "scripts", lambda kind: [*known, "SELECT 1"])
    assert of(url)["schema-older"] == "look"


def test_a_user_who_may_not_create_tables_is_found(postgres: Postgres) -> None:
    """Since PostgreSQL 15 the public schema belongs to the owner of the database."""
    address = postgres.url()
    execute(address, "CREATE ROLE stranger LOGIN")
    strange = address.replace("ludejo@", "stranger@")
    assert wrong("schema-shut", user="stranger") in postgresql.findings(strange, 1, 100)
    execute(address, "GRANT CREATE ON SCHEMA public TO stranger")
    assert of(strange)["base-new"] == "ok"


def test_a_database_that_does_not_answer_is_found() -> None:
    address = f"postgresql://ana:{quote(SECRET, safe='')}@127.0.0.1:{free_port()}/games"
    (found,) = postgresql.findings(address, 1, 100)
    assert (found.code, found.state) == ("base-unreached", "wrong")
    assert "refused" in str(found.args["why"])


@pytest.mark.parametrize(
    "address",
    [
        f"postgresql://ana:{quote(SECRET, safe='')}@127.0.0.1:1/games", f"postgresql://ana:{SECRET}@127.0.0.1:1/games",
        f"postgresql://ana@127.0.0.1:1/games?password={quote(SECRET, safe='')}", f"postgresql://ana:{SECRET}",
        "postgresql://ana:geheim%zz@127.0.0.1:1/games", "postgresql://ana@127.0.0.1:1/games?pass=geheim",
    ],
)  # fmt: skip
@pytest.mark.parametrize("json", [True, False])
def test_no_password_is_printed(address: str, json: bool, capfd: pytest.CaptureFixture[str]) -> None:
    words = ["doctor", "--port", "9", "--host", "127.0.0.1", "--database", address, *(["--json"] if json else [])]
    assert main(words) == 1
    said = "".join(capfd.readouterr())
    assert not [piece for piece in ("geh", "eim", "nis", "?#ok", "geheim", quote(SECRET, safe="")) if piece in said], (
        said
    )


def test_an_address_that_cannot_be_parsed_is_found() -> None:
    assert postgresql.findings("postgresql://ana:a%zz@127.0.0.1/x", 1, 100) == [wrong("base-misspelt")]


def test_a_missing_driver_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    assert postgresql.findings("postgresql://127.0.0.1/x", 1, 100) == [wrong("driver-missing")]


def test_a_read_only_database_is_found(url: str) -> None:
    found = of(with_options(url, default_transaction_read_only="on"))
    assert found["base-read-only"] == "wrong"
    assert "commits-quick" not in found


def test_settings_that_could_lose_moves_are_found(url: str) -> None:
    assert of(with_options(url, synchronous_commit="off"))["base-lax"] == "look"
    good = {"fsync": "on", "full_page_writes": "on", "synchronous_commit": "remote_apply"}
    assert postgresql.unsafe(good) == [ok("base-safe")]
    bad = postgresql.unsafe({**good, "fsync": "off", "full_page_writes": "off"})
    assert [one.args["setting"] for one in bad] == ["fsync", "full_page_writes"]


def test_too_few_connections_for_all_processes_are_found(url: str) -> None:
    assert of(url, processes=1000)["connections-few"] == "wrong"
    with psycopg.connect(url) as base:
        most = int(base.execute("SHOW max_connections").fetchone()[0])  # type: ignore[index]  # it has one row
    others = [psycopg.connect(url) for _ in range(8)]
    try:
        assert of(url, processes=(most - 3 - 5) // 4 - 1)["connections-busy"] == "look"
    finally:
        for other in others:
            other.close()


def test_a_process_has_as_many_connections_as_the_doctor_assumes(postgres: Postgres) -> None:
    async def count(url: str) -> int:
        async with serving(url) as server:
            while not server.app.peers.is_ready():
                await asyncio.sleep(0.01)
            with psycopg.connect(url) as base:
                asked = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
                return int(postgresql.one(base, asked)) - 1

    assert run(count(postgres.url())) == postgresql.CONNECTIONS_A_PROCESS


def test_the_connection_limit_of_a_user_counts(postgres: Postgres) -> None:
    address = postgres.url()
    execute(address, "CREATE ROLE few LOGIN CONNECTION LIMIT 8")
    assert of(address.replace("ludejo@", "few@"), processes=1)["connections-few"] == "wrong"


def test_tables_of_another_owner_are_found(postgres: Postgres, url: str) -> None:
    """This happens when a copy was restored under another user; all other findings are still printed."""
    execute(url, "CREATE ROLE foreigner LOGIN")
    found = of(url.replace("ludejo@", "foreigner@"))
    assert found["schema-foreign"] == "wrong"
    assert found["news-heard"] == "ok"


def test_of_several_database_servers_the_primary_is_checked(url: str) -> None:
    user, _, where = url.partition("@")
    address, _, name = where.partition("/")
    twice = f"{user}@{address},{address}/{name}"
    assert of(twice)["base-writable"] == "ok"
    assert of(with_options(twice, default_transaction_read_only="on")) == {"base-unreached": "wrong"}


def test_connections_of_other_machines_are_not_free(url: str) -> None:
    """Connections of our own server count as free, because it replaces them."""
    with both(url) as (base, _):
        before = int(postgresql.one(base, postgresql.OURS))
        with psycopg.connect(url, application_name="ludejo"):
            assert int(postgresql.one(base, postgresql.OURS)) == before + 1
        local = url.replace("127.0.0.1", "localhost")
        with psycopg.connect(local, application_name="psql"):
            assert int(postgresql.one(base, postgresql.OURS)) == before


def test_notices_that_do_not_arrive_are_found(postgres: Postgres) -> None:
    """A listener in another database gets no notices, as a listener behind a connection pooler."""
    with both(postgres.url(), postgres.url()) as (base, listener):
        assert postgresql.news(base, listener) == wrong("news-lost")


def test_a_clock_that_differs_is_found(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with both(url) as (base, _):
        assert postgresql.clock(base).state == "ok"
        now = time.time
        monkeypatch.setattr(time, "time", lambda: now() - 90)
        found = postgresql.clock(base)
    assert found.code == "clock-apart"
    assert 89_000 < int(found.args["milliseconds"]) < 91_000


def test_slow_commits_are_found(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgresql, "SLOW_COMMIT_MS", 0.0)
    assert of(url)["commits-slow"] == "look"


def test_the_measured_commit_waits_for_the_disk(postgres: Postgres) -> None:
    """The doctor measures a commit that writes to disk, unlike a commit to a temporary table."""
    with psycopg.connect(postgres.url(), autocommit=True) as base:

        def flushed() -> str:
            row = base.execute("SELECT pg_current_wal_flush_lsn()").fetchone()
            assert row is not None
            return str(row[0])

        before = flushed()
        postgresql.commits(base)
        assert flushed() != before


def test_a_changed_log_is_found(url: str) -> None:
    execute(url, "UPDATE entries SET body = '{ }' WHERE \"table\" = 'bbbb' AND version = 3")
    assert wrong("chain-broken", table="bbbb", version=3) in postgresql.findings(url, 1, 100)


def test_an_unencrypted_connection_is_found() -> None:
    class Way:
        def __init__(self, host: str, is_encrypted: bool) -> None:
            self.info = self
            self.host = host
            self.pgconn = self
            self.ssl_in_use = is_encrypted

    ways = [("127.0.0.1", False), ("/run/postgresql", False), ("db.example", True), ("db.example", False)]
    found = [postgresql.privacy(Way(*way)) for way in ways]  # type: ignore[arg-type]  # has only what `privacy` reads
    assert [one.code for one in found] == ["base-near", "base-near", "base-encrypted", "base-plain"]
    assert found[-1].state == "look"


def test_an_old_database_server_is_found() -> None:
    class Old:
        info = type("Info", (), {"server_version": 13_0012})

    assert postgresql.server(Old(), "x") == wrong("base-old", version="13.12", least=14)  # type: ignore[arg-type]  # as above
