"""A real table (app, live table, writer, store) without sockets and without time. Every frame to a device is recorded.

`Transport.send` is the only way out of the server, so what is recorded there is all a device can ever see.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Any, cast

import msgspec

from ludejo.core.game import Game
from ludejo.server.app import App
from ludejo.server.connection import Connection, Transport
from ludejo.server.live_table import LiveTable
from ludejo.server.nights import TICK
from ludejo.server.peers import Peers
from ludejo.server.referee import RefereeInline
from ludejo.server.screens import Screens
from ludejo.server.settings import Limits, Settings
from ludejo.server.writer import Request
from ludejo.store.base import Store
from ludejo.store.memory import MemoryStore
from ludejo.table import happenings as h
from ludejo.table.play import Play
from ludejo.table.table import Table
from ludejo.wire import told

KEY = bytes(range(32))
LIFTED = Limits(
    messages_at_once=0,
    unanswered=0,
    sockets_per_guest=0,
    bad_codes=0,
    bad_codes_per_site=0,  # a stranger asks for every table of a long hunt
    send_bytes=0,
    costly_at_once=0,
)
Find = Callable[[str], Game]
Frame = tuple[float, bytes]  # when, and what
SCREEN = "screen"


class Later:
    """A call that a loop will make later."""

    def __init__(self, then: Callable[..., object]) -> None:
        self.then: Callable[..., object] | None = then

    def cancel(self) -> None:
        self.then = None


class StillLoop:
    """As much of an event loop as an app needs. Its time stands still until `advance` is called."""

    def __init__(self) -> None:
        self.now = 0.0
        self.ready: deque[Callable[..., object]] = deque()
        self.timers: list[tuple[float, int, Later]] = []
        self.numbers = itertools.count()

    def time(self) -> float:
        return self.now

    def call_soon(self, callback: Callable[..., object], *args: Any) -> Any:
        self.ready.append(partial(callback, *args))

    def call_soon_threadsafe(self, callback: Callable[..., object], *args: Any) -> Any:
        self.ready.append(partial(callback, *args))

    def call_later(self, delay: float, callback: Callable[..., object], *args: Any) -> Any:
        later = Later(partial(callback, *args))
        heapq.heappush(self.timers, (self.now + delay, next(self.numbers), later))
        return later

    def settle(self) -> None:
        """Do what is to be done now."""
        while self.ready:
            self.ready.popleft()()

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        end = self.now + seconds
        while self.timers and self.timers[0][0] <= end + 1e-9:
            self.now, _, later = heapq.heappop(self.timers)
            if later.then is not None:
                later.then()
                self.settle()
        self.now = end


class Recorder(Transport):
    """A device that writes down what it gets."""

    def __init__(self, loop: StillLoop, frames: list[Frame]) -> None:
        self.loop = loop
        self.frames = frames

    def send(self, frame: bytes) -> None:
        self.frames.append((self.loop.now, frame))

    def close(self, code: int) -> None:
        self.frames.append((self.loop.now, b"close %d" % code))

    def abort(self) -> None:
        self.frames.append((self.loop.now, b"abort"))

    def waiting(self) -> int:
        return 0


class Fittings:
    """What a world is made of; plants exchange a part."""

    def __init__(
        self,
        find: Find,
        live_table: type[LiveTable] = LiveTable,
        table: type[Table] = Table,
        play: type[Play] = Play,
        app: type[App] = App,
    ) -> None:
        self.find = find
        self.live_table = live_table
        self.table = table
        self.play = play
        self.app = app


def app_of(loop: StillLoop, kind: type[App], find: Find, store: Store | None = None, peers: Peers | None = None) -> App:
    """An app in that loop. Two worlds that are compared have the same key, because invitations are made with it."""

    async def made() -> App:
        settings = Settings(database="memory", origins=("http://here",), limits=LIFTED, bot_workers=0)
        kept = store or MemoryStore()
        kept.key("guests", KEY)
        return kind(settings, kept, find, peers)

    app = asyncio.run(made())
    app.loop = app.store.loop = cast(asyncio.AbstractEventLoop, loop)
    app.store.gives_way = False
    app.referee = RefereeInline()
    app.now = loop.time
    return app


class World:
    """One app with one table at a time. Seat i is the guest `seat-i`, `eve` has no seat, and `screen` is a screen with
    the cookie of `screen_of`."""

    def __init__(self, fittings: Fittings) -> None:
        self.fittings = fittings
        self.loop = StillLoop()
        self.app = app_of(self.loop, fittings.app, fittings.find)
        self.frames: dict[str, list[Frame]] = {}
        self.connections: dict[str, Connection] = {}
        self.screen_of = ""
        self.code = ""

    def open(self, code: str) -> None:
        """A new table."""
        for connection in self.connections.values():
            connection.gone()
        for live_table in self.app.live_tables.values():
            live_table.clocks.stop_all()
        self.frames, self.connections = {}, {}
        self.app.live_tables.clear()
        self.loop.timers.clear()
        self.loop.now = 0.0
        self.code = code
        self.app.live_tables[code] = live_table = self.fittings.live_table(self.app, code)
        live_table.writer.load([])
        if self.fittings.table is not Table:
            self.live_table.writer.table = self.fittings.table(self.fittings.find)

    def make(self, host: str, created: h.Created) -> None:
        """The first entry of its log."""
        self.live_table.writer.wish(Request("s:made", host, 0, created))
        self.loop.settle()
        self.live_table.wake()

    def wake(self) -> None:
        """Another game is on the table: clocks start anew, and a night falls anew if there is one."""
        for connection in self.connections.values():
            connection.held, connection.outbox = None, []
        for live_table in self.live_tables():
            self.wake_table(live_table)

    def wake_table(self, live_table: LiveTable) -> None:
        live_table.night = None
        if live_table.screens is not None:
            live_table.screens = Screens(live_table.writer.table)
        live_table.go_on(live_table.writer.table.standing())
        live_table.update_night()

    def stop(self, when: float) -> None:
        """Cancel all that was going to happen, and set the time."""
        for live_table in self.live_tables():
            live_table.clocks.stop_all()
            live_table.clocks.running = ("", 0)
        self.loop.now = when

    def stage(self) -> None:
        """The game at the table has been changed from outside: every process with a copy of it gets a new one."""

    def pass_news(self) -> None:
        """Let every process that serves this table know all of it."""

    @property
    def live_table(self) -> LiveTable:
        return self.app.live_tables[self.code]

    def live_tables(self) -> list[LiveTable]:
        """The table wherever it is open."""
        return [self.live_table]

    @property
    def table(self) -> Table:
        return self.live_table.writer.table

    @property
    def play(self) -> Play:
        assert self.table.play is not None
        return self.table.play

    def enter(self, guest: str) -> None:
        """A device comes; the one before it goes."""
        before = self.connections.get(guest)
        frames = self.frames.setdefault(guest, [])
        owner = self.screen_of if guest == SCREEN else guest
        self.connections[guest] = Connection(
            self.app_for(guest), self.transport(guest, frames), owner.ljust(12, "-"), ""
        )
        self.say(guest, {"do": "enter", "table": self.code, "name": owner, "screen": guest == SCREEN})
        if before is not None:
            before.gone()

    def app_for(self, guest: str) -> App:
        """The app to which a device of this guest comes."""
        return self.app

    def transport(self, guest: str, frames: list[Frame]) -> Transport:
        return Recorder(self.loop, frames)

    def say(self, guest: str, saying: dict[str, object]) -> None:
        self.connections[guest].hear(msgspec.json.encode(saying))
        self.loop.settle()

    def wish(self, guest: str, command: str, did: dict[str, object]) -> None:
        self.say(guest, {"do": "wish", "command": command, "did": did})

    def expire(self) -> None:
        """Let the time of this moment be up."""
        if self.live_table.night is None:
            self.loop.advance(max(0.0, self.live_table.clocks.ends - self.loop.now))
        else:
            for live_table in self.live_tables():
                live_table.time_is_up(self.play.moment())
            self.loop.advance(2 * TICK)  # the last call, and the dawn

    def is_holding(self) -> bool:
        """Does anything wait for the tick of a hushed night?"""
        nights = [live_table.night for live_table in self.live_tables() if live_table.night is not None]
        return any(connection.holds() for night in nights for connection in night.connections())

    def pass_tick(self) -> None:
        """Let the time of a tick pass, but not the night."""
        for live_table in self.live_tables():
            live_table.clocks.stop("clock")
        self.loop.advance(TICK)

    def lobby(self) -> bytes:
        """The list of public tables."""
        return told.encode(self.app.lobby())

    def heard(self, guest: str) -> list[Frame]:
        """What a guest's devices got since the last call."""
        found = list(self.frames[guest])
        self.frames[guest].clear()
        return found
