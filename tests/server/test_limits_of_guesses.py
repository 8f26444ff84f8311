"""T20: somebody who guesses codes waits; people at a table, or with the right code, are answered."""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack

import pytest
from support.server.limits import PUBLIC, by, closed_table, refusal_at, seconds
from support.server.raw import ask, cookie, new_cookie, own, wire
from support.server.serving import PACE, gather_two, guests, run, serving, url

from ludejo.client import Client
from ludejo.server.guesses import NO_SOONER
from ludejo.server.server import Server
from ludejo.server.settings import Limits
from ludejo.server.tickets import new_code

RECORD = "/api/tables/{}/record"
SLOW = 1.0  # the pace of tests that look at the time


async def guess_records(server: Server, n: int, address: str = PUBLIC) -> None:
    for _ in range(n):
        assert (await ask(server, "GET", RECORD.format(new_code()), [by(address)])).status == 404


def test_people_of_a_table_come_back_whatever_their_address_did() -> None:
    """Thousands of wrong codes, and no place left to wait: people with a seat are still answered."""

    async def work() -> None:
        async with serving(limits=Limits(), behind_proxy=True) as server:
            ana, ben = Client(url(server)), Client(url(server))
            ana.headers["X-Forwarded-For"] = ben.headers["X-Forwarded-For"] = PUBLIC
            async with ana, ben:
                code = await gather_two(ana, ben)
                await guess_records(server, 30)
                keys = server.app.guesses.keys("", PUBLIC)
                for _ in range(Limits().guesses_waiting):
                    server.app.guesses.take(keys)
                assert (await ask(server, "GET", RECORD.format(code), [by(PUBLIC)])).code == "too-many-codes"
                before = time.monotonic()
                await ana.reconnect()
                await ben.reconnect()
                assert time.monotonic() - before < 0.5
                with pytest.raises(Exception, match="not-over"):
                    await ana.ask("GET", RECORD.format(code))

    run(work())


def test_a_right_code_is_answered_after_wrong_ones() -> None:
    async def work() -> None:
        async with serving(limits=Limits(), behind_proxy=True) as server, guests(server, 1) as (ana,):
            code = await ana.open_table("love-letter", 2, "Ana")
            await guess_records(server, 25)
            assert seconds(server, PUBLIC) == 4.0
            assert b"entered" in await refusal_at(server, code, by(PUBLIC))
            now = server.app.now()
            server.app.now = lambda: now + 600
            assert seconds(server, PUBLIC) == 0

    run(work())


def test_the_wait_grows_and_has_an_end() -> None:
    async def work() -> None:
        async with serving(limits=Limits(), behind_proxy=True) as server:
            found = []
            for _ in range(20):
                await guess_records(server, 1)
                found.append(seconds(server, PUBLIC))
            assert found == [0.0] * 9 + [0.1, 0.2, 0.4, 0.8, 1.6, 3.2] + [4.0] * 5

    run(work())


def test_one_code_is_one_guess() -> None:
    """Ten people open the replay of a game that goes on: one guess, and it does not show that there is a game."""

    async def work() -> None:
        async with serving(limits=Limits(), behind_proxy=True) as server, guests(server, 2) as (ana, ben):
            code = await gather_two(ana, ben)
            for wanted in (code, "z33eznettp"):
                server.app.guesses.codes.clear()
                for _ in range(30):
                    assert (await ask(server, "GET", RECORD.format(wanted), [by(PUBLIC)])).status == 404
                keys = server.app.guesses.keys("", PUBLIC)
                assert {server.app.guesses.count(key) for key in keys} == {1}, "the same for both"

    run(work())


@pytest.mark.parametrize(
    ("guesser", "neighbour", "stranger"),
    [("8.8.4.4", "8.8.4.77", "8.8.5.4"), ("2001:db8:1:2::3", "2001:db8:1:3::4", "2001:db8:2::1")],
)
def test_networks_have_more_than_addresses(guesser: str, neighbour: str, stranger: str) -> None:
    async def work() -> None:
        limits = Limits(bad_codes=3, bad_codes_per_site=6)
        async with serving(limits=limits, behind_proxy=True) as server:
            await guess_records(server, 4, guesser)
            assert seconds(server, guesser) > 0
            assert seconds(server, neighbour) == 0
            await guess_records(server, 2, neighbour)
            assert seconds(server, neighbour) > 0, "a /24 or a /48"
            assert seconds(server, stranger) == 0

    run(work())


def test_addresses_of_one_household_are_one() -> None:
    """Somebody with a /64 has 2 to the 64th power of addresses."""

    async def work() -> None:
        async with serving(limits=Limits(bad_codes=3), behind_proxy=True) as server:
            for n in range(4):
                await guess_records(server, 1, f"2001:db8:1:2::{n + 1:x}")
            assert seconds(server, "2001:db8:1:2:ffff::1") > 0

    run(work())


def test_a_guest_takes_the_guesses_along() -> None:
    async def work() -> None:
        async with serving(limits=Limits(bad_codes=3), behind_proxy=True) as server:
            value = new_cookie(server)
            guest = server.app.guests.guest_of(value, server.app.clock())
            assert guest is not None
            for n in range(4):
                await ask(server, "GET", RECORD.format(new_code()), [by(f"9.9.{n}.9"), cookie(value)])
            assert seconds(server, PUBLIC, guest) > 0
            assert seconds(server, PUBLIC) == 0

    run(work())


