"""Old tables are deleted a week after a notice, and never because a clock is wrong."""

from __future__ import annotations

import asyncio
import logging
import time
from pathlib import Path

import pytest
from support.server.serving import gather_two, guests, passing_days, run, serving, url  # noqa: F401  a fixture

from ludejo.cli.main import main
from ludejo.client import Client
from ludejo.server import server
from ludejo.server.calendar import BELIEF_SECONDS, DAY_MS, HOUR_MS, Calendar
from ludejo.server.expiry import FEWEST_AT_ONCE, GRACE_DAYS, LOOKS, due, sweep
from ludejo.server.guests import Guests
from ludejo.server.server import Server
from ludejo.store.base import ExpiredTable, StoreError, first_bad
from ludejo.store.sqlite import SqliteStore
from ludejo.table import happenings as h


@pytest.fixture
def ahead(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """By how many days the machine's clock is wrong."""
    wrong, clock = [0], time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: clock() + wrong[0] * DAY_MS * 1_000_000)
    return wrong


@pytest.fixture(autouse=True)
def _in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDEJO_LANG", "en")


async def look_often(server: Server) -> None:
    """Sweep as often as a table must be seen as old before it may be deleted."""
    for _ in range(LOOKS + 1):
        await sweep(server.app)


def tables(server: Server) -> set[str]:
    return set(server.app.store.tables())


def marked(server: Server) -> set[str]:
    return {mark.table for mark in server.app.store.expired()}


# --- old tables


def test_an_old_table_is_marked_and_deleted_a_week_later_and_no_other(days: list[int]) -> None:
    async def work() -> None:
        async with serving(keep_days=7) as server, guests(server, 3) as (ana, ben, zoe):
            old = await ana.open_table("love-letter", 2, "Ana")
            live = await zoe.open_table("love-letter", 2, "Zoe")
            await zoe.enter(live, "Zoe")
            days[0] = 5
            recent = await ben.open_table("love-letter", 2, "Ben")
            await look_often(server)
            assert marked(server) == set()
            days[0] = 8
            await look_often(server)
            assert marked(server) == {old}
            assert tables(server) == {old, live, recent}, "it is still there"
            days[0] = 8 + GRACE_DAYS
            await sweep(server.app)
            assert tables(server) == {live, recent}
            assert set(server.app.live_tables) == {live, recent}
            assert marked(server) == {recent}
            await zoe.wish(h.Said("still here"))

    run(work())


def test_a_guest_who_comes_back_within_the_week_keeps_the_table(days: list[int]) -> None:
    async def work() -> None:
        async with serving(keep_days=7) as server, guests(server, 1) as (ana,):
            code = await ana.open_table("love-letter", 2, "Ana")
            days[0] = 8
            await look_often(server)
            assert marked(server) == {code}
            await ana.enter(code, "Ana")
            await ana.wish(h.Said("back again"))
            await ana.hang_up()
            await sweep(server.app)
            assert marked(server) == set()
            days[0] = 8 + GRACE_DAYS - 1
            await look_often(server)
            assert tables(server) == {code}

    run(work())


