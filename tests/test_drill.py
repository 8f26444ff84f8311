"""Runs the restore drills of docs/hosting.md: a copy is made while people play, it is restored, and play goes on."""

from __future__ import annotations

import asyncio
import os
import queue
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import psycopg
import pytest
from support.postgres import WAIT_S, Postgres
from support.server.serving import gather_two, guests, run, serving, url
from support.server.steps import talk_on

from ludejo.client import Client
from ludejo.store.base import NO_HASH, Outcome, bound, first_bad
from ludejo.store.choose import store_of
from ludejo.store.postgresql.store import PostgresqlStore

DEPLOY = Path(__file__).parent.parent / "deploy"
LOSS_SECONDS = 1.0  # our goal is 5 (threats.md, R23)


@pytest.fixture
def env(tmp_path: Path, request: pytest.FixtureRequest) -> dict[str, str]:
    """An environment with a command `ludejo` and with PostgreSQL's own programs."""
    programs = tmp_path / "bin"
    programs.mkdir()
    (programs / "ludejo").write_text(f'#!/bin/sh\nexec "{sys.executable}" -m ludejo "$@"\n')
    (programs / "ludejo").chmod(0o755)
    postgres: Postgres = request.getfixturevalue("postgres")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LUDEJO_", "PG"))}
    return {**kept, "PATH": f"{programs}:{postgres.programs}:{kept['PATH']}", "LUDEJO_LANG": "en"}


