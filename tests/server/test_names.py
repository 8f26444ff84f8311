"""Names and chat over the wire: cleaned, numbered, refused with a reason. No known guest is sent away for a name."""

# ruff: noqa: RUF001

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

import msgspec
import pytest
from support.server.raw import ask
from support.server.serving import guests, run, serving, url

from ludejo.client import Client, GoneError
from ludejo.core.refusal import Refused
from ludejo.games import game
from ludejo.server.names import came_as
from ludejo.server.writer import Request
from ludejo.store.base import NO_HASH, Row, bound
from ludejo.table import happenings as h
from ludejo.table import names
from ludejo.table.allowances import PEOPLE_EVER
from ludejo.table.table import Table
from ludejo.wire import told


def names_at(client: Client) -> list[str]:
    assert client.room is not None
    return [person.name for person in client.room.people]


def chairs_at(client: Client) -> list[str]:
    assert client.room is not None
    return [seat.name for seat in client.room.seats]


def test_the_second_person_of_a_name_gets_a_number_and_keeps_it() -> None:
    async def work() -> None:
        async with serving() as server, guests(server, 4) as (ana, two, three, four):
            code = await ana.open_table("love-letter", 3, "  Ana\u00a0")
            for client, name in ((ana, "Ana"), (two, "ＡＮＡ"), (three, "Аna"), (four, "Ana 2")):
                await client.enter(code, name)
            await ana.until(lambda: len(names_at(ana)) == 4)
            assert names_at(ana) == ["Ana", "ANA 2", "Аna 3", "Ana 4"]
            await two.hang_up()
            await two.enter(code, "ANA")
            await two.until(lambda: two.room is not None)
            assert names_at(two)[1] == "ANA 2"

    run(work())


def test_two_chairs_of_one_device_are_told_apart() -> None:
    async def work() -> None:
        async with serving() as server, guests(server, 2) as (ana, ben):
            code = await ana.open_table("love-letter", 4, "Ana")
            await ana.enter(code, "Ana")
            await ben.enter(code, "Ben")
            await ana.wish(h.Sat(0, ""))
            await ana.wish(h.Sat(1, ""))
            await ana.wish(h.Sat(2, "", "ben"))
            await ben.wish(h.Sat(3, "", "Ana"))
            await ana.wish(h.Sat(0, ""))  # once more, with another number for the deal
            await ana.until(lambda: chairs_at(ana)[3] != "")
            assert chairs_at(ana) == ["", "Ana 2", "ben 2", "Ana 3"]

    run(work())


def test_many_who_come_at_once_have_different_names() -> None:
    """Names are chosen before the entries of others are stored, so a slower guest gets another number."""

    async def work() -> None:
        async with serving() as server, guests(server, 8) as people:
            code = await people[0].open_table("love-letter", 2, "Zoe")
            await asyncio.gather(*[client.enter(code, "Ana") for client in people[1:]])
            await people[1].until(lambda: len(names_at(people[1])) == 8)
            assert sorted(names_at(people[1])) == ["Ana", *(f"Ana {n}" for n in range(2, 8)), "Zoe"]
            live_table = server.app.live_tables[code]
            late = Request("s:late", "f" * 32, server.app.clock(), h.Came("Ana 3"))
            live_table.writer.wish(late)  # as if chosen before the others came
            await people[1].until(lambda: "Ana 8" in names_at(people[1]))

    run(work())


def test_a_guest_with_another_number_stays_invited_and_keeps_the_mark_of_the_network() -> None:
    async def work() -> None:
        async with serving() as server, guests(server, 1) as (ana,):
            code = await ana.open_table("love-letter", 2, "Ana")
            await ana.enter(code, "Ana")
            live_table = server.app.live_tables[code]
            live_table.happen("f" * 32, h.Came("Ana", "ab" * 8, True))  # as if chosen before Ana came
            await ana.until(lambda: "Ana 2" in names_at(ana))
            late = live_table.writer.table.people[1]
            assert (late.nets, late.invited) == ({"ab" * 8}, True)

    run(work())


def test_a_crowd_with_one_name_keeps_nobody_waiting() -> None:
    """A number is found in a few milliseconds; comparing every name with every other took most of a second."""
    table = Table(game)
    table.fold(h.Entry("g0", 0, h.Created("Ana", "love-letter", 4, {}, False, "00" * 32)))
    for n in range(1, PEOPLE_EVER):
        table.fold(h.Entry(f"g{n}", 0, h.Came(f"Ana {n + 1}")))
    looked = Counter[str]()

    def looks(name: str, leaving: frozenset[str] = frozenset()) -> tuple[str, str]:
        looked[name] += 1
        return name, name

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(names, "looks", looks)
        assert came_as(table, "new", "Ana") == f"Ana {PEOPLE_EVER + 1}"
    assert looked.total() < 3 * PEOPLE_EVER, "each name is looked at once or twice, not once for every other name"


