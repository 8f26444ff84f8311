"""R20: a new version comes to the servers one after another, under load. Nothing is lost, nobody waits longer than 5 s,
nobody is taken for gone and no bot takes a chair, and no clock runs out early.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable

from cluster.clocks import SECONDS, Clocks
from cluster.works import Works
from postgres import Postgres
from server.crash_driver import Driver, Figures, houses_of
from server.crash_servers import Nursery

ROLLS, LONG_ROLLS = 4, 100
# each starts three processes from nothing, one after another; so many on one database, or its logs get full
RENEWALS, LONG_RENEWALS = (2,), (50, 50)
N_HOUSES = 3
N_TABLES = 4
REST = 0.1  # seconds between what a device is told and what it wishes next
LONGEST = 5.0
WORDS = ("--limit", f"sealing-seconds={SECONDS}")


async def roll(driver: Driver) -> None:
    """Each house in turn stops cleanly and starts again; its devices go to the others meanwhile."""
    for house in driver.houses:
        house.kill(signal.SIGTERM)
        await driver.bring_back(house)
        await house.get_ready()


async def renew(driver: Driver) -> None:
    """The foreman renews his workers: none of the old ones is left, and everybody has come back."""
    (works,) = driver.houses
    assert isinstance(works, Works)
    old = set(works.workers())
    following = [asyncio.create_task(driver.follow(device)) for device in driver.devices()]
    os.kill(works.pid, signal.SIGHUP)
    async with asyncio.timeout(120):
        while old & set(works.workers()) or not all(device.is_in for device in driver.devices()):
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


def test_a_rolling_restart_is_hardly_noticed(
    postgres: Postgres, long: bool, record_property: Callable[[str, object], None]
) -> None:
    database = postgres.url()
    with houses_of(database, n=N_HOUSES, words=WORDS) as houses:
        driver = Driver(houses, database, 1, N_TABLES, rest=REST)
        clocks = Clocks(driver)
        figures = asyncio.run(clocks.run(LONG_ROLLS if long else ROLLS, roll))
    judge(driver, figures, record_property)
    assert clocks.runs(), "some clocks have run out"
    assert clocks.shortest() >= SECONDS


def test_workers_are_renewed_without_notice(
    postgres: Postgres, long: bool, record_property: Callable[[str, object], None]
) -> None:
    for renewals in LONG_RENEWALS if long else RENEWALS:
        driver, clocks, figures = renewed(postgres.url(), renewals)
        judge(driver, figures, record_property)
        assert clocks.runs(), "some clocks have run out"
        assert clocks.shortest() >= SECONDS


def renewed(database: str, times: int) -> tuple[Driver, Clocks, Figures]:
    """Workers that were renewed so often under traffic, and what became of it."""
    works = Works(Nursery(), database, "--workers", str(N_HOUSES), *WORDS)
    driver = Driver([works], database, 2, N_TABLES, rest=REST)
    clocks = Clocks(driver)
    try:
        figures = asyncio.run(clocks.run(times, renew))
    finally:
        works.close()
    return driver, clocks, figures
