"""Servers that tell a little too much, which the wire leak test must find."""

from __future__ import annotations

import msgspec
from server.leaks_world import Fittings

from ludejo.core import refusal as core
from ludejo.core.event import ONLOOKER, Events
from ludejo.core.refusal import Refusal
from ludejo.core.shape import Event
from ludejo.server.desk import Wish
from ludejo.server.hall import Hall
from ludejo.server.line import Line
from ludejo.server.place import Place
from ludejo.table import happenings as h
from ludejo.table.messages import Message, Out, Room, SeatSign, Sight
from ludejo.table.play import News, Play
from ludejo.table.setting import NOBODY
from ludejo.table.table import Table
from ludejo.wire import said, told


def is_odd(play: Play | None) -> bool:
    """Something that depends on what is hidden."""
    return play is not None and sum(play.state.to_bytes()) % 2 == 1


# --- places


class Thinking(Place):
    """Everybody learns that somebody tries a move out."""

    def preview(self, line: Line, saying: said.Preview) -> None:
        super().preview(line, saying)
        for lines in self.lines.values():
            for other in lines:
                other.tell(told.Alive())


class Refusing(Place):
    """Everybody learns that a wish was refused."""

    def acknowledge(self, wish: Wish, refusal: core.Refusal | None) -> None:
        super().acknowledge(wish, refusal)
        if refusal is not None:
            for lines in self.lines.values():
                for line in lines:
                    line.tell(told.Saving(False))


class Doubling(Place):
    """Some answers come twice."""

    def acknowledge(self, wish: Wish, refusal: core.Refusal | None) -> None:
        lines = [(line, line.open[wish.command]) for line in self.waiting.get(wish.command, ())]
        super().acknowledge(wish, refusal)
        if is_odd(self.desk.table.play):
            for line, command in lines:
                line.tell(told.Granted(command))


class Delaying(Place):
    """Some answers come a little later."""

    def acknowledge(self, wish: Wish, refusal: core.Refusal | None) -> None:
        if is_odd(self.desk.table.play):
            self.hall.later(0.05, lambda: super(Delaying, self).acknowledge(wish, refusal))
        else:
            super().acknowledge(wish, refusal)


class Foreseeing(Place):
    """A question is answered as if another seat had put it."""

    def foresee(self, line: Line, saying: said.Preview) -> None:
        seat = (saying.seat + 1) % len(self.desk.table.chairs)
        super().foresee(line, msgspec.structs.replace(saying, seat=seat))


class Ticking(Place):
    """Whatever happens, everybody is told the time."""

    def go_on(self, out: Out) -> None:
        super().go_on(out)
        for lines in self.lines.values():
            for line in lines:
                line.tell(self.timers.clock_now())


class Winding(Place):
    """Whatever happens, the clock starts anew, and nobody is told."""

    def go_on(self, out: Out) -> None:
        super().go_on(out)
        if self.timers.running[0]:
            self.timers.ends += 0.5


class Recognising(Place):
    """A screen is told what its guest is told."""

    def tell(self, out: Out) -> None:
        super().tell(out)
        for line in self.lines.get(NOBODY, ()):
            for guest, message in out.messages:
                if guest == line.guest:
                    line.tell(message)


class Welcoming(Place):
    """A screen is greeted as its guest would be."""

    def enter_screen(self, line: Line, ticket: str) -> None:
        super().enter_screen(line, ticket)
        number = self.desk.table.person_of(line.guest)
        assert number is not None
        for message in self.desk.table.greeting(number):
            line.tell(message)


class Answering(Place):
    """A screen hears what is answered to its guest."""

    def acknowledge(self, wish: Wish, refusal: core.Refusal | None) -> None:
        super().acknowledge(wish, refusal)
        for line in self.lines.get(NOBODY, ()):
            if line.guest == wish.by:
                line.tell(told.Granted(""))


class Playing(Place):
    """A screen may do what its guest may."""

    def enter_screen(self, line: Line, ticket: str) -> None:
        super().enter_screen(line, ticket)
        self.lines[NOBODY].remove(line)
        self.lines.setdefault(line.guest, []).append(line)
        line.is_screen = False


class Unpadded(Place):
    """Forgets that frames of some games must have the same length."""

    def wake(self) -> None:
        super().wake()
        self.padding = 0


