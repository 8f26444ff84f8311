"""Every command accepts all usual names of a database; for a bad one it prints a sentence and creates no file."""

from __future__ import annotations

import errno
import json
import os
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from support.cli.processes import serving
from support.store.contract import chain, put

from ludejo.cli import move_store
from ludejo.cli import serve as serving_module
from ludejo.cli.doctor import case_of
from ludejo.cli.main import main, parser_of
from ludejo.cli.serve import settings_of
from ludejo.store import sqlite
from ludejo.store.base import Outcome
from ludejo.store.sqlite import SqliteStore
from ludejo.texts import LANGUAGES

COMMANDS = {
    "serve": ["serve", "--host", "127.0.0.1", "--port", "0", "--database", "{}"],
    "backup": ["backup", "copy.db", "--database", "{}"],
    "doctor": ["doctor", "--port", "9", "--host", "127.0.0.1", "--only", "database", "--database", "{}"],
    "move from": ["move-store", "{}", "copy.db"],
    "move to": ["move-store", "source.db", "{}"],
}
WRITING = ["serve", "move to"]


pytestmark = pytest.mark.usefixtures("plain_command")


@pytest.fixture(autouse=True)
def _own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Relative names of databases are in a folder of the test's own."""
    monkeypatch.chdir(tmp_path)


def words_of(command: str, database: str) -> list[str]:
    return [word.format(database) for word in COMMANDS[command]]


def filled(file: str) -> None:
    with closing(SqliteStore(file)) as store:
        for row in chain("a", 3):
            assert put(store, row) is Outcome.STORED


def files() -> list[str]:
    """All files here, except the counts that are kept next to databases."""
    return sorted(path.name for path in Path().iterdir() if not path.name.endswith("-count"))


# --- names of databases


@pytest.mark.parametrize("address", ["sqlite:///tables.db", "sqlite:tables.db", "sqlite:///{}/tables.db"])
def test_a_server_stores_tables_in_the_named_file(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(serving_module.__file__).parents[1]))  # whatever the working folder is
    with serving("--host", "127.0.0.1", "--database", address.format(tmp_path)) as server:
        server.stop(signal.SIGTERM)
    assert files() == ["tables.db"]


