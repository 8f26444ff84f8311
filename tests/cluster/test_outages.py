"""R14: PostgreSQL is frozen and then killed or continued, or the network passes nothing on. Nothing is acknowledged,
everybody is told so, play goes on soon after it is back, and no clock runs out because of it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import closing

import pytest
from support.cluster.black_hole import BlackHoleProxy
from support.cluster.clocks import SECONDS, Clocks
from support.postgres import Postgres
from support.server.crash_device import Device, now
from support.server.crash_driver import Driver, server_processes

N_SERVERS, N_TABLES, N_IDLE = 3, 4, 3
REST = 0.02
OUTAGE, LONG_OUTAGE = 5.0, 60.0  # seconds
LAST_ACK = 0.5  # seconds after its beginning in which earlier rows may still be acknowledged
SAVING_OPEN, SAVING_IDLE = 2.0, 4.0
RESUMED = 5.0
WORDS = ("--limit", f"sealing-seconds={SECONDS}")
KINDS = ("stopped and killed", "stopped", "swallowed")


class Outage:
    """The database can't be reached for a while, in one of three ways."""

    def __init__(self, kind: str, postgres: Postgres, proxy: BlackHoleProxy, seconds: float, clocks: Clocks) -> None:
        self.kind, self.postgres, self.proxy, self.seconds, self.clocks = kind, postgres, proxy, seconds, clocks
        self.began = self.ended = 0.0  # seconds since 1970
        self.last_ack = self.resumed = 0.0
        self.until_told: dict[str, float] = {"open": 0.0, "idle": 0.0}

    async def strike(self, driver: Driver) -> None:
        await asyncio.sleep(0.5)
        await asyncio.to_thread(self.begin)
        self.began, start = time.time(), now()
        await asyncio.sleep(self.seconds)
        self.look(driver, start)
        await asyncio.to_thread(self.end)
        self.ended = time.time()
        self.resumed = await driver.answered()
        await self.run_out()

    async def run_out(self) -> None:
        """Wait until all clocks have run out, but no longer than they may take."""
        last = now() + SECONDS + 3
        while now() < last and len(await asyncio.to_thread(self.clocks.runs)) < len(self.clocks.codes):
            await asyncio.sleep(0.2)

    def begin(self) -> None:
        if self.kind == "swallowed":
            self.proxy.swallow()
        else:
            self.postgres.freeze()

    def end(self) -> None:
        if self.kind == "swallowed":
            self.proxy.let_through()
        elif self.kind == "stopped":
            self.postgres.thaw()
        else:
            self.postgres.kill_all()
            self.postgres.start()

    def look(self, driver: Driver, start: float) -> None:
        """Check what devices were told during the outage, and when."""
        for device in driver.devices():
            self.last_ack = max(self.last_ack, device.answered_at - start)
            said = min(device.said_at.values(), default=0.0)
            kind = "open" if said else "idle"
            self.until_told[kind] = max(self.until_told[kind], told_at(device, start) - max(said, start))

    def given(self, began: float, ended: float) -> float:
        """How many seconds players had, without the outage, before a clock ran out."""
        return ended - began - max(0.0, min(ended, self.ended) - max(began, self.began))


def told_at(device: Device, start: float) -> float:
    """When a device was told that nothing can be saved."""
    return next((at for at, trouble in device.saving if trouble and at >= start), float("inf"))


@pytest.mark.parametrize("kind", KINDS)
def test_an_outage_of_the_database_loses_nothing_and_stops_clocks(
    kind: str, postgres: Postgres, long: bool, record_property: Callable[[str, object], None]
) -> None:
    database = postgres.url()
    with closing(BlackHoleProxy(postgres.port)) as proxy:
        through = database.replace(str(postgres.port), str(proxy.port))
        with server_processes(through, n=N_SERVERS, words=WORDS) as servers:
            driver = Driver(servers, database, 3, N_TABLES, N_IDLE, REST)
            clocks = Clocks(driver)
            outage = Outage(kind, postgres, proxy, LONG_OUTAGE if long else OUTAGE, clocks)
            figures = asyncio.run(clocks.run(1, outage.strike))
        given = [outage.given(*run) for run in clocks.runs()]
    figured = f"{figures} last ack {outage.last_ack} told {outage.until_told} resumed {outage.resumed} clocks {given}"
    print(figured)
    record_property("figures", figured)
    assert driver.faults() == 0, figures
    assert figures.went == 0
    assert outage.last_ack <= LAST_ACK
    assert outage.until_told["open"] <= SAVING_OPEN
    assert outage.until_told["idle"] <= SAVING_IDLE
    assert outage.resumed <= RESUMED
    assert len(given) == len(clocks.codes), "all clocks run out in the end"
    assert min(given) >= SECONDS, "nobody loses time"
