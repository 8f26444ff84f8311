"""Clocks of a table: they run as long as the table wants, and stop in a pause; the sand-glass ends nothing."""

from __future__ import annotations

import asyncio

from support.server.serving import gather_two, guests, run, serving

from ludejo.client import Client
from ludejo.games.codenames import shapes
from ludejo.games.codenames.shapes import CodenamesView
from ludejo.server.settings import Limits
from ludejo.table import happenings as h

SLACK = 2_000  # milliseconds a busy machine may lose


def left_of(client: Client, name: str) -> int:
    assert client.clock is not None
    assert client.clock.clock == name
    return client.clock.left


def phase_of(client: Client) -> str:
    view = client.sights[0].view
    assert isinstance(view, CodenamesView)
    return view.phase


def test_a_clock_runs_as_long_as_the_table_wants() -> None:
    """CN-26: and not for the default time of the server."""

    async def work() -> None:
        async with serving(limits=Limits(clock_seconds=90), pace=1.0) as server, guests(server, 2) as (ana, ben):
            await gather_two(ana, ben, "codenames", mode="together", times="fixed", seconds=300)
            await ana.until(lambda: ana.clock is not None and ana.clock.clock == "clue")
            assert 300_000 - SLACK < left_of(ana, "clue") <= 300_000
            await ana.move(0, shapes.Clue("qoph", 1))
            await ben.until(lambda: ben.clock is not None and ben.clock.clock == "guess")
            assert 300_000 - SLACK < left_of(ben, "guess") <= 300_000

    run(work())


def test_time_is_up() -> None:
    """CN-26: without a clue in time the turn is over; here ten seconds take a fiftieth of their length."""

    async def work() -> None:
        async with serving(limits=Limits(clock_seconds=0), pace=0.02) as server, guests(server, 2) as (ana, ben):
            await gather_two(ana, ben, "codenames", mode="together", times="fixed", seconds=10)
            await ana.until(lambda: phase_of(ana) == "cover")

    run(work())


def test_a_pause_stops_the_clock() -> None:
    """After a pause the same time is left as before: not more, and less only because the machine is slow."""

    async def work() -> None:
        async with serving(pace=1.0) as server, guests(server, 2) as (ana, ben):
            await gather_two(ana, ben, "codenames", mode="together", times="fixed", seconds=300)
            await ana.until(lambda: ana.clock is not None and ana.clock.clock == "clue")
            await asyncio.sleep(1.2)
            await ben.wish(h.Paused())
            await ana.until(lambda: ana.clock is not None and ana.clock.clock == "")
            await ben.wish(h.Resumed())
            await ana.until(lambda: ana.clock is not None and ana.clock.clock == "clue")
            assert 300_000 - 1_200 - 2 * SLACK < left_of(ana, "clue") <= 300_000 - 1_200

    run(work())


def test_the_sand_glass_runs_down_and_nothing_happens() -> None:
    """CN-26: everybody sees it, also somebody who comes later, and it goes when something else is asked."""

    async def work() -> None:
        async with serving(pace=0.02) as server, guests(server, 3) as (ana, ben, eve):
            code = await gather_two(ana, ben, "codenames", mode="together", times="glass", seconds=10)
            assert ana.clock is not None
            assert ana.clock.clock == ""
            await ben.move(1, shapes.Glass())
            await ana.until(lambda: ana.clock is not None and ana.clock.clock == "glass")
            assert left_of(ana, "glass") <= 200
            await asyncio.sleep(0.4)
            await eve.enter(code, "Eve")
            await eve.until(lambda: eve.clock is not None)
            assert left_of(eve, "glass") == 0
            assert phase_of(ana) == "clue"
            await ana.move(0, shapes.Clue("qoph", 1))
            await ana.until(lambda: ana.clock is not None and ana.clock.clock == "")

    run(work())
