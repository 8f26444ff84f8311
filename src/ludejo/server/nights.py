"""Nights of constant shape: while a game is hushed each device at the table gets one frame a tick, all of one size.

All messages wait for the tick and leave in its frame. So nobody who watches the network learns who is busy by when, how
often or how much is said (T10, T11, T13). The size depends only on what everybody knows. What happens is stored at
once; only the telling waits. docs/decisions/0011 gives the reasons.

If several processes serve a table, news reaches one sooner than another; still sooner where somebody makes a wish that
is refused, because all that is stored is read before. So a tick tells what every process knows by then.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

import msgspec

from ludejo.server.clocks import KNOWN
from ludejo.table.messages import Chat, Message, Room, Sight
from ludejo.table.table import NO_PERSON
from ludejo.wire import told
from ludejo.wire.padding import greeting_frames, night_bytes, parted

if TYPE_CHECKING:
    from ludejo.server.connection import Connection
    from ludejo.server.live_table import LiveTable

TICK = 2.0
EVER = 1 << 53
CLOCK_FIRST = 0.002  # seconds; logs count milliseconds, and the tick at the end of a clock has to come after it
SAID_BYTES = 2048  # of each frame a device sends at night: enough for 300 letters of chat
RUNNING, UP, LAST_CALL, WISHED = 0, 1, 2, 3  # the night's clock; then a tick for late answers; then the dawn


class Running(msgspec.Struct, frozen=True):
    """A clock, and when it will be up, by this process's own time."""

    clock: told.Clock
    ends: float

    def at(self, now: float) -> told.Clock:
        """The clock as it is told at that time."""
        left = round(1000 * max(0.0, self.ends - now)) if self.clock.clock else 0
        return msgspec.structs.replace(self.clock, left=left)


Told = Message | Running | told.Granted | told.Denied  # an answer comes in the frame that shows why


class Held:
    """What waits for one device, beside its outbox: news with its time, by the log. When it is old enough, one sight of
    each seat and the last room are kept."""

    def __init__(self, shown: Room | None) -> None:
        self.is_late = shown is None  # the device came in this night
        self.shown = shown  # the room this device knows
        self.news: deque[tuple[int, Told]] = deque()
        self.n_waited = 0  # how many of them were there at the last tick
        self.answers: list[bytes] = []
        self.clock: Running | None = None
        self.room: Room | None = None
        self.sights: dict[int, Sight] = {}
        self.chats: list[bytes] = []

    def is_empty(self) -> bool:
        return not self.news and not self.sights and not self.chats

    def keep(self, message: Told, at: int) -> None:
        self.news.append((at, message))

    def ripen(self, until: int) -> None:
        """Gather the news up to this time, in order: nothing overtakes news that has to wait. News that has waited for
        a tick is told even if a clock was set back."""
        while self.news and (self.n_waited > 0 or self.news[0][0] <= until):
            self.gather(self.news.popleft()[1])
            self.n_waited -= 1
        self.n_waited = len(self.news)

    def gather(self, message: Told) -> None:
        """Two sights become one: the events of both, the view after them. One that is not fresh replaces all before."""
        if isinstance(message, Sight):
            before = self.sights.get(message.seat)
            if before is not None and message.fresh:
                events = before.events + message.events
                message = msgspec.structs.replace(message, events=events, fresh=before.fresh)
            self.sights[message.seat] = message
        elif isinstance(message, Room):
            self.room = message
        elif isinstance(message, Running):
            self.clock = message
        elif isinstance(message, Chat):
            self.chats.append(told.encode(message))
        else:
            self.answers.append(told.encode(message))