async def script(env: dict[str, str], name: str, *words: str) -> tuple[int, str]:
    """Run a script of deploy/: its exit code, and all its output."""
    worker = await asyncio.create_subprocess_exec(
        str(DEPLOY / name), *words, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    said, _ = await worker.communicate()
    assert worker.returncode is not None
    return worker.returncode, said.decode()


async def copied_under_traffic(database: str, env: dict[str, str], folder: Path) -> tuple[str, list[str], Path]:
    """Copy a database while somebody talks at a table: the table, what was granted before the copy, and the copy."""
    async with serving(database) as server, guests(server, 2) as (ana, ben):
        code = await gather_two(ana, ben)
        granted: list[str] = []
        talk = asyncio.create_task(talk_on(ana, granted))
        while len(granted) < 20:
            await asyncio.sleep(0.01)
        before = list(granted)
        status, said = await script({**env, "LUDEJO_DATABASE": database}, "backup.sh", str(folder))
        assert status == 0, said
        assert len(granted) > len(before), "nobody waited for the copy"
        talk.cancel()
        await asyncio.gather(talk, return_exceptions=True)
    return code, before, Path(said.strip())


def assert_whole(database: str, code: str, granted: list[str]) -> None:
    with closing(store_of(database)) as store:
        rows = store.read(code)
    assert first_bad(rows) is None
    for words in granted:
        assert sum(words.encode() in row.body for row in rows) == 1, words


async def play_on(database: str, code: str) -> None:
    """Play on at a server with the restored database."""
    async with serving(database) as server, Client(url(server)) as stranger:
        while not server.app.peers.is_ready():
            await asyncio.sleep(0.01)
        assert (await server.app.loader.live_table(code)).code == code
        await stranger.open_table("love-letter", 2, "Eva")


def test_sqlite_copied_under_traffic_and_restored(tmp_path: Path, env: dict[str, str]) -> None:
    async def drill() -> None:
        code, granted, copy = await copied_under_traffic(str(tmp_path / "tables.sqlite"), env, tmp_path / "copies")
        assert copy.suffix == ".sqlite"
        assert copy.stat().st_mode & 0o077 == 0, "it holds what people said"
        status, said = await script(env, "restore-drill.sh", str(copy))
        assert status == 0, said
        assert "No damage" in said
        restored = str(tmp_path / "restored.sqlite")
        shutil.copy(copy, restored)
        assert_whole(restored, code, granted)
        await play_on(restored, code)

    run(drill())


def test_postgresql_copied_under_traffic_and_restored(postgres: Postgres, tmp_path: Path, env: dict[str, str]) -> None:
    async def drill() -> None:
        code, granted, copy = await copied_under_traffic(postgres.url(), env, tmp_path / "copies")
        assert copy.suffix == ".dump"
        scratch = postgres.url()
        for _ in range(2):  # the first drill leaves the database empty
            status, said = await script(env, "restore-drill.sh", str(copy), scratch)
            assert status == 0, said
            assert "No damage" in said
        words = ["--exit-on-error", "--single-transaction", "--no-owner", f"--dbname={scratch}", str(copy)]
        subprocess.run([postgres.programs / "pg_restore", *words], check=True)
        assert_whole(scratch, code, granted)
        assert (await script(env, "restore-drill.sh", str(copy), scratch))[0] == 2, "never over a database in use"
        await play_on(scratch, code)

    run(drill())


def test_a_bad_copy_fails_the_drill(tmp_path: Path, env: dict[str, str]) -> None:
    bad = tmp_path / "ludejo-x.sqlite"
    bad.write_bytes(b"SQLite format 3\0" + bytes(5_000))
    status, said = run(script(env, "restore-drill.sh", str(bad)))
    assert status == 1, said


@pytest.mark.parametrize("kind", ["postgresql", "postgresql+psycopg"])
def test_old_copies_are_deleted_and_passwords_stay_hidden(
    kind: str, tmp_path: Path, env: dict[str, str], postgres: Postgres
) -> None:
    """Everybody on the machine can see the arguments of pg_dump."""
    spy = tmp_path / "bin/pg_dump"
    spy.write_text(f'#!/bin/sh\necho "$@" "[$PGPASSWORD]" >> {tmp_path}/words\nexec {postgres.programs}/pg_dump "$@"\n')
    spy.chmod(0o755)
    folder = tmp_path / "copies"
    folder.mkdir()
    for day in range(1, 5):
        (folder / f"ludejo-2020-01-0{day}T00-00-00.dump").touch()
    (folder / "letters.txt").touch()
    database = postgres.url().replace("postgresql:", f"{kind}:").replace("ludejo@", "ludejo:ge%40h%2Feim@")
    status, said = run(script({**env, "LUDEJO_DATABASE": database}, "backup.sh", str(folder), "3"))
    assert status == 0, said
    words = (tmp_path / "words").read_text()
    assert words.strip().endswith("[ge@h/eim]")
    assert "ge%40h" not in words
    left = sorted(path.name for path in folder.iterdir())
    assert left == ["letters.txt", "ludejo-2020-01-03T00-00-00.dump", "ludejo-2020-01-04T00-00-00.dump", left[-1]]


# --- a loss of seconds at most: base backup and WAL


class Writer(threading.Thread):
    """Appends to a table until the database is gone; notes when each row was acknowledged."""

    def __init__(self, database: str) -> None:
        super().__init__()
        self.store = PostgresqlStore(database)
        self.acknowledged: list[float] = []

    def run(self) -> None:
        before, outcome = NO_HASH, Outcome.STORED
        while outcome is Outcome.STORED:
            row = bound(before, "drill", len(self.acknowledged) + 1, f"c{len(self.acknowledged)}", b"{}")
            before = row.hash
            answers: queue.SimpleQueue[Outcome] = queue.SimpleQueue()
            self.store.append(row, answers.put)
            outcome = answers.get()
            self.acknowledged += [time.monotonic()] if outcome is Outcome.STORED else []


@contextmanager
def receiving(cluster: Postgres, folder: Path) -> Iterator[None]:
    """Run pg_receivewal as docs/hosting.md does."""
    program = [str(cluster.programs / "pg_receivewal"), "--slot=ludejo", "-d", cluster.address("postgres")]
    subprocess.run([*program, "--create-slot", "--if-not-exists"], check=True, env=cluster.env, **cluster.as_user)
    words = [*program, f"--directory={folder}"]
    with subprocess.Popen(words, env=cluster.env, stderr=subprocess.DEVNULL, **cluster.as_user) as process:
        try:
            yield
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(WAIT_S)


def test_postgresql_lost_with_all_its_files() -> None:
    lost, found = Postgres(), Postgres()
    try:
        lost.start()
        base, wal = lost.scratch / "base", lost.scratch / "wal"
        for folder in (base, wal):
            folder.mkdir(mode=0o700)
            give(folder, lost)
        writer = Writer(lost.url("games"))
        with receiving(lost, wal):
            writer.start()
            words = [f"--pgdata={base}", "--checkpoint=fast", "--wal-method=none", "-d", lost.address("postgres")]
            program = [str(lost.programs / "pg_basebackup"), *words]
            subprocess.run(program, check=True, env=lost.env, capture_output=True, **lost.as_user)
            time.sleep(2 * LOSS_SECONDS)
            end = time.monotonic()
            lost.kill_all()
            shutil.rmtree(lost.home)
        writer.join()
        writer.store.close()
        restore(base, wal, found)
        with psycopg.connect(found.address("games")) as connection:
            row = connection.execute("SELECT count(*) FROM entries").fetchone()
        with closing(PostgresqlStore(found.address("games"))) as store:
            assert first_bad(store.read("drill")) is None
        expected = sum(at < end - LOSS_SECONDS for at in writer.acknowledged)
        assert row is not None
        assert expected > 20
        assert row[0] >= expected
    finally:
        lost.remove()
        found.remove()


def give(path: Path, cluster: Postgres) -> None:
    """Make the user of the cluster the owner of a file or folder."""
    if "user" in cluster.as_user:
        os.chown(path, cluster.as_user["user"], cluster.as_user["group"])


def restore(base: Path, wal: Path, cluster: Postgres) -> None:
    """Recover a cluster from a base backup and all the WAL that was received."""
    data = cluster.home / "data"
    shutil.copytree(base, data)
    for partial in wal.glob("*.partial"):
        partial.rename(partial.with_suffix(""))
    shutil.copytree(wal, cluster.home / "wal")
    (data / "recovery.signal").touch()
    with (data / "postgresql.auto.conf").open("a") as settings:
        settings.write(f"restore_command = 'cp {cluster.home}/wal/%f %p'\n")
    for path in [cluster.home, *cluster.home.rglob("*")]:
        give(path, cluster)
    data.chmod(0o700)
    cluster.start()
    with psycopg.connect(cluster.address("postgres"), autocommit=True) as connection:
        while connection.execute("SELECT pg_is_in_recovery()").fetchone() == (True,):
            time.sleep(0.05)
