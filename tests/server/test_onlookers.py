"""T14, T21: who has no seat sees what everybody may see, and nobody sees the record before the end."""

from __future__ import annotations

import msgspec
import pytest
from support.server.raw import Answer, Headers, ask, cookie, own
from support.server.serving import gather_two, guests, is_over, run, serving
from support.server.steps import step

from ludejo.client import Client
from ludejo.core.event import ONLOOKER
from ludejo.core.refusal import Refused
from ludejo.server.server import Server
from ludejo.table import happenings as h
from ludejo.wire import said

N_GAMES = 3


def cookie_of(client: Client) -> str:
    return next(iter(client.http.cookie_jar)).value


def test_an_onlooker_of_a_private_table_sees_no_game() -> None:
    async def work() -> None:
        async with serving() as server, guests(server, 3) as (ana, ben, eve):
            code = await gather_two(ana, ben, tokens=1)
            eve.frames = []
            await eve.enter(code, "Eve")
            n = 0
            while not is_over(ana):
                await step({0: ana, 1: ben}, n := n + 1)
            await eve.until(lambda: is_over(eve))
            assert not eve.sights
            told = {message["type"] for one in eve.frames for message in msgspec.json.decode(one)}
            assert told == {"entered", "room", "clock"}

    run(work())


def test_an_onlooker_of_a_public_table_sees_the_public_view() -> None:
    async def work() -> None:
        async with serving() as server, guests(server, 3) as (ana, ben, eve):
            code = await gather_two(ana, ben, private=False, tokens=2)
            await eve.enter(code, "Eve")
            play = server.app.live_tables[code].writer.table.play
            assert play is not None
            n = 0
            while not is_over(ana):
                await step({0: ana, 1: ben}, n := n + 1)
                await eve.until(lambda: is_over(eve) or eve.sights[ONLOOKER].moment == ana.sights[0].moment)
                assert set(eve.sights) == {ONLOOKER}
                sight = eve.sights[ONLOOKER]
                assert msgspec.json.encode(sight.view) == msgspec.json.encode(play.state.view(ONLOOKER))
                assert (sight.due, sight.choices, sight.opens) == (False, (), ())
            assert set(ana.sights) == {0}, "who plays does not look on"

    run(work())


def test_the_stream_of_an_onlooker_is_the_public_one_without_a_gap() -> None:
    async def work() -> None:
        async with serving() as server, guests(server, 3) as (ana, ben, eve):
            code = await gather_two(ana, ben, private=False, tokens=7)
            eve.frames = []
            await eve.enter(code, "Eve")
            for n in range(4):
                await step({0: ana, 1: ben}, n)
            await eve.until(lambda: eve.sights[ONLOOKER].moment == ana.sights[0].moment)
            sights = [m for one in eve.frames for m in msgspec.json.decode(one) if m["type"] == "sight"]
            assert [m["n"] for m in sights] == list(range(sights[0]["n"], sights[0]["n"] + len(sights)))
            play = server.app.live_tables[code].writer.table.play
            assert play is not None
            whole = msgspec.json.decode(msgspec.json.encode(play.whole(ONLOOKER).events))
            assert [event for m in sights for event in m["events"]] == whole

    run(work())


def test_an_onlooker_has_no_seat_to_ask_from() -> None:
    async def work() -> None:
        async with serving() as server, guests(server, 3) as (ana, ben, eve):
            code = await gather_two(ana, ben, private=False)
            await eve.enter(code, "Eve")
            moment, move = ana.sights[0].moment, msgspec.Raw(b'{"play":"princess"}')
            for saying in (
                said.Offer("o", 0),
                said.Preview("p", 0, moment, move),
                said.Wish("w", h.Moved(0, moment, move)),
            ):
                with pytest.raises(Refused) as refused:
                    await eve.asked(saying)
                assert refused.value.refusal.code == "not-your-seat"

    run(work())


# --- the record


class Readers:
    """Everybody who might ask for a record."""

    def __init__(self, server: Server, code: str, ana: Client, eve: Client, zoe: Client) -> None:
        self.server, self.code = server, code
        self.who: dict[str, Headers] = {
            "no cookie": [],
            "forged": [cookie("0" * 32 + ".1.1.x")],
            "player": own(server, cookie_of(ana)),
            "onlooker": own(server, cookie_of(eve)),
            "stranger": own(server, cookie_of(zoe)),
        }

    async def ask(self, query: str = "") -> dict[str, Answer]:
        path = f"/api/tables/{self.code}/record{query}"
        return {name: await ask(self.server, "GET", path, headers) for name, headers in self.who.items()}

    async def are_refused_until_the_end(self, ana: Client, ben: Client, n: int = 0) -> None:
        """Two people play the game out; after its end everybody gets the same."""
        while not is_over(ana):
            await self.are_refused()
            await step({0: ana, 1: ben}, n := n + 1)
        found = await self.ask()
        assert {answer.status for answer in found.values()} == {200}
        assert len({answer.body for answer in found.values()}) == 1

    async def are_refused(self) -> None:
        """Those who are here learn that it is too early, others not even that."""
        for query in ("", "?game=1", "?game=0", "?game=x"):
            for name, answer in (await self.ask(query)).items():
                here = name in ("player", "onlooker")
                assert (answer.status, answer.code) == ((409, "not-over") if here else (404, "no-such-table")), name


@pytest.mark.parametrize("private", [True, False])
def test_nobody_gets_the_record_before_the_end_and_everybody_after_it(private: bool) -> None:
    async def work() -> None:
        async with serving() as server, guests(server, 4) as (ana, ben, eve, zoe):
            for game in range(N_GAMES):
                code = await gather_two(ana, ben, private=private, tokens=1)
                await eve.enter(code, "Eve")
                readers = Readers(server, code, ana, eve, zoe)
                await readers.are_refused()
                await readers.are_refused_until_the_end(ana, ben, game)
                for one in (ana, ben, eve):
                    await one.hang_up()

    run(work())


def test_the_record_of_the_last_game_is_all_there_is_during_the_next() -> None:
    async def work() -> None:
        async with serving() as server, guests(server, 2) as (ana, ben):
            code = await gather_two(ana, ben, tokens=1)
            while not is_over(ana):
                await step({0: ana, 1: ben}, 0)
            first = await ask(server, "GET", f"/api/tables/{code}/record")
            await ana.wish(said.PlayAgain())
            await ana.wish(h.Chose("tokens", 7))
            await ana.wish(h.Started())
            for one in (ana, ben):
                await one.until(lambda one=one: one.room.phase == "playing")  # type: ignore[misc]
            await step({0: ana, 1: ben}, 0)
            assert (await ask(server, "GET", f"/api/tables/{code}/record")).body == first.body
            assert (await ask(server, "GET", f"/api/tables/{code}/record?game=2")).status == 404
            assert server.app.live_tables[code].writer.table.secret.hex().encode() not in first.body

    run(work())