def test_no_table_is_deleted_that_has_just_gone_on_or_while_the_store_fails(
    days: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody has just come back in another process, or the store fails: no table is lost, and there is no error."""

    def failing(table: str, last: bytes) -> bool:
        raise StoreError("trouble")

    async def work() -> None:
        async with serving(keep_days=7) as server, guests(server, 1) as (ana,):
            store = server.app.store
            code = await ana.open_table("love-letter", 2, "Ana")
            days[0] = 8
            await look_often(server)
            before = store.ends()
            days[0] = 8 + GRACE_DAYS
            with monkeypatch.context() as patch:
                patch.setattr(store.store, "forget", failing)
                await sweep(server.app)
            assert tables(server) == {code}
            await ana.enter(code, "Ana")
            await ana.wish(h.Said("back again"))
            await ana.hang_up()
            with monkeypatch.context() as patch:
                patch.setattr(store.store, "ends", lambda: before)
                await sweep(server.app)
            assert tables(server) == {code}

    run(work())


def test_a_table_must_have_been_seen_as_old_for_a_day_of_running(days: list[int]) -> None:
    async def work() -> None:
        async with serving(keep_days=7) as server, guests(server, 1) as (ana,):
            code = await ana.open_table("love-letter", 2, "Ana")
            days[0] = 8
            await sweep(server.app)
            days[0] = 400
            for _ in range(LOOKS - 1):
                await sweep(server.app)
                assert tables(server) == {code}
            await sweep(server.app)
            assert tables(server) == set()

    run(work())


def test_only_some_tables_are_deleted_at_once() -> None:
    marks = [ExpiredTable(str(n), b"", -n, LOOKS + 1) for n in range(1000)]
    now = GRACE_DAYS * DAY_MS
    assert [mark.table for mark in due(marks, now, 50)] == [str(n) for n in range(999, 999 - FEWEST_AT_ONCE, -1)]
    assert len(due(marks, now, 2000)) == 200
    assert due(marks, now - 1, 2000) == due(marks[1:], now - 1, 2000)


def test_the_log_says_before_how_many_tables_will_be_deleted(days: list[int], caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)

    async def work() -> None:
        async with serving(keep_days=7) as server, guests(server, 1) as (ana,):
            for _ in range(3):
                await ana.open_table("love-letter", 2, "Ana")
            days[0] = 8
            await look_often(server)
            said = [record.getMessage() for record in caplog.records if record.name == "ludejo.expiry"]
            assert len(said) == 1
            assert said[0].startswith("3 tables without an entry for 7 days will be deleted in 7 days")

    run(work())


# --- a clock that is wrong


def test_a_clock_that_is_ahead_at_the_start_deletes_nothing(tmp_path: Path, ahead: list[int]) -> None:
    """Nor does it end anybody's cookie: a player who comes meanwhile keeps the seat."""
    file = str(tmp_path / "tables.sqlite")

    async def work() -> None:
        async with serving(file) as server, guests(server, 2) as (ana, ben):
            code = await gather_two(ana, ben)
            for _ in range(5):
                await ana.open_table("love-letter", 2, "Ana")
            cookie, there = next(iter(ana.http.cookie_jar)).value, tables(server)
        ahead[0] = 31
        async with serving(file) as server, Client(url(server), {"ludejo": cookie}) as ana:
            await ana.ask("GET", "/")
            assert next(iter(ana.http.cookie_jar)).value == cookie
            await ana.enter(code, "Ana")
            await ana.until(lambda: 0 in ana.sights)
            await look_often(server)
            assert tables(server) == there
            assert marked(server) == set()
        ahead[0] = 0
        async with serving(file) as server, Client(url(server), {"ludejo": cookie}) as ana:
            await ana.enter(code, "Ana")
            await ana.until(lambda: 0 in ana.sights)
            await look_often(server)
            assert tables(server) == there
            assert marked(server) == set()

    run(work())


def test_a_clock_that_is_believed_in_the_end_leaves_a_week(tmp_path: Path, ahead: list[int]) -> None:
    """After a day of running old tables are marked; when the clock is right again, no table is."""
    file = str(tmp_path / "tables.sqlite")

    async def work() -> None:
        async with serving(file) as server, Client(url(server)) as ana:
            code = await ana.open_table("love-letter", 2, "Ana")
        ahead[0] = 31
        async with serving(file) as server:
            calendar = server.app.calendar
            start = calendar.now
            calendar.now = lambda: start() + BELIEF_SECONDS
            await look_often(server)
            assert (tables(server), marked(server)) == ({code}, {code})
        ahead[0] = 0
        async with serving(file) as server:
            await sweep(server.app)
            assert (tables(server), marked(server)) == ({code}, set())

    run(work())


def test_a_clock_that_was_set_back_costs_nobody_the_seat(tmp_path: Path, ahead: list[int]) -> None:
    """Such as the clock of a small computer without a battery, before it gets the time from the network."""
    file = str(tmp_path / "tables.sqlite")

    async def work() -> None:
        async with serving(file) as server, Client(url(server)) as ana:
            code = await ana.open_table("love-letter", 2, "Ana")
            cookies = [next(iter(ana.http.cookie_jar)).value]
        ahead[0] = -2000
        async with (
            serving(file) as server,
            Client(url(server)) as ben,
            Client(url(server), {"ludejo": cookies[0]}) as ana,
        ):
            await ana.ask("GET", "/")
            assert next(iter(ana.http.cookie_jar)).value == cookies[0]
            await ana.enter(code, "Ana")
            cookies.append(next(iter(ben.http.cookie_jar)).value)
            await look_often(server)
            assert tables(server) == {code}
        ahead[0] = 0
        async with serving(file) as server:
            for cookie in cookies:
                assert server.app.guests.guest_of(cookie, server.app.calendar.today()) is not None
            await sweep(server.app)
            assert tables(server) == {code}

    run(work())


def test_nothing_is_swept_when_a_server_has_just_started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    swept: list[float] = []

    async def note(app: object) -> None:
        swept.append(time.monotonic())

    monkeypatch.setattr(server, "sweep", note)
    monkeypatch.setattr(server, "FIRST_SWEEP_SECONDS", 0.2)
    monkeypatch.setattr(server, "SWEEP_SECONDS", 0.1)

    async def work() -> None:
        start = time.monotonic()
        async with serving(str(tmp_path / "tables.sqlite")):
            while len(swept) < 3:
                await asyncio.sleep(0.01)
        assert [at - start >= 0.2 + 0.1 * n for n, at in enumerate(swept)] == [True] * len(swept)

    run(work())
    assert Path(server.__file__).read_text().count("FIRST_SWEEP_SECONDS = 600.0") == 1


class Clocks:
    """A machine's clock, and its monotonic count of seconds."""

    def __init__(self) -> None:
        self.wall = 20_000 * DAY_MS
        self.seconds = 5.0
        self.calendar = Calendar(lambda: self.wall, lambda: self.seconds)

    def run(self, seconds: float) -> int:
        """Let time pass; returns the calendar's time."""
        self.wall += round(seconds * 1000)
        self.seconds += seconds
        return self.calendar.today()


def test_a_clock_that_goes_as_it_should_is_believed() -> None:
    clocks = Clocks()
    clocks.calendar.begin(clocks.wall - 3 * DAY_MS)
    for _ in range(100):
        assert clocks.run(3600) == clocks.wall


def test_a_jump_ahead_is_believed_after_a_day(caplog: pytest.LogCaptureFixture) -> None:
    clocks = Clocks()
    clocks.run(60)
    right = clocks.wall
    clocks.wall += 31 * DAY_MS
    assert clocks.run(3600) == right + HOUR_MS
    assert clocks.run(BELIEF_SECONDS - 1) < right + 2 * DAY_MS
    assert clocks.run(3600) == clocks.wall
    assert len(caplog.records) == 1


def test_a_jump_that_is_corrected_is_forgotten() -> None:
    clocks = Clocks()
    clocks.calendar.begin(clocks.wall - DAY_MS)
    clocks.wall += 31 * DAY_MS
    clocks.run(600)
    clocks.wall -= 31 * DAY_MS
    assert clocks.run(600) == clocks.wall
    clocks.wall -= 400 * DAY_MS
    assert clocks.run(600) == clocks.wall, "a clock that is set back is followed"
    assert clocks.calendar.issue() > clocks.wall, "but nothing is dated before the last entry"


def test_a_cookie_issued_after_a_long_stop_stays_valid() -> None:
    """The machine was off for weeks, and its clock is right: nobody loses a seat when the clock is believed again."""
    clocks, keeper = Clocks(), Guests(bytes(32))
    clocks.calendar.begin(clocks.wall - 40 * DAY_MS)
    cookie = keeper.new(clocks.calendar.issue())
    assert keeper.guest_of(cookie, clocks.calendar.today()) is not None
    anew = Calendar(lambda: clocks.wall, lambda: clocks.seconds)
    anew.begin(clocks.wall)  # started again, after something was written
    assert keeper.guest_of(cookie, anew.today()) is not None
    clocks.run(60)
    assert keeper.guest_of(cookie, clocks.run(BELIEF_SECONDS)) is not None


# --- the command


def test_the_operator_sees_what_will_be_deleted_and_can_keep_it(
    tmp_path: Path, days: list[int], capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "tables.sqlite"

    async def opened() -> list[str]:
        async with serving(str(file), keep_days=7) as server, guests(server, 1) as (ana,):
            codes = [await ana.open_table("love-letter", 2, "Ana") for _ in range(3)]
            days[0] = 8
            await look_often(server)
            return codes

    async def swept() -> set[str]:
        async with serving(str(file), keep_days=7) as server:
            await sweep(server.app)
            return tables(server)

    one, two, three = run(opened())
    assert main(["expired", "--database", str(file)]) == 0
    said = capsys.readouterr().out
    assert all(code in said for code in (one, two, three))
    assert "to be deleted: 3" in said
    assert main(["expired", "--database", str(file), "--keep", "nosuchcode"]) == 2
    assert main(["expired", "--database", str(file), "--keep", one]) == 0
    assert "Kept" in capsys.readouterr().out
    days[0] = 8 + GRACE_DAYS - 1
    assert run(swept()) == {one, two, three}
    days[0] = 8 + GRACE_DAYS
    assert run(swept()) == {one}
    assert main(["expired", "--database", str(file), "--keep", "all"]) == 0
    store = SqliteStore(file)
    assert first_bad(store.read(one)) is None
    store.close()
    assert main(["expired", "--database", str(tmp_path / "none")]) == 2
