"""Planted faults: servers that tell a little too much. The leak test must find each of them."""

from __future__ import annotations

import msgspec
from support.server.leaks_world import Fittings

from ludejo.core import refusal as core
from ludejo.core.event import ONLOOKER, Events
from ludejo.core.move import Move
from ludejo.core.refusal import Refusal
from ludejo.core.shapes import Event
from ludejo.server.admission import Admission
from ludejo.server.app import App
from ludejo.server.connection import Connection
from ludejo.server.live_table import LiveTable
from ludejo.server.queries import Queries
from ludejo.server.writer import Request
from ludejo.table import happenings as h
from ludejo.table.messages import Message, Out, Room, SeatSign, Sight
from ludejo.table.play import News, Play
from ludejo.table.seats import NOBODY
from ludejo.table.table import Table
from ludejo.wire import said, told


def is_odd(play: Play | None) -> bool:
    """A bit that depends on hidden facts."""
    return play is not None and sum(play.state.to_bytes()) % 2 == 1


# --- live tables


class Thinking(Queries):
    """Everybody learns that somebody previews a move."""

    def __init__(self, live_table: LiveTable) -> None:
        super().__init__(live_table)
        self.connections = live_table.connections

    def preview(self, connection: Connection, saying: said.Preview) -> None:
        super().preview(connection, saying)
        for connections in self.connections.values():
            for other in connections:
                other.tell(told.Alive())


class Refusing(LiveTable):
    """Everybody learns that a wish was refused."""

    def acknowledge(self, wish: Request, refusal: core.Refusal | None) -> None:
        super().acknowledge(wish, refusal)
        if refusal is not None:
            for connections in self.connections.values():
                for connection in connections:
                    connection.tell(told.Saving(False))


class Doubling(LiveTable):
    """Some answers come twice."""

    def acknowledge(self, wish: Request, refusal: core.Refusal | None) -> None:
        connections = [
            (connection, connection.unanswered[wish.command]) for connection in self.waiting.get(wish.command, ())
        ]
        super().acknowledge(wish, refusal)
        if is_odd(self.writer.table.play):
            for connection, command in connections:
                connection.tell(told.Granted(command))


class Delaying(LiveTable):
    """Some answers come a little later."""

    def acknowledge(self, wish: Request, refusal: core.Refusal | None) -> None:
        if is_odd(self.writer.table.play):
            self.app.later(0.05, lambda: super(Delaying, self).acknowledge(wish, refusal))
        else:
            super().acknowledge(wish, refusal)


class Foreseeing(Queries):
    """A preview is answered as if another seat had asked."""

    def foresee(self, connection: Connection, saying: said.Preview) -> None:
        seat = (saying.seat + 1) % len(self.writer.table.chairs)
        super().foresee(connection, msgspec.structs.replace(saying, seat=seat))


class Ticking(LiveTable):
    """Everybody is told the time after everything that happens."""

    def go_on(self, out: Out) -> None:
        super().go_on(out)
        for connections in self.connections.values():
            for connection in connections:
                connection.tell(self.clocks.clock_now())


class Winding(LiveTable):
    """Everything that happens restarts the clock, and nobody is told."""

    def go_on(self, out: Out) -> None:
        super().go_on(out)
        if self.clocks.running[0]:
            self.clocks.ends += 0.5


class Recognising(LiveTable):
    """A screen is told what its guest is told."""

    def tell(self, out: Out) -> None:
        super().tell(out)
        for connection in self.connections.get(NOBODY, ()):
            for guest, message in out.messages:
                if guest == connection.guest:
                    connection.tell(message)


class Welcoming(Admission):
    """A screen is greeted as its guest would be."""

    def enter_screen(self, connection: Connection, ticket: str) -> None:
        super().enter_screen(connection, ticket)
        number = self.writer.table.person_of(connection.guest)
        assert number is not None
        for message in self.writer.table.greeting(number):
            connection.tell(message)


class Answering(LiveTable):
    """A screen gets the answers to its guest."""

    def acknowledge(self, wish: Request, refusal: core.Refusal | None) -> None:
        super().acknowledge(wish, refusal)
        for connection in self.connections.get(NOBODY, ()):
            if connection.guest == wish.by:
                connection.tell(told.Granted(""))


class Playing(Admission):
    """A screen may do what its guest may."""

    def enter_screen(self, connection: Connection, ticket: str) -> None:
        super().enter_screen(connection, ticket)
        self.live_table.connections[NOBODY].remove(connection)
        self.live_table.connections.setdefault(connection.guest, []).append(connection)
        connection.is_screen = False


class WithQueries(LiveTable):
    """A table with a fault in its answers to queries."""

    planted: type[Queries]

    def __init__(self, app: App, code: str) -> None:
        super().__init__(app, code)
        self.queries = self.planted(self)


class WithAdmission(LiveTable):
    """A table with a fault in the admission of devices."""

    planted: type[Admission]

    def __init__(self, app: App, code: str) -> None:
        super().__init__(app, code)
        self.admission = self.planted(self)


class ThinkingTable(WithQueries):
    planted = Thinking


class ForeseeingTable(WithQueries):
    planted = Foreseeing


class WelcomingTable(WithAdmission):
    planted = Welcoming


class PlayingTable(WithAdmission):
    planted = Playing


class Unpadded(LiveTable):
    """Does not pad the frames of games that need it."""

    def wake(self) -> None:
        super().wake()
        self.padding = 0


# --- tables


class WrongSeat(Table):
    """Sights are also sent to the next seat."""

    def viewers(self, viewer: int) -> list[str]:
        found = super().viewers(viewer)
        if viewer != ONLOOKER:
            found += super().viewers((viewer + 1) % len(self.chairs))
        return found


