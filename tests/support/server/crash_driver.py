"""R1: kill a server (or one of several on one database) under traffic, again and again, and compare what devices were
told with the log.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec
from support.server.crash_device import Device, now
from support.server.crash_servers import ForkServer, ServerProcess
from support.server.crash_table import CrashTable

from ludejo.client import Client
from ludejo.core.luck import FastLuck
from ludejo.store.base import StoreError
from ludejo.store.choose import store_of
from ludejo.table import happenings as h

N_TABLES = 8
TRAFFIC_US = 30_000  # the longest time under traffic before a blow, in microseconds
ANSWER_SECONDS = 5.0  # R3
COME_SECONDS = 20.0


class Figures(msgspec.Struct):
    """What was done and found; every number from `lost` to `wrong` must stay 0."""

    kills: int = 0
    acks: int = 0
    resolved: int = (
        0  # wishes that were stored but not acknowledged when the server died, and later granted by their command id
    )
    unsent: int = 0  # wishes that were neither stored nor acknowledged, sent again, and granted
    lost: int = 0
    doubled: int = 0
    disordered: int = 0
    refused: int = 0
    wrong: int = 0  # views after a restart that do not fit the log
    went: int = 0  # people who were marked as away, and chairs that were given to bots
    longest: float = 0.0  # seconds from a wish to its answer
    away: float = 0.0  # seconds from a lost connection to a greeting


class Driver:
    """Some tables at some servers that share a database."""

    def __init__(
        self,
        servers: list[ServerProcess],
        database: str,
        seed: int,
        n_tables: int = N_TABLES,
        n_idle: int = 0,
        rest: float = 0,
    ) -> None:
        self.servers = servers
        self.database = database
        self.n_tables = n_tables
        self.n_idle = n_idle  # additional tables, at which nothing happens
        self.rest = rest  # seconds that a device rests after each message
        self.luck = FastLuck(seed)
        self.figures = Figures()
        self.cookies: list[str] = []
        self.crash_tables: list[CrashTable] = []

    async def run(self, times: int, strike: Strike) -> Figures:
        """Strike so many times under traffic; then wait until every wish has its answer, and count the faults."""
        try:
            await self.begin()
            for _ in range(times):
                self.go()
                await strike(self)
                self.figures.kills += 1
            await self.settle()
        finally:
            await self.end()
        self.judge()
        return self.figures

    async def begin(self) -> None:
        await asyncio.gather(*[server.start() for server in self.servers])
        self.store = store_of(self.database)
        await self.open_tables()
        await self.connect(self.devices())

    async def end(self) -> None:
        self.store.close()
        for server in self.servers:
            server.kill()
        for device in self.devices():
            await device.drop()

    async def open_tables(self) -> None:
        """One guest has all seats 0, another all seats 1."""
        url = self.servers[0].url
        async with Client(url) as ana, Client(url) as ben:
            for client in (ana, ben):
                self.cookies += [f"ludejo={cookie.value}" for cookie in client.http.cookie_jar]
            for n in range(self.n_tables + self.n_idle):
                code = await ana.open_table("love-letter", 2, "Seat 0", tokens=2)
                self.crash_tables.append(CrashTable(code, self.luck, is_idle=n >= self.n_tables))
        for device in self.devices():
            device.rest = self.rest

    def devices(self) -> list[Device]:
        return [device for crash_table in self.crash_tables for device in crash_table.devices]

    def devices_at(self, server: ServerProcess) -> list[Device]:
        return [device for device in self.devices() if device.url == server.url]

    async def connect(self, devices: list[Device]) -> None:
        """The devices enter, and what they see is compared with the log; then count which open wishes the log has."""
        for seat in (0, 1):
            await asyncio.gather(*[self.come(device) for device in devices if device.seat == seat])
        codes = {device.table for device in devices}
        for crash_table in [crash_table for crash_table in self.crash_tables if crash_table.code in codes]:
            await self.read(crash_table)
            known = crash_table.versions()
            for device in [device for device in crash_table.devices if device in devices]:
                late = [command for command in device.open if command in known]
                self.figures.resolved += len(late)
                self.figures.unsent += len(device.open) - len(late)
                crash_table.late.update(late)

    async def come(self, device: Device) -> None:
        """Enter at any server that is up; if it goes down or can't read, try again there or at another."""
        async with asyncio.timeout(COME_SECONDS):
            while True:
                up = [server for server in self.servers if server.is_up]
                try:
                    if up:
                        server = up[self.luck.below(len(up))]
                        await device.connect(server.url, self.cookies[device.seat])
                        return
                except OSError:
                    pass
                await asyncio.sleep(0.02)

    async def read(self, crash_table: CrashTable) -> None:
        """Read on in a log; try again while the database is away."""
        async with asyncio.timeout(COME_SECONDS):
            while True:
                try:
                    self.figures.wrong += crash_table.read(self.store)
                    return
                except StoreError:
                    await asyncio.sleep(0.02)

    def go(self) -> None:
        """All connected devices play on."""
        for device in self.devices():
            if device.is_in and not device.is_playing and not device.is_idle:
                device.go()

    async def bring_back(self, server: ServerProcess) -> None:
        """Start a server again that went down; meanwhile its devices go to any server that is up."""
        lost = self.devices_at(server)
        await asyncio.gather(*[device.gone.wait() for device in lost])
        pause(lost)
        await asyncio.gather(server.start(), self.come_back(lost))

    async def come_back(self, devices: list[Device]) -> None:
        await self.connect(devices)
        self.go()

    async def follow(self, device: Device) -> None:
        """Connect a device again whenever it loses its connection."""
        while True:
            await device.gone.wait()
            device.is_playing = False
            await self.come_back([device])

    async def a_moment(self) -> None:
        await asyncio.sleep(int(self.luck.below(TRAFFIC_US)) / 1e6)

    async def answered(self, seconds: float = ANSWER_SECONDS) -> float:
        """Wait until every wish that is open now has its answer; how long that took."""
        start = now()
        waiting = [(device, command) for device in self.devices() for command in device.open]
        async with asyncio.timeout(seconds):
            while any(command in device.open for device, command in waiting):
                await asyncio.sleep(0.005)
        return now() - start

    async def settle(self) -> None:
        """After the last blow: wait until every wish has its answer."""
        self.go()
        pause(self.devices())
        await self.answered()
        for crash_table in self.crash_tables:
            await self.read(crash_table)
        await asyncio.gather(*[device.hang_up() for device in self.devices()])

    # --- the verdict

    def judge(self) -> None:
        figures = self.figures
        for crash_table in self.crash_tables:
            versions = crash_table.versions()
            for device in crash_table.devices:
                figures.acks += len(device.granted)
                figures.refused += len(device.refused)
                figures.lost += sum(command not in versions for command in device.granted)
                figures.disordered += crash_table.is_disordered(device.granted) + crash_table.is_overtaken(device)
                figures.longest = max(figures.longest, device.longest)
                figures.away = max(figures.away, device.away)
            figures.went += crash_table.count(h.Went) + crash_table.count(h.Filled)
            figures.doubled += len(crash_table.rows) - len({row.command for row in crash_table.rows})
            figures.doubled += sum(n > 1 for n in crash_table.marks().values())

    def faults(self) -> int:
        f = self.figures
        return f.lost + f.doubled + f.disordered + f.refused + f.wrong


