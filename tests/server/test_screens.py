"""Screens: a television with any cookie shows what everybody may see, can do nothing, and is no person."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
from support.server.leaks_world import Fittings, find
from support.server.serving import cookie_of, gather_two, guests, is_over, run, serving, url
from support.server.steps import play, step
from support.toy.game import Whisper

from ludejo.client import Client, GoneError
from ludejo.core.event import ONLOOKER
from ludejo.core.refusal import Refused
from ludejo.server.admission import MOST_SCREENS
from ludejo.server.server import Server
from ludejo.table import happenings as h
from ludejo.testkit.setups import Setup
from ludejo.testkit.wire.twins import Twins
from ludejo.testkit.wire.world import SCREEN
from ludejo.wire import said

MAY_BE_TOLD = {"entered", "room", "sight", "clock", "saving", "bye", "chat"}


@asynccontextmanager
async def screen_of(server: Server, owner: Client | None = None) -> AsyncIterator[Client]:
    """A device that wants to be a screen, with somebody's cookie or its own."""
    cookies = {"ludejo": cookie_of(owner)} if owner is not None else None
    async with Client(url(server), cookies) as one:
        one.frames = []
        yield one


def told(screen: Client) -> list[dict[str, Any]]:
    return [message for frame in screen.frames or () for message in msgspec.json.decode(frame)]


async def is_refused(screen: Client, code: str, why: str, ticket: str = "") -> None:
    with pytest.raises(GoneError) as gone:
        await screen.enter(code, "TV", ticket, screen=True)
    assert gone.value.code == why
    await screen.hang_up()


async def comes(screen: Client, code: str, ticket: str = "") -> None:
    await screen.enter(code, "TV", ticket, screen=True)
    assert screen.room is not None
    assert screen.room.you == -1


async def left(screen: Client, why: str) -> None:
    with pytest.raises(GoneError) as gone:
        await screen.until(lambda: False)
    assert gone.value.code == why


# --- what it is told


@pytest.mark.parametrize("private", [True, False])
def test_a_screen_with_a_players_cookie_shows_what_everybody_may_see(private: bool) -> None:
    async def work() -> None:
        async with serving() as server, guests(server, 2) as (ana, ben), screen_of(server, ana) as tv:
            code = await gather_two(ana, ben, private=private, tokens=2)
            await comes(tv, code)
            game = server.app.live_tables[code].writer.table.play
            assert game is not None
            n = 0
            while not is_over(ana):
                await step({0: ana, 1: ben}, n := n + 1)
                await tv.until(lambda: is_over(tv) or tv.sights[ONLOOKER].moment == ana.sights[0].moment)
                sight = tv.sights[ONLOOKER]
                assert msgspec.json.encode(sight.view) == msgspec.json.encode(game.state.view(ONLOOKER))
            assert set(tv.sights) == {ONLOOKER}
            sights = [message for message in told(tv) if message["type"] == "sight"]
            assert [message["fresh"] for message in sights] == [False] + [True] * (len(sights) - 1)
            assert [message["n"] for message in sights] == list(range(sights[0]["n"], sights[0]["n"] + len(sights)))
            events = msgspec.json.decode(msgspec.json.encode(game.whole(ONLOOKER).events))
            assert [event for message in sights for event in message["events"]] == events
            assert {message["type"] for message in told(tv)} <= MAY_BE_TOLD
            assert set(ana.sights) == {0}, "the phone is told the same as before"

    run(work())


def test_a_screen_sees_people_gather_and_the_next_game_from_its_start() -> None:
    async def work() -> None:
        async with serving() as server, guests(server, 2) as (ana, ben), screen_of(server, ben) as tv:
            code = await gather_two(ana, ben, tokens=1)
            await comes(tv, code)
            await play({0: ana, 1: ben})
            await tv.until(lambda: is_over(tv))
            assert tv.room is not None
            assert tv.room.result is not None
            await ana.wish(said.PlayAgain())
            await ana.wish(h.Sat(0, "", "Grandma", 4))
            await tv.until(lambda: tv.room is not None and tv.room.seats[0].name == "Grandma")
            tv.sights.clear()
            await ana.wish(h.Started())
            await tv.until(lambda: ONLOOKER in tv.sights)
            sight = tv.sights[ONLOOKER]
            assert (sight.n, sight.fresh) == (1, True)
            assert tv.room.phase == "playing"

    run(work())


class Hushed(Whisper):
    """Seat 0 whispers to seat 1."""

    def hearers(self, seat: int) -> int:
        return 0b011 if seat == 0 else super().hearers(seat)


