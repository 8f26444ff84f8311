"""People at tables over real sockets."""

from __future__ import annotations

import asyncio
import textwrap
from pathlib import Path
from typing import Any

import msgspec
import pytest
from support.server.serving import gather_two, guests, is_over, play_on, run, serving, url

import ludejo
from ludejo.client import Client, GoneError
from ludejo.core.log_lines import where
from ludejo.core.refusal import Refused
from ludejo.server.connection import Connection, Transport
from ludejo.server.live_table import LiveTable
from ludejo.server.writer import read_entry
from ludejo.store.base import Outcome, StoreError
from ludejo.table import happenings as h
from ludejo.table.record import checked, read
from ludejo.table.seats import Person
from ludejo.wire import said


def test_two_people_play_a_game_to_its_end_and_its_record_holds() -> None:
    async def work() -> None:
        async with serving() as server, guests(server, 2) as (ana, ben):
            code = await gather_two(ana, ben, tokens=2)
            with pytest.raises(Refused) as refused:
                await ana.ask("GET", f"/api/tables/{code}/record")
            assert refused.value.refusal.code == "not-over"
            assert await play_on({0: ana, 1: ben}) >= 2  # a round can be a single move (LL-6)
            assert ana.room is not None
            assert is_over(ana)
            record = read(await ben.ask("GET", f"/api/tables/{code}/record"))
            assert checked(ludejo.game("love-letter"), record).state.result() == ana.room.result
            assert record.luck.numbers == ("aa", "bb")

    run(work())


