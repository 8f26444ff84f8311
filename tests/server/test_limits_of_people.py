"""A public table can't be ruined: it keeps places for invited guests, and people sent away stay away."""

from __future__ import annotations

import msgspec
import pytest
from support.server.limits import PUBLIC, PUBLIC_TOO, by, refusal_at
from support.server.raw import ask, new_cookie, wire
from support.server.serving import gather_two, guests, lifted, run, serving, url

from ludejo.client import Client
from ludejo.core.refusal import Refused
from ludejo.server.server import Server
from ludejo.table import happenings as h
from ludejo.table.allowances import MOST_PEOPLE, MOST_STRANGERS
from ludejo.wire import said


async def enter(server: Server, code: str, address: str, **words: object) -> dict[str, object]:
    """What a new guest from this address is told first."""
    async with wire(server, headers=[by(address)]) as one:
        await one.tell({"do": "enter", "table": code, "name": "Eve", **words})
        found: dict[str, object] = (await one.told())[0]
        return found


async def public_table(server: Server, host: Client) -> str:
    code = await host.open_table("love-letter", 2, "Ana", private=False)
    await host.enter(code, "Ana")
    return code


def fill(server: Server, code: str, n: int) -> None:
    """This number of strangers come, each from another network."""
    live_table = server.app.live_tables[code]
    for guest in range(n):
        live_table.happen(f"{guest:032}", h.Came(f"Guest {guest}", f"{guest:016x}"))


def from_(server: Server, address: str) -> Client:
    one = Client(url(server))
    one.headers["X-Forwarded-For"] = address
    return one


def test_73_throw_away_guests_keep_no_friend_out() -> None:
    async def work() -> None:
        async with serving(limits=lifted(bad_codes=10), behind_proxy=True) as server, from_(server, PUBLIC) as ana:
            code = await public_table(server, ana)
            fill(server, code, MOST_PEOPLE - 1)
            invitation = server.app.guests.invitation(code)
            await ana.until(lambda: ana.room is not None and len(ana.room.people) == MOST_STRANGERS + 1)
            assert b"no-such-table" in await refusal_at(server, code, by(PUBLIC_TOO))
            assert (await enter(server, code, PUBLIC_TOO, invitation=invitation))["type"] == "entered"
            assert (await enter(server, code, PUBLIC))["type"] == "entered", "from the host's network"
            wrong = await enter(server, code, PUBLIC_TOO, invitation="bm5twmrm4u")
            assert wrong["type"] == "refused", "an invitation that was made up"

    run(work())


def test_a_guest_who_was_too_slow_for_the_last_place_is_told_so() -> None:
    """Both are let in while nothing is stored yet; the second one must not wait for ever without an answer."""

    async def work() -> None:
        async with serving(behind_proxy=True) as server, from_(server, PUBLIC) as ana:
            code = await public_table(server, ana)
            fill(server, code, MOST_STRANGERS - 1)
            await ana.until(lambda: ana.room is not None and len(ana.room.people) == MOST_STRANGERS)
            live_table = server.app.live_tables[code]
            live_table.writer.in_trouble = True  # nothing is stored yet
            async with wire(server, headers=[by("7.7.7.7")]) as eve, wire(server, headers=[by("8.8.8.8")]) as joe:
                for one in (eve, joe):
                    await one.tell({"do": "enter", "table": code, "name": "Eve"})
                    assert (await one.told())[0]["type"] == "entered"
                live_table.writer.in_trouble = False
                live_table.writer.work()
                assert [message["type"] for message in await eve.told()] == ["room"]
                assert await joe.told() == [{"type": "bye", "code": "table-rests"}]
                assert len(live_table.guests()) == 2

    run(work())


def test_who_is_told_the_invitation() -> None:
    """The host, and guests who already have it; not a stranger who found the table in the lobby."""

    async def work() -> None:
        async with serving(behind_proxy=True) as server, from_(server, PUBLIC) as ana:
            code = await public_table(server, ana)
            invitation = server.app.guests.invitation(code)
            assert len(invitation) == 10
            assert invitation != server.app.guests.invitation("z33eznettp")
            value = new_cookie(server)
            assert (await enter(server, code, PUBLIC_TOO))["invitation"] == ""
            assert (await enter(server, code, PUBLIC_TOO, screen=True))["invitation"] == ""
            assert (await enter(server, code, PUBLIC_TOO, invitation=invitation))["invitation"] == invitation
            async with wire(server, value, [by(PUBLIC_TOO)]) as one:
                await one.tell({"do": "enter", "table": code, "name": "Ben", "invitation": invitation})
                await one.told()
            async with wire(server, value, [by("7.7.7.7")]) as one:
                await one.tell({"do": "enter", "table": code, "name": "Ben"})
                assert (await one.told())[0]["invitation"] == invitation, "a guest who came with it once"
            for path in ("/api/tables", "/api/games", f"/t/{code}"):
                assert invitation.encode() not in (await ask(server, "GET", path)).body

    run(work())


def test_a_closed_table_is_not_opened_for_anybody() -> None:
    """A long log takes a while to fold, so repeated requests would keep everybody waiting."""

    async def work() -> None:
        async with serving(limits=lifted(bad_codes=1), behind_proxy=True) as server, from_(server, PUBLIC) as ana:
            code = await public_table(server, ana)
            await ana.wish(h.Closed())
            server.app.look_after()
            assert code not in server.app.live_tables
            n, invitation = server.app.counts.opened, server.app.guests.invitation(code)
            assert "table-closed" in str(await enter(server, code, PUBLIC_TOO, invitation=invitation))
            assert "no-such-table" in str(await enter(server, "z33eznettp", PUBLIC_TOO, invitation=invitation))
            cookie = {one.key: one.value for one in ana.http.cookie_jar}["ludejo"]
            assert b"no-such-table" in await refusal_at(server, code, by(PUBLIC_TOO))
            async with wire(server, cookie, [by(PUBLIC)]) as one:
                await one.tell({"do": "enter", "table": code, "name": "Ana"})
                assert "no-such-table" in str(await one.told()), "also to its host"
            assert server.app.counts.opened == n

    run(work())