@pytest.mark.parametrize(
    ("name", "code"),
    [("Host", "name-reserved"), ("a\u202eb", "name-strange"), ("\u3164", "name-strange"), ("...", "name-empty")],
)
def test_a_bad_name_is_refused_with_a_reason(name: str, code: str) -> None:
    async def work() -> None:
        async with serving() as server, guests(server, 2) as (ana, eve):
            with pytest.raises(Refused) as refused:
                await ana.open_table("love-letter", 2, name)
            assert refused.value.refusal.code == code
            assert not server.app.live_tables
            table = await ana.open_table("love-letter", 2, "Ana")
            with pytest.raises(GoneError) as gone:
                await eve.enter(table, name)
            assert gone.value.code == code
            await ana.enter(table, "Ana")
            with pytest.raises(Refused) as refused:
                await ana.wish(h.Sat(0, "", name))
            assert refused.value.refusal.code == code
            assert names_at(ana) == ["Ana"]
            assert chairs_at(ana) == ["", ""]

    run(work())


@pytest.mark.parametrize(
    ("body", "status", "found"),
    [
        ('{"name":"  Ａna\u00a0Maria "}', 200, '{"name":"Ana Maria"}'), ('{"name":"Host"}', 409, "name-reserved"),
        ('{"name":""}', 409, "name-empty"), ('{"name":"%s"}' % ("x" * 30), 409, "name-long"),
        ('{"name":"%s"}' % ("x" * 101), 400, "malformed-message"), ("{}", 400, "malformed-message"),
        ('{"name":"\\ud800"}', 400, "malformed-message"), ('{"name":"a\\u202eb"}', 409, "U+202E"),
    ],
)  # fmt: skip
def test_the_page_asks_before_anybody_comes(body: str, status: int, found: str) -> None:
    async def work() -> None:
        async with serving() as server:
            headers = [("Origin", url(server)), ("Content-Type", "application/json")]
            answer = await ask(server, "POST", "/api/name", headers, body.encode())
            assert (answer.status, found in answer.body.decode()) == (status, True)

    run(work())


def test_a_closed_table_looks_like_none_whatever_the_name() -> None:
    async def work() -> None:
        async with serving() as server, guests(server, 2) as (ana, eve):
            table = await ana.open_table("love-letter", 2, "Ana")
            await ana.enter(table, "Ana")
            await ana.wish(h.Closed())
            for code in (table, "z" * 10):
                with pytest.raises(GoneError) as gone:
                    await eve.enter(code, "Host")
                assert gone.value.code == "no-such-table"

    run(work())


def test_a_known_guest_comes_back_whatever_the_name() -> None:
    async def work() -> None:
        async with serving() as server, guests(server, 1) as (ana,):
            table = await ana.open_table("love-letter", 2, "Ana")
            await ana.enter(table, "Ana")
            await ana.hang_up()
            await ana.enter(table, "Host")
            assert names_at(ana) == ["Ana"]

    run(work())


def test_people_of_an_old_log_come_back_under_their_names(tmp_path: Path) -> None:
    """A database from before the rule: a table with names that are refused today."""
    database = f"sqlite:{tmp_path / 'old.db'}"

    async def work() -> None:
        async with serving(database) as server, guests(server, 1) as (ana,):
            code = await ana.open_table("love-letter", 2, "Ana")
            await ana.enter(code, "Ana")
            rows = server.app.store.read(code)
            old = [row.body.replace(b'"Ana"', '"Host\u202e"'.encode()) for row in rows]
            found: list[Row] = []
            for row, body in zip(rows, old, strict=True):
                last = found[-1].hash if found else NO_HASH
                found.append(bound(last, code, row.version, row.command, body))
            await ana.hang_up()
            await server.app.rest(server.app.live_tables[code])
            rows = server.app.store.read(code)
            assert server.app.store.rewrite(code, found, rows[-1].hash)
            server.app.drop(code)
            await ana.enter(code, "Host\u202e")
            assert names_at(ana) == ["Host\u202e"]

    run(work())


def test_chat_is_shown_without_invisible_signs() -> None:
    async def work() -> None:
        async with serving() as server, guests(server, 1) as (ana,):
            code = await ana.open_table("love-letter", 2, "Ana")
            await ana.enter(code, "Ana")
            await ana.wish(h.Said("a\u202eb\nc\x1b[2J \u2066d <3 👨‍👩‍👧"))
            await ana.until(lambda: bool(ana.chats))
            assert ana.chats[0].text == "ab c[2J d <3 👨‍👩‍👧"
            with pytest.raises(Refused) as refused:
                await ana.wish(h.Said("\u202e\u200b"))
            assert refused.value.refusal.code == "nothing-said"

    run(work())


def test_a_rude_name_is_not_shown_to_strangers() -> None:
    """The list of public tables hides it; at the table itself friends may use any name."""

    async def work() -> None:
        async with serving() as server, guests(server, 2) as (ana, ben):
            first = await ana.open_table("love-letter", 2, "K.u.r.w.a", private=False)
            second = await ben.open_table("love-letter", 2, "Ben", private=False)
            await ana.enter(first, "K.u.r.w.a")
            assert names_at(ana) == ["K.u.r.w.a"]
            lobby = msgspec.json.decode(await ana.ask("GET", "/api/tables"), type=told.Lobby)
            assert {sign.table: sign.host for sign in lobby.tables} == {first: "", second: "Ben"}

    run(work())
