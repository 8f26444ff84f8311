"""Several servers on one PostgreSQL database: what one writes, all tell; one alone runs clocks, bots and absences."""

from __future__ import annotations

import asyncio
from collections import Counter

import msgspec
import pytest
from support.cluster.servers import (
    another_device,
    keeper,
    kinds,
    log_of,
    moments_of,
    people,
    serving_together,
    sit_down,
    until,
)
from support.postgres import Postgres
from support.server.serving import is_over, play_on, run

from ludejo.client import Client
from ludejo.core.refusal import Refused
from ludejo.server.peers import keeper_of
from ludejo.table import happenings as h
from ludejo.wire import said, told


def test_all_agree_on_the_keeper_and_few_tables_get_another() -> None:
    names = [f"server {n}" for n in range(5)]
    tables = [f"table {n}" for n in range(1000)]
    before = {table: keeper_of(table, names) for table in tables}
    assert before == {table: keeper_of(table, reversed(names)) for table in tables}
    assert all(120 < n < 280 for n in Counter(before.values()).values())
    after = {table: keeper_of(table, names[1:]) for table in tables}
    assert all(after[table] == before[table] for table in tables if before[table] != names[0])


def test_a_game_is_played_across_three_servers(postgres: Postgres) -> None:
    async def work() -> None:
        async with serving_together(postgres.url()) as servers, people(servers) as clients:
            code = await sit_down(clients)
            moves = await play_on(dict(enumerate(clients)))
            assert is_over(clients[0])
            found = kinds(log_of(servers[0], code))
            assert found["Moved"] == moves > 3
            assert found["Went"] == 0
            assert sum(server.app.peers.n_read for server in servers) > moves

    run(work())


async def listed(client: Client) -> list[str]:
    body = await client.ask("GET", "/api/tables")
    return [sign.table for sign in msgspec.json.decode(body, type=told.Lobby).tables]


def test_a_lobby_shows_the_tables_of_all_servers(postgres: Postgres) -> None:
    async def work() -> None:
        async with serving_together(postgres.url(), 2) as servers, people(servers) as (ana, ben):
            code = await ana.open_table("love-letter", 2, "Ana", private=False)
            hidden = await ana.open_table("love-letter", 2, "Ana")
            await ana.enter(code, "Ana")
            async with asyncio.timeout(10):
                while await listed(ben) != [code]:
                    await asyncio.sleep(0.05)
            assert hidden not in await listed(ana)
            await ana.wish(h.Closed())
            async with asyncio.timeout(10):
                while await listed(ben):
                    await asyncio.sleep(0.05)

    run(work())


def test_a_guest_with_a_device_at_another_server_is_not_away(postgres: Postgres) -> None:
    """The log notes once that a guest went away, when the last device is gone, at whichever server."""

    async def work() -> None:
        async with serving_together(postgres.url()) as servers, people(servers[:2]) as (ana, ben):
            code = await sit_down([ana, ben])
            async with another_device(ana, servers[2]) as second:
                await second.enter(code, "Seat 0")
                await ana.hang_up()
                await asyncio.sleep(
                    2.0
                )  # a guest counts as away after 0.2 s at this pace; then the other servers are asked
                assert kinds(log_of(servers[1], code))["Went"] == 0
                assert second.sights[0].view == await again(ana)
                await ana.hang_up()
            await ben.until(lambda: ben.room is not None and not ben.room.people[0].present)
            assert kinds(log_of(servers[1], code))["Went"] == 1

    run(work())


async def again(client: Client) -> object:
    await client.reconnect()
    await client.until(lambda: 0 in client.sights)
    return client.sights[0].view


