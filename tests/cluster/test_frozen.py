"""A server is frozen for a while: other servers take over its tables, and nothing is doubled when it wakes up."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from support.cluster.clocks import Clocks
from support.cluster.solo import PACE, Solos
from support.postgres import Postgres
from support.server.crash_driver import Driver, server_processes

N_SERVERS, N_TABLES = 3, 16
FROZEN = 6.0
GOES_ON = 5.0
CLOCK = 10  # seconds at the servers' pace
WORDS = ("--pace", PACE, "--limit", f"sealing-seconds={CLOCK}")


class Frost:
    """The first server freezes; the people are at the others."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.clocks = Clocks(driver)
        self.solos = Solos(driver.servers[1:], driver.database, N_TABLES)
        self.gaps: list[float] = []
        self.froze_at = 0.0

    async def run(self) -> None:
        await self.driver.begin()
        try:
            for server in self.driver.servers:
                await server.get_ready()
            await self.solos.begin()
            await self.clocks.begin()
            self.driver.servers[0].freeze()
            self.froze_at = time.time()
            self.gaps = await self.solos.watch(FROZEN)
            self.driver.servers[0].thaw()
            await self.solos.watch(3.0)
            await self.solos.stop()
        finally:
            await self.clocks.end()
            await self.driver.end()


def test_a_frozen_server_is_replaced(postgres: Postgres, record_property: Callable[[str, object], None]) -> None:
    database = postgres.url()
    with server_processes(database, n=N_SERVERS, words=WORDS) as servers:
        frost = Frost(Driver(servers, database, 4, n_tables=0))
        asyncio.run(frost.run())
    doubled = frost.solos.doubled()
    late = [ended - frost.froze_at for _, ended in frost.clocks.runs()]
    figures = f"gaps {max(frost.gaps)} clocks {late} moves {frost.solos.moves()} doubled {doubled}"
    print(figures)
    record_property("figures", figures)
    assert doubled == 0
    assert max(frost.gaps) <= GOES_ON
    assert max(frost.gaps) > 2.0, "it was the keeper of some of them"
    assert len(late) == len(frost.clocks.codes), "all clocks have run out"
    assert max(late) <= GOES_ON + CLOCK * float(PACE)
