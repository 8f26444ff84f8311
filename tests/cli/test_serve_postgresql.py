"""`ludejo serve --database postgresql://…`: a real process with a real database, and messages when it can't start."""

from __future__ import annotations

import asyncio
import importlib.util
import signal
from contextlib import closing

import pytest
from support.cli.processes import serving, talk_until_the_end
from support.postgres import Postgres
from support.server.serving import run
from support.server.serving import serving as serving_here

from ludejo.cli import databases
from ludejo.cli.main import main
from ludejo.client import Client
from ludejo.store.base import first_bad
from ludejo.store.postgresql.store import PostgresqlStore

ADDRESS = "postgresql://me:s3cr3t@127.0.0.1:1/x"


pytestmark = pytest.mark.usefixtures("plain_command")


def test_the_next_server_has_everything_that_was_granted(light_postgres: Postgres) -> None:
    url = light_postgres.url()
    words = ("--host", "127.0.0.1", "--database", url, "--limit", "messages-at-once=0")
    with serving(*words) as server:
        code, granted = run(talk_until_the_end(server, signal.SIGTERM))
    assert len(granted) > 5
    with closing(PostgresqlStore(url)) as store:
        rows = store.read(code)
    assert first_bad(rows) is None
    for said in granted:
        assert sum(said.encode() in row.body for row in rows) == 1, said

    async def comes_late() -> None:
        async with Client(server.url) as late:
            await late.enter(code, "Eva")

    with serving(*words) as server:
        run(comes_late())
        server.stop()


def test_a_server_accepts_an_address_for_sqlalchemy(light_postgres: Postgres) -> None:
    """A server that is started from Python does not go through the command, which translates the address."""

    async def is_ready_in_time() -> bool:
        async with serving_here(light_postgres.url().replace("postgresql:", "postgresql+psycopg:")) as server:
            for _ in range(2_000):  # until it listens for notices
                if server.app.peers.is_ready():
                    return True
                await asyncio.sleep(0.01)
        return False

    assert run(is_ready_in_time())


@pytest.mark.parametrize(
    "words", [["serve", "--port", "0", "--database", ADDRESS], ["move-store", ADDRESS, "x.sqlite"]]
)
def test_a_missing_database_is_explained_without_the_password(
    words: list[str], capfd: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 1
    said = "".join(capfd.readouterr())
    assert "That did not work: " in said
    assert "refused" in said
    assert "s3cr3t" not in said


@pytest.mark.parametrize("language", ["en", "eo", "pl"])
def test_without_the_driver_it_prints_what_to_install(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    find = importlib.util.find_spec
    monkeypatch.setattr(databases, "find_spec", lambda name: None if name == "psycopg" else find(name))
    assert main(["serve", "--port", "0", "--lang", language, "--database", ADDRESS]) == 2
    said = capsys.readouterr().err
    assert "ludejo[postgresql]" in said
    assert "s3cr3t" not in said


def test_a_backup_of_postgresql_is_left_to_its_own_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["backup", "copy", "--database", ADDRESS]) == 2
    said = capsys.readouterr().err
    assert "pg_dump" in said
    assert "s3cr3t" not in said
