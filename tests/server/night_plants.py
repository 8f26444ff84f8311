"""Servers that tell a little at night, which the hunt over the wire must find."""

from __future__ import annotations

from server.leaks_world import Fittings

from ludejo.core import refusal as core
from ludejo.server.desk import Wish
from ludejo.server.hushing import Hush
from ludejo.server.line import Line
from ludejo.server.place import Place
from ludejo.table.messages import Message, Out, Room, Sight
from ludejo.wire import told
from ludejo.wire.padding import night_bytes


class Prompt(Place):
    """Acknowledges at once."""

    def acknowledge(self, wish: Wish, refusal: core.Refusal | None) -> None:
        lines = list(self.waiting.get(wish.command, ()))
        super().acknowledge(wish, refusal)
        for line in lines:
            if line.held is not None:
                line.flush_as(self.hush.size if self.hush else 0)


class NaturalHush(Hush):
    """Frames are as long as what they say."""

    def framed(self, line: Line) -> bytes:
        return super().framed(line).rstrip()


class Natural(Place):
    def new_hush(self) -> Hush:
        return NaturalHush(self)


class Eager(Place):
    """What the wolves tell each other is sent at once, in a frame like any other."""

    def tell(self, out: Out) -> None:
        super().tell(out)
        fellows = [guest for guest, message in out.messages if isinstance(message, Sight) and message.events]
        for guest in fellows if self.hush is not None and len(fellows) > 1 else ():
            for line in self.lines.get(guest, ()):
                line.send(told.frame([], self.hush.size if self.hush else 0))


class OpenHush(Hush):
    """Who comes and goes is shown at night."""

    def veiled(self, room: Room) -> Room:
        return room


class Present(Place):
    def new_hush(self) -> Hush:
        return OpenHush(self)


class MarkingHush(Hush):
    """Sizes are those of this night's busiest: more has to be told where more are wolves."""

    def tick(self) -> None:
        waiting = [sum(len(words) for words in line.outbox) for line in self.lines()]
        self.size = night_bytes(self.place.desk.table) + max(waiting, default=0) // 64 * 64
        super().tick()


class Marking(Place):
    def new_hush(self) -> Hush:
        return MarkingHush(self)


class EarlyHush(Hush):
    """The dawn comes when everybody has answered."""

    def tick(self) -> None:
        table = self.place.desk.table
        if table.play is not None and not table.play.state.due():
            self.clock, self.moment = 2, table.play.moment()
        super().tick()


class Early(Place):
    def new_hush(self) -> Hush:
        return EarlyHush(self)


class Scattered(Place):
    """Dawn leaves for one after the other."""

    def new_hush(self) -> Hush:
        return ScatteredHush(self)


class ScatteredHush(Hush):
    def end(self) -> None:
        lines = self.lines()
        for line in lines[1:]:
            self.place.hall.later(0.05, lambda line=line: line.flush_as(self.size))  # type: ignore[misc]
        for line in lines:
            frame = self.dawn(line, self.size)
            line.outbox = [frame.rstrip()[1:-1]]
        lines[0].flush_as(self.size)


class DawnSizes(Place):
    """The dawn is as long as what it tells."""

    def new_hush(self) -> Hush:
        return DawnSizesHush(self)


class DawnSizesHush(Hush):
    def dawn(self, line: Line, size: int) -> bytes:
        return super().dawn(line, size).rstrip()


class Counting(Place):
    """Everybody is told that something happened, though not what."""

    def tell(self, out: Out) -> None:
        super().tell(out)
        if self.hush is not None and any(isinstance(message, Sight) for _, message in out.messages):
            for line in self.hush.lines():
                line.tell(told.Alive())


class Overheard(Place):
    """Chat of some is heard by all."""

    def tell(self, out: Out) -> None:
        chats: list[Message] = [message for _, message in out.messages if not isinstance(message, (Room, Sight))]
        guests = {guest for guest, _ in out.messages}
        super().tell(out)
        for guest, lines in self.lines.items():
            if chats and guest not in guests:
                self.post(lines, chats[:1])


PLANTS: dict[str, Fittings] = {
    kind.__name__: Fittings(place=kind)
    for kind in (Prompt, Natural, Eager, Present, Marking, Early, Scattered, DawnSizes, Counting, Overheard)
}
