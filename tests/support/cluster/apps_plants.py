"""Planted faults: apps that tell a little too much, or too little. The leak tests across apps must find each."""

from __future__ import annotations

import msgspec
from support.cluster.leaks_apps import Fittings

from ludejo.cluster.notice_board import News
from ludejo.cluster.table_signs import TableSigns
from ludejo.core import refusal as core
from ludejo.server.connection import Connection
from ludejo.server.live_table import LiveTable
from ludejo.server.nights import LAST_CALL, Night
from ludejo.server.writer import Acknowledge, Request, Tell, Writer
from ludejo.store.base import Row
from ludejo.table.messages import Chat, Message, Out, Room, Sight
from ludejo.table.play import Play
from ludejo.testkit.wire.apps import StagedApp, StagedWriter
from ludejo.testkit.wire.peers import Neighbour
from ludejo.wire import told


def is_far(live_table: LiveTable) -> bool:
    """Is another app the keeper?"""
    return not live_table.app.peers.keeps(live_table.code)


# --- by day


class Spilling(LiveTable):
    """An app tells all its devices what other apps wrote."""

    def tell(self, out: Out) -> None:
        super().tell(out)
        sights = [message for _, message in out.messages if isinstance(message, Sight) and message.seat >= 0]
        for connections in self.connections.values() if is_far(self) else ():
            self.post(connections, [*sights[:1]])


class Skipping(LiveTable):
    """At other apps than the keeper's, a guest who enters is told a number that is too high."""

    def post(self, connections: list[Connection], messages: list[Message], at: int = 0) -> None:
        found: list[Message] = []
        for message in messages:
            whole = isinstance(message, Sight) and not message.fresh
            found.append(msgspec.structs.replace(message, n=message.n + 1) if whole and is_far(self) else message)  # type: ignore[union-attr]
        super().post(connections, found, at)


class Repeating(LiveTable):
    """An app tells the news of other apps twice."""

    def tell(self, out: Out) -> None:
        super().tell(out)
        if is_far(self) and self.night is None and any(isinstance(message, Sight) for _, message in out.messages):
            super().tell(out)


class Echoing(Neighbour):
    """Everybody learns that an app got news."""

    def hear(self, news: News) -> None:
        super().hear(news)
        for live_table in self.app.live_tables.values():
            for connections in live_table.connections.values():
                for connection in connections:
                    connection.tell(told.Alive())


class CountingSigns(TableSigns):
    """The lobby shows how much happens at a table."""

    def changed(self) -> dict[str, tuple[int, bytes | None]]:
        found = super().changed()
        return {
            code: (version, sign and sign.replace(b'"free":', b'"free":%d' % version))
            for code, (version, sign) in found.items()
        }


class Counting(Neighbour):
    def join(self, app: object) -> None:
        super().join(app)  # type: ignore[arg-type]
        self.signs = CountingSigns(self)


class SilentWriter(StagedWriter):
    """Reads the news of other apps and does not tell it."""

    def learn(self, row: Row) -> None:
        tell, self.tell = self.tell, lambda out: None
        super().learn(row)
        self.tell = tell


class Silent(StagedApp):
    def new_writer(self, code: str, acknowledge: Acknowledge, tell: Tell) -> Writer:
        return SilentWriter(self.world, code, self.find, self, acknowledge, tell)


class TrustingWriter(StagedWriter):
    """Treats every entry as the next one."""

    def check_chain(self, row: Row) -> bool:
        return True


class Trusting(StagedApp):
    def new_writer(self, code: str, acknowledge: Acknowledge, tell: Tell) -> Writer:
        return TrustingWriter(self.world, code, self.find, self, acknowledge, tell)


class Timeless(StagedApp):
    """Its clocks begin when it opens a table, not when the log says that they began."""

    def clock(self) -> int:
        return 1_000_000


class SetBack(StagedApp):
    """Its system clock is set back by an hour."""

    is_set = False

    def clock(self) -> int:
        return super().clock() + (0 if self.is_set else 3_600_000)


class Skewed(StagedApp):
    """The system clock of app one differs from the others."""

    ahead = 0  # milliseconds

    def clock(self) -> int:
        return super().clock() + (self.ahead if getattr(self.peers, "name", "") == "one" else 0)


class AllPast(Play):
    """A guest who comes back is told everybody's past."""

    def whole(self, viewer: int) -> Sight:
        return self.sight(viewer, tuple(event for past in self.past.values() for event in past), False)


class Deaf(Neighbour):
    """Doesn't read the entries that it has missed."""

    async def catch_up(self) -> None:
        self.has_missed = False


# --- at night


