"""Crews that tell a little too much, or too little, which the leak tests across halls must find."""

from __future__ import annotations

import msgspec
from cluster.leaks_halls import Fittings

from ludejo.core import refusal as core
from ludejo.server.desk import Acknowledge, Desk, Tell, Wish
from ludejo.server.hushing import LAST_CALL, Hush
from ludejo.server.line import Line
from ludejo.server.place import Place
from ludejo.server.signing import Signs
from ludejo.store.base import Row
from ludejo.store.board import News
from ludejo.table.messages import Chat, Message, Out, Room, Sight
from ludejo.table.play import Play
from ludejo.testkit.wire_crew import Neighbour
from ludejo.testkit.wire_halls import StagedDesk, Wing
from ludejo.wire import told


def is_far(place: Place) -> bool:
    """Is another hall the keeper?"""
    return not place.hall.crew.keeps(place.code)


# --- by day


class Spilling(Place):
    """What a hall hears from others it tells to all its devices."""

    def tell(self, out: Out) -> None:
        super().tell(out)
        sights = [message for _, message in out.messages if isinstance(message, Sight) and message.seat >= 0]
        for lines in self.lines.values() if is_far(self) else ():
            self.post(lines, [*sights[:1]])


class Skipping(Place):
    """Who comes to another hall than the keeper's is told a number too high."""

    def post(self, lines: list[Line], messages: list[Message], at: int = 0) -> None:
        found: list[Message] = []
        for message in messages:
            whole = isinstance(message, Sight) and not message.fresh
            found.append(msgspec.structs.replace(message, n=message.n + 1) if whole and is_far(self) else message)  # type: ignore[union-attr]
        super().post(lines, found, at)


class Repeating(Place):
    """News from elsewhere is told twice."""

    def tell(self, out: Out) -> None:
        super().tell(out)
        if is_far(self) and self.hush is None and any(isinstance(message, Sight) for _, message in out.messages):
            super().tell(out)


class Echoing(Neighbour):
    """Everybody learns that a hall has heard something."""

    def hear(self, news: News) -> None:
        super().hear(news)
        for place in self.hall.places.values():
            for lines in place.lines.values():
                for line in lines:
                    line.tell(told.Alive())


class CountingSigns(Signs):
    """The lobby shows how much happens at a table."""

    def changed(self) -> dict[str, tuple[int, bytes | None]]:
        found = super().changed()
        return {
            code: (version, sign and sign.replace(b'"free":', b'"free":%d' % version))
            for code, (version, sign) in found.items()
        }


class Counting(Neighbour):
    def join(self, hall: object) -> None:
        super().join(hall)  # type: ignore[arg-type]
        self.signs = CountingSigns(self)


class SilentDesk(StagedDesk):
    """News from elsewhere is read, and not told."""

    def learn(self, row: Row) -> None:
        tell, self.tell = self.tell, lambda out: None
        super().learn(row)
        self.tell = tell


class Silent(Wing):
    def new_desk(self, code: str, acknowledge: Acknowledge, tell: Tell) -> Desk:
        return SilentDesk(self.world, code, self.find, self, acknowledge, tell)


class TrustingDesk(StagedDesk):
    """Takes every entry for one that follows."""

    def follows(self, row: Row) -> bool:
        return True


class Trusting(Wing):
    def new_desk(self, code: str, acknowledge: Acknowledge, tell: Tell) -> Desk:
        return TrustingDesk(self.world, code, self.find, self, acknowledge, tell)


class Timeless(Wing):
    """Doesn't know when anything began: its clocks begin when it takes a table up."""

    def clock(self) -> int:
        return 1_000_000


class SetBack(Wing):
    """Somebody sets its clock back by an hour."""

    is_set = False

    def clock(self) -> int:
        return super().clock() + (0 if self.is_set else 3_600_000)


class Skewed(Wing):
    """Hall one has another time than the others."""

    ahead = 0  # milliseconds

    def clock(self) -> int:
        return super().clock() + (self.ahead if getattr(self.crew, "name", "") == "one" else 0)


class AllPast(Play):
    """Who comes back after others have come is told everybody's past."""

    def whole(self, viewer: int) -> Sight:
        return self.sight(viewer, tuple(event for past in self.past.values() for event in past), False)


class Deaf(Neighbour):
    """Doesn't read what it has missed."""

    async def catch_up(self) -> None:
        self.has_missed = False


# --- at night


