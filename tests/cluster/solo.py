"""Tables at which one person plays with a bot: whoever keeps them must answer."""

from __future__ import annotations

import asyncio

from server.crash_device import Device, now, until
from server.crash_servers import House
from server.crash_spot import Spot

from ludejo.client import Client
from ludejo.core.luck import FastLuck
from ludejo.store.opening import store_of

PACE = "0.2"
TOKENS = 10  # a long game
REST = 0.1


class Solos:
    """So many of them, at some houses in turn."""

    def __init__(self, houses: list[House], database: str, n: int) -> None:
        self.houses = houses
        self.database = database
        self.n = n
        self.spots: list[Spot] = []

    async def begin(self) -> None:
        async with Client(self.houses[0].url) as ana:
            cookie = f"ludejo={next(iter(ana.http.cookie_jar)).value}"
            for n in range(self.n):
                code = await ana.open_table("love-letter", 2, "Seat 0", tokens=TOKENS, first="seat-0")
                self.spots.append(Spot(code, FastLuck(n)))
                await self.sit(self.spots[-1].devices[0], self.houses[n % len(self.houses)].url, cookie)

    async def sit(self, device: Device, url: str, cookie: str) -> None:
        await device.connect(url, cookie)
        await device.wished({"did": "sat", "seat": 0, "pledge": ""})
        await device.wished({"did": "filled", "seat": 1, "bot": "random"})
        await device.wished({"did": "started"})
        await until(lambda: device.sight is not None)
        device.rest = REST
        device.go()

    async def watch(self, seconds: float) -> list[float]:
        """Play for so long; the longest time that nothing has happened, at each table."""
        end, found = now() + seconds, [0.0] * self.n
        while now() < end:
            found = [max(gap, waiting(spot.devices[0])) for gap, spot in zip(found, self.spots, strict=True)]
            await asyncio.sleep(0.05)
        return found

    async def stop(self) -> None:
        for spot in self.spots:
            spot.devices[0].is_playing = False
            await spot.devices[0].hang_up()

    def doubled(self) -> int:
        """Moments that were answered twice; the chains are whole."""
        store = store_of(self.database)
        for spot in self.spots:
            spot.read(store)
        store.close()
        return sum(n > 1 for spot in self.spots for n in spot.marks().values())

    def moves(self) -> int:
        return sum(mark[0] == "moved" for spot in self.spots for mark in spot.marks())


def waiting(device: Device) -> float:
    """How long nothing has happened, in a game that is going on."""
    is_playing = device.room is not None and device.room["phase"] == "playing"
    return now() - device.shown_at if is_playing else 0.0