def test_a_screen_hears_what_everybody_hears_and_nothing_else() -> None:
    twins = Twins(find("whisper"), Fittings())
    twins.viewer = 1  # so the screen has the cookie of seat 2
    twins.gather(Setup(3, {}), seed=1)
    world = twins.a
    world.play.state = Hushed([0, 1, 0], 2, True)
    for seat in range(2):
        world.wish(f"seat-{seat}", f"c{seat}", {"did": "said", "text": f"by {seat}"})
    heard = {guest: chats(world.heard(guest)) for guest in ("seat-0", "seat-1", "seat-2", "eve", SCREEN)}
    assert heard["seat-0"] == heard["seat-1"] == ["by 0", "by 1"]
    assert heard["seat-2"] == heard["eve"] == heard[SCREEN] == ["by 1"]
    world.connections["seat-2"].gone()
    world.connections["eve"].gone()
    world.loop.advance(20)
    world.wish("seat-0", "c2", {"did": "said", "text": "alone"})
    assert chats(world.heard("seat-1")) == ["alone"]
    assert chats(world.heard(SCREEN)) == [], "even if all who are at the table may hear it"


def chats(frames: list[tuple[float, bytes]]) -> list[str]:
    messages = [message for _, frame in frames for message in msgspec.json.decode(frame)]
    return [message["text"] for message in messages if message["type"] == "chat"]


# --- what it may do


def test_a_screen_may_wish_nothing() -> None:
    async def work() -> None:
        async with serving() as server, guests(server, 2) as (ana, ben), screen_of(server, ana) as tv:
            code = await gather_two(ana, ben)
            await comes(tv, code)
            table = server.app.live_tables[code].writer.table
            version, sight = table.version, ana.sights[0]
            move = msgspec.Raw(b'{"play":"princess"}')
            for saying in (
                said.Wish("w1", h.Moved(0, sight.moment, move)),
                said.Wish("w2", h.Said("hello")),
                said.Wish("w3", h.Closed()),
                said.Preview("p", 0, sight.moment, move),
                said.Offer("o1", 0),
                said.Offer("o2", -1),
            ):
                with pytest.raises(Refused) as refused:
                    await tv.asked(saying)
                assert refused.value.refusal.code == "is-screen"
            await tv.say(b'{"do":"beat"}')
            await tv.until(lambda: b"beat" in (tv.frames or [b""])[-1])
            assert table.version == version

    run(work())


# --- whom it makes present


def rows(server: Server, code: str) -> int:
    return len(server.app.store.read(code))


def test_a_screen_makes_nobody_present() -> None:
    async def work() -> None:
        async with serving() as server, guests(server, 2) as (ana, ben), screen_of(server, ben) as tv:
            code = await gather_two(ana, ben)
            before = rows(server, code)
            await comes(tv, code)
            assert rows(server, code) == before
            await ben.hang_up()
            await ana.until(lambda: ana.room is not None and not ana.room.people[1].present)
            await tv.until(lambda: tv.room is not None and not tv.room.people[1].present)
            await tv.reconnect()
            await asyncio.sleep(0.05)
            assert ana.room is not None
            assert not ana.room.people[1].present
            assert rows(server, code) == before + 1, "the guest has gone, and nothing else"
            await tv.hang_up()
            await asyncio.sleep(0.3)
            assert rows(server, code) == before + 1, "a screen that goes stores nothing"

    run(work())


def test_a_screen_without_a_guest_adds_no_person() -> None:
    async def work() -> None:
        async with serving() as server, guests(server, 1) as (ana,), screen_of(server) as tv:
            code = await ana.open_table("love-letter", 2, "Ana", private=False)
            await comes(tv, code)
            await ana.enter(code, "Ana")
            await tv.until(lambda: tv.room is not None and tv.room.people[0].present)
            assert tv.room is not None
            assert len(tv.room.people) == 1
            assert len(server.app.live_tables[code].writer.table.people) == 1

    run(work())


def test_a_table_with_a_screen_stays_open_when_everybody_has_gone() -> None:
    async def work() -> None:
        async with serving() as server, guests(server, 2) as (ana, ben), screen_of(server, ana) as tv:
            code = await gather_two(ana, ben, tokens=1)
            await comes(tv, code)
            await play({0: ana, 1: ben})
            for one in (ana, ben):
                await one.hang_up()
            await tv.until(lambda: tv.room is not None and not any(p.present for p in tv.room.people))
            live_table = server.app.live_tables[code]
            live_table.look_after()
            assert server.app.live_tables[code] is live_table
            await tv.hang_up()
            while live_table.connections:
                await asyncio.sleep(0.001)
            live_table.look_after()
            assert code not in server.app.live_tables

    run(work())


# --- who may put one up


def test_who_may_put_up_a_screen() -> None:
    async def work() -> None:
        async with serving() as server, guests(server, 5) as (ana, ben, eve, bad, zoe):
            for private in (True, False):
                code = await ana.open_table("love-letter", 2, "Ana", private=private)
                for one in (ana, ben, eve, bad):
                    await one.enter(code, "Somebody")
                await ben.wish(h.Sat(0, ""))
                await ana.wish(said.Remove(3))
                for owner in (ana, ben):  # the host, without a seat; and a seat
                    async with screen_of(server, owner) as tv:
                        await comes(tv, code)
                for owner in (eve, zoe):  # an onlooker, a stranger
                    async with screen_of(server, owner) as tv:
                        await (is_refused(tv, code, "no-such-table") if private else comes(tv, code))
                async with screen_of(server, bad) as tv:
                    await is_refused(tv, code, "was-removed")
                await ana.wish(h.Closed())
                async with screen_of(server, ana) as tv:
                    await is_refused(tv, code, "no-such-table")
                for one in (ana, ben, eve, bad):
                    await one.hang_up()

    run(work())


