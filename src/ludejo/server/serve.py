"""A server from its first breath to its last: open the store, listen, take up what was going on, stop cleanly."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import signal
import socket
import ssl
from collections.abc import Callable

from aiohttp import web

from ludejo.games import game
from ludejo.server.door import Door
from ludejo.server.forgetting import sweep
from ludejo.server.hall import Hall
from ludejo.server.settings import Settings
from ludejo.server.web import Web
from ludejo.store.base import Store
from ludejo.store.memory import MemoryStore
from ludejo.store.sqlite import SqliteStore

log = logging.getLogger("ludejo.serve")
TROUBLE_SECONDS = 0.5
STOP_SECONDS = 10.0
SWEEP_SECONDS = 3600.0
MEMORY = "memory"
GC_THRESHOLDS = (20_000, 20, 50)  # a move makes garbage, but hardly a circle of it


def store_of(database: str) -> Store:
    """The store an option names: a file for SQLite, or `memory`."""
    return MemoryStore() if database == MEMORY else SqliteStore(database)


class Server:
    """One process that serves."""

    def __init__(self, settings: Settings, sock: socket.socket, tls: ssl.SSLContext | None = None) -> None:
        self.settings = settings
        self.sock = sock
        self.tls = tls
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Listen first, then take up what was going on: whoever comes meanwhile is served."""
        self.hall = Hall(self.settings, store_of(self.settings.database), game)
        self.runner = web.AppRunner(Web(self.hall).app, access_log=None, handle_signals=False)
        await self.runner.setup()
        pages = self.runner.server
        assert pages is not None
        loop = asyncio.get_running_loop()
        self.server = await loop.create_server(lambda: Door(self.hall, pages), sock=self.sock, ssl=self.tls)
        self.tasks = [loop.create_task(work) for work in (self.take_up(), self.mend(), self.sweep())]

    async def take_up(self) -> None:
        """Open every table that is not over, a few at a time: bots and clocks go on."""
        for code in self.hall.store.tables():
            place = self.hall.place(code)
            if place is not None and place.desk.table.phase in ("over", "closed") and not place.lines:
                del self.hall.places[code]
            await asyncio.sleep(0)

    async def mend(self) -> None:
        """While the store is in trouble, ask it again and again."""
        while True:
            await asyncio.sleep(TROUBLE_SECONDS)
            for place in list(self.hall.places.values()):
                place.look_after()

    async def sweep(self) -> None:
        """Forget what is long over."""
        while True:
            sweep(self.hall)
            await asyncio.sleep(SWEEP_SECONDS)

    async def stop(self) -> None:
        """Nobody new comes in; everybody is told; what was asked is stored."""
        self.server.close()
        for task in self.tasks:
            task.cancel()
        self.hall.stop()
        async with asyncio.timeout(STOP_SECONDS):
            await self.hall.store.settle()
        await self.hall.workers.stop()
        await self.runner.cleanup()
        self.hall.store.close()

    async def run(self, ready: Callable[[], None]) -> None:
        """Serve until somebody says stop."""
        stopped = asyncio.Event()
        for name in (signal.SIGTERM, signal.SIGINT):
            with contextlib.suppress(NotImplementedError):  # Windows
                asyncio.get_running_loop().add_signal_handler(name, stopped.set)
        await self.start()
        gc.freeze()  # what is loaded stays: nobody need look at it again
        gc.set_threshold(*GC_THRESHOLDS)
        ready()
        await stopped.wait()
        log.info("stopping")
        await self.stop()