def test_a_server_that_stops_keeps_nobody_waiting_for_its_store(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with serving() as server, Client(url(server)) as ana:
            monkeypatch.setattr(server.app.store, "append", lambda row, answer: None)
            opening = asyncio.create_task(ana.open_table("love-letter", 2, "Ana"))
            while not server.app.awaited:
                await asyncio.sleep(0.001)
            server.app.stop()
            with pytest.raises(Refused) as refused:
                await asyncio.wait_for(opening, 5)
            assert refused.value.refusal.code == "table-rests"

    run(work())


def test_one_table_that_fails_does_not_disturb_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not when the store answers a group, nor when tables are looked after, nor when they are opened."""

    def fail(*words: Any) -> None:
        raise ZeroDivisionError

    async def work() -> None:
        async with serving() as server, guests(server, 2) as (ana, ben):
            bad = await ana.open_table("love-letter", 2, "Ana")
            good = await ben.open_table("love-letter", 2, "Ben")
            await ben.enter(good, "Ben")
            app, store, read = server.app, server.app.store.store, server.app.store.store.read
            monkeypatch.setattr(store, "read", lambda code, *after: fail() if code == bad else read(code, *after))
            for code in (bad, good):
                app.live_tables[code].writer.in_trouble = True
            app.look_after()
            assert [app.live_tables[code].writer.in_trouble for code in (bad, good)] == [True, False]
            answered: list[Outcome] = []
            app.store.hand_out([fail, answered.append], [Outcome.STORED, Outcome.STORED])
            assert answered == [Outcome.STORED]
            app.live_tables.pop(bad).clocks.stop_all()
            await app.open_live([bad, good])
            assert set(app.live_tables) == {good}

    run(work())


def test_bots_fill_empty_chairs_and_play_in_their_own_process() -> None:
    async def work() -> None:
        async with serving() as server, Client(url(server)) as ana:
            code = await ana.open_table("love-letter", 3, "Ana", tokens=1)
            await ana.enter(code, "Ana")
            await ana.wish(h.Sat(0, ""))
            await ana.wish(h.Filled(1, "counting"))
            await ana.wish(h.Filled(2, "random"))
            with pytest.raises(Refused):
                await ana.wish(h.Filled(2, "deep-thought"))
            await ana.wish(h.Started())
            while not is_over(ana):
                await ana.until(lambda: is_over(ana) or ana.sights[0].due)
                if ana.sights[0].due:
                    await ana.move(0, ana.sights[0].choices[0])
            assert server.app.bot_pool.n_answered > 0
            assert server.app.bot_pool.n_failed == 0

    run(work())


def test_a_device_comes_back_and_sees_what_it_saw() -> None:
    async def work() -> None:
        async with serving() as server, guests(server, 2) as (ana, ben):
            await gather_two(ana, ben)
            await play_on({0: ana, 1: ben}, 5)
            before = ben.sights[1]
            ben.sights.clear()
            await ben.reconnect()
            await ben.until(lambda: 1 in ben.sights)
            assert ben.sights[1].view == before.view
            assert not ben.sights[1].fresh
            await play_on({0: ana, 1: ben}, 5)

    run(work())


def test_a_seat_moves_to_another_device_by_a_ticket_once() -> None:
    async def work() -> None:
        async with serving() as server, guests(server, 3) as (ana, ben, eve):
            code = await gather_two(ana, ben)
            offered = await ben.asked(said.Offer("o1", 1))
            async with Client(url(server)) as phone:
                await phone.enter(code, "Ben", offered.ticket)
                await phone.until(lambda: 1 in phone.sights)
                await play_on({0: ana, 1: phone}, 3)
            await eve.enter(code, "Eve", offered.ticket)
            await eve.until(lambda: eve.why == "unknown-ticket")
            assert not eve.sights
            with pytest.raises(Refused):
                await ben.move(1, ben.sights[1].choices[0] if ben.sights[1].choices else msgspec.Struct())

    run(work())


def test_a_guest_who_is_sent_away_stays_away() -> None:
    async def work() -> None:
        async with serving() as server, guests(server, 2) as (ana, ben):
            code = await ana.open_table("love-letter", 2, "Ana")
            await ana.enter(code, "Ana")
            await ben.enter(code, "Ben")
            await ana.wish(said.Remove(1))
            with pytest.raises(GoneError) as gone:
                await ben.until(lambda: False)
            assert gone.value.code == "was-removed"
            with pytest.raises(GoneError) as gone:
                await ben.reconnect()
            assert gone.value.code == "was-removed"

    run(work())


def test_the_example_of_the_readme_works() -> None:
    page = (Path(__file__).parent.parent.parent / "README.md").read_text()
    example = page[page.index("    from ludejo.client") : page.index("\n## ", page.index("    from ludejo.client"))]
    lines = textwrap.dedent(example).strip().splitlines()
    imports = [line for line in lines if line.startswith("from")]
    body = [line for line in lines if line not in imports]

    async def work() -> None:
        async with serving() as server:
            source = "\n".join([*imports, "async def work():", *(f"    {line}" for line in body)])
            told: dict[str, Any] = {}
            exec(source.replace("http://127.0.0.1:8666", url(server)), told)
            await told["work"]()
            (live_table,) = server.app.live_tables.values()
            assert live_table.writer.table.phase == "playing"

    run(work())


class Quiet(Transport):
    """A device that listens."""

    def send(self, frame: bytes) -> None:
        pass

    def close(self, code: int) -> None:
        pass

    def abort(self) -> None:
        pass


def test_a_guest_who_comes_back_while_the_going_is_being_stored_is_here() -> None:
    """A phone was away for ten seconds, and comes back at the moment when this is being stored."""

    async def work() -> None:
        async with serving() as server, guests(server, 1) as (ana,):
            live_table = server.app.live_tables[await ana.open_table("love-letter", 2, "Ana")]
            table = live_table.writer.table
            guest = table.people[0].guest
            live_table.presence.has_gone(guest)
            live_table.admission.enter(Connection(server.app, Quiet(), guest, "127.0.0.1"), "Ana", "")
            async with asyncio.timeout(5):
                while table.version < 3:  # created, went, came
                    await asyncio.sleep(0.01)
            assert table.people[0].present

    run(work())


async def alone_with_a_bot(ana: Client) -> str:
    code = await ana.open_table("love-letter", 2, "Ana")
    await ana.enter(code, "Ana")
    await ana.wish(h.Filled(1, "easy"))
    await ana.wish(h.Sat(0, ""))
    await ana.wish(h.Started())
    await ana.until(lambda: 0 in ana.sights)
    return code


async def gone_and_back(live_table: LiveTable, person: Person) -> None:
    """Store that this person has gone, and wait until the table notes that the person is here."""
    seen: list[bool] = []
    live_table.happen(person.guest, h.Went())
    async with asyncio.timeout(5):
        while seen[-2:] != [False, True]:
            await asyncio.sleep(0)
            seen.append(person.present)


def test_a_guest_who_is_here_is_called_back_as_often_as_they_are_taken_for_gone() -> None:
    """The only other players are bots: then the last message after the return is the game, as after a move."""

    async def work() -> None:
        async with serving() as server, guests(server, 1) as (ana,):
            live_table = server.app.live_tables[await alone_with_a_bot(ana)]
            person = live_table.writer.table.people[0]
            for _ in range(3):
                await gone_and_back(live_table, person)
                assert not live_table.presence.returning

    run(work())


def test_a_guest_who_is_here_and_taken_for_gone_is_noticed() -> None:
    """Whatever the reason."""

    async def work() -> None:
        async with serving() as server, guests(server, 1) as (ana,):
            live_table = server.app.live_tables[await alone_with_a_bot(ana)]
            person = live_table.writer.table.people[0]
            live_table.presence.returning.add(person.guest)  # as if the guest had been called back already
            await gone_and_back(live_table, person)
            entries = [read_entry(row.body).did for row in server.app.store.read(live_table.code)]
            assert [type(did) for did in entries if isinstance(did, h.Went | h.Came)] == [h.Went, h.Came]

    run(work())


def test_a_guest_who_comes_with_another_name_is_not_called_back_by_the_old_one() -> None:
    """The coming waits until a chat message is stored."""

    async def work() -> None:
        async with serving() as server, guests(server, 1) as (ana,):
            async with Client(url(server)) as ben:
                code = await gather_two(ana, ben)
            live_table = server.app.live_tables[code]
            table = live_table.writer.table
            guest = table.people[1].guest
            while table.people[1].present:
                await asyncio.sleep(0.01)
            live_table.happen(table.people[0].guest, h.Said("hu"))
            live_table.admission.enter(Connection(server.app, Quiet(), guest, "127.0.0.1"), "Benjamin", "")
            while live_table.writer.queue or live_table.writer.storing is not None:
                await asyncio.sleep(0.01)
            assert (table.people[1].present, table.people[1].name) == (True, "Benjamin")
            entries = [read_entry(row.body).did for row in server.app.store.read(code)]
            assert [did.name for did in entries[-3:] if isinstance(did, h.Came)] == ["Benjamin"]

    run(work())


def test_a_table_that_could_not_be_read_at_first_is_opened_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then its missing people have time to come back, and its messages are padded."""

    def fail(*words: Any) -> Any:
        raise StoreError("down")

    async def work() -> None:
        async with serving() as server, guests(server, 1) as (ana,):
            code = await ana.open_table("lupus-in-tabula", 8, "Ana")
            app = server.app
            app.live_tables.pop(code).clocks.stop_all()
            with monkeypatch.context() as patch:
                patch.setattr(app.store.store, "read", fail)
                with pytest.raises(StoreError, match="down"):
                    await app.loader.live_table(code)
            assert code not in app.live_tables
            live_table = await app.loader.live_table(code)
            assert live_table.padding
            assert live_table.clocks.has("gone ")

    run(work())


def test_the_log_says_where_a_fault_is_and_contains_no_text_of_people() -> None:
    try:
        raise ValueError("Ana holds the Princess")
    except ValueError as error:
        said_of_it = where(error)
    assert said_of_it.startswith("ValueError at test_server.py:")
    assert "Princess" not in said_of_it
