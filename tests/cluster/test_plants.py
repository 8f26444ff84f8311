"""Servers with planted faults: the tests of this folder must find each of them."""

from __future__ import annotations

import asyncio

import pytest
from support.cluster.solo import PACE, Solos
from support.postgres import Postgres
from support.server.crash_device import now
from support.server.crash_driver import Driver, drive, server_processes

N_SERVERS, N_TABLES = 3, 6
CONVERGES = 2.0  # seconds until a device at another server is told of a move
WATCHED = 6.0
GOES_ON = 5.0
SETTLED = 1.5


def driven(postgres: Postgres, plant: str) -> None:
    """Kill servers, on one new database after another, until a fault is found."""
    for seed in range(8):
        figures, faults = drive(postgres.url(), 8, seed, plant, n_servers=N_SERVERS, n_tables=4)
        assert faults == 0, figures


def test_a_store_that_acknowledges_too_early_is_found(postgres: Postgres) -> None:
    """An acknowledged entry is missing, or another entry is in its place and the chain is broken, or a server that
    reads such a log gives up."""
    with pytest.raises(AssertionError, match=r"Figures|chain is broken|ended by itself"):
        driven(postgres, "hasty")


async def convergence(driver: Driver, seconds: float) -> float:
    """How long it takes until a device at another server gets a chat; at most as long as we wait."""
    await driver.begin()
    try:
        (crash_table,) = driver.crash_tables
        here, there = crash_table.devices
        for device, server in zip(crash_table.devices, driver.servers, strict=False):
            await device.hang_up()
            await device.connect(server.url, driver.cookies[device.seat])
            await server.get_ready()
        await asyncio.sleep(SETTLED)  # a server that begins to listen reads what it may have missed
        start = now()
        await here.wished({"did": "sat", "seat": 0, "pledge": ""})
        while now() < start + seconds and there.room is not None and there.room["seats"][0]["person"] is None:
            await asyncio.sleep(0.002)
        return now() - start
    finally:
        await driver.end()


@pytest.mark.parametrize("plant", ["", "deaf"])
def test_servers_that_get_no_notices_are_found(plant: str, postgres: Postgres) -> None:
    database = postgres.url()
    with server_processes(database, *([plant] if plant else []), n=2) as servers:
        seconds = asyncio.run(convergence(Driver(servers, database, 5, n_tables=1), 2 * CONVERGES))
    print("seconds until the other server tells:", seconds)
    assert (seconds > CONVERGES) == (plant == "deaf")


@pytest.mark.parametrize("plant", ["all-keep", "none-keeps"])
def test_wrong_keepers_are_found_and_double_nothing(plant: str, postgres: Postgres) -> None:
    """If several servers act as the keeper, each moment is still answered once; without any keeper, nothing goes on."""
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
