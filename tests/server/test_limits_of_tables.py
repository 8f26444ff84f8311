"""One visitor can't fill the server, refused wishes cost nothing, and networks named in the options are trusted."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack

import msgspec
import pytest
from support.server.limits import NEW_TABLE, PUBLIC, PUBLIC_TOO, by, handshake, new_table
from support.server.raw import Answer, ask, new_cookie, own, wire
from support.server.serving import gather_two, guests, lifted, run, serving

from ludejo.server.server import Server
from ludejo.server.settings import Limits
from ludejo.table import happenings as h


async def until(found: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not found():
            await asyncio.sleep(0.005)


async def table_of(server: Server, value: str, address: str = PUBLIC, **changed: object) -> Answer:
    """The answer to the guest of this cookie, who asks for a table."""
    headers = [*own(server, value), by(address), ("Content-Type", "application/json")]
    return await ask(server, "POST", "/api/tables", headers, msgspec.json.encode({**NEW_TABLE, **changed}))


# --- empty tables


def test_empty_tables_are_not_live() -> None:
    """Nobody came, or all have gone before the start: minutes later it does not count, is not listed and not kept
    open; but a guest who comes still finds it."""

    async def work() -> None:
        limits = lifted(live_tables=2, empty_seconds=5)
        async with serving(limits=limits) as server, guests(server, 2) as (ana, ben):
            left = await ana.open_table("love-letter", 2, "Ana", private=False)
            await ana.enter(left, "Ana")
            await ana.wish(h.Sat(0, ""))
            assert (await new_table(server)).status == 201
            assert (await new_table(server)).code == "house-full"
            await ana.hang_up()
            await until(lambda: not server.app.live_tables)
            assert (await new_table(server)).status == 201
            assert b"tables" in (await ask(server, "GET", "/api/tables")).body
            assert left.encode() not in (await ask(server, "GET", "/api/tables")).body
            await ben.enter(left, "Ben")
            assert ben.room is not None
            assert ben.room.seats[0].person == 0, "nothing is lost"
            assert server.app.has_live(left)

    run(work())


def test_a_game_that_goes_on_is_live_though_nobody_is_here() -> None:
    async def work() -> None:
        async with serving(limits=lifted(empty_seconds=1)) as server, guests(server, 2) as (ana, ben):
            code = await gather_two(ana, ben)
            await ana.hang_up()
            await ben.hang_up()
            await until(lambda: not any(person.present for person in server.app.live_tables[code].writer.table.people))
            await asyncio.sleep(0.6)
            server.app.look_after()
            assert server.app.has_live(code)

    run(work())


def test_a_guest_who_is_there_keeps_a_table_open() -> None:
    async def work() -> None:
        async with serving(limits=lifted(empty_seconds=1)) as server, guests(server, 1) as (ana,):
            code = await ana.open_table("love-letter", 2, "Ana")
            await ana.enter(code, "Ana")
            await asyncio.sleep(0.7)
            server.app.look_after()
            assert server.app.has_live(code)

    run(work())


# --- live tables


@pytest.mark.parametrize(
    ("limit", "others"),
    [
        ("live_tables_per_net", ["2a00:1450:1:2::9", "2a00:1450:1:2:3:4:5:6"]),
        ("live_tables_per_site", ["2a00:1450:1:3::1", "2a00:1450:1:ffff::1"]),
        ("tables_per_hour", ["2a00:1450:1:2::9"]), ("tables_per_hour_per_site", ["2a00:1450:1:3::1"]),
    ],
)  # fmt: skip
def test_one_household_has_a_limit(limit: str, others: list[str]) -> None:
    """Addresses of IPv6 cost nothing: a /64 is one household, and so may be a /48."""

    async def work() -> None:
        async with serving(limits=lifted(**{limit: 2}), behind_proxy=True) as server:
            for n in range(2):
                assert (await new_table(server, by(f"2a00:1450:1:2::{n + 1}"))).status == 201
            for other in others:
                full = await new_table(server, by(other))
                assert (full.status, full.code) == (429, "too-many-tables")
            assert (await new_table(server, by("2a00:1450:2::1"))).status == 201

    run(work())


def test_one_site_never_fills_a_small_server() -> None:
    """A site has a quarter at most, whatever its limit says."""

    async def work() -> None:
        async with serving(limits=lifted(live_tables=8, live_tables_per_site=100), behind_proxy=True) as server:
            statuses = [(await new_table(server, by(f"2a00:1450:1:{n}::1"))).status for n in range(1, 5)]
            assert statuses == [201, 201, 429, 429]
            assert (await new_table(server, by("2a00:1450:2::1"))).status == 201

    run(work())


def test_a_guest_has_a_limit_at_every_address() -> None:
    async def work() -> None:
        limits = lifted(live_tables_per_guest=2)
        async with serving(limits=limits, behind_proxy=True, trusted=("8.8.4.0/24",)) as server:
            value = new_cookie(server)
            for address, status in ((PUBLIC, 201), ("192.168.1.5", 201), (PUBLIC_TOO, 429), (PUBLIC, 429)):
                assert (await table_of(server, value, address)).status == status
            code = next(iter(server.app.live_tables))
            server.app.live_tables[code].happen(server.app.live_tables[code].writer.table.people[0].guest, h.Closed())
            await until(lambda: not server.app.has_live(code))
            assert (await table_of(server, value)).status == 201, "those that are over don't count"
            assert len(server.app.open_tables.names) == 2

    run(work())


def test_nothing_is_kept_of_tables_that_are_gone() -> None:
    async def work() -> None:
        async with serving(limits=lifted()) as server:
            for n in range(500):
                server.app.open_tables.count(f"code-{n}", f"guest-{n}", PUBLIC)
            assert len(server.app.open_tables.names) < 200
            assert len(server.app.open_tables.codes) < 200

    run(work())


# --- what is refused


def test_a_refused_table_is_no_table() -> None:
    async def work() -> None:
        limits = lifted(tables_per_hour=3, live_tables_per_guest=3)
        async with serving(limits=limits, behind_proxy=True) as server:
            value = new_cookie(server)
            for changed in ({"game": "chess"}, {"seats": 9}, {"options": {"x": 1}}, {"seats": 7}):
                assert (await table_of(server, value, **changed)).status == 404
            assert [(await table_of(server, value)).status for _ in range(4)] == [201, 201, 201, 429]

    run(work())


def test_a_guest_who_repeats_impossible_requests_waits() -> None:
    async def work() -> None:
        limits = Limits(bad_codes=2, guesses_waiting=2)
        async with serving(limits=limits, behind_proxy=True) as server:
            value = new_cookie(server)
            for _ in range(9):
                assert (await table_of(server, value, game="chess")).status == 404
            refusals = server.app.refusals
            assert refusals.seconds(refusals.keys("", PUBLIC)) == 4.0
            asked = await asyncio.gather(*(table_of(server, value, game="chess") for _ in range(6)))
            assert sorted(answer.status for answer in asked) == [404] * 2 + [429] * 4
            assert (await table_of(server, value)).status == 201, "possible requests are not slowed down"
            assert not server.app.guesses.codes, "and these are no guesses of codes"

    run(work())


def test_a_refused_wish_takes_nothing_from_granted_ones() -> None:
    async def work() -> None:
        limits = lifted(messages_at_once=6, messages_per_minute=1)
        async with serving(limits=limits) as server, guests(server, 1) as (ana,), wire(server) as one:
            code = await ana.open_table("love-letter", 2, "Ana")
            await one.tell({"do": "enter", "table": code, "name": "Eve"})
            while not any(message["type"] == "room" for message in await one.told()):
                pass
            for n in range(6):
                await one.tell({"do": "wish", "command": f"r{n}", "did": {"did": "started"}})
                assert (await one.told())[0]["type"] == "refused"
            for n in range(5):
                await one.tell({"do": "wish", "command": f"g{n}", "did": {"did": "said", "text": "hi"}})
                assert (await one.told())[0]["type"] == "granted"
            await one.tell({"do": "wish", "command": "last", "did": {"did": "started"}})
            assert (await one.end())[0] == ["too-many-messages"], "a flood is a flood"

    run(work())


# --- trusted networks


def test_a_school_meets_no_limit() -> None:
    async def work() -> None:
        few = {"tables_per_hour": 2, "live_tables_per_net": 2, "sockets_per_address": 2, "sockets_per_net": 2}
        limits = Limits(bad_codes=2, guesses_waiting=1, **few)
        async with serving(limits=limits, behind_proxy=True, trusted=("8.8.4.0/24", "2a00::/16")) as server:
            for address in (PUBLIC, "8.8.4.99", "2a00:1450::1"):
                assert {(await new_table(server, by(address))).status for _ in range(5)} == {201}
                async with AsyncExitStack() as stack:
                    assert {await handshake(server, stack, by(address)) for _ in range(5)} == {101}
                wrong = [ask(server, "GET", f"/api/tables/{n}222222222/record", [by(address)]) for n in range(2, 9)]
                assert {answer.status for answer in await asyncio.gather(*wrong)} == {404}
            assert not server.app.census.counts
            assert [(await new_table(server, by(PUBLIC_TOO))).status for _ in range(3)] == [201, 201, 429]

    run(work())