class Eager(Place):
    """News from elsewhere is told at once at night, in a frame like any other."""

    def tell(self, out: Out) -> None:
        super().tell(out)
        if self.hush is not None and is_far(self):
            for guest, message in out.messages:
                for line in self.lines.get(guest, ()) if isinstance(message, Sight) and message.events else ():
                    line.send(told.frame([], self.hush.size))


class EarlyHush(Hush):
    """The keeper's own devices see the dawn coming."""

    def tick(self) -> None:
        was_last = self.clock == LAST_CALL
        super().tick()
        if self.clock == LAST_CALL and not was_last and not is_far(self.place):
            self.place.timers.set("early", 1.5, self.foretell)

    def foretell(self) -> None:
        for line in self.lines():
            line.send(told.frame([told.encode(told.Hush(0, 0))], self.size))


class Early(Place):
    def new_hush(self) -> Hush:
        return EarlyHush(self)


class OpenHush(Hush):
    """At other halls than the keeper's, who comes and goes is shown at night."""

    def veiled(self, room: Room) -> Room:
        return room if is_far(self.place) else super().veiled(room)


class Present(Place):
    def new_hush(self) -> Hush:
        return OpenHush(self)


class LateHush(Hush):
    """Who was there when this hall took the table up is shown, not who was there at nightfall."""

    def __init__(self, place: Place) -> None:
        super().__init__(place)
        self.people = place.desk.table.person_signs()


class Late(Place):
    def new_hush(self) -> Hush:
        return LateHush(self)


class NaturalHush(Hush):
    """At other halls frames are as long as what they say."""

    def framed(self, line: Line) -> bytes:
        frame = super().framed(line)
        return frame.rstrip() if is_far(self.place) else frame


class Natural(Place):
    def new_hush(self) -> Hush:
        return NaturalHush(self)


class HastyHush(Hush):
    """A tick tells all that its hall knows."""

    def known_until(self) -> int:
        return self.place.hall.clock()


class Hasty(Place):
    def new_hush(self) -> Hush:
        return HastyHush(self)


class Scattered(Place):
    """At other halls dawn leaves for one after the other."""

    def new_hush(self) -> Hush:
        return ScatteredHush(self)


class ScatteredHush(Hush):
    def end(self) -> None:
        lines = self.lines() if is_far(self.place) else []
        for n, line in enumerate(lines[1:], start=1):
            frame = self.dawn(line, self.size)
            self.place.hall.later(0.05 * n, lambda line=line, frame=frame: line.send(frame))  # type: ignore[misc]
            self.place.lines[line.guest if not line.is_screen else ""].remove(line)
        super().end()
        for line in lines[1:]:
            self.place.lines.setdefault(line.guest if not line.is_screen else "", []).append(line)


class Stirring(Neighbour):
    """A hall that hears of something at night ticks at once."""

    def hear(self, news: News) -> None:
        super().hear(news)
        for place in self.hall.places.values():
            if place.hush is not None and self.behind:
                place.timers.set("tick", 0.3, place.hush.tick)


class Prompt(Place):
    """Other halls than the keeper's acknowledge at once."""

    def acknowledge(self, wish: Wish, refusal: core.Refusal | None) -> None:
        lines = list(self.waiting.get(wish.command, ()))
        super().acknowledge(wish, refusal)
        for line in lines if is_far(self) else ():
            if line.held is not None and self.hush is not None:
                line.flush_as(self.hush.size)


class Overheard(Place):
    """What some say is heard by all devices of another hall."""

    def tell(self, out: Out) -> None:
        chats: list[Message] = [message for _, message in out.messages if isinstance(message, Chat)]
        guests = {guest for guest, _ in out.messages}
        super().tell(out)
        for guest, lines in self.lines.items() if is_far(self) else ():
            if chats and guest not in guests:
                self.post(lines, chats[:1])


BY_DAY: dict[str, Fittings] = {
    **{kind.__name__: Fittings(place=kind) for kind in (Spilling, Skipping, Repeating)},
    **{kind.__name__: Fittings(crew=kind) for kind in (Echoing, Counting)},
    "Silent": Fittings(hall=Silent),
    "AllPast": Fittings(play=AllPast),
}
AT_NIGHT: dict[str, Fittings] = {
    **{kind.__name__: Fittings(place=kind) for kind in (Eager, Early, Present, Late, Natural, Scattered, Prompt)},
    "Overheard": Fittings(place=Overheard),
    "Stirring": Fittings(crew=Stirring),
}
WHERE_NEWS_IS_LOST: dict[str, Fittings] = {"Deaf": Fittings(crew=Deaf)}
