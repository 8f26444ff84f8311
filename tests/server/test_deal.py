"""The deal at a running server: clients handle their numbers by themselves, and all are told who withholds one."""

from __future__ import annotations

import msgspec
from support.server.serving import LIFTED, guests, log_of, pledge_of, run, seat_two, serving

from ludejo.client import Client
from ludejo.table import happenings as h
from ludejo.table.messages import Room
from ludejo.wire import said

SOON = msgspec.structs.replace(LIFTED, sealing_seconds=10)  # a fifth of a second at the pace of the tests


def room_of(client: Client) -> Room:
    assert client.room is not None
    return client.room


async def sit_down(people: list[Client], withholding: Client | None = None) -> str:
    """All pledge, and the first one starts; the client `withholding` does not open its number."""
    code = await people[0].open_table("love-letter", len(people), "Guest 0", tokens=1)
    for seat, client in enumerate(people):
        await client.enter(code, f"Guest {seat}")
        if client is withholding:
            await client.wish(h.Sat(seat, pledge_of("bb")))
        else:
            await client.sit(seat)
    await people[0].wish(h.Started())
    return code


def test_clients_open_their_numbers_by_themselves() -> None:
    async def work() -> None:
        async with serving(limits=SOON) as server, guests(server, 2) as people:
            code = await sit_down(people)
            for seat, client in enumerate(people):
                await client.until(lambda client=client, seat=seat: seat in client.sights)  # type: ignore[misc]
            assert room_of(people[0]).redeals == 0
            assert sum(isinstance(did, h.Opened) for did in log_of(server, code)) == 2

    run(work())


def test_all_are_told_of_a_withheld_number_and_the_others_deal_again() -> None:
    async def work() -> None:
        async with serving(limits=SOON) as server, guests(server, 4) as (ana, ben, cec, eve):
            code = await sit_down([ana, ben, cec], withholding=ben)
            for client in (ana, ben, cec):
                await client.until(lambda client=client: room_of(client).phase == "playing")  # type: ignore[misc]
                assert room_of(client).redeals == 1
                assert [person.withheld for person in room_of(client).people] == [False, True, False]
            await eve.enter(code, "Eve")  # somebody who comes later is told, too
            assert [person.withheld for person in room_of(eve).people] == [False, True, False, False]
            kinds = [type(did) for did in log_of(server, code)]
            told = [kind for kind in kinds if kind in (h.Opened, h.Pledged, h.Withheld, h.Expired)]
            assert told == [h.Opened] * 2 + [h.Withheld] + [h.Pledged] * 2 + [h.Opened] * 2

    run(work())


def test_a_client_of_an_older_version_plays_on() -> None:
    """It opens its pledged number, and does not know that a fresh number is wanted."""

    async def work() -> None:
        async with serving(limits=SOON) as server, guests(server, 2) as (ana, ben):
            code = await seat_two(ana, ben)
            await ana.wish(h.Opened(0, "aa"))
            await ana.until(lambda: room_of(ana).phase == "playing")
            assert [type(did) for did in log_of(server, code)][-2:] == [h.Withheld, h.Expired]
            assert server.app.live_tables[code].writer.table.chairs[0].number == "aa"

    run(work())


def test_a_ticket_waits_until_the_cards_are_dealt() -> None:
    """A seat does not move to another device while its number is awaited, and the ticket stays valid."""

    async def work() -> None:
        async with serving(limits=SOON) as server, guests(server, 3) as (ana, ben, phone):
            code = await ana.open_table("love-letter", 2, "Ana")
            await ana.enter(code, "Ana")
            await ben.enter(code, "Ben")
            await ana.sit(0)
            await ben.wish(h.Sat(1, pledge_of("bb")))
            ticket = (await ben.asked(said.Offer("o", 1))).ticket
            await ana.wish(h.Started())
            await phone.enter(code, "Ben", ticket)
            await phone.until(lambda: 1 in phone.sights)
            assert room_of(phone).seats[1].person == room_of(phone).you
            assert room_of(ana).people[1].withheld

    run(work())
