"""A command is the id that a device gives to one wish: sent again it is granted once, with another wish refused."""

from __future__ import annotations

import asyncio

from support.server.serving import guests, log_of, run, serving, url

from ludejo.client import Client
from ludejo.core.refusal import Refused
from ludejo.server.repeats import answer_to
from ludejo.server.writer import Request
from ludejo.table import happenings as h


async def says(client: Client, command: str, text: str) -> str:
    """Say something: returns the code with which it is refused, "" if it is granted."""
    try:
        await client.wish(h.Said(text), command)
    except Refused as refused:
        return refused.refusal.code
    return ""


def test_a_command_used_for_another_wish_is_refused_and_nothing_is_stored() -> None:
    async def work() -> None:
        async with serving() as server, guests(server, 1) as (ana,):
            code = await ana.open_table("love-letter", 2, "Ana")
            await ana.enter(code, "Ana")
            assert [await says(ana, "1", text) for text in ("one", "two", "one")] == ["", "command-reused", ""]
            await ana.reconnect()
            assert [await says(ana, "1", text) for text in ("two", "one")] == ["command-reused", ""]
            assert [did for did in log_of(server, code) if isinstance(did, h.Said)] == [h.Said("one")]

    run(work())


def test_devices_of_a_guest_that_count_their_commands_do_not_collide() -> None:
    async def work() -> None:
        async with serving() as server, guests(server, 1) as (ana,):
            code = await ana.open_table("love-letter", 2, "Ana")
            cookies = {cookie.key: cookie.value for cookie in ana.http.cookie_jar}
            async with Client(url(server), cookies) as tablet, Client(url(server), cookies) as old:
                await ana.enter(code, "Ana", device="phone")
                await tablet.enter(code, "Ana", device="tablet")
                await old.enter(code, "Ana")
                for text, device in (("a", ana), ("b", tablet), ("c", old), ("a", ana), ("b", tablet), ("c", old)):
                    assert await says(device, "1", text) == ""
                assert await says(old, "phone:1", "d") == ""
                assert await says(tablet, "1", "a") == "command-reused"
            said_ = [did for did in log_of(server, code) if isinstance(did, h.Said)]
            assert [one.text for one in said_] == ["a", "b", "c", "d"]

    run(work())


def test_each_of_two_wishes_with_one_command_gets_its_own_answer() -> None:
    """Also while the first one waits: no connection is told `granted` for the wish of another."""

    async def work() -> None:
        async with serving() as server, guests(server, 1) as (ana,):
            code = await ana.open_table("love-letter", 2, "Ana")
            cookies = {cookie.key: cookie.value for cookie in ana.http.cookie_jar}
            async with Client(url(server), cookies) as tablet:
                await ana.enter(code, "Ana")
                await tablet.enter(code, "Ana")
                live_table = server.app.live_tables[code]
                live_table.writer.in_trouble = True  # nothing is stored yet
                first = asyncio.create_task(says(ana, "1", "one"))
                while not live_table.waiting:
                    await asyncio.sleep(0.001)
                assert await says(tablet, "1", "two") == "command-reused"
                live_table.writer.in_trouble = False
                live_table.writer.work()
                assert await first == ""
            assert [did for did in log_of(server, code) if isinstance(did, h.Said)] == [h.Said("one")]

    run(work())


def test_removing_somebody_twice_is_one_wish_whoever_has_come_since() -> None:
    """The server adds networks to this wish, and the second time they may be different ones."""
    stored, anew = h.Removed(1, ("ab" * 8,)), h.Removed(1)
    wishes = [Request("a:1", "a", 5, did) for did in (anew, h.Removed(2))]
    assert [answer_to(h.Entry("a", 3, stored), wish) is None for wish in wishes] == [True, False]
