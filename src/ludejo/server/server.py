"""A server process from start to end: open the store, listen, open the tables that are live, stop cleanly."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import signal
import socket
import ssl
import sys
import threading
from collections.abc import Callable
from typing import Any

from aiohttp import web

from ludejo.games import game
from ludejo.server import metrics
from ludejo.server.app import App
from ludejo.server.expiry import newest, sweep
from ludejo.server.http import HttpApi
from ludejo.server.peers import Peers
from ludejo.server.port import Port
from ludejo.server.process_limits import raise_files
from ludejo.server.settings import Settings
from ludejo.store.base import Store, StoreError
from ludejo.store.choose import plain, store_of

log = logging.getLogger("ludejo.server")
TROUBLE_SECONDS = 0.5
SETTLE_SECONDS = 4.0  # when it stops: for what is being stored …
CLOSE_SECONDS = 3.0  # … and for the database to be closed
READY_SECONDS = 0.02
FIRST_SWEEP_SECONDS = 600.0  # after the start: by then the clock may have been set
SWEEP_SECONDS = 3600.0
BACKLOG = 1024  # connections that wait to be accepted while somebody floods; more would be rejected for a second
PAGE_SECONDS = 3.0  # for pages that are under way when it stops
# SIGHUP too: somebody closes the terminal, or reloads a server that has no supervisor, and it must end cleanly.
STOPS = [signal.SIGTERM, signal.SIGINT, *([signal.SIGHUP] if sys.platform != "win32" else [])]
GC_THRESHOLDS = (20_000, 20, 50)  # a move makes garbage, but hardly any cycles


PeersOf = Callable[[str, Store], Peers | None]


def nobody_else(database: str, store: Store) -> None:
    """This process serves its database alone."""


async def started(app: web.Application) -> web.AppRunner:
    runner = web.AppRunner(app, access_log=None, handle_signals=False, shutdown_timeout=PAGE_SECONDS)
    await runner.setup()
    return runner


class Server:
    """One process that serves."""

    def __init__(
        self,
        settings: Settings,
        sock: socket.socket,
        tls: ssl.SSLContext | None = None,
        peers_of: PeersOf = nobody_else,
    ) -> None:
        self.settings = settings
        self.peers_of = peers_of
        self.sock = sock
        self.tls = tls
        self.tasks: list[asyncio.Task[None]] = []
        self.unsaved = ""  # why something could not be stored at the end

    async def report(self, stopped: asyncio.Event) -> None:
        """Tell the supervisor that we are ready, and stop when it is gone."""
        while not self.app.peers.is_ready() and not stopped.is_set():
            await asyncio.sleep(READY_SECONDS)
        print("ready", flush=True)
        asyncio.get_running_loop().add_reader(sys.stdin.fileno(), stopped.set)

    async def start(self) -> None:
        """Listen first, then open the live tables: guests who come meanwhile are served."""
        database = plain(self.settings.database)
        store = store_of(database)
        self.app = App(self.settings, store, game, self.peers_of(database, store))
        self.app.calendar.begin(newest(await asyncio.to_thread(store.latest)))
        self.runners = [await started(HttpApi(self.app).application)]
        pages = self.runners[0].server
        assert pages is not None
        await self.show_figures()
        self.port = Port(self.app, pages, raise_files())
        loop = asyncio.get_running_loop()
        self.server = await loop.create_server(
            self.port.protocol, sock=self.sock, backlog=BACKLOG, **self.tls_options()
        )
        works = (self.app.peers.start(), self.mend(), self.sweep(), self.app.index.note_always())
        self.tasks = [loop.create_task(work) for work in works]

    async def show_figures(self) -> None:
        """Serve the metrics at a port of their own, if one is set."""
        if self.settings.metrics_port:
            self.runners.append(await started(metrics.app_of(self.app)))
            reuse = hasattr(socket, "SO_REUSEPORT")  # while processes are renewed two have the same one; not on Windows
            await web.TCPSite(self.runners[-1], "127.0.0.1", self.settings.metrics_port, reuse_port=reuse).start()

    def tls_options(self) -> dict[str, Any]:
        """Options for TLS; a connection that takes too long for the handshake is closed."""
        seconds = self.settings.limits.handshake_seconds
        return {"ssl": self.tls, "ssl_handshake_timeout": seconds or None} if self.tls is not None else {}

    async def mend(self) -> None:
        """While the store is in trouble, ask it again and again."""
        while True:
            await asyncio.sleep(TROUBLE_SECONDS)
            self.app.look_after()

    async def sweep(self) -> None:
        """Delete old tables, every hour."""
        await asyncio.sleep(FIRST_SWEEP_SECONDS)
        while True:
            if self.app.peers.is_first():
                await sweep(self.app)
            await asyncio.sleep(SWEEP_SECONDS)

    async def stop(self) -> None:
        """Let nobody in any more, tell everybody, and store what was asked."""
        self.server.close()
        for task in self.tasks:
            task.cancel()
        self.app.stop()
        self.unsaved = await self.settled()
        await self.app.peers.stop()
        await self.app.bot_pool.stop()
        await self.app.referee.stop()
        await self.app.side.stop()
        for runner in self.runners:
            await runner.cleanup()
        closing = threading.Thread(target=self.app.store.close, daemon=True)  # we don't wait for a disk that hangs
        closing.start()
        await asyncio.to_thread(closing.join, CLOSE_SECONDS)

    async def settled(self) -> str:
        """Wait until nothing is being stored; returns why something could not be stored, or ""."""
        with contextlib.suppress(TimeoutError, StoreError):  # hints may be lost
            async with asyncio.timeout(SETTLE_SECONDS):
                await self.app.store.settle()
                await self.app.index.note_all()
        return self.app.store.why()

    async def run(self, ready: Callable[[], None], is_worker: bool = False) -> None:
        """Serve until a signal says stop. A worker says when it is ready, and stops when its supervisor is gone."""
        stopped = asyncio.Event()
        for name in STOPS:
            with contextlib.suppress(NotImplementedError):  # Windows
                asyncio.get_running_loop().add_signal_handler(name, stopped.set)
        await self.start()
        gc.freeze()  # what is loaded stays, so the collector need not look at it again
        gc.set_threshold(*GC_THRESHOLDS)
        if is_worker:
            await self.report(stopped)
        else:
            ready()
        await stopped.wait()
        log.info("stopping")
        await self.stop()
        if self.unsaved:
            raise StoreError(self.unsaved)