def test_the_invitation_is_in_the_qr_code() -> None:
    async def work() -> None:
        async with serving() as server:
            path = "/api/tables/z33eznettp/qr.svg"
            queries = ("", "?invitation=bm5twmrm4u", "?ticket=bm5twmrm4u", "?invitation=bm5twmrm4u&ticket=bm5twmrm4u")
            drawn = {(await ask(server, "GET", path + query)).body for query in queries}
            assert len(drawn) == 4
            assert (await ask(server, "GET", f"{path}?invitation=%3Cscript")).status == 404

    run(work())


def test_an_invited_guest_never_waits_where_others_guess() -> None:
    async def work() -> None:
        async with serving(limits=lifted(bad_codes=1, guesses_waiting=1), behind_proxy=True) as server:
            async with from_(server, PUBLIC) as ana:
                code = await public_table(server, ana)
            keys = server.app.guesses.keys("", PUBLIC_TOO)
            for n in range(20):
                server.app.guesses.note(keys, str(n))
            server.app.guesses.take(keys)
            assert b"too-many-codes" in await refusal_at(server, code, by(PUBLIC_TOO))
            invitation = server.app.guests.invitation(code)
            assert (await enter(server, code, PUBLIC_TOO, invitation=invitation))["type"] == "entered"

    run(work())


@pytest.mark.parametrize(("network", "told"), [(None, "refused"), (True, "refused"), (False, "entered")])
def test_a_new_cookie_brings_nobody_back(network: bool | None, told: str) -> None:
    async def work() -> None:
        async with serving(behind_proxy=True) as server, from_(server, PUBLIC) as ana, from_(server, PUBLIC_TOO) as eve:
            code = await public_table(server, ana)
            await eve.enter(code, "Eve")
            await ana.wish(said.Remove(1, network))
            for words in ({}, {"screen": True}):
                assert (await enter(server, code, PUBLIC_TOO, **words))["type"] == told
            found = await enter(server, code, "9.9.9.77")
            assert found["type"] == told, "the network, not the address"
            assert (await enter(server, code, "7.7.7.7"))["type"] == "entered"

    run(work())


def test_a_removal_survives_a_restart_and_being_forgotten() -> None:
    """And no entry contains an address; 'forget me' takes the mark of the guest's network out of the own entries."""

    async def work() -> None:
        async with serving(behind_proxy=True) as server, from_(server, PUBLIC) as ana, from_(server, PUBLIC_TOO) as eve:
            code = await public_table(server, ana)
            await eve.enter(code, "Eve")
            await ana.wish(said.Remove(1))
            mark = server.app.mark(code, PUBLIC_TOO).encode()
            rows = server.app.store.read(code)
            assert sum(mark in row.body for row in rows) == 2
            assert not any(b"9.9.9" in row.body or b"8.8.4" in row.body for row in rows)
            assert server.app.mark("z33eznettp", PUBLIC_TOO).encode() != mark, "each table has another mark"
            await eve.ask("POST", "/api/forget")
            rows = server.app.store.read(code)
            assert [mark in row.body for row in rows].count(True) == 1, "the host's entry stays"
            server.app.live_tables.pop(code, None)
            assert (await enter(server, code, PUBLIC_TOO))["type"] == "refused"

    run(work())


def test_trusted_networks_leave_no_mark() -> None:
    async def work() -> None:
        async with serving(behind_proxy=True, trusted=("9.9.9.0/24",)) as server, from_(server, PUBLIC) as ana:
            assert server.app.mark("z33eznettp", PUBLIC_TOO) == ""
            assert server.app.mark("z33eznettp", "not an address") == ""
            assert server.app.mark("z33eznettp", PUBLIC) != ""
            code = await public_table(server, ana)
            async with from_(server, PUBLIC_TOO) as eve:
                await eve.enter(code, "Eve")
                await ana.wish(said.Remove(1))
            assert (await enter(server, code, PUBLIC_TOO))["type"] == "entered"

    run(work())


def test_old_pages_send_people_away_as_before() -> None:
    async def work() -> None:
        async with serving() as server, guests(server, 2) as (ana, ben):
            code = await gather_two(ana, ben)
            wish = {"do": "wish", "command": "c", "did": {"did": "removed", "person": 1}}
            await ana.say(msgspec.json.encode(wish))
            with pytest.raises(ConnectionError):
                await ben.until(lambda: False)
            with pytest.raises((Refused, ConnectionError)):
                await ben.reconnect()
            assert server.app.live_tables[code].writer.table.shut_out == set(), "they share the host's network"

    run(work())


def test_the_chat_has_a_limit_of_messages() -> None:
    async def work() -> None:
        async with serving() as server, guests(server, 2) as (ana, ben):
            code = await public_table(server, ana)
            server.app.live_tables[code].writer.table.people[0].nets.clear()
            await ben.enter(code, "Ben")
            for _ in range(30):
                await ben.wish(h.Said("Hu!"))
            with pytest.raises(Refused, match="talk-used-up"):
                await ben.wish(h.Said("Hu!"))
            await ben.wish(h.Sat(1, ""))
            await ana.wish(h.Said("Welcome."))

    run(work())
