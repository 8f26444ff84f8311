"""Tables at which one person plays with a bot, so that the keeper of the table must make moves."""

from __future__ import annotations

import asyncio

from support.server.crash_device import Device, now, until
from support.server.crash_servers import ServerProcess
from support.server.crash_table import CrashTable

from ludejo.client import Client
from ludejo.core.luck import FastLuck
from ludejo.store.choose import store_of

PACE = "0.2"
TOKENS = 10  # a long game
REST = 0.1


class Solos:
    """n such tables, with their devices at some servers in turn."""

    def __init__(self, servers: list[ServerProcess], database: str, n: int) -> None:
        self.servers = servers
        self.database = database
        self.n = n
        self.crash_tables: list[CrashTable] = []

    async def begin(self) -> None:
        async with Client(self.servers[0].url) as ana:
            cookie = f"ludejo={next(iter(ana.http.cookie_jar)).value}"
            for n in range(self.n):
                code = await ana.open_table("love-letter", 2, "Seat 0", tokens=TOKENS, first="seat-0")
                self.crash_tables.append(CrashTable(code, FastLuck(n)))
                await self.sit(self.crash_tables[-1].devices[0], self.servers[n % len(self.servers)].url, cookie)

    async def sit(self, device: Device, url: str, cookie: str) -> None:
        await device.connect(url, cookie)
        await device.wished({"did": "sat", "seat": 0, "pledge": ""})
        await device.wished({"did": "filled", "seat": 1, "bot": "random"})
        await device.wished({"did": "started"})
        await until(lambda: device.sight is not None)
        device.rest = REST
        device.go()

    async def watch(self, seconds: float) -> list[float]:
        """Play for so many seconds; the longest time at each table during which nothing happened."""
        end, found = now() + seconds, [0.0] * self.n
        while now() < end:
            found = [
                max(gap, waiting(crash_table.devices[0]))
                for gap, crash_table in zip(found, self.crash_tables, strict=True)
            ]
            await asyncio.sleep(0.05)
        return found

    async def stop(self) -> None:
        for crash_table in self.crash_tables:
            crash_table.devices[0].is_playing = False
            await crash_table.devices[0].hang_up()

    def doubled(self) -> int:
        """How many moments were answered twice; also checks the chains."""
        store = store_of(self.database)
        for crash_table in self.crash_tables:
            crash_table.read(store)
        store.close()
        return sum(n > 1 for crash_table in self.crash_tables for n in crash_table.marks().values())

    def moves(self) -> int:
        return sum(mark[0] == "moved" for crash_table in self.crash_tables for mark in crash_table.marks())


def waiting(device: Device) -> float:
    """How long nothing has happened; 0 if no game is going on."""
    is_playing = device.room is not None and device.room["phase"] == "playing"
    return now() - device.shown_at if is_playing else 0.0
