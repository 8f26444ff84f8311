"""A real table (hall, place, desk, store) without sockets and without time: every frame to a device is written down.

`Plug.send` is the only way out of the server, so what is recorded there is all a device can ever see.
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
from ludejo.server.crew import Crew
from ludejo.server.desk import Wish
from ludejo.server.hall import Hall
from ludejo.server.hushing import TICK
from ludejo.server.line import Line, Plug
from ludejo.server.place import Place
from ludejo.server.refereeing import RefereeHere
from ludejo.server.screens import Screens
from ludejo.server.settings import Limits, Settings
from ludejo.store.base import Store
from ludejo.store.memory import MemoryStore
from ludejo.table import happenings as h
from ludejo.table.play import Play
from ludejo.table.table import Table
from ludejo.wire import told

KEY = bytes(range(32))
LIFTED = Limits(messages_at_once=0, unanswered=0, sockets_per_guest=0, bad_codes=0, send_bytes=0, costly_at_once=0)
Find = Callable[[str], Game]
Frame = tuple[float, bytes]  # when, and what
SCREEN = "screen"


class Later:
    """Something that a loop will do."""

    def __init__(self, then: Callable[..., object]) -> None:
        self.then: Callable[..., object] | None = then

    def cancel(self) -> None:
        self.then = None


class StillLoop:
    """As much of an event loop as a hall needs. Its time stands still until it is told otherwise."""

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


class Recorder(Plug):
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
        place: type[Place] = Place,
        table: type[Table] = Table,
        play: type[Play] = Play,
        hall: type[Hall] = Hall,
    ) -> None:
        self.find = find
        self.place = place
        self.table = table
        self.play = play
        self.hall = hall


def hall_of(
    loop: StillLoop, kind: type[Hall], find: Find, store: Store | None = None, crew: Crew | None = None
) -> Hall:
    """A hall in that loop. Two worlds that are compared have one key: invitations are made with it."""

    async def made() -> Hall:
        settings = Settings(database="memory", origins=("http://here",), limits=LIFTED, bot_workers=0)
        kept = store or MemoryStore()
        kept.key("guests", KEY)
        return kind(settings, kept, find, crew)

    hall = asyncio.run(made())
    hall.loop = hall.store.loop = cast(asyncio.AbstractEventLoop, loop)
    hall.store.gives_way = False
    hall.referee = RefereeHere()
    hall.now = loop.time
    return hall


class World:
    """One hall with one table at a time; seat i is the guest `seat-i`, `eve` has none, and `screen` is one with the
    cookie of `screen_of`."""

    def __init__(self, fittings: Fittings) -> None:
        self.fittings = fittings
        self.loop = StillLoop()
        self.hall = hall_of(self.loop, fittings.hall, fittings.find)
        self.frames: dict[str, list[Frame]] = {}
        self.lines: dict[str, Line] = {}
        self.screen_of = ""
        self.code = ""

    def open(self, code: str) -> None:
        """A new table."""
        for line in self.lines.values():
            line.gone()
        for place in self.hall.places.values():
            place.timers.stop_all()
        self.frames, self.lines = {}, {}
        self.hall.places.clear()
        self.loop.timers.clear()
        self.loop.now = 0.0
        self.code = code
        self.hall.places[code] = self.fittings.place(self.hall, code)
        if self.fittings.table is not Table:
            self.place.desk.table = self.fittings.table(self.fittings.find)

    def make(self, host: str, created: h.Created) -> None:
        """The first entry of its log."""
        self.place.desk.wish(Wish("s:made", host, 0, created))
        self.loop.settle()
        self.place.wake()

    def wake(self) -> None:
        """Another game lies on the table: clocks run anew, and a night falls anew if there is one."""
        for line in self.lines.values():
            line.held, line.outbox = None, []
        for place in self.places():
            self.wake_place(place)

    def wake_place(self, place: Place) -> None:
        place.hush = None
        if place.screens is not None:
            place.screens = Screens(place.desk.table)
        place.go_on(place.desk.table.standing())
        place.hush_or_not()

    def stop(self, when: float) -> None:
        """Nothing of what was going to happen happens; and it is that late."""
        for place in self.places():
            place.timers.stop_all()
            place.timers.running = ("", 0)
        self.loop.now = when

    def stage(self) -> None:
        """The game at the table has been changed from outside: whoever has a copy of it gets another."""

    def pass_news(self) -> None:
        """Let everybody who serves this table know all of it."""

    @property
    def place(self) -> Place:
        return self.hall.places[self.code]

    def places(self) -> list[Place]:
        """The table wherever it is open."""
        return [self.place]

    @property
    def table(self) -> Table:
        return self.place.desk.table

    @property
    def play(self) -> Play:
        assert self.table.play is not None
        return self.table.play

    def enter(self, guest: str) -> None:
        """A device comes; the one before it goes."""
        before = self.lines.get(guest)
        frames = self.frames.setdefault(guest, [])
        owner = self.screen_of if guest == SCREEN else guest
        self.lines[guest] = Line(self.hall_for(guest), self.plug(guest, frames), owner.ljust(12, "-"), "")
        self.say(guest, {"do": "enter", "table": self.code, "name": owner, "screen": guest == SCREEN})
        if before is not None:
            before.gone()

    def hall_for(self, guest: str) -> Hall:
        """Where a device of this guest comes to."""
        return self.hall

    def plug(self, guest: str, frames: list[Frame]) -> Plug:
        return Recorder(self.loop, frames)

    def say(self, guest: str, saying: dict[str, object]) -> None:
        self.lines[guest].hear(msgspec.json.encode(saying))
        self.loop.settle()

    def wish(self, guest: str, command: str, did: dict[str, object]) -> None:
        self.say(guest, {"do": "wish", "command": command, "did": did})

    def expire(self) -> None:
        """Let the time of this moment be up."""
        if self.place.hush is None:
            self.loop.advance(max(0.0, self.place.timers.ends - self.loop.now))
        else:
            for place in self.places():
                place.time_is_up(self.play.moment())
            self.loop.advance(2 * TICK)  # the last call, and the dawn

    def is_holding(self) -> bool:
        """Does anything wait for the tick of a hushed night?"""
        hushes = [place.hush for place in self.places() if place.hush is not None]
        return any(line.holds() for hush in hushes for line in hush.lines())

    def pass_tick(self) -> None:
        """Let the time of a tick pass, but not the night."""
        for place in self.places():
            place.timers.stop("clock")
        self.loop.advance(TICK)

    def lobby(self) -> bytes:
        """The list of public tables."""
        return told.encode(self.hall.lobby())

    def heard(self, guest: str) -> list[Frame]:
        """What a guest's devices got since they were asked last."""
        found = list(self.frames[guest])
        self.frames[guest].clear()
        return found
