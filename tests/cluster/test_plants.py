"""Servers with a fault planted on purpose, which the tests of this folder must notice."""

from __future__ import annotations

import asyncio

import pytest
from support.cluster.solo import PACE, Solos
from support.postgres import Postgres
from support.server.crash_device import now
from support.server.crash_driver import Driver, drive, server_processes

N_SERVERS, N_TABLES = 3, 6
CONVERGES = 2.0  # seconds from a move at one server to its sight at another
WATCHED = 6.0
GOES_ON = 5.0
SETTLED = 1.5


def driven(postgres: Postgres, plant: str) -> None:
    """Kills, on a new database again and again, until somebody notices."""
    for seed in range(8):
        figures, faults = drive(postgres.url(), 8, seed, plant, n_servers=N_SERVERS, n_tables=4)
        assert faults == 0, figures


def test_a_store_that_acknowledges_too_early_is_caught(postgres: Postgres) -> None:
    """What was acknowledged is not there, or another's entry is in its place and nothing fits to it, or a server that
    reads such a log gives up."""
    with pytest.raises(AssertionError, match=r"Figures|chain is broken|ended by itself"):
        driven(postgres, "hasty")


async def convergence(driver: Driver, seconds: float) -> float:
    """How long a word said at one server takes to a device at another; as long as we wait, at the most."""
    await driver.begin()
    try:
        (crash_table,) = driver.crash_tables
        here, there = crash_table.devices
        for device, server in zip(crash_table.devices, driver.servers, strict=False):
            await device.hang_up()
            await device.connect(server.url, driver.cookies[device.seat])
            await server.get_ready()
        await asyncio.sleep(SETTLED)  # who begins to listen reads what he may have missed
        start = now()
        await here.wished({"did": "sat", "seat": 0, "pledge": ""})
        while now() < start + seconds and there.room is not None and there.room["seats"][0]["person"] is None:
            await asyncio.sleep(0.002)
        return now() - start
    finally:
        await driver.end()


@pytest.mark.parametrize("plant", ["", "deaf"])
def test_servers_that_hear_no_news_are_noticed(plant: str, postgres: Postgres) -> None:
    database = postgres.url()
    with server_processes(database, *([plant] if plant else []), n=2) as servers:
        seconds = asyncio.run(convergence(Driver(servers, database, 5, n_tables=1), 2 * CONVERGES))
    print("seconds until the other server tells:", seconds)
    assert (seconds > CONVERGES) == (plant == "deaf")


@pytest.mark.parametrize("plant", ["all-keep", "none-keeps"])
def test_other_keepers_are_noticed_and_double_nothing(plant: str, postgres: Postgres) -> None:
    """Whoever takes himself for the keeper, the keys let each moment be answered once; without any, nothing goes on."""
    database = postgres.url()

    async def work() -> list[float]:
        for server in servers:
            await server.start()
            await server.get_ready()
        await solos.begin()
        gaps = await solos.watch(WATCHED)
        await solos.stop()
        return gaps

    with server_processes(database, plant, n=N_SERVERS, words=("--pace", PACE)) as servers:
        solos = Solos(servers, database, N_TABLES)
        gaps = asyncio.run(work())
    assert solos.doubled() == 0
    assert (max(gaps) <= GOES_ON) == (plant == "all-keep")
    assert (solos.moves() > 10 * N_TABLES) == (plant == "all-keep")
