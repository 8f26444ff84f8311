"""R20: the servers are restarted one after another, under load. Nothing is lost, nobody waits longer than 5 s, nobody
is marked as away, no bot takes a chair, and no clock runs out early.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable

from support.cluster.clocks import SECONDS, Clocks
from support.cluster.supervised import SupervisedServer
from support.postgres import Postgres
from support.server.crash_driver import Driver, Figures, server_processes
from support.server.crash_servers import ForkServer

ROLLS, LONG_ROLLS = 4, 100
# each starts three processes, one after another; no more on one database, because its logs would get full
RENEWALS, LONG_RENEWALS = (2,), (50, 50)
N_SERVERS = 3
N_TABLES = 4
REST = 0.1  # seconds that a device waits after a message before its next wish
LONGEST = 5.0
WORDS = ("--limit", f"sealing-seconds={SECONDS}")


async def roll(driver: Driver) -> None:
    """Stop and start each server in turn; meanwhile its devices go to the others."""
    for server in driver.servers:
        server.kill(signal.SIGTERM)
        await driver.bring_back(server)
        await server.get_ready()


async def renew(driver: Driver) -> None:
    """The supervisor replaces its workers: wait until no old one is left and every device has come back."""
    (supervised,) = driver.servers
    assert isinstance(supervised, SupervisedServer)
    old = set(supervised.workers())
    following = [asyncio.create_task(driver.follow(device)) for device in driver.devices()]
    os.kill(supervised.pid, signal.SIGHUP)
    async with asyncio.timeout(120):
        while old & set(supervised.workers()) or not all(device.is_in for device in driver.devices()):
            await asyncio.sleep(0.02)
    for task in following:
        task.cancel()
    await asyncio.gather(*following, return_exceptions=True)


def judge(driver: Driver, figures: Figures, record: Callable[[str, object], None]) -> None:
    print(figures)
    record("figures", str(figures))
    assert driver.faults() == 0, figures
    assert figures.went == 0, "nobody has left"
    assert figures.longest <= LONGEST


def test_a_rolling_restart_loses_nothing(
    postgres: Postgres, long: bool, record_property: Callable[[str, object], None]
) -> None:
    database = postgres.url()
    with server_processes(database, n=N_SERVERS, words=WORDS) as servers:
        driver = Driver(servers, database, 1, N_TABLES, rest=REST)
        clocks = Clocks(driver)
        figures = asyncio.run(clocks.run(LONG_ROLLS if long else ROLLS, roll))
    judge(driver, figures, record_property)
    assert clocks.runs(), "some clocks have run out"
    assert clocks.shortest() >= SECONDS


def test_a_renewal_of_workers_loses_nothing(
    postgres: Postgres, long: bool, record_property: Callable[[str, object], None]
) -> None:
    for renewals in LONG_RENEWALS if long else RENEWALS:
        driver, clocks, figures = renewed(postgres.url(), renewals)
        judge(driver, figures, record_property)
        assert clocks.runs(), "some clocks have run out"
        assert clocks.shortest() >= SECONDS


def renewed(database: str, times: int) -> tuple[Driver, Clocks, Figures]:
    """Replace the workers so often under traffic: the figures and the clocks."""
    supervised = SupervisedServer(ForkServer(), database, "--workers", str(N_SERVERS), *WORDS)
    driver = Driver([supervised], database, 2, N_TABLES, rest=REST)
    clocks = Clocks(driver)
    try:
        figures = asyncio.run(clocks.run(times, renew))
    finally:
        supervised.close()
    return driver, clocks, figures