class Explaining(Table):
    """A refusal depends on hidden facts."""

    def judge(self, by: str, did: h.AnyHappening, move: Move | None = None) -> Refusal | None:
        refusal = super().judge(by, did, move)
        if refusal is None or not isinstance(did, h.Moved) or not is_odd(self.play):
            return refusal
        return Refusal(refusal.kind, refusal.code, refusal.rule, {**refusal.args, "hand": 1})


class Counting(Table):
    """A refusal contains the number of entries."""

    def judge(self, by: str, did: h.AnyHappening, move: Move | None = None) -> Refusal | None:
        refusal = super().judge(by, did, move)
        return refusal and Refusal(refusal.kind, refusal.code, refusal.rule, {"version": self.version})


class Guiding(Table):
    """An onlooker is shown the view of seat 0."""

    def greeting(self, number: int) -> list[Message]:
        found = super().greeting(number)
        return [self.play.whole(0) if isinstance(m, Sight) and m.seat == ONLOOKER and self.play else m for m in found]


class Showing(Table):
    """The room shows who has answered."""

    def seat_signs(self) -> tuple[SeatSign, ...]:
        signs = super().seat_signs()
        if self.play is None:
            return signs
        due = self.play.state.due()
        return tuple(msgspec.structs.replace(sign, opened=seat not in due) for seat, sign in enumerate(signs))


class Shuffling(Table):
    """The order of messages depends on hidden facts."""

    def greeting(self, number: int) -> list[Message]:
        found = super().greeting(number)
        return found[::-1] if is_odd(self.play) else found


class Sealing(Table):
    """A field of the room depends on hidden facts."""

    def room(self, number: int) -> Room:
        room = super().room(number)
        return msgspec.structs.replace(room, paused=True) if is_odd(self.play) else room


# --- games


class AllPast(Play):
    """A viewer who comes back is told everybody's past."""

    def whole(self, viewer: int) -> Sight:
        return self.sight(viewer, tuple(event for past in self.past.values() for event in past), False)


class EmptyNews(Play):
    """Sends a frame for every step, even if it shows nothing."""

    def news(self, events: Events) -> News:
        found = super().news(events)
        for viewer in self.viewers:
            if viewer not in found:
                self.sent[viewer] += 1
                found[viewer] = ()
        return found


class HiddenNumbers(Play):
    """Numbers count messages to others."""

    def news(self, events: Events) -> News:
        found = super().news(events)
        for viewer in self.viewers:
            if viewer not in found:
                self.sent[viewer] += 1
        return found


class StepNumbers(Play):
    """Numbers count steps."""

    def sight(self, viewer: int, events: tuple[Event, ...], fresh: bool = True) -> Sight:
        return msgspec.structs.replace(super().sight(viewer, events, fresh), n=self.n_steps)


class OthersChoices(Play):
    """Everybody is shown what the next seat may do."""

    def sight(self, viewer: int, events: tuple[Event, ...], fresh: bool = True) -> Sight:
        seat = (viewer + 1) % self.state.seats()
        shapes = tuple(move.shape for move in self.state.choices(seat))
        return msgspec.structs.replace(super().sight(viewer, events, fresh), choices=shapes)


class OthersDue(Play):
    """`due` says whether another seat is due."""

    def sight(self, viewer: int, events: tuple[Event, ...], fresh: bool = True) -> Sight:
        due = (viewer + 1) % self.state.seats() in self.state.due()
        return msgspec.structs.replace(super().sight(viewer, events, fresh), due=due)


class TurnedChoices(Play):
    """The order of choices depends on hidden facts."""

    def sight(self, viewer: int, events: tuple[Event, ...], fresh: bool = True) -> Sight:
        sight = super().sight(viewer, events, fresh)
        return msgspec.structs.replace(sight, choices=sight.choices[::-1]) if is_odd(self) else sight


class HiddenMoments(Play):
    """Moments count secret moves of others."""

    def moment(self) -> int:
        return super().moment() + self.n_steps


class OthersEvents(Play):
    """A sight contains events for the next seat."""

    def news(self, events: Events) -> News:
        found = super().news(events)
        return {viewer: (*told, *events.to((viewer + 1) % self.state.seats())) for viewer, told in found.items()}


class Telling(App):
    """The lobby depends on hidden facts."""

    def lobby(self) -> told.Lobby:
        lobby = super().lobby()
        odd = [is_odd(live_table.writer.table.play) for live_table in self.live_tables.values()]
        return told.Lobby(tuple(msgspec.structs.replace(sign, free=int(any(odd))) for sign in lobby.tables))


PLANTS: dict[str, Fittings] = {
    **{
        kind.__name__: Fittings(live_table=kind)
        for kind in (ThinkingTable, Refusing, Doubling, Delaying, ForeseeingTable)
    },
    **{kind.__name__: Fittings(live_table=kind) for kind in (Ticking, Winding)},
    **{
        kind.__name__: Fittings(live_table=kind) for kind in (Recognising, WelcomingTable, Answering, PlayingTable)
    },  # screens
    **{kind.__name__: Fittings(table=kind) for kind in (WrongSeat, Explaining, Counting, Guiding, Showing, Shuffling)},
    **{kind.__name__: Fittings(table=kind) for kind in (Sealing,)},
    **{kind.__name__: Fittings(play=kind) for kind in (AllPast, EmptyNews, HiddenNumbers, StepNumbers, OthersChoices)},
    **{kind.__name__: Fittings(play=kind) for kind in (OthersDue, TurnedChoices, HiddenMoments, OthersEvents)},
    "Telling": Fittings(app=Telling),
}