class Night:
    """A hushed night at a live table, from the frame in which it falls to the one in which it ends."""

    def __init__(self, live_table: LiveTable) -> None:
        table = live_table.writer.table
        self.live_table = live_table
        self.size = night_bytes(table)
        dusk = table.dusk or table.room(NO_PERSON)
        self.people = dusk.people  # who was there at nightfall: until dawn nobody comes and nobody goes
        self.seats = dusk.seats
        pace = live_table.app.settings.pace or 1.0
        passed = max(0.0, live_table.clocks.passed(table.dusk_at) - CLOCK_FIRST / pace)
        self.start = live_table.app.now() - passed * pace
        self.n_ticks = int(passed / TICK)
        self.clock = RUNNING
        self.moment = 0

    def connections(self) -> list[Connection]:
        return [connection for connections in self.live_table.connections.values() for connection in connections]

    def fall(self) -> None:
        """The last frame of the day, of the same size for all; then silence until the first tick."""
        table = self.live_table.writer.table
        for connection in self.connections():
            connection.tell(self.sign())
            connection.flush_as(self.size)
            number = None if connection.is_screen else table.person_of(connection.guest)
            connection.held = Held(table.room(-1 if number is None else number))
        self.wait()

    def admit(self, connection: Connection) -> None:
        """A device comes in the night; its first frame leaves with the next tick."""
        connection.held = Held(None)
        connection.tell(self.sign())

    def sign(self) -> told.Hush:
        return told.Hush(round(TICK * 1000 * self.live_table.app.settings.pace), SAID_BYTES)

    # --- ticks

    def wait(self) -> None:
        """Ticks keep to their own times: how long one took does not move the next."""
        app, self.n_ticks = self.live_table.app, self.n_ticks + 1
        pace = app.settings.pace or 1.0
        left = self.n_ticks * TICK - (app.now() - self.start) / pace
        self.live_table.clocks.set("tick", max(0.0, left), self.tick)

    def tick(self) -> None:
        """Send everybody a frame. In place of the frame after the last call comes the dawn, once it is stored."""
        self.wait()
        if self.live_table.clocks.is_up():  # and its timer has not been called yet
            self.time_is_up(self.live_table.clocks.running[1])
        if self.clock == LAST_CALL:
            self.clock = WISHED
            self.live_table.expire(self.moment)
            return
        if self.clock == UP:
            self.clock = LAST_CALL
        until = self.known_until()
        for connection in self.connections():
            assert connection.held is not None
            connection.held.ripen(until)
            connection.send(self.framed(connection))

    def known_until(self) -> int:
        """The time until which all processes know what was stored, in milliseconds since 1970."""
        app = self.live_table.app
        return EVER if app.peers.is_alone else app.clock() - round(KNOWN * 1000 * app.settings.pace)

    def time_is_up(self, moment: int) -> None:
        """The night's time is up. Taps until now arrive with the next tick; the dawn comes with the one after it."""
        if self.clock not in (UP, LAST_CALL):  # a pause may have kept a dawn from being stored
            self.clock, self.moment = UP, moment

    def hold(self) -> None:
        """Its time is not up yet: the clock will run again."""
        self.clock = RUNNING

    def framed(self, connection: Connection) -> bytes:
        held = connection.held
        assert held is not None
        self.gather_answers(connection, held)
        self.gather_clock(connection, held)
        if held.room is not None:
            self.gather_room(connection, held, self.veiled(held.room))
        self.gather_sights(connection, held)
        return pulled(connection.outbox, held.chats, self.size)

    def gather_room(self, connection: Connection, held: Held, room: Room) -> None:
        if room != held.shown:
            held.shown = room
            connection.outbox.append(told.encode(room))

    def veiled(self, room: Room) -> Room:
        """The room as everybody knew it at nightfall, except for the device's own person and seats (T13)."""
        people = tuple(
            sign if number == room.you else msgspec.structs.replace(sign, present=self.was_there(number))
            for number, sign in enumerate(room.people)
        )
        seats = tuple(
            now if now.person is not None and now.person == room.you else before
            for now, before in zip(room.seats, self.seats, strict=True)
        )
        return msgspec.structs.replace(room, people=people, seats=seats)

    def was_there(self, number: int) -> bool:
        return number >= len(self.people) or self.people[number].present

    def gather_sights(self, connection: Connection, held: Held) -> None:
        """Encode them, now that the tick is there. A frame hides the length of news, but not that of the whole past."""
        for sight in held.sights.values():
            connection.outbox.append(told.encode(sight) if sight.fresh else self.live_table.put(sight))
        held.sights = {}

    def gather_clock(self, connection: Connection, held: Held) -> None:
        """The clock as it was when it was news, but with the time that is left now."""
        clock, held.clock = held.clock, None
        if clock is not None:
            connection.outbox.append(told.encode(clock.at(self.live_table.app.now())))

    def gather_answers(self, connection: Connection, held: Held) -> None:
        connection.outbox += held.answers
        held.answers = []

    def end(self) -> None:
        """The dawn: one frame to everybody, of one size, at the same time. Chat that doesn't fit is too late."""
        self.live_table.clocks.stop("tick")
        table = self.live_table.writer.table
        size = night_bytes(table)
        late = [
            connection for connection in self.connections() if connection.held is not None and connection.held.is_late
        ]
        for connection, frame in [(connection, self.dawn(connection, size)) for connection in self.connections()]:
            connection.send(frame)
        for connection in late:  # their messages may have been too long for the ticks that were left
            for _ in range(greeting_frames(table, size)):
                connection.send(pulled(connection.outbox, [], size))
        for connection in self.connections():
            while connection.outbox:  # somebody asked for more than a person can
                connection.send(pulled(connection.outbox, [], size))

    def dawn(self, connection: Connection, size: int) -> bytes:
        held, connection.held = connection.held, None
        assert held is not None
        held.ripen(EVER)
        self.gather_answers(connection, held)
        self.gather_clock(connection, held)
        connection.outbox.append(told.encode(told.Hush(0, 0)))
        if held.room is not None:
            self.gather_room(connection, held, held.room)
        self.gather_sights(connection, held)
        return pulled(connection.outbox, held.chats, size)


def pulled(queue: list[bytes], chats: list[bytes], size: int) -> bytes:
    """The next frame, of exactly this size. What doesn't fit stays in the queue; what never fits is parted."""
    taken: list[bytes] = []
    left = size - 2
    while queue or chats:
        source = queue or chats
        if len(source[0]) > left:
            if taken:
                break
            source[:1] = parted(source[0], left)
        taken.append(source.pop(0))
        left -= len(taken[-1]) + 1
    return told.frame(taken, size)
