"""T20: codes can't be guessed, and somebody who guesses learns nothing and disturbs nobody."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from support.server.limits import PUBLIC, by, closed_table, new_table, refusal_at, seconds
from support.server.raw import ask, wire
from support.server.serving import guests, run, serving

from ludejo.client import Client
from ludejo.server.server import Server
from ludejo.server.settings import Limits
from ludejo.server.tickets import ALPHABET, CODE_LENGTH
from ludejo.table import happenings as h
from ludejo.table.allowances import MOST_PEOPLE


def test_codes_can_not_be_guessed() -> None:
    """T20: 31 signs, ten of them: at 10,000 tables and 10,000 guesses a minute one is found in 15 years."""
    assert len(set(ALPHABET)) == 31
    assert not set(ALPHABET) & set("01ilo")
    minutes = len(ALPHABET) ** CODE_LENGTH / 10_000 / 10_000
    assert minutes / (60 * 24 * 365) > 15

    async def work() -> None:
        async with serving() as server:
            codes = [msgspec.json.decode((await new_table(server)).body)["table"] for _ in range(50)]
            assert len(set(codes)) == 50
            assert all(len(code) == 10 and set(code) <= set(ALPHABET) for code in codes)

    run(work())


async def full_table(server: Server, host: Client) -> str:
    code = await host.open_table("love-letter", 2, "Ana")
    live_table = server.app.live_tables[code]
    for n in range(MOST_PEOPLE - 1):
        live_table.happen(f"{n:032}", h.Came(f"Guest {n}", invited=True))
    while len(live_table.writer.table.people) < MOST_PEOPLE:
        await asyncio.sleep(0)
    return code


def test_absent_full_closed_and_private_tables_look_the_same() -> None:
    """T20"""

    async def work() -> None:
        async with serving() as server, guests(server, 2) as (ana, ben):
            full, shut = await full_table(server, ana), await closed_table(server, ben)
            entered = {await refusal_at(server, code) for code in ("z33eznettp", full, shut)}
            entered |= {await refusal_at(server, code, screen=True) for code in ("z33eznettp", full, shut)}
            assert len(entered) == 1
            assert b"no-such-table" in entered.pop()
            paths = "/api/tables/{}/record", "/t/{}", "/api/tables/{}/record?game=1"
            for path in paths:
                found = {await told_of(server, path.format(code)) for code in ("z33eznettp", full, shut)}
                assert len(found) == 1, path
            assert msgspec.json.decode((await ask(server, "GET", "/api/tables")).body) == {"tables": []}

    run(work())


async def told_of(server: Server, path: str) -> bytes:
    """An answer, without the headers that differ in every answer."""
    answer = await ask(server, "GET", path)
    return b"%d %r %s" % (answer.status, [h for h in answer.headers if h[0] not in ("date", "set-cookie")], answer.body)


@pytest.mark.parametrize("kind", ["ticket", "record of a table of others", "closed table", "screen", "screen's ticket"])
def test_other_ways_to_guess_count_as_well(kind: str) -> None:
    async def work() -> None:
        async with serving(limits=Limits(bad_codes=1), behind_proxy=True) as server, guests(server, 2) as (ana, ben):
            code = await ana.open_table("love-letter", 2, "Ana")
            shut = await closed_table(server, ben)
            assert seconds(server, PUBLIC) == 0
            await guess(server, kind, code, shut)
            assert seconds(server, PUBLIC) == 0.1
            assert seconds(server, "8.8.4.5") == 0, "a neighbour"

    run(work())


async def guess(server: Server, kind: str, code: str, shut: str) -> None:
    if kind == "ticket":
        async with wire(server, headers=[by(PUBLIC)]) as one:
            await one.tell({"do": "enter", "table": code, "name": "Eve", "ticket": "bm5twmrm4u"})
            while not any(message["type"] == "refused" for message in await one.told()):
                pass
    elif kind == "screen":
        assert b"no-such-table" in await refusal_at(server, code, by(PUBLIC), screen=True)
    elif kind == "screen's ticket":
        async with wire(server, headers=[by(PUBLIC)]) as one:
            await one.tell({"do": "enter", "table": code, "name": "Eve", "ticket": "bm5twmrm4u", "screen": True})
            assert [message["refusal"]["code"] for message in await one.told()] == ["no-such-table"]
    elif kind == "closed table":
        assert b"no-such-table" in await refusal_at(server, shut, by(PUBLIC))
    else:
        assert (await ask(server, "GET", f"/api/tables/{code}/record", [by(PUBLIC)])).status == 404