Strike = Callable[[Driver], Awaitable[None]]


def pause(devices: Iterable[Device]) -> None:
    for device in devices:
        device.is_playing = False


async def kill_one(driver: Driver) -> None:
    """Kill a random server with SIGKILL, and start a new one in its place."""
    server = driver.servers[driver.luck.below(len(driver.servers))]
    await driver.a_moment()
    server.kill()
    await driver.bring_back(server)


@contextmanager
def server_processes(
    database: Path | str, *plants: str, n: int = 1, words: Sequence[str] = ()
) -> Iterator[list[ServerProcess]]:
    """n servers that are not started yet."""
    fork_server = ForkServer(*plants)
    servers = [ServerProcess(fork_server, database, *words) for _ in range(n)]
    try:
        yield servers
    finally:
        for server in servers:
            server.close()
        fork_server.close()


def drive(
    database: Path | str, times: int, seed: int, *plants: str,
    n_servers: int = 1, strike: Strike = kill_one, n_tables: int = N_TABLES, rest: float = 0.0,
) -> tuple[Figures, int]:  # fmt: skip
    """Strike so many times on a new database: the figures, and the number of faults."""
    with server_processes(database, *plants, n=n_servers) as servers:
        driver = Driver(servers, str(database), seed, n_tables, rest=rest)
        return asyncio.run(driver.run(times, strike)), driver.faults()