def test_a_ticket_can_be_used_once_at_any_server(postgres: Postgres) -> None:
    async def work() -> None:
        async with serving_together(postgres.url()) as servers, people(servers) as (ana, ben, eva):
            code = await sit_down([ana, ben])
            ticket = (await ana.asked(said.Offer("o", 0))).ticket
            await eva.enter(code, "Eva", ticket)
            await eva.until(lambda: 0 in eva.sights)
            await ben.until(lambda: ben.room is not None and ben.room.seats[0].person == 2)
            async with Client(ben.url) as late:
                await late.enter(code, "Late", ticket)
                await late.until(lambda: late.room is not None and len(late.room.people) == 4)
                assert 0 not in late.sights
            screen = (await ben.asked(said.Offer("s", -1))).ticket
            async with Client(ana.url) as shown:
                await shown.enter(code, "TV", screen, screen=True)
                assert shown.room is not None
                assert shown.room.you == -1
            with pytest.raises((Refused, ConnectionError, TimeoutError)):
                async with Client(eva.url) as other, asyncio.timeout(3):
                    await other.enter(code, "TV", screen, screen=True)

    run(work())


def test_clocks_run_out_once(postgres: Postgres) -> None:
    async def work() -> None:
        async with serving_together(postgres.url()) as servers, people(servers[:2]) as clients:
            code = await sit_down(clients, "codenames", mode="together", times="fixed", seconds=10)
            await until(lambda: kinds(log_of(servers[2], code))["Expired"] >= 4)
            moments = moments_of(log_of(servers[0], code), h.Expired)
            assert len(set(moments)) == len(moments)

    run(work())


def test_bots_are_asked_by_one_server_and_play_on_when_it_stops(postgres: Postgres) -> None:
    async def work() -> None:
        async with serving_together(postgres.url()) as servers, people(servers) as clients:
            ana = clients[0]
            code = await ana.open_table("love-letter", 3, "Ana", tokens=4)
            await ana.enter(code, "Ana")
            await ana.wish(h.Sat(0, ""))
            for seat in (1, 2):
                await ana.wish(h.Filled(seat, "random"))
            await ana.wish(h.Started())
            kept = keeper(servers, code)
            await play_a_while(ana, 4)
            assert [server.app.bot_pool.n_answered > 0 for server in servers] == [server is kept for server in servers]
            if kept is not servers[0]:
                await kept.app.peers.stop()
                kept.app.stop()
                await until(lambda: any(server.app.peers.keeps(code) for server in servers if server is not kept))
            await play_a_while(ana, 8)
            moments = moments_of(log_of(servers[0], code), h.Moved)
            assert len(set(moments)) == len(moments)

    run(work())


async def play_a_while(ana: Client, moves: int) -> None:
    for _ in range(moves):
        await ana.until(lambda: is_over(ana) or (0 in ana.sights and ana.sights[0].due))
        if not is_over(ana):
            await ana.move(0, ana.sights[0].choices[0])


def test_a_guest_erased_at_one_server_is_erased_at_all(postgres: Postgres) -> None:
    async def work() -> None:
        async with serving_together(postgres.url()) as servers, people(servers[:2]) as (ana, ben):
            code = await ana.open_table("love-letter", 2, "Anastazia")
            await ana.enter(code, "Anastazia")
            await ben.enter(code, "Ben")
            await ana.wish(h.Said("secret words"))
            await ben.until(lambda: bool(ben.chats))
            await ana.ask("POST", "/api/forget")
            await ben.until(lambda: ben.why == "table-rests")
            await ben.reconnect()
            assert ben.room is not None
            assert [person.name for person in ben.room.people] == ["?", "Ben"]
            await ben.wish(h.Said("hello"))
            rows = log_of(servers[2], code)
            assert b"Anastazia" not in b"".join(row.body for row in rows)
            assert kinds(rows)["Tidied"] == 1

    run(work())


def test_a_removed_guest_leaves_all_servers_and_a_closed_table_is_closed_everywhere(postgres: Postgres) -> None:
    async def work() -> None:
        async with serving_together(postgres.url()) as servers, people(servers) as (ana, ben, eva):
            code = await sit_down([ana, ben])
            await eva.enter(code, "Eva")
            await ana.wish(said.Remove(2))
            await eva.until(lambda: eva.why == "was-removed")
            await ana.wish(h.Closed())
            await ben.until(lambda: ben.why == "table-closed")

    run(work())
