"""The simulator's undisturbed twin: it folds every row when it is stored, and says what must hold for all others (R19).

Whatever a writer tells must be what the twin tells of the same row, so the twin also checks what it tells itself.
"""

from __future__ import annotations

import msgspec

from ludejo.core.event import EVERYONE, ONLOOKER
from ludejo.core.refusal import Refusal
from ludejo.server.writer import Request
from ludejo.store.base import NO_HASH, Row, bound
from ludejo.table import happenings as h
from ludejo.table.messages import Chat, Message, Out, Sight
from ludejo.table.seats import NOBODY
from ludejo.table.table import Table
from ludejo.testkit.fault import Fault, demand
from ludejo.testkit.simulator.world import SimulatedWorld

LENGTH = {"sealing": 1_500}  # of clocks, in milliseconds
OTHER_CLOCKS = 2_500
read_entry = msgspec.json.Decoder(h.Entry).decode


def length_of(clock: str) -> int:
    return LENGTH.get(clock, OTHER_CLOCKS)


class Twin:
    """What the log says; `wished` is everything anybody asked for, `answers` what it was answered."""

    def __init__(self, world: SimulatedWorld, table: Table, name: str) -> None:
        self.world = world
        self.table = table
        self.name = name
        self.hash = NO_HASH
        self.outs: list[Out] = []
        self.wished: dict[str, tuple[str, h.AnyHappening]] = {}
        self.granted: set[str] = set()
        self.refused: set[str] = set()
        self.logged: set[str] = set()
        self.clock: tuple[str, int, bytes] = ("", 0, b"")
        self.since = 0

    # --- what is stored

    def notice(self, row: Row) -> None:
        """A row is durable: it follows from the one before, somebody wished it, and it may happen."""
        version = len(self.outs) + 1
        fits = row == bound(self.hash, self.name, version, row.command, row.body)
        demand(fits, "sim", f"row {version} does not follow from the row before")
        demand(row.command not in self.logged, "sim", f"{row.command} is stored twice")
        entry = read_entry(row.body)
        wished = self.wished.get(row.command)
        demand(wished == (entry.by, entry.did), "sim", f"row {version} ({row.command}) is not what was wished")
        refusal = self.table.judge(entry.by, entry.did)
        demand(refusal is None, "sim", f"row {version} ({row.command}) may not happen: {refusal}")
        if isinstance(entry.did, (h.Expired, h.Withheld)):
            self.check_clock(version)
        if row.command in self.refused:
            self.world.count("copy granted after a refusal")
        self.hash = row.hash
        self.logged.add(row.command)
        out = self.table.fold(entry)
        self.outs.append(out)
        self.check_audience(out)
        self.check_going(version)
        self.check_chairs(version)
        self.note_clock(out)

    def check_clock(self, version: int) -> None:
        clock = self.clock[0]
        early = length_of(clock) - (self.world.now - self.since)
        demand(early <= 0, "sim", f"row {version}: the clock {clock} ran out {early} ms before its time")

    def note_clock(self, out: Out) -> None:
        clock = (out.clock, out.moment, self.table.secret)
        if clock != self.clock and not self.table.paused and self.table.is_attended():  # else it only stands still
            self.clock, self.since = clock, self.world.now

    def check_audience(self, out: Out) -> None:
        """A sight goes to a present guest who has that seat. Absent guests get nothing, and `NOBODY` gets only chat."""
        for guest, message in out.messages:
            if guest == NOBODY:
                self.check_public(message)
                continue
            number = self.table.person_of(guest)
            demand(number is not None, "sim", f"a stranger ({guest}) is told something")
            assert number is not None
            person = self.table.people[number]
            demand(person.present and not person.removed, "sim", f"{guest} is told something and isn't there")
            if isinstance(message, Sight):
                seats = self.table.held_by(number)
                may = message.seat in seats or (message.seat == ONLOOKER and not seats and not self.table.private)
                demand(may, "sim", f"{guest} is shown what seat {message.seat} sees")

    def check_public(self, message: Message) -> None:
        """What screens are told, too: chat of people whom the rules let reach everybody."""
        table = self.table
        demand(isinstance(message, Chat), "sim", "screens are told what is not chat")
        assert isinstance(message, Chat)
        seats = table.held_by(message.person)
        if table.play is not None and table.phase == "playing" and seats:
            public = all(table.play.state.hearers(seat) == EVERYONE for seat in seats)
            demand(public, "sim", f"screens are told what person {message.person} said to some")

    def check_chairs(self, version: int) -> None:
        """A name and a colour belong to a person's chair."""
        bare = [chair for chair in self.table.chairs if chair.person is None]
        nameless = all(not chair.name and chair.colour == -1 for chair in bare)
        demand(nameless, "sim", f"after row {version} nobody's chair has a name or a colour")

    def check_going(self, version: int) -> None:
        """R22: never nobody due and not over, with no clock; but while nobody is there, nothing goes on by itself."""
        table = self.table
        if table.phase == "playing" and not table.paused:
            assert table.play is not None
            waits = bool(table.play.state.due()) or bool(table.play.state.clock())
            demand(waits, "sim", f"after row {version} nobody is due, no clock runs and it is not over")
        if table.phase == "sealing":
            runs = table.clock() == "sealing" or not table.is_attended()
            demand(runs, "sim", f"after row {version} no clock runs while numbers are opened")
        out = table.standing()
        stands = not (out.clock or out.bots or out.deserted)
        demand(table.is_attended() or stands, "sim", f"after row {version} nobody is there and the game goes on")

    # --- what is said

    def wish(self, command: str, by: str, did: h.AnyHappening) -> None:
        self.wished[command] = (by, did)

    def hear_answer(self, wish: Request, refusal: Refusal | None, store_is_out: bool, is_heard: bool = True) -> None:
        """What is acknowledged is stored; what is refused is not. If the device has gone to another server, that one
        may have granted the wish while this one read the store; nobody hears the refusal."""
        known = self.wished.get(wish.command)
        demand(known == (wish.by, wish.did), "sim", f"{wish.command} is answered and was never wished")
        if refusal is None:
            when = " while the store fails" if store_is_out else ""
            stored = wish.command in self.logged
            demand(stored, "sim", f"{wish.command} was acknowledged{when} and is not stored")
            self.granted.add(wish.command)
        else:
            is_stored = wish.command in self.logged
            demand(not (is_stored and is_heard), "sim", f"{wish.command} was refused ({refusal}) and is stored")
            if is_stored:
                self.world.count("copy refused after a grant")
            self.refused.add(wish.command)

    def hear_stale(self, wish: Request, refusal: Refusal, version: int) -> None:
        """A refusal by a writer that did not know all that was stored when the wish came: is it right all the same?"""
        right = self.table.judge(wish.by, wish.did) is not None
        demand(right, "sim", f"{wish.command} is refused ({refusal}) by what stood at version {version}")

    def hear_news(self, version: int, out: Out) -> None:
        """A writer tells what followed from a row: the same as here, and only after it was stored."""
        demand(0 < version <= len(self.outs), "sim", f"version {version} is told and not stored")
        own = self.outs[version - 1]
        if out != own:
            raise Fault("sim", f"of version {version} a writer tells otherwise: {difference(out, own)}")


def difference(out: Out, own: Out) -> str:
    """Where two outs differ, in few words."""
    if len(out.messages) != len(own.messages):
        return f"{len(out.messages)} messages, not {len(own.messages)}"
    for (guest, message), (whom, right) in zip(out.messages, own.messages, strict=True):
        if guest != whom:
            return f"to {guest} what is for {whom}"
        if message != right:
            return f"to {guest} {type(message).__name__.lower()}: {msgspec.json.encode(message)[:200]!r}"
    return f"bots {out.bots} {own.bots}, deserted {out.deserted} {own.deserted}, clock {out.clock} {own.clock}"
