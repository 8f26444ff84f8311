"""This server reads the database and the records of an older one; `support/old_tables.py` made them."""

from __future__ import annotations

import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from support.server.serving import run, serving, url

import ludejo
from ludejo.cli.main import main
from ludejo.client import Client
from ludejo.server.calendar import DAY_MS
from ludejo.server.guests import PLAIN_NAME, Guests
from ludejo.server.server import Server
from ludejo.server.writer import Writer, read_entry
from ludejo.store.base import first_bad
from ludejo.store.migrations import scripts
from ludejo.store.sqlite import SqliteStore
from ludejo.table.record import checked, read, recorded
from ludejo.table.replay import replayed
from ludejo.table.table import Table

OLD = Path(__file__).parent / "old"
RECORDS = sorted(OLD.glob("*.json"))
FINISHED = {
    "hma5hkyk38": "love-letter", "apub56emtq": "lines-and-columns", "nuywkd4sea": "artus", "67a3w2wy9u": "codenames",
    "udwh6ehhht": "lupus-in-tabula",
}  # fmt: skip
GOING_ON = "48g45g22w7"
# the guests' numbers in the cookies of Ana and Ben; the server's key is in the database
NUMBERS = ("efdbffbb1a5898db4a8182e87105237d", "7202ebdbd62fdff937b6f00e7aec0651")
FOR_EVER = 100_000  # days: these tables grow older every day


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return Path(shutil.copy(OLD / "tables.sqlite3", tmp_path))


@pytest.fixture
def store(database: Path) -> Iterator[SqliteStore]:
    with closing(SqliteStore(database)) as found:
        yield found


def folded(store: SqliteStore, code: str) -> Table:
    writer = Writer(code, ludejo.game, store, lambda wish, refusal: None, lambda out: None)
    assert writer.load(store.read(code))
    return writer.table


def test_the_database_is_brought_up_to_date(database: Path) -> None:
    for expected in (2, len(scripts("sqlite"))):
        with closing(sqlite3.connect(database)) as connection:
            assert connection.execute("PRAGMA user_version").fetchone() == (expected,)
        SqliteStore(database).close()


@pytest.mark.parametrize("code", FINISHED)
def test_the_log_of_a_finished_game_gives_the_old_record(store: SqliteStore, code: str) -> None:
    rows = store.read(code)
    assert first_bad(rows) is None
    table = folded(store, code)
    assert (table.phase, table.game().id) == ("over", FINISHED[code])
    (record,) = recorded(ludejo.game, [read_entry(row.body) for row in rows])
    assert msgspec.json.encode(record) == (OLD / f"{FINISHED[code]}.json").read_bytes()


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_is_played_to_the_same_end(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game, record = ludejo.game(path.stem), read(path.read_bytes())
    result = checked(game, record).state.result()
    assert result is not None
    assert result.winners == record.result.winners
    for seat in range(-1, record.seats):
        assert replayed(game, record, seat).frames
    assert main(["replay", str(path), "--lang", "en"]) == 0
    assert "Ana" in capsys.readouterr().out


def test_there_is_a_record_of_each_game_and_a_move_was_taken_back() -> None:
    assert [path.stem for path in RECORDS] == sorted(game.id for game in ludejo.games())
    assert b'"undone"' in (OLD / "love-letter.json").read_bytes()


def test_an_unfinished_game_can_be_finished(database: Path) -> None:
    """The server knows the guests by their old cookies; they have a bot and a chat there, and play to the end."""
    with closing(SqliteStore(database)) as store:
        before = len(store.read(GOING_ON))
        table = folded(store, GOING_ON)
        assert [chair.bot for chair in table.chairs] == ["", "", "counting"]
        assert b'"did":"said"' in b"".join(row.body for row in store.read(GOING_ON))
    run(finish_game(database))
    with closing(SqliteStore(database)) as store:
        assert len(store.read(GOING_ON)) > before
        assert folded(store, GOING_ON).phase == "over"


async def finish_game(database: Path) -> None:
    async with (
        serving(str(database), keep_days=FOR_EVER) as server,
        Client(url(server), cookie(server, 0)) as ana,
        Client(url(server), cookie(server, 1)) as ben,
    ):
        await ana.enter(GOING_ON, "Ana")
        await ben.enter(GOING_ON, "Ben")
        await play_to_the_end({0: ana, 1: ben})
        record = read(await ana.ask("GET", f"/api/tables/{GOING_ON}/record"))
        assert [one.name for one in record.people][:2] == ["Ana", "Ben"]
        checked(ludejo.game("love-letter"), record)


def cookie(server: Server, who: int) -> dict[str, str]:
    """A cookie for the same guest, issued today."""
    today = time.time_ns() // 1_000_000 // DAY_MS
    guests: Guests = server.app.guests
    return {PLAIN_NAME: guests.signed(NUMBERS[who], today, today)}


async def play_to_the_end(people: dict[int, Client]) -> None:
    while (room := people[0].room) is not None and room.phase != "over":
        due = [seat for seat, one in people.items() if seat in one.sights and one.sights[seat].due]
        for seat in due[:1]:
            await people[seat].move(seat, people[seat].sights[seat].choices[0])
        moments = {seat: one.sights[seat].moment for seat, one in people.items()}
        await people[0].until(lambda moments=moments: has_gone_on(people, moments))  # type: ignore[misc]


def has_gone_on(people: dict[int, Client], moments: dict[int, int]) -> bool:
    room = people[0].room
    asked = any(one.sights[seat].due for seat, one in people.items())
    return asked or (room is not None and room.phase == "over") or people[0].sights[0].moment > moments[0]
