"""`ludejo backup`, `replay` and `storm`, with a database and a record that a real server made."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from support.cli.processes import stored
from support.server.serving import gather_two, guests, run, serving
from support.server.steps import play, talk_on

from ludejo.cli.main import main

pytestmark = pytest.mark.usefixtures("plain_command")


def test_a_backup_of_a_live_database_has_every_granted_move(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    words = ["backup", str(copy), "--database", str(file)]
    granted: list[str] = []
    before: list[str] = []  # what was granted when the copy began; a cancelled talk may still note one more

    async def work() -> str:
        async with serving(str(file)) as server, guests(server, 2) as (ana, ben):
            code = await gather_two(ana, ben)
            talk = asyncio.create_task(talk_on(ana, granted))
            while len(granted) < 20:
                await asyncio.sleep(0.001)
            before[:] = granted
            assert await asyncio.to_thread(main, words) == 0
            while len(granted) <= len(before):
                await asyncio.sleep(0.001)
            talk.cancel()
            assert server.app.counts.granted > 20
            return code

    bodies = stored(copy, run(work()))
    assert len(before) >= 20
    assert [word for word in before if not any(word.encode() in body for body in bodies)] == []
    assert "Copied to" in capsys.readouterr().out
    assert main(words) == 2, "nothing is overwritten"
    assert main(["backup", str(tmp_path / "c"), "--database", str(tmp_path / "none")]) == 2


@pytest.fixture(scope="module")
def record() -> bytes:
    """The record of a game that two clients have played at a server."""

    async def work() -> bytes:
        async with serving() as server, guests(server, 2) as (ana, ben):
            code = await gather_two(ana, ben, tokens=2)
            await play({0: ana, 1: ben})
            return await ana.ask("GET", f"/api/tables/{code}/record")

    return run(work())


def test_a_record_is_checked_and_shown(record: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(record)
    told = []
    for words in ([], ["--seat", "1"], ["--seat", "2"], ["--seat", "0"]):
        assert main(["replay", str(file), *words]) == 0
        told.append(capsys.readouterr().out)
    assert all("The record is sound" in one for one in told)
    assert all("Ana" in one and "Ben" in one for one in told)
    assert len(set(told)) == 4, "the whole truth, two seats and an onlooker"
    assert told[0].count("(only") > 2
    assert not any("(only" in one for one in told[1:])
    assert main(["replay", str(file), "--seat", "3"]) == 2


def test_a_damaged_record_is_explained(record: bytes, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    whole = json.loads(record)
    cases = [
        record[: len(record) // 2], b"", b"hello", record.replace(b'"Ana"', b'"Eva"'),
        json.dumps({**whole, "steps": whole["steps"][:-1]}).encode(), json.dumps({**whole, "format": 2}).encode(),
        json.dumps({**whole, "luck": {**whole["luck"], "secret": "00" * 32}}).encode(),
        json.dumps({**whole, "steps": whole["steps"][::-1]}).encode(), b"\xff" + record, b"[" * 100_000,
    ]  # fmt: skip
    for damaged in cases:
        file.write_bytes(damaged)
        assert main(["replay", str(file)]) == 2, damaged[:80]
        heard = capfd.readouterr()
        assert heard.err.strip()
        assert "The record is sound" not in heard.out
    assert main(["replay", str(tmp_path / "none.json")]) == 1


def test_a_storm_prints_its_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["storm", "love-letter", "--seeds", "5"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures
