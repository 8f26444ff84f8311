"""R1: kill a server under traffic, again and again, and compare what devices were told with what the log has."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

import msgspec
from server.crash_device import Device
from server.crash_plants import AGAIN
from server.crash_servers import House, Nursery

import ludejo
from ludejo.client import Client
from ludejo.core.luck import FastLuck
from ludejo.server.desk import read_entry
from ludejo.store.base import NO_HASH, Row, first_bad
from ludejo.store.sqlite import SqliteStore
from ludejo.table import happenings as h
from ludejo.table.table import Table

N_TABLES = 8
TRAFFIC_US = 30_000  # a kill comes within so many microseconds
ANSWER_SECONDS = 5.0  # R3


class CrashFault(AssertionError):  # noqa: N818  a fault of the server, found
    """Something was lost, doubled, out of order, or seen wrongly."""


class Figures(msgspec.Struct):
    """What was done, and what was found; each of `lost` to `wrong` must stay 0."""

    kills: int = 0
    acks: int = 0
    resolved: int = 0  # stored but not acknowledged when the server died, and then granted by their id
    unsent: int = 0  # neither stored nor acknowledged: sent again, and granted
    lost: int = 0
    doubled: int = 0
    disordered: int = 0
    refused: int = 0
    wrong: int = 0  # views after a restart that are not the log's


class Spot:
    """One table: its two devices, and its log folded as far as it has been read."""

    def __init__(self, code: str, luck: FastLuck) -> None:
        self.code = code
        self.devices = [Device(code, seat, luck) for seat in (0, 1)]
        self.devices[1].known = self.devices[0].known
        self.rows: list[Row] = []
        self.late: set[str] = set()  # their answers died with a server; said again, they may come in any order
        self.table = Table(ludejo.game)

    def read(self, store: SqliteStore) -> None:
        """What the log has more than before; it must go on where it was."""
        rows = store.read(self.code, len(self.rows))
        before = self.rows[-1].hash if self.rows else NO_HASH
        if first_bad(rows, before, len(self.rows) + 1) is not None:
            raise CrashFault("the chain is broken")
        for row in rows:
            self.table.fold(read_entry(row.body))
        self.rows += rows

    def versions(self) -> dict[str, int]:
        """Where each command of a device stands, by the device's own id for it (without what a plant adds to it)."""
        return {row.command.partition(":")[2].partition(AGAIN)[0]: row.version for row in self.rows}

    def is_disordered(self, granted: list[str]) -> bool:
        """Were these granted in another order than the log's?"""
        versions = self.versions()
        found = [versions[command] for command in granted if command in versions and command not in self.late]
        if found != sorted(found):
            print(self.code, [(command, versions.get(command), command in self.late) for command in granted])
        return found != sorted(found)

    def is_overtaken(self, device: Device) -> bool:
        """Does a wish stand in the log before one that had been granted, to either device, when it was first said?
        (In which order two sockets are read tells nothing: a device that is busy reads them in any.)"""
        versions = self.versions()
        for command in device.granted:
            earlier = [versions.get(known, 0) for known in device.known[: device.sent_at[command]]]
            if versions.get(command, 0) < max(earlier, default=0):
                print(self.code, command, versions.get(command), device.known[: device.sent_at[command]])
                return True
        return False

    def marks(self) -> Counter[tuple[object, ...]]:
        """What may happen once only: an answer to a moment, a sentence that is said once."""
        found: Counter[tuple[object, ...]] = Counter()
        for row in self.rows:
            did = read_entry(row.body).did
            if isinstance(did, h.Moved):
                found["moved", did.moment] += 1
            elif isinstance(did, h.Said):
                found["said", did.text] += 1
        return found


class Driver:
    """Some tables at one house."""

    def __init__(self, house: House, database: Path, seed: int) -> None:
        self.house = house
        self.database = database
        self.luck = FastLuck(seed)
        self.figures = Figures()
        self.cookies: list[str] = []
        self.spots: list[Spot] = []

    async def run(self, kills: int) -> Figures:
        await self.house.start()
        await self.open_tables()
        self.store = SqliteStore(self.database)
        try:
            await self.connect()
            for _ in range(kills):
                await self.kill_once()
            await self.settle()
        finally:
            self.store.close()
            self.house.kill()
        self.judge()
        return self.figures

    async def open_tables(self) -> None:
        """One guest has all seats 0, another all seats 1."""
        async with Client(self.house.url) as ana, Client(self.house.url) as ben:
            for client in (ana, ben):
                self.cookies += [f"ludejo={cookie.value}" for cookie in client.http.cookie_jar]
            for _ in range(N_TABLES):
                code = await ana.open_table("love-letter", 2, "Seat 0", tokens=2)
                self.spots.append(Spot(code, self.luck))

    def devices(self) -> list[Device]:
        return [device for spot in self.spots for device in spot.devices]

    async def connect(self) -> None:
        """Everybody comes back, and sees what the log says; then it is counted what the log knew already."""
        for seat in (0, 1):
            cookie = self.cookies[seat]
            await asyncio.gather(*[spot.devices[seat].connect(self.house.url, cookie) for spot in self.spots])
        for spot in self.spots:
            spot.read(self.store)
            known = spot.versions()
            for device in spot.devices:
                self.look(spot.table, device)
                late = [command for command in device.open if command in known]
                self.figures.resolved += len(late)
                self.figures.unsent += len(device.open) - len(late)
                spot.late.update(late)

    def look(self, table: Table, device: Device) -> None:
        """Is what a device was told what the log gives?"""
        if table.play is not None:
            right = msgspec.json.encode(table.play.whole(device.seat))
            self.figures.wrong += msgspec.json.decode(right) != {**(device.sight or {})}

    async def kill_once(self) -> None:
        """Traffic, death, and a new server."""
        died = asyncio.Event()

        def kill() -> None:
            self.house.kill()
            died.set()

        asyncio.get_running_loop().call_later(int(self.luck.below(TRAFFIC_US)) / 1e6, kill)
        for device in self.devices():
            device.go()
        await died.wait()
        await asyncio.gather(*[device.gone.wait() for device in self.devices()])
        self.pause()
        self.figures.kills += 1
        await self.house.start()
        await self.connect()

    def pause(self) -> None:
        for device in self.devices():
            device.is_playing = False

    async def settle(self) -> None:
        """No more kills: every wish that is open gets its answer."""
        for device in self.devices():
            device.go()
        self.pause()
        async with asyncio.timeout(ANSWER_SECONDS):
            while any(device.open for device in self.devices()):
                await asyncio.sleep(0.01)
        for spot in self.spots:
            spot.read(self.store)
            await asyncio.gather(*[device.hang_up() for device in spot.devices])

    # --- the verdict

    def judge(self) -> None:
        figures = self.figures
        for spot in self.spots:
            versions = spot.versions()
            for device in spot.devices:
                figures.acks += len(device.granted)
                figures.refused += len(device.refused)
                figures.lost += sum(command not in versions for command in device.granted)
                figures.disordered += spot.is_disordered(device.granted) + spot.is_overtaken(device)
            figures.doubled += len(spot.rows) - len({row.command for row in spot.rows})
            figures.doubled += sum(n > 1 for n in spot.marks().values())

    def faults(self) -> int:
        f = self.figures
        return f.lost + f.doubled + f.disordered + f.refused + f.wrong


def drive(folder: Path, kills: int, seed: int, *plants: str) -> tuple[Figures, int]:
    """So many kills on a new database; what came of it, and how many faults there are."""
    nursery = Nursery(*plants)
    house = House(nursery, folder / "crash.db")
    driver = Driver(house, folder / "crash.db", seed)
    try:
        figures = asyncio.run(driver.run(kills))
    finally:
        house.kill()
        nursery.close()
    return figures, driver.faults()
