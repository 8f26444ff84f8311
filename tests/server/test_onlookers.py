"""T14, T21: people without a seat see only what everybody may see, and nobody sees the record before the end."""

from __future__ import annotations

import msgspec
import pytest
from support.server.raw import ask
from support.server.readers import Readers
from support.server.serving import gather_two, guests, is_over, run, serving
from support.server.steps import step

from ludejo.core.event import ONLOOKER
from ludejo.core.refusal import Refused
from ludejo.table import happenings as h
from ludejo.wire import said

N_GAMES = 3


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
            assert set(ana.sights) == {0}, "a player is not sent the public view"

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


def test_only_the_record_of_the_last_game_can_be_read_during_the_next() -> None:
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
