"""`ludejo doctor`: each finding about the machine and a SQLite file is provoked; all have texts in three languages."""

from __future__ import annotations

import ast
import json
import os
import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from support.doctor.findings import codes

from ludejo.cli.doctor import case_of, in_words
from ludejo.cli.main import main, parser_of
from ludejo.doctor import address, disk, machine, sqlite, visit
from ludejo.doctor.finding import Finding, State, look, ok, wrong
from ludejo.server import static
from ludejo.store.base import NO_HASH, bound
from ludejo.store.migrations import scripts
from ludejo.store.sqlite import SqliteStore
from ludejo.texts import HERE, LANGUAGES, texts

SOURCE = Path(visit.__file__).parent
MOUNTS = """/dev/sda1 / ext4 rw 0 0
server:/games /srv nfs4 rw 0 0
/dev/sdb1 /srv/fast xfs rw 0 0
//nas/with\\040blank /mnt/my\\040nas cifs rw 0 0
"""


@pytest.fixture(autouse=True)
def _alone(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in os.environ if name.startswith("LUDEJO_") and name != "LUDEJO_FORM"]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("LUDEJO_LANG", "en")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file with three tables of five entries."""
    path = tmp_path / "tables.sqlite"
    fill(path)
    return path


def fill(path: Path) -> None:
    with closing(SqliteStore(path)) as store:
        for table in ("aaaa", "bbbb", "cccc"):
            before = NO_HASH
            for version in range(1, 6):
                row = bound(before, table, version, f"c{version}", b"{}")
                store.append(row, lambda outcome: None)
                before = row.hash


def of_file(path: Path | str, processes: int = 1) -> dict[str, str]:
    return codes(sqlite.findings(str(path), processes, 100))


# --- the machine


def test_an_old_python_is_found() -> None:
    assert machine.python((3, 11)).code == "python-fits"
    assert machine.python((3, 10)).state == "wrong"


def test_it_says_whether_rules_are_compiled(form: str) -> None:
    assert machine.rules("x.cpython-311-x86_64-linux-gnu.so") == ok("rules-compiled")
    assert machine.rules("x.py") == look("rules-plain")
    found = codes(machine.findings(10, 1))
    assert ("rules-compiled" if form == "compiled" else "rules-plain") in found


def test_a_package_without_its_page_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(static, "found", lambda name: None)
    assert machine.page() == wrong("page-missing")
    monkeypatch.setattr(static, "found", lambda name: static.File(name, b"", None))
    assert machine.page() == ok("page-built")


def test_too_few_open_files_for_the_expected_devices_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """What counts is the limit to which a server can raise its own."""
    monkeypatch.setattr(machine, "files_within_reach", lambda: 1000)
    assert machine.files(800, 1) == ok("files-enough", limit=1000, needed=900)
    assert machine.files(5_000, 1) == look("files-few", limit=1000, needed=5100)
    assert machine.files(2_000, 4).args["needed"] == 850, "some processes get more connections than their share"


def test_a_tiny_limit_of_open_files_is_found() -> None:
    """In a separate process, because few things work with so few open files."""
    words = f"ulimit -n 200 && exec {sys.executable} -m ludejo doctor --database memory --port 9 --json"
    done = subprocess.run(["bash", "-c", words], capture_output=True, text=True)
    assert done.returncode == 1, done.stderr
    assert {"files-tiny", "memory-store"} <= {one["code"] for one in json.loads(done.stdout)}


# --- a SQLite file


def test_a_good_file_has_nothing_wrong(file: Path) -> None:
    there = sorted(file.parent.iterdir())
    found = sqlite.findings(str(file), 1, 100)
    assert all(one.state == "ok" for one in found), found
    assert ok("chains-whole", tables=3) in found
    names = ["folder-open", "room-enough", "disk-near", "schema-current", "file-private", "journal-wal", "file-whole"]
    assert [one.code for one in found] == [*names, "chains-whole"]
    assert sqlite.findings(str(file), 1, 2)[-1] == ok("chains-whole", tables=2)
    assert sorted(file.parent.iterdir()) == there, "the doctor leaves no file behind"


def test_a_file_in_use_is_read_beside_its_server(file: Path) -> None:
    with closing(SqliteStore(file)) as store:
        store.append(bound(NO_HASH, "dddd", 1, "c", b"{}"), lambda outcome: None)
        assert store.tables()
        assert all(state == "ok" for state in of_file(file).values())


def test_a_missing_file_is_no_problem(tmp_path: Path) -> None:
    assert of_file(tmp_path / "deep/down/tables.sqlite")["file-new"] == "ok"
    assert not (tmp_path / "deep").exists()
    (tmp_path / "empty").touch()
    assert of_file(tmp_path / "empty")["file-new"] == "ok"


@pytest.mark.parametrize("kind", ["text", "other tables", "lost tables", "older tables"])
def test_a_file_of_another_program_is_found(kind: str, tmp_path: Path) -> None:
    path = tmp_path / "strange"
    if kind == "text":
        path.write_text("this is no database, and never was one" * 50)
    else:
        with closing(sqlite3.connect(path)) as base:
            base.execute("CREATE TABLE recipes (name TEXT)")
            version = {"other tables": 0, "lost tables": len(scripts("sqlite")), "older tables": 1}[kind]
            base.execute(f"PRAGMA user_version = {version}")
    before = path.read_bytes()
    assert of_file(path)["file-strange"] == "wrong"
    assert path.read_bytes() == before


def test_a_file_that_cannot_be_opened_is_found(tmp_path: Path) -> None:
    assert of_file(tmp_path)["file-unopened"] == "wrong"


@pytest.mark.parametrize(("version", "code"), [(999, "schema-newer"), (1, "schema-older")])
def test_a_schema_of_another_version_is_found(version: int, code: str, file: Path) -> None:
    with closing(sqlite3.connect(file)) as base:
        base.execute(f"PRAGMA user_version = {version}")
    assert of_file(file)[code] == ("wrong" if version == 999 else "look")


def test_a_file_without_wal_is_found(file: Path) -> None:
    with closing(sqlite3.connect(file)) as base:
        base.execute("PRAGMA journal_mode = DELETE")
    assert of_file(file)["journal-other"] == "look"


def test_a_damaged_file_is_found(file: Path) -> None:
    whole = bytearray(file.read_bytes())
    whole[3 * 1024 : 3 * 1024 + 400] = b"\xff" * 400  # a page in the middle
    file.write_bytes(whole)
    found = of_file(file)
    assert found["file-damaged"] == "wrong"
    assert "chains-whole" not in found


def test_a_changed_log_is_found(file: Path) -> None:
    with closing(sqlite3.connect(file)) as base, base:
        base.execute("UPDATE entries SET body = ? WHERE \"table\" = 'bbbb' AND version = 3", (b"{ }",))
    assert wrong("chain-broken", table="bbbb", version=3) in sqlite.findings(str(file), 1, 100)


def test_a_folder_that_cannot_be_written_is_found() -> None:
    found = of_file("/proc/tables.sqlite")
    assert found["folder-shut"] == "wrong"


def test_little_room_on_the_disk_is_found() -> None:
    assert [disk.room(n * 1_000_000).state for n in (10, 500, 5_000)] == ["wrong", "look", "ok"]


def test_a_network_disk_is_found() -> None:
    kinds = {"/": "ext4", "/srv/games": "nfs4", "/srv/fast/x": "xfs", "/srvx": "ext4", "/mnt/my nas/a": "cifs"}
    assert {path: disk.kind_of(Path(path), MOUNTS) for path in kinds} == kinds
    assert disk.nearness(Path("/srv"), MOUNTS).state == "wrong"
    assert disk.nearness(Path("/srv/fast"), MOUNTS).state == "ok"


def test_several_processes_with_sqlite_are_found(file: Path) -> None:
    assert of_file(file, processes=3)["sqlite-alone"] == "wrong"


# --- arguments and output


@pytest.mark.parametrize(
    ("host", "url", "behind", "code"),
    [
        ("127.0.0.1", "https://a.example", True, "proxy-believed"),
        ("127.0.0.1", "https://a.example", False, "proxy-unsaid"),
        ("0.0.0.0", "https://a.example", True, "proxy-open"),
        ("0.0.0.0", "", False, ""),
    ],
)
def test_options_for_a_proxy_must_fit_together(host: str, url: str, behind: bool, code: str) -> None:
    assert [one.code for one in address.proxy(host, url, behind)] == ([code] if code else [])


def test_the_options_are_those_of_serve(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDEJO_DATABASE", "x.sqlite")
    monkeypatch.setenv("LUDEJO_PUBLIC_URL", "https://Play.Example/")
    case = case_of(parser_of("doctor").parse_args(["--behind-proxy", "--host", "::1", "--workers", "4"]))
    assert (case.database, case.public_url, case.behind_proxy) == ("x.sqlite", "https://play.example", True)
    assert (case.port, case.processes, visit.local(case)) == (8666, 4, "http://[::1]:8666")


@pytest.mark.parametrize("words", ["--public-url play", "--tables x", "--sockets 0", "--only luck", "--what"])
def test_wrong_arguments_are_explained(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", *words.split()]) == 2
    assert capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_prints_what_is_wrong_and_what_to_do(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(static, "found", lambda name: static.File(name, b"", None))
    words = ["doctor", "--port", "9", "--host", "127.0.0.1", "--lang", language, "--database"]
    assert main([*words, str(tmp_path / "new")]) == 0
    good = capsys.readouterr().out
    assert main([*words, str(tmp_path)]) == 1
    bad = capsys.readouterr().out
    state = texts(language).say("doctor-state-wrong")
    assert f"\n{state}: " in bad
    assert f"\n{state}: " not in good
    assert "\n    " in bad


def test_json_has_the_codes_and_the_sentences(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--port", "9", "--database", str(tmp_path), "--json"]) == 1
    told = {one["code"]: one for one in json.loads(capsys.readouterr().out)}
    assert told["file-unopened"]["state"] == "wrong"
    assert told["file-unopened"]["args"]["file"] == str(tmp_path)
    assert str(tmp_path) in told["file-unopened"]["says"]
    assert told["file-unopened"]["do"]


@pytest.mark.parametrize(("part", "code"), [("machine", "python-fits"), ("database", "chains-whole"), ("address", "")])
def test_one_part_can_be_checked_alone(part: str, code: str, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["doctor", "--port", "9", "--host", "127.0.0.1", "--database", str(file), "--only", part, "--json"])
    told = {one["code"] for one in json.loads(capsys.readouterr().out)}
    assert told & {"python-fits", "chains-whole", "address-silent"} == {code or "address-silent"}


# --- texts


def made() -> dict[str, tuple[str, set[str]]]:
    """Every finding in the source: its code, with its state and the names of its arguments."""
    found: dict[str, tuple[str, set[str]]] = {}
    for path in SOURCE.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                code = node.args[0]
                if node.func.id in ("ok", "look", "wrong", "silent") and isinstance(code, ast.Constant):
                    assert isinstance(code.value, str)
                    args = {word.arg for word in node.keywords if word.arg}
                    state = "look" if node.func.id == "silent" else node.func.id
                    assert found.setdefault(code.value, (state, args)) in ((state, args), ("wrong", args))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_finding_has_its_sentence_and_every_sentence_its_finding(language: str) -> None:
    findings = made()
    assert len(findings) > 60
    resource_ = FluentParser().parse((HERE / language / "doctor.ftl").read_text("utf-8"))
    keys = {entry.id.name for entry in resource_.body if isinstance(entry, fluent.Message)}
    own = {"doctor-sum", *(f"doctor-state-{state}" for state in get_args(State))}
    assert keys == {f"doctor-{code}" for code in findings} | own
    for code, (state, args) in findings.items():
        filled: dict[str, str | int | float] = dict.fromkeys(args, 7)
        said = in_words(Finding(code, state, filled), texts(language))  # type: ignore[arg-type]
        assert ("\n    " in said) == (state != "ok"), "every problem comes with advice"
        assert not re.search(r"\{|\}", said)