def test_only_a_limited_number_of_guesses_wait() -> None:
    """More guesses are answered at once without a look at them, however many connections send them."""

    async def work() -> None:
        limits = Limits(bad_codes=1, guesses_waiting=5, guess_seconds=4)
        async with serving(limits=limits, behind_proxy=True) as server, guests(server, 1) as (ana,):
            code = await ana.open_table("love-letter", 2, "Ana")
            await guess_records(server, 8)
            asked = [ask(server, "GET", RECORD.format(new_code()), [by(PUBLIC)]) for _ in range(30)]
            answers = await asyncio.gather(*asked)
            assert sorted(answer.status for answer in answers) == [404] * 5 + [429] * 25
            assert not server.app.guesses.waiting
            async with AsyncExitStack() as stack:
                wires = [await stack.enter_async_context(wire(server, headers=[by(PUBLIC)])) for _ in range(8)]
                for one in wires:
                    await one.tell({"do": "enter", "table": code, "name": "Eve"})
                    await one.tell({"do": "enter", "table": code, "name": "Eve"})
                first = [str((await one.told())[0]["refusal"]["code"]) for one in wires]
                assert first == ["already-entered"] * 5 + ["too-many-codes"] * 3

    run(work())


def test_a_connection_that_closes_leaves_nothing_behind() -> None:
    async def work() -> None:
        async with serving(limits=Limits(bad_codes=1), behind_proxy=True) as server:
            await guess_records(server, 8)
            async with wire(server, headers=[by(PUBLIC)]) as one:
                await one.tell({"do": "enter", "table": new_code(), "name": "Eve"})
                while not server.app.guesses.waiting:
                    await asyncio.sleep(0)
            async with asyncio.timeout(5):
                while server.app.guesses.waiting:
                    await asyncio.sleep(4 * PACE)
            assert not server.app.connections

    run(work())


async def took(server: Server, code: str, kind: str) -> float:
    before = time.monotonic()
    if kind == "record":
        assert (await ask(server, "GET", RECORD.format(code), [by(PUBLIC)])).status == 404
    else:
        assert b"no-such-table" in await refusal_at(server, code, by(PUBLIC))
    return time.monotonic() - before


@pytest.mark.parametrize("kind", ["record", "enter"])
def test_a_refusal_takes_the_same_time_with_or_without_a_table(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if the server needs a while to find out."""

    async def work() -> None:
        async with serving(limits=Limits(), behind_proxy=True, pace=SLOW) as server, guests(server, 1) as (ana,):
            code = await closed_table(server, ana) if kind == "enter" else await ana.open_table("love-letter", 2, "Ana")
            await ana.hang_up()
            if kind == "enter":
                server.app.live_tables.pop(code, None)
            store, read = server.app.store.store, server.app.store.store.read

            def slowly(table: str, after: int = 0) -> list[object]:
                found = read(table, after)
                time.sleep(0.03 if found else 0)
                return list(found)

            monkeypatch.setattr(store, "read", slowly)
            monkeypatch.setattr(store, "last", lambda code: next(iter(slowly(code)[-1:]), None))
            there, absent = await took(server, code, kind), await took(server, "z33eznettp", kind)
            assert min(there, absent) >= NO_SOONER - 0.01
            assert abs(there - absent) < 0.03

    run(work())


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_foreign_pages_are_refused_before_anything_counts(site: str) -> None:
    """A foreign page asks for eleven pictures."""

    async def work() -> None:
        async with serving(limits=Limits(bad_codes=1), behind_proxy=True) as server:
            for _ in range(11):
                picture = [("Sec-Fetch-Site", site), ("Sec-Fetch-Mode", "no-cors"), ("Sec-Fetch-Dest", "image")]
                answer = await ask(server, "GET", RECORD.format(new_code()), [by(PUBLIC), *picture])
                assert (answer.status, answer.code) == (403, "foreign-origin")
            assert not server.app.guesses.codes
            for mode, dest, user in (("navigate", "iframe", "?1"), ("navigate", "document", ""), ("cors", "empty", "")):
                said = [("Sec-Fetch-Mode", mode), ("Sec-Fetch-Dest", dest), ("Sec-Fetch-User", user)]
                answer = await ask(server, "GET", "/api/games", [("Sec-Fetch-Site", site), *said])
                assert answer.status == 403, mode

    run(work())


def test_links_from_elsewhere_open_the_table() -> None:
    async def work() -> None:
        async with serving() as server:
            click = [("Sec-Fetch-Mode", "navigate"), ("Sec-Fetch-Dest", "document")]
            for site in ("cross-site", "same-site", "none", "same-origin"):
                for path in ("/", "/t/z33eznettp", "/t/z33eznettp?ticket=bm5twmrm4u"):
                    assert (await ask(server, "GET", path, [("Sec-Fetch-Site", site), *click])).status == 200
                clicked = [("Sec-Fetch-Site", site), *click, ("Sec-Fetch-User", "?1")]
                assert (await ask(server, "GET", "/api/games", clicked)).status == 200, "somebody has clicked"
            page = [("Sec-Fetch-Site", "same-origin"), ("Sec-Fetch-Mode", "cors"), ("Sec-Fetch-Dest", "empty")]
            assert (await ask(server, "GET", "/api/games", page)).status == 200
            assert (
                await ask(server, "POST", "/api/guest", [("Sec-Fetch-Site", "same-site"), *own(server)])
            ).status == 204

    run(work())
