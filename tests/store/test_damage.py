"""The store notices SQLite files that others can read, that are deleted, or whose end is damaged."""

from __future__ import annotations

import logging
import os
import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
from support.store.contract import chain, put

from ludejo.cli.databases import make_room
from ludejo.cli.serve import copied
from ludejo.doctor.sqlite import findings
from ludejo.store import sqlite, sqlite_files
from ludejo.store.base import Outcome, StoreError, first_bad
from ludejo.store.sqlite import SqliteStore


def mode(file: Path | str) -> int:
    return stat.S_IMODE(os.stat(file).st_mode)


def states(file: Path) -> dict[str, str]:
    return {finding.code: finding.state for finding in findings(str(file), 1, 100)}


def test_only_its_owner_can_read_a_new_database(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        file = tmp_path / "home" / "tables.sqlite"
        make_room(str(file))
        with closing(SqliteStore(file)) as store:
            put(store, chain("a", 1)[0])
            store.count.write()
            made = sorted(tmp_path.glob("home/*"))
            assert len(made) == 4
            assert {mode(one) for one in made} == {0o600}
            copied(str(file), str(tmp_path / "copy"))
        assert mode(file.parent) == 0o700
        assert mode(tmp_path / "copy") == 0o600
    finally:
        os.umask(before)


def test_an_older_database_becomes_private_and_the_log_says_so_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "tables.sqlite"
    SqliteStore(file).close()
    os.chmod(file, 0o644)
    assert states(file)["file-shared"] == "look"
    with closing(SqliteStore(file)):
        assert {mode(one) for one in tmp_path.iterdir()} == {0o600}
    SqliteStore(file).close()
    assert len([record for record in caplog.records if "could read" in record.getMessage()]) == 1
    assert states(file)["file-private"] == "ok"


def kill(store: SqliteStore, file: Path, copy: Path) -> None:
    """A copy of the files, as if the process were killed now."""
    store.count.write()
    for part in ("", "-wal", "-count"):
        shutil.copy(f"{file}{part}", f"{copy}{part}")


def flip(file: str, at: int) -> None:
    with open(file, "r+b") as bytes_:
        bytes_.seek(at)
        byte = bytes_.read(1)
        bytes_.seek(at)
        bytes_.write(bytes([byte[0] ^ 1]))


def test_entries_that_a_damaged_wal_has_lost_are_counted(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """SQLite itself drops them silently."""
    file, copy = tmp_path / "x.sqlite", tmp_path / "copy.sqlite"
    with closing(SqliteStore(file)) as store:
        for row in chain("a", 40):
            assert put(store, row) == Outcome.STORED
        kill(store, file, copy)
    flip(f"{copy}-wal", os.stat(f"{copy}-wal").st_size // 2)
    with closing(SqliteStore(copy)) as store:
        rows = store.read("a")
        assert first_bad(rows) is None
        assert 0 < len(rows) < 40
        assert store.n_lost == 40 - len(rows)
    assert f"{40 - len(rows)} entries that were stored are missing" in caplog.text
    assert states(copy)["entries-lost"] == "wrong"
    with closing(SqliteStore(copy)) as store:
        assert store.n_lost == 40 - len(rows), "reported until an operator has looked at it"


def test_deleted_and_tidied_entries_are_not_reported_as_lost(tmp_path: Path) -> None:
    file = tmp_path / "x.sqlite"
    for table in "abc":
        with closing(SqliteStore(file)) as store:
            rows = chain(table, 9)
            for row in rows:
                put(store, row)
            assert store.forget(table, rows[-1].hash)
        with closing(SqliteStore(file)) as store:
            assert store.n_lost == 0
            put(store, chain("kept", 3)[len(store.read("kept"))])


@pytest.mark.parametrize("part", ["", "-wal"])
def test_nothing_is_stored_in_a_file_that_is_gone(tmp_path: Path, part: str) -> None:
    file = tmp_path / "x.sqlite"
    with closing(SqliteStore(file)) as store:
        rows = chain("a", 3)
        assert put(store, rows[0]) == Outcome.STORED
        os.rename(f"{file}{part}", tmp_path / "away")
        assert put(store, rows[1]) == Outcome.FAILED
        assert store.trouble == sqlite_files.GONE
        with pytest.raises(StoreError):
            store.read("a")
        with pytest.raises(StoreError):
            store.probe()
        os.rename(tmp_path / "away", f"{file}{part}")
        store.probe()
        assert put(store, rows[1]) in (Outcome.STORED, Outcome.REPEATED)
        assert put(store, rows[2]) == Outcome.STORED
    with closing(SqliteStore(file)) as store:
        assert store.read("a") == rows


def test_a_wal_that_another_program_has_emptied_is_no_damage(tmp_path: Path) -> None:
    """The program has copied the WAL into the database first."""
    file = tmp_path / "x.sqlite"
    with closing(SqliteStore(file)) as store:
        rows = chain("a", 4)
        for row in rows[:3]:
            put(store, row)
        with closing(sqlite3.connect(file)) as other:
            assert other.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] == 0
        assert os.stat(f"{file}-wal").st_size == 0
        assert put(store, rows[3]) == Outcome.STORED
        assert store.read("a") == rows


def test_a_locked_database_keeps_readers_and_others_work_going(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "WRITE_WAIT_S", 0.05)
    file = tmp_path / "x.sqlite"
    with closing(SqliteStore(file)) as store, closing(sqlite.connected(file)) as blocker:
        rows = chain("a", 2)
        put(store, rows[0])
        blocker.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match="locked"):
            store.forget("a", rows[0].hash)
        assert store.read("a") == rows[:1]
        blocker.execute("ROLLBACK")
        assert store.forget("a", rows[0].hash)


@pytest.fixture(autouse=True)
def _all_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
