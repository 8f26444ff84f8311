"""How many there may be (threats.md, section 6): sockets, tables, wrong codes, and connections that say nothing."""

from __future__ import annotations

from contextlib import AsyncExitStack

import pytest
from support.server.limits import BEAT, PUBLIC, PUBLIC_TOO, by, handshake, new_table, no_socket_left
from support.server.raw import UPGRADE, Headers, Wire, connect, frame, new_cookie, own, wire
from support.server.serving import gather_two, guests, lifted, run, serving, url
from support.server.steps import play

from ludejo.client import Client
from ludejo.server.settings import Limits
from ludejo.table import happenings as h
from ludejo.wire import said

# --- sockets


def test_sockets_of_a_guest() -> None:
    async def work() -> None:
        async with serving(limits=lifted(sockets_per_guest=2)) as server, wire(server) as other:
            value = new_cookie(server)
            async with wire(server, value) as one, wire(server, value):
                async with wire(server, value) as third:
                    assert await third.end() == (["too-many-devices"], 1008)
                one.writer.write(frame(BEAT))
                assert await one.told() == [{"type": "beat"}]
                other.writer.write(frame(BEAT))
                assert await other.told() == [{"type": "beat"}]

    run(work())


@pytest.mark.parametrize("limit", ["sockets_per_address", "sockets_per_net"])
def test_sockets_of_an_address_and_of_a_net(limit: str) -> None:
    near = PUBLIC if limit == "sockets_per_address" else "8.8.4.77"

    async def work() -> None:
        async with serving(limits=lifted(**{limit: 3}), behind_proxy=True) as server:
            async with AsyncExitStack() as stack:
                assert [await handshake(server, stack, by(PUBLIC)) for _ in range(3)] == [101] * 3
                assert await handshake(server, stack, by(near)) == 429
                assert await handshake(server, stack, by(PUBLIC_TOO)) == 101
            await no_socket_left(server)
            async with AsyncExitStack() as stack:
                assert await handshake(server, stack, by(near)) == 101

    run(work())


def test_a_household_has_one_net_of_its_own() -> None:
    """The default limits: 200 for an address, 400 for a net; a /64 is one household."""

    async def work() -> None:
        async with serving(limits=Limits(), behind_proxy=True) as server:
            takes = server.app.census.takes
            assert [takes("2001:db8::1") for _ in range(201)] == [True] * 200 + [False]
            assert [takes(f"2001:db8::a:{n:x}") for n in range(201)] == [True] * 200 + [False]
            assert takes("2001:db8:0:1::1")

    run(work())


def test_a_connection_refused_at_the_handshake_does_not_count() -> None:
    wrong: list[Headers] = [
        [("Sec-WebSocket-Key", "short")], [("Sec-WebSocket-Version", "12")], [("Connection", "close")],
        [("Upgrade", "h2c")], [("Sec-WebSocket-Key", "")],
    ]  # fmt: skip

    async def work() -> None:
        async with serving(limits=lifted(sockets_per_address=3)) as server:
            for bad in wrong * 2:
                changed = {**dict(UPGRADE), **dict(bad)}
                async with Wire(*await connect(server)) as one:
                    assert (await one.shake(own(server), list(changed.items()))).status == 400, bad
            await no_socket_left(server)
            async with wire(server) as one:
                one.writer.write(frame(BEAT))
                assert await one.told() == [{"type": "beat"}]

    run(work())


def test_mapped_addresses_are_told_apart_and_recognised() -> None:
    """With `--host ::` an IPv4 address comes as ::ffff:a.b.c.d: IPv4 is not one net, and home networks are known."""

    async def work() -> None:
        async with serving(limits=lifted(sockets_per_net=1, tables_per_hour=1), behind_proxy=True) as server:
            async with AsyncExitStack() as stack:
                assert await handshake(server, stack, by(f"::ffff:{PUBLIC}")) == 101
                assert await handshake(server, stack, by(f"::ffff:{PUBLIC_TOO}")) == 101
                assert await handshake(server, stack, by(PUBLIC)) == 429
            assert [(await new_table(server, by("::ffff:192.168.1.5"))).status for _ in range(3)] == [201] * 3
            assert [(await new_table(server, by(f"::ffff:{PUBLIC}"))).status for _ in range(2)] == [201, 429]

    run(work())


def test_only_the_address_that_the_proxy_adds_counts() -> None:
    """A visitor can write addresses into the header; proxies add theirs at the end, or in another line."""

    async def work() -> None:
        async with serving(limits=lifted(tables_per_hour=1), behind_proxy=True) as server:
            assert (await new_table(server, by(PUBLIC))).status == 201
            assert (await new_table(server, by(f"{PUBLIC_TOO}, {PUBLIC}"))).status == 429
            assert (await new_table(server, by("192.168.1.1"), by(PUBLIC))).status == 429
            assert (await new_table(server, by(f"x,{PUBLIC}"))).status == 429
        async with serving(limits=lifted(tables_per_hour=1)) as server:  # no proxy: the header does not count
            assert [(await new_table(server, by(PUBLIC))).status for _ in range(3)] == [201] * 3

    run(work())


# --- tables


def test_sixty_tables_an_hour_and_any_number_at_home() -> None:
    async def work() -> None:
        async with serving(limits=Limits(), behind_proxy=True) as server:
            assert [(await new_table(server, by(PUBLIC))).status for _ in range(61)] == [201] * 60 + [429]
            assert (await new_table(server, by(PUBLIC))).code == "too-many-tables"
            assert (await new_table(server, by(PUBLIC_TOO))).status == 201
            for address in ("192.168.1.5", "fd00::5", "127.0.0.1"):
                assert {(await new_table(server, by(address))).status for _ in range(65)} == {201}
            now = server.app.now()
            server.app.now = lambda: now + 3601
            assert (await new_table(server, by(PUBLIC))).status == 201

    run(work())


def test_playing_again_is_no_new_table() -> None:
    async def work() -> None:
        async with serving(limits=lifted(tables_per_hour=1), behind_proxy=True) as server:
            ana, ben = Client(url(server)), Client(url(server))
            for one in (ana, ben):
                one.headers["X-Forwarded-For"] = PUBLIC
            async with ana, ben:
                await gather_two(ana, ben, tokens=1)
                await play({0: ana, 1: ben})
                for _ in range(3):
                    await ana.wish(said.PlayAgain())
                    await ana.wish(h.Started())
                    await ana.until(lambda: ana.room is not None and ana.room.phase == "playing")
                    await ben.until(lambda: ben.room is not None and ben.room.phase == "playing")
                    await play({0: ana, 1: ben})
                assert (await new_table(server, by(PUBLIC))).status == 429

    run(work())


def test_the_server_has_a_limit_of_live_tables() -> None:
    async def work() -> None:
        async with serving(limits=lifted(live_tables=2)) as server, guests(server, 1) as (ana,):
            code = await ana.open_table("love-letter", 2, "Ana")
            assert (await new_table(server)).status == 201
            full = await new_table(server)
            assert (full.status, full.code) == (429, "house-full")
            await ana.enter(code, "Ana")
            await ana.wish(h.Closed())
            assert (await new_table(server)).status == 201, "a table that is closed is not live"

    run(work())