@pytest.mark.parametrize("address", ["sqlite:///tables.db", "sqlite:tables.db", "file:tables.db"])
def test_the_other_commands_find_the_named_file(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    filled("tables.db")
    assert main(["backup", "copy.db", "--database", address]) == 0
    assert main(["move-store", address, "sqlite:///moved.db"]) == 0
    assert "Moved to moved.db; tables: 1, entries: 3." in capsys.readouterr().out
    assert main([*words_of("doctor", address), "--json"]) == 0
    assert "chains-whole" in {one["code"] for one in json.loads(capsys.readouterr().out)}
    assert files() == ["copy.db", "moved.db", "tables.db"]


def test_the_environment_names_a_database_as_options_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDEJO_DATABASE", "sqlite:////var/tables.db")
    assert settings_of(parser_of("serve").parse_args([]), 8666).database == "/var/tables.db"
    assert case_of(parser_of("doctor").parse_args([])).database == "/var/tables.db"
    assert parser_of("backup").parse_args(["copy.db"]).database == "/var/tables.db"


def test_an_address_for_sqlalchemy_is_accepted(capsys: pytest.CaptureFixture[str]) -> None:
    address = "postgresql+psycopg://me:s3cr3t@127.0.0.1:1/x"
    args = parser_of("serve").parse_args(["--database", address, "--workers", "3"])
    assert settings_of(args, 8666).database == "postgresql://me:s3cr3t@127.0.0.1:1/x"
    assert main(["backup", "copy.db", "--database", address]) == 2
    assert "pg_dump" in capsys.readouterr().err


# --- what can't be a database


@pytest.mark.usefixtures("never_serving")
@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("address", ["mysql://me:s3cr3t@host/x", "redis:6379"])
def test_an_unknown_kind_of_database_is_explained(
    command: str, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    said = set()
    for language in LANGUAGES:
        assert main([*words_of(command, address), "--lang", language]) == 2
        said.add(capsys.readouterr().err)
    assert len(said) == len(LANGUAGES)
    for sentence in said:
        assert f"{address.partition(':')[0]}:" in sentence
        assert "postgresql://" in sentence
        assert "s3cr3t" not in sentence
    assert files() == []


@pytest.mark.usefixtures("never_serving")
@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("address", ["sqlite:", "sqlite://", "sqlite://x.db", "sqlite:///x.db?mode=ro"])
def test_an_address_without_a_file_is_explained(command: str, address: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = set()
    for language in LANGUAGES:
        assert main([*words_of(command, address), "--lang", language]) == 2
        said.add(capsys.readouterr().err)
    assert len(said) == len(LANGUAGES)
    assert all("sqlite:////" in sentence for sentence in said)
    assert files() == []


@pytest.mark.usefixtures("never_serving")
@pytest.mark.parametrize("value", ["", "mysql://host/x"])
def test_a_wrong_environment_variable_is_explained(
    value: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LUDEJO_DATABASE", value)
    for words in (["serve"], ["backup", "copy.db"], ["doctor"]):
        assert main(words) == 2
        assert "database" in capsys.readouterr().err
    assert files() == []


# --- the disk


def trouble(command: str, database: str, capfd: pytest.CaptureFixture[str]) -> str:
    """The one sentence that the command prints."""
    filled("source.db")
    assert main(words_of(command, database)) == 1
    said = "".join(capfd.readouterr())
    assert said.startswith("That did not work: ")
    assert said.count("\n") == 1
    return said


@pytest.mark.parametrize("command", WRITING)
@pytest.mark.parametrize("database", ["letter/x.db", "letter/deep/x.db"])
def test_a_file_in_place_of_a_folder_is_explained(
    command: str, database: str, capfd: pytest.CaptureFixture[str]
) -> None:
    Path("letter").write_text("Dear Ana")
    said = trouble(command, database, capfd)
    assert "letter" in said
    assert os.strerror(errno.ENOTDIR) in said
    assert Path("letter").read_text() == "Dear Ana"


@pytest.mark.parametrize("command", WRITING)
def test_a_folder_in_place_of_the_file_is_explained(command: str, capfd: pytest.CaptureFixture[str]) -> None:
    Path("folder").mkdir()
    assert "folder: unable to open" in trouble(command, "folder", capfd)
    assert list(Path("folder").iterdir()) == []


@pytest.mark.parametrize("command", WRITING)
def test_a_folder_that_can_t_be_created_is_explained(
    command: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """The error is simulated, because root may create any folder."""

    def shut(folder: Path, **_: object) -> None:
        if folder.name == "deep":
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(folder))

    monkeypatch.setattr(Path, "mkdir", shut)
    assert f"deep: {os.strerror(errno.EACCES)}" in trouble(command, "deep/x.db", capfd)


@pytest.mark.parametrize("command", WRITING)
def test_a_full_disk_at_the_start_is_explained(command: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert "/dev/full: database or disk is full" in trouble(command, "/dev/full", capfd)


def full_after(pages: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite reports a full disk once a new database has so many pages."""
    connected = sqlite.connected

    def small(path: Path | str, wait_s: float | None = None) -> sqlite3.Connection:
        connection = connected(path, wait_s)
        connection.execute(f"PRAGMA max_page_count = {pages}")
        return connection

    monkeypatch.setattr(sqlite, "connected", small)


def test_a_disk_that_fills_up_while_tables_are_moved_is_explained(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(SqliteStore("source.db")) as store:
        move_store.put_all(store, chain("a", 500))
    full_after(20, monkeypatch)
    assert main(["move-store", "source.db", "target.db"]) == 2
    assert "its disk is full" in capsys.readouterr().err


def test_an_incomplete_copy_is_removed(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    filled("tables.db")

    def breaks_off(database: str, file: str) -> tuple[str, int]:
        Path(file).write_bytes(b"half")
        Path(f"{file}-journal").write_bytes(b"half")
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(serving_module, "copied", breaks_off)
    assert main(["backup", "copy.db", "--database", "tables.db"]) == 1
    assert "tables.db -> copy.db: database or disk is full" in capfd.readouterr().err
    assert files() == ["tables.db"]


@pytest.mark.parametrize("database", ["letter/x.db", "letter/deep/x.db", f"{'x' * 300}.db", f"{'x' * 300}/x.db"])
def test_the_doctor_finds_why_a_server_can_t_create_its_file(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path("letter").write_text("Dear Ana")
    assert main([*words_of("doctor", database), "--json"]) == 1
    told = {one["code"]: one for one in json.loads(capsys.readouterr().out)}
    assert told["file-unopened"]["state"] == "wrong"
    assert "file-new" not in told
    assert ("folder-shut" in told) == database.startswith("letter")