def test_a_ticket_lets_one_screen_in_and_it_may_come_back() -> None:
    async def work() -> None:
        async with serving() as server, guests(server, 3) as (ana, ben, eve):
            code = await gather_two(ana, ben)
            await eve.enter(code, "Eve")
            with pytest.raises(Refused) as refused:
                await eve.asked(said.Offer("o", -1))
            assert refused.value.refusal.code == "not-your-seat"
            ticket = (await ben.asked(said.Offer("o", -1))).ticket
            async with screen_of(server) as tv, screen_of(server) as other:
                await is_refused(tv, code, "no-such-table", "bm5twmrm4u")
                await comes(tv, code, ticket)
                await tv.until(lambda: ONLOOKER in tv.sights)
                await is_refused(other, code, "no-such-table", ticket)
                await tv.reconnect()
                await comes(other, code, (await ana.asked(said.Offer("o", -1))).ticket)
                await ana.wish(said.Remove(1))
                await left(tv, "was-removed")
                await is_refused(tv, code, "no-such-table")
                await other.until(lambda: other.room is not None and other.room.seats[1].kind == "empty")

    run(work())


def test_tickets_for_seats_and_for_screens_are_two_kinds() -> None:
    async def work() -> None:
        async with serving() as server, guests(server, 3) as (ana, ben, eve):
            code = await gather_two(ana, ben)
            for_screen = (await ben.asked(said.Offer("o1", -1))).ticket
            for_seat = (await ben.asked(said.Offer("o2", 1))).ticket
            async with screen_of(server) as tv:
                await is_refused(tv, code, "no-such-table", for_seat)
                await eve.enter(code, "Eve", for_screen)
                await eve.until(lambda: eve.why == "unknown-ticket")
                assert eve.room is not None
                assert [seat.person for seat in eve.room.seats] == [0, 1], "the last seat is not seat -1"
                await comes(tv, code, for_screen)
            await eve.hang_up()
            await eve.enter(code, "Eve", for_seat)
            await eve.until(lambda: 1 in eve.sights)

    run(work())


def test_strangers_can_not_crowd_out_the_screens_of_the_table() -> None:
    async def work() -> None:
        async with (
            serving() as server,
            guests(server, MOST_SCREENS + 2) as (ana, late, *many),
            screen_of(server, ana) as tv,
        ):
            code = await ana.open_table("love-letter", 2, "Ana", private=False)
            for one in many:
                await comes(one, code)
            await is_refused(late, code, "no-such-table")
            await comes(tv, code)

    run(work())


# --- how it ends


def test_screens_are_sent_away_with_their_guest_and_with_the_table() -> None:
    async def work() -> None:
        async with (
            serving() as server,
            guests(server, 2) as (ana, ben),
            screen_of(server, ana) as first,
            screen_of(server, ben) as second,
        ):
            code = await gather_two(ana, ben)
            await comes(first, code)
            await comes(second, code)
            await ana.wish(said.Remove(1))
            await left(second, "was-removed")
            await ana.wish(h.Closed())
            await left(first, "table-closed")
            assert not server.app.live_tables[code].connections

    run(work())


def test_forgetting_ends_screens_and_takes_the_names_of_chairs_out_of_the_log() -> None:
    async def work() -> None:
        async with (
            serving() as server,
            guests(server, 2) as (ana, ben),
            screen_of(server, ana) as own,
            screen_of(server) as let_in,
        ):
            code = await ben.open_table("love-letter", 2, "Ben")
            await ben.enter(code, "Ben")
            await ana.enter(code, "Ana")
            await ana.wish(h.Sat(0, "", "Anastazio", 3))
            await ben.wish(h.Sat(1, "", "Benjamin", 4))
            await comes(own, code)
            await comes(let_in, code, (await ana.asked(said.Offer("o", -1))).ticket)
            await ana.ask("POST", "/api/forget")
            await left(own, "forgotten")
            await left(let_in, "table-rests")
            await is_refused(let_in, code, "no-such-table")
            log = b"".join(row.body for row in server.app.store.read(code))
            assert b"Anastazio" not in log
            assert b"Benjamin" in log
            assert not server.app.tickets.open
            assert not server.app.tickets.screens
            await ben.reconnect()
            assert ben.room is not None
            assert [(seat.name, seat.colour) for seat in ben.room.seats] == [("?", 3), ("Benjamin", 4)]

    run(work())
