"""Tables with a running clock, besides those at which the devices of a crash driver play."""

from __future__ import annotations

import asyncio
import hashlib
import math

from support.server.crash_device import Device
from support.server.crash_driver import Driver, Figures, Strike

from ludejo.client import Client
from ludejo.core.luck import FastLuck
from ludejo.server.writer import read_entry
from ludejo.store.choose import store_of
from ludejo.table import happenings as h

PLEDGE = hashlib.sha256(b"\xaa").hexdigest()
N_TABLES = 3
SECONDS = 4  # the time to open a number
RUN_OUT_SECONDS = 30.0


class Clocks:
    """Games that wait for two numbers, which nobody opens, so that their clock runs out."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.codes: list[str] = []
        self.watching: dict[Device, asyncio.Task[None]] = {}

    async def run(self, times: int, strike: Strike) -> Figures:
        """Open such tables before each blow."""

        async def struck(driver: Driver) -> None:
            await self.begin()
            await strike(driver)
            if driver.figures.kills == times - 1:
                await self.run_out()

        try:
            return await self.driver.run(times, struck)
        finally:
            await self.end()

    async def end(self) -> None:
        for device, task in self.watching.items():
            task.cancel()
            await device.drop()

    async def run_out(self) -> None:
        """Wait until all clocks have run out."""
        async with asyncio.timeout(RUN_OUT_SECONDS):
            while len(self.runs()) < len(self.codes):
                await asyncio.sleep(0.1)

    async def watch(self, device: Device) -> None:
        """Connect a device again whenever it loses its connection; it does nothing else."""
        while True:
            await device.gone.wait()
            await self.driver.come(device)

    async def begin(self) -> None:
        """Open tables and start their games; one device stays, because clocks stop at a table without people."""
        url = next(server.url for server in self.driver.servers if server.is_up)
        async with Client(url, {"ludejo": self.driver.cookies[0].partition("=")[2]}) as ana:
            for _ in range(N_TABLES):
                code = await ana.open_table("love-letter", 2, "Seat 0")
                await self.sit(code, url)
                self.codes.append(code)

    async def sit(self, code: str, url: str) -> None:
        devices = [Device(code, seat, FastLuck(seat)) for seat in (0, 1)]
        for device in devices:
            await device.connect(url, self.driver.cookies[device.seat])
            await device.wished({"did": "sat", "seat": device.seat, "pledge": PLEDGE})
        await devices[0].wished({"did": "started"})
        await devices[1].hang_up()
        self.watching[devices[0]] = asyncio.create_task(self.watch(devices[0]))

    def runs(self) -> list[tuple[float, float]]:
        """For each clock that has run out: when it started and when it ran out, in seconds since 1970."""
        store = store_of(self.driver.database)
        found = [times_of([read_entry(row.body) for row in store.read(code)]) for code in self.codes]
        store.close()
        return [(began, ended) for began, ended in found if ended]

    def shortest(self) -> float:
        return min((ended - began for began, ended in self.runs()), default=math.inf)


def times_of(entries: list[h.Entry]) -> tuple[float, float]:
    """When the game was started, and when the clock ran out (0.0: not yet)."""
    found = {type(entry.did): entry.at / 1000 for entry in entries}
    return found[h.Started], found.get(h.Withheld, 0.0)
