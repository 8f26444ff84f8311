"""`ludejo move-store`: everything is copied, in either direction, in one run or several, and nothing is overwritten."""

from __future__ import annotations

import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from support.cli.processes import on_a_terminal
from support.postgres import Postgres
from support.store.contract import chain, put

from ludejo.cli import move_store
from ludejo.cli.main import main
from ludejo.store.base import Outcome, Row, Store, bound
from ludejo.store.choose import store_of

Make = Callable[[], str]


pytestmark = pytest.mark.usefixtures("plain_command")


@pytest.fixture
def file(tmp_path: Path) -> str:
    return str(tmp_path / "one.sqlite")


def filled(database: str, n_tables: int, n: int) -> dict[str, list[Row]]:
    """Put tables of n to n + 2 rows into a database; the rows by table."""
    logs = {f"table{number:05}": chain(f"table{number:05}", n + number % 3) for number in range(n_tables)}
    with closing(store_of(database)) as store:
        move_store.put_all(store, [row for rows in logs.values() for row in rows])
        store.key("guests", b"g" * 32)
        store.key("other", b"o" * 32)
    return logs


def all_of(database: str) -> tuple[dict[str, list[Row]], dict[str, bytes]]:
    with closing(store_of(database)) as store:
        return {table: store.read(table) for table in sorted(store.tables())}, store.keys()


KEYS = {"guests": b"g" * 32, "other": b"o" * 32}


@pytest.mark.parametrize("is_back", [False, True], ids=["to-postgresql", "to-sqlite"])
def test_everything_is_copied(file: str, url: str, is_back: bool, capsys: pytest.CaptureFixture[str]) -> None:
    source, target = (url, file) if is_back else (file, url)
    logs = filled(source, 230, 3)  # more than one batch
    for _ in range(2):  # the second run has nothing to do
        assert main(["move-store", source, target]) == 0
        assert f"tables: 230, entries: {sum(map(len, logs.values()))}." in capsys.readouterr().out
        assert all_of(target) == (logs, KEYS)
    assert all_of(source) == (logs, KEYS)


def test_it_continues_after_the_last_copied_row(file: str, url: str) -> None:
    logs = filled(file, 6, 5)
    with closing(store_of(url)) as store:
        for number, rows in enumerate(logs.values()):
            for row in rows[:number]:
                assert put(store, row) is Outcome.STORED
    assert main(["move-store", file, url]) == 0
    assert all_of(url) == (logs, KEYS)


def test_a_killed_run_can_be_continued(file: str, url: str) -> None:
    logs = filled(file, 400, 40)
    command = [sys.executable, "-m", "ludejo", "move-store", file, url]
    run = subprocess.Popen(command)
    with closing(store_of(url)) as store:
        while not store.tables():
            assert run.poll() is None
            time.sleep(0.01)
        run.send_signal(signal.SIGKILL)
        run.wait()
        n = sum(store.tables().values())
    assert 0 < n < sum(map(len, logs.values()))
    assert main(["move-store", file, url]) == 0
    assert all_of(url) == (logs, KEYS)


def refused(source: str, target: str, capsys: pytest.CaptureFixture[str]) -> str:
    """The message of a run that must fail."""
    capsys.readouterr()
    assert main(["move-store", source, target]) == 2
    return capsys.readouterr().err


def test_a_target_with_other_rows_is_refused(file: str, url: str, capsys: pytest.CaptureFixture[str]) -> None:
    logs = filled(file, 2, 2)
    other = bound(bytes(32), "table00001", 1, "other", b"other")
    with closing(store_of(url)) as store:
        put(store, other)
    assert "table00001. Nothing was replaced." in refused(file, url, capsys)
    assert all_of(url)[0] == {"table00001": [other]}
    assert all_of(file)[0] == logs


@pytest.mark.parametrize("name", ["table00000", "elsewhere"])
def test_a_target_with_more_rows_is_refused(name: str, file: str, url: str, capsys: pytest.CaptureFixture[str]) -> None:
    filled(file, 2, 2)
    with closing(store_of(url)) as store:
        for row in chain(name, 3):
            put(store, row)
    assert f"{name}. Nothing was replaced." in refused(file, url, capsys)
    assert set(all_of(url)[0]) == {name}


def test_a_target_with_a_key_of_its_own_is_refused(file: str, url: str, capsys: pytest.CaptureFixture[str]) -> None:
    filled(file, 2, 2)
    with closing(store_of(url)) as store:
        own = store.key("guests")
    assert '"guests"' in refused(file, url, capsys)
    assert all_of(url)[0] == {}
    assert all_of(url)[1]["guests"] == own


def test_a_damaged_table_is_named(file: str, url: str, capsys: pytest.CaptureFixture[str]) -> None:
    filled(file, 3, 5)
    with closing(sqlite3.connect(file)) as base:
        base.execute("""UPDATE entries SET body = x'78' WHERE "table" = 'table00001' AND version = 4""")
        base.commit()
    said = refused(file, url, capsys)
    assert "table00001" in said
    assert "entry 4" in said


@pytest.mark.parametrize("what", ["more", "new", "anew"])
def test_a_change_during_the_copy_is_reported(
    what: str, file: str, url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    logs = filled(file, 5, 2)
    rows = logs["table00003"]
    checked = move_store.checked

    def meanwhile(target: Store, last: dict[str, move_store.Last], step: move_store.Step) -> int:
        with closing(store_of(file)) as store:
            if what == "more":
                assert put(store, chain("table00003", 3)[2]) is Outcome.STORED
            elif what == "new":
                assert put(store, chain("table00009", 1)[0]) is Outcome.STORED
            else:
                assert store.rewrite("table00003", [bound(bytes(32), "table00003", 1, "x", b"")], rows[-1].hash)
        return checked(target, last, step)

    monkeypatch.setattr(move_store, "checked", meanwhile)
    assert main(["move-store", file, url]) == 1
    assert ("table00009" if what == "new" else "table00003") + ". Stop" in capsys.readouterr().err
    monkeypatch.undo()
    monkeypatch.setenv("LUDEJO_LANG", "en")
    if what == "anew":
        assert "table00003" in refused(file, url, capsys)
    else:
        assert main(["move-store", file, url]) == 0
        assert all_of(url) == all_of(file)


def test_a_wrong_copy_is_found(
    file: str, url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The check at the end reads what was really stored."""
    filled(file, 3, 4)
    monkeypatch.setattr(move_store, "put_all", lambda target, rows: [put(target, row) for row in rows[:-1]])
    assert "table00002" in refused(file, url, capsys)


def test_it_shows_its_progress_on_a_terminal(file: str, url: str) -> None:
    filled(file, 30, 20)
    assert b"%|" in on_a_terminal(["move-store", file, url])


def test_wrong_arguments_are_explained(file: str, light_postgres: Postgres, capfd: pytest.CaptureFixture[str]) -> None:
    nowhere = light_postgres.address("nowhere").replace("ludejo@", "ludejo:s3cr3t@")
    assert "There is no database" in refused(file, file + "2", capfd)
    assert not Path(file).exists()
    assert not Path(file + "2").exists()
    assert "There is no database" in refused("memory", file, capfd)
    assert "Usage" in refused(file, "--all", capfd)
    filled(file, 1, 1)
    assert main(["move-store", file, nowhere]) == 1
    said = capfd.readouterr().err
    assert "nowhere" in said
    assert "s3cr3t" not in said