# --- tables


class WrongSeat(Table):
    """Sights go to a neighbour, too."""

    def viewers(self, viewer: int) -> list[str]:
        found = super().viewers(viewer)
        if viewer != ONLOOKER:
            found += super().viewers((viewer + 1) % len(self.chairs))
        return found


class Explaining(Table):
    """A refusal says more than it may."""

    def judge_move(self, did: h.Moved) -> Refusal | None:
        refusal = super().judge_move(did)
        if refusal is None or not is_odd(self.play):
            return refusal
        return Refusal(refusal.kind, refusal.code, refusal.rule, {**refusal.args, "hand": 1})


class Counting(Table):
    """A refusal tells how much has happened."""

    def judge_move(self, did: h.Moved) -> Refusal | None:
        refusal = super().judge_move(did)
        return refusal and Refusal(refusal.kind, refusal.code, refusal.rule, {"version": self.version})


class Guiding(Table):
    """An onlooker is shown the game from seat 0."""

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
    """The order of messages depends on what is hidden."""

    def greeting(self, number: int) -> list[Message]:
        found = super().greeting(number)
        return found[::-1] if is_odd(self.play) else found


class Sealing(Table):
    """The room has a field that depends on what is hidden."""

    def room(self, number: int) -> Room:
        room = super().room(number)
        return msgspec.structs.replace(room, paused=True) if is_odd(self.play) else room


# --- games


class AllPast(Play):
    """Who comes back is told everybody's past."""

    def whole(self, viewer: int) -> Sight:
        return self.sight(viewer, tuple(event for past in self.past.values() for event in past), False)


class EmptyNews(Play):
    """A frame for every step, also for one that shows nothing."""

    def news(self, events: Events) -> News:
        found = super().news(events)
        for viewer in self.viewers:
            if viewer not in found:
                self.sent[viewer] += 1
                found[viewer] = ()
        return found


class HiddenNumbers(Play):
    """Numbers count what was told to others."""

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
    """`due` is whether another one is."""

    def sight(self, viewer: int, events: tuple[Event, ...], fresh: bool = True) -> Sight:
        due = (viewer + 1) % self.state.seats() in self.state.due()
        return msgspec.structs.replace(super().sight(viewer, events, fresh), due=due)


class TurnedChoices(Play):
    """The order of choices depends on what is hidden."""

    def sight(self, viewer: int, events: tuple[Event, ...], fresh: bool = True) -> Sight:
        sight = super().sight(viewer, events, fresh)
        return msgspec.structs.replace(sight, choices=sight.choices[::-1]) if is_odd(self) else sight


class HiddenMoments(Play):
    """Moments count what others do in secret."""

    def moment(self) -> int:
        return super().moment() + self.n_steps


class OthersEvents(Play):
    """A sight holds events of a neighbour."""

    def news(self, events: Events) -> News:
        found = super().news(events)
        return {viewer: (*told, *events.to((viewer + 1) % self.state.seats())) for viewer, told in found.items()}


class Telling(Hall):
    """The lobby shows something hidden."""

    def lobby(self) -> told.Lobby:
        lobby = super().lobby()
        odd = [is_odd(place.desk.table.play) for place in self.places.values()]
        return told.Lobby(tuple(msgspec.structs.replace(sign, free=int(any(odd))) for sign in lobby.tables))


PLANTS: dict[str, Fittings] = {
    **{kind.__name__: Fittings(place=kind) for kind in (Thinking, Refusing, Doubling, Delaying, Foreseeing)},
    **{kind.__name__: Fittings(place=kind) for kind in (Ticking, Winding)},
    **{kind.__name__: Fittings(place=kind) for kind in (Recognising, Welcoming, Answering, Playing)},  # screens
    **{kind.__name__: Fittings(table=kind) for kind in (WrongSeat, Explaining, Counting, Guiding, Showing, Shuffling)},
    **{kind.__name__: Fittings(table=kind) for kind in (Sealing,)},
    **{kind.__name__: Fittings(play=kind) for kind in (AllPast, EmptyNews, HiddenNumbers, StepNumbers, OthersChoices)},
    **{kind.__name__: Fittings(play=kind) for kind in (OthersDue, TurnedChoices, HiddenMoments, OthersEvents)},
    "Telling": Fittings(hall=Telling),
}
