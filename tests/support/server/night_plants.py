"""Planted faults: servers that tell a little too much at night. The test of nights must find each of them."""

from __future__ import annotations

from support.server.leaks_world import Fittings

from ludejo.core import refusal as core
from ludejo.server.connection import Connection
from ludejo.server.live_table import LiveTable
from ludejo.server.nights import Night
from ludejo.server.writer import Request
from ludejo.table.messages import Message, Out, Room, Sight
from ludejo.wire import told
from ludejo.wire.padding import night_bytes


class Prompt(LiveTable):
    """Acknowledges at once."""

    def acknowledge(self, wish: Request, refusal: core.Refusal | None) -> None:
        connections = list(self.waiting.get(wish.command, ()))
        super().acknowledge(wish, refusal)
        for connection in connections:
            if connection.held is not None:
                connection.flush_as(self.night.size if self.night else 0)


class NaturalNight(Night):
    """Frames are not padded."""

    def framed(self, connection: Connection) -> bytes:
        return super().framed(connection).rstrip()


class Natural(LiveTable):
    def new_night(self) -> Night:
        return NaturalNight(self)


class Eager(LiveTable):
    """What the wolves tell each other is sent at once, in a frame of the usual size."""

    def tell(self, out: Out) -> None:
        super().tell(out)
        fellows = [guest for guest, message in out.messages if isinstance(message, Sight) and message.events]
        for guest in fellows if self.night is not None and len(fellows) > 1 else ():
            for connection in self.connections.get(guest, ()):
                connection.send(told.frame([], self.night.size if self.night else 0))


class OpenNight(Night):
    """Rooms show at night who comes and goes."""

    def veiled(self, room: Room) -> Room:
        return room


class Present(LiveTable):
    def new_night(self) -> Night:
        return OpenNight(self)


class MarkingNight(Night):
    """The size of frames is that of the longest message of this night, which depends on the number of wolves."""

    def tick(self) -> None:
        waiting = [sum(len(words) for words in connection.outbox) for connection in self.connections()]
        self.size = night_bytes(self.live_table.writer.table) + max(waiting, default=0) // 64 * 64
        super().tick()


class Marking(LiveTable):
    def new_night(self) -> Night:
        return MarkingNight(self)


class EarlyNight(Night):
    """Dawn comes as soon as everybody has answered."""

    def tick(self) -> None:
        table = self.live_table.writer.table
        if table.play is not None and not table.play.state.due():
            self.clock, self.moment = 2, table.play.moment()
        super().tick()


class Early(LiveTable):
    def new_night(self) -> Night:
        return EarlyNight(self)


class Scattered(LiveTable):
    """Devices get the dawn one after the other."""

    def new_night(self) -> Night:
        return ScatteredNight(self)


class ScatteredNight(Night):
    def end(self) -> None:
        connections = self.connections()
        for connection in connections[1:]:
            self.live_table.app.later(0.05, lambda connection=connection: connection.flush_as(self.size))  # type: ignore[misc]
        for connection in connections:
            frame = self.dawn(connection, self.size)
            connection.outbox = [frame.rstrip()[1:-1]]
        connections[0].flush_as(self.size)


class DawnSizes(LiveTable):
    """The frame of the dawn is not padded."""

    def new_night(self) -> Night:
        return DawnSizesNight(self)


class DawnSizesNight(Night):
    def dawn(self, connection: Connection, size: int) -> bytes:
        return super().dawn(connection, size).rstrip()


class Counting(LiveTable):
    """Everybody is told that something happened, but not what."""

    def tell(self, out: Out) -> None:
        super().tell(out)
        if self.night is not None and any(isinstance(message, Sight) for _, message in out.messages):
            for connection in self.night.connections():
                connection.tell(told.Alive())


class Overheard(LiveTable):
    """Everybody hears chat that is for some."""

    def tell(self, out: Out) -> None:
        chats: list[Message] = [message for _, message in out.messages if not isinstance(message, (Room, Sight))]
        guests = {guest for guest, _ in out.messages}
        super().tell(out)
        for guest, connections in self.connections.items():
            if chats and guest not in guests:
                self.post(connections, chats[:1])


PLANTS: dict[str, Fittings] = {
    kind.__name__: Fittings(live_table=kind)
    for kind in (Prompt, Natural, Eager, Present, Marking, Early, Scattered, DawnSizes, Counting, Overheard)
}