class Eager(LiveTable):
    """Tells the news of other apps at once at night, in a frame of the usual size."""

    def tell(self, out: Out) -> None:
        super().tell(out)
        if self.night is not None and is_far(self):
            for guest, message in out.messages:
                for connection in (
                    self.connections.get(guest, ()) if isinstance(message, Sight) and message.events else ()
                ):
                    connection.send(told.frame([], self.night.size))


class EarlyNight(Night):
    """The keeper tells its own devices of the dawn in advance."""

    def tick(self) -> None:
        was_last = self.clock == LAST_CALL
        super().tick()
        if self.clock == LAST_CALL and not was_last and not is_far(self.live_table):
            self.live_table.clocks.set("early", 1.5, self.foretell)

    def foretell(self) -> None:
        for connection in self.connections():
            connection.send(told.frame([told.encode(told.Hush(0, 0))], self.size))


class Early(LiveTable):
    def new_night(self) -> Night:
        return EarlyNight(self)


class OpenNight(Night):
    """At other apps than the keeper's, rooms show at night who comes and goes."""

    def veiled(self, room: Room) -> Room:
        return room if is_far(self.live_table) else super().veiled(room)


class Present(LiveTable):
    def new_night(self) -> Night:
        return OpenNight(self)


class LateNight(Night):
    """Shows the people who were there when this app opened the table, not those who were there at nightfall."""

    def __init__(self, live_table: LiveTable) -> None:
        super().__init__(live_table)
        self.people = live_table.writer.table.person_signs()


class Late(LiveTable):
    def new_night(self) -> Night:
        return LateNight(self)


class NaturalNight(Night):
    """At other apps than the keeper's, frames are not padded."""

    def framed(self, connection: Connection) -> bytes:
        frame = super().framed(connection)
        return frame.rstrip() if is_far(self.live_table) else frame


class Natural(LiveTable):
    def new_night(self) -> Night:
        return NaturalNight(self)


class HastyNight(Night):
    """A tick tells all that this app knows, instead of what every app knows."""

    def known_until(self) -> int:
        return self.live_table.app.clock()


class Hasty(LiveTable):
    def new_night(self) -> Night:
        return HastyNight(self)


class Scattered(LiveTable):
    """At other apps than the keeper's, devices get the dawn one after the other."""

    def new_night(self) -> Night:
        return ScatteredNight(self)


class ScatteredNight(Night):
    def end(self) -> None:
        connections = self.connections() if is_far(self.live_table) else []
        for n, connection in enumerate(connections[1:], start=1):
            frame = self.dawn(connection, self.size)
            self.live_table.app.later(0.05 * n, lambda connection=connection, frame=frame: connection.send(frame))  # type: ignore[misc]
            self.live_table.connections[connection.guest if not connection.is_screen else ""].remove(connection)
        super().end()
        for connection in connections[1:]:
            self.live_table.connections.setdefault(connection.guest if not connection.is_screen else "", []).append(
                connection
            )


class Stirring(Neighbour):
    """An app that gets news at night ticks soon after."""

    def hear(self, news: News) -> None:
        super().hear(news)
        for live_table in self.app.live_tables.values():
            if live_table.night is not None and self.behind:
                live_table.clocks.set("tick", 0.3, live_table.night.tick)


class Prompt(LiveTable):
    """At other apps than the keeper's, a wish is acknowledged at once."""

    def acknowledge(self, wish: Request, refusal: core.Refusal | None) -> None:
        connections = list(self.waiting.get(wish.command, ()))
        super().acknowledge(wish, refusal)
        for connection in connections if is_far(self) else ():
            if connection.held is not None and self.night is not None:
                connection.flush_as(self.night.size)


class Overheard(LiveTable):
    """All devices of another app hear chat that is for some."""

    def tell(self, out: Out) -> None:
        chats: list[Message] = [message for _, message in out.messages if isinstance(message, Chat)]
        guests = {guest for guest, _ in out.messages}
        super().tell(out)
        for guest, connections in self.connections.items() if is_far(self) else ():
            if chats and guest not in guests:
                self.post(connections, chats[:1])


BY_DAY: dict[str, Fittings] = {
    **{kind.__name__: Fittings(live_table=kind) for kind in (Spilling, Skipping, Repeating)},
    **{kind.__name__: Fittings(peers=kind) for kind in (Echoing, Counting)},
    "Silent": Fittings(app=Silent),
    "AllPast": Fittings(play=AllPast),
}
AT_NIGHT: dict[str, Fittings] = {
    **{kind.__name__: Fittings(live_table=kind) for kind in (Eager, Early, Present, Late, Natural, Scattered, Prompt)},
    "Overheard": Fittings(live_table=Overheard),
    "Stirring": Fittings(peers=Stirring),
}
WHERE_NEWS_IS_LOST: dict[str, Fittings] = {"Deaf": Fittings(peers=Deaf)}
