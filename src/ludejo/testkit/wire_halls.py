"""A table served by several halls at once (`wire_crew`): each device comes to one of them, drawn by lot.

All that is drawn depends on the table's code and on how often the guest has come: in the two worlds of a pair it is the
same. Where the game of a pair is put on the table from outside, all halls get a copy of it, and so do those that read
the log later.
"""

from __future__ import annotations

import hashlib
from collections import Counter

from ludejo.core.seal import SealedLuck
from ludejo.server.desk import Acknowledge, Desk, Tell, Wish
from ludejo.server.hall import Hall
from ludejo.server.hushing import TICK
from ludejo.server.place import Place
from ludejo.server.tickets import Tickets
from ludejo.store.base import Row
from ludejo.table import happenings as h
from ludejo.table.play import Before, Play
from ludejo.table.table import Table
from ludejo.testkit.wire_crew import LOST, MemoryBoard, Neighbour, Post, SharedStore, done, is_known
from ludejo.testkit.wire_phone import NightWorld
from ludejo.testkit.wire_world import Find, Fittings, World, hall_of
from ludejo.wire.padding import Padder

NAMES = ("one", "two", "three")
DELAYS = (0.002, 0.02, 0.07, 0.19)  # of news, in seconds


class Staged:
    """A game that was put on the table from outside, when its log had so many entries."""

    def __init__(self, desk: Desk) -> None:
        table = desk.table
        assert table.play is not None
        self.version = table.version
        self.play = copied(table.play)
        self.asking, self.agreed = table.asking, set(table.agreed)
        self.dusk, self.dusk_at = table.dusk, table.dusk_at
        self.clock, self.since = desk.clock, desk.since

    def put_on(self, desk: Desk) -> None:
        table = desk.table
        assert table.version == self.version, "a hall is behind"
        table.play = copied(self.play, table.play)
        table.asking, table.agreed = self.asking, set(self.agreed)
        table.dusk, table.dusk_at = self.dusk, self.dusk_at
        desk.clock, desk.since = self.clock, self.since


class StagedDesk(Desk):
    """Reads the log as if it had led to the game that was put on the table."""

    def __init__(self, world: HallsWorld, code: str, find: Find, hall: Hall, acknowledge: Acknowledge, tell: Tell):
        self.world = world
        super().__init__(code, find, hall.store, acknowledge, tell)

    def new_table(self, find: Find) -> Table:
        return self.world.fittings.table(find)

    def fold(self, row: Row, entry: h.Entry, telling: bool) -> None:
        super().fold(row, entry, telling)
        staged = self.world.staged.get(self.table.version)
        if staged is not None and not telling:
            staged.put_on(self)


class Wing(Hall):
    """A hall of a world with several."""

    world: HallsWorld

    def clock(self) -> int:
        return round(self.now() * 1000)

    def new_place(self, code: str) -> Place:
        return self.world.fittings.place(self, code)

    def new_desk(self, code: str, acknowledge: Acknowledge, tell: Tell) -> Desk:
        return StagedDesk(self.world, code, self.find, self, acknowledge, tell)


class HallsFittings(Fittings):
    """What such a world is made of; plants exchange a part."""

    def __init__(
        self,
        find: Find,
        place: type[Place] = Place,
        table: type[Table] = Table,
        play: type[Play] = Play,
        hall: type[Wing] = Wing,
        crew: type[Neighbour] = Neighbour,
    ) -> None:
        super().__init__(find, place, table, play, hall)
        self.wing = hall
        self.crew = crew


class HallsWorld(World):
    """`hall` and `place` are the keeper's."""

    fittings: HallsFittings

    def __init__(self, fittings: HallsFittings) -> None:
        super().__init__(fittings)
        self.halls: list[Hall] = []
        self.crews: list[Neighbour] = []
        self.staged: dict[int, Staged] = {}  # by version
        self.is_still = True  # nobody's time runs out by itself
        self.sent: dict[str, int] = {}  # guests whose devices come to a certain hall
        self.slow: dict[str, float] = {}  # halls to which news takes a certain time
        self.lost: set[str] = set()  # halls that hear no news

    def open(self, code: str) -> None:
        """A new table, and halls that have just begun."""
        self.frames, self.lines, self.staged = {}, {}, {}
        self.loop.timers.clear()
        self.loop.ready.clear()
        self.loop.now = 0.0
        self.code = code
        self.n_entered: Counter[str] = Counter()
        self.delays = {name: DELAYS[self.lot(f"delay {name}", len(DELAYS))] for name in NAMES} | self.slow
        self.post = Post(self.loop, NAMES, self.carry)
        self.store = SharedStore(self.post)
        tickets = Tickets(self.loop.time)
        self.crews = [self.fittings.crew(MemoryBoard(name, self.post, self.store), tickets) for name in NAMES]
        self.halls = [hall_of(self.loop, self.fittings.wing, self.fittings.find, self.store, c) for c in self.crews]
        for hall, crew in zip(self.halls, self.crews, strict=True):
            assert isinstance(hall, Wing)
            hall.world = self
            crew.begin()
        self.loop.settle()
        (self.hall,) = [hall for hall in self.halls if hall.crew.keeps(code)]

    def carry(self, name: str, table: str, version: int) -> float:
        """How long a notice takes to this hall."""
        return LOST if name in self.lost else self.delays[name]

    def lot(self, what: str, below: int) -> int:
        return hashlib.blake2b(f"{self.code} {what}".encode(), digest_size=2).digest()[0] % below

    def make(self, host: str, created: h.Created) -> None:
        """Where the host is; the keeper hears of it."""
        hall = self.halls[self.home(host.rstrip("-"))]
        place = hall.places[self.code] = hall.new_place(self.code)
        place.desk.wish(Wish("s:made", host, 0, created))
        self.loop.settle()
        place.wake()
        self.pass_news()

    def home(self, guest: str) -> int:
        """The number of the hall to which this guest's devices come now; at some tables nobody is at one hall before
        somebody comes back."""
        if guest in self.sent:
            return self.sent[guest]
        often = self.n_entered[guest]
        below = 2 if often < 2 and self.lot("empty", 2) else len(self.halls)
        return self.lot(f"{guest} {often}", below)

    def hall_for(self, guest: str) -> Hall:
        self.n_entered[guest] += 1
        return self.halls[self.home(guest)]

    @property
    def place(self) -> Place:
        """A keeper closes a table that is over if nobody is at it there; then it is another's."""
        return self.hall.places.get(self.code) or self.places()[0]

    def places(self) -> list[Place]:
        return [place for _, place in self.open_places()]

    def open_places(self) -> list[tuple[int, Place]]:
        """The table wherever it is open, with the number of the hall."""
        return [(n, hall.places[self.code]) for n, hall in enumerate(self.halls) if self.code in hall.places]

    def crew(self) -> Neighbour:
        """The keeper."""
        return next(crew for crew in self.crews if crew.hall is self.hall)

    def at(self, guest: str) -> int:
        """The number of the hall where this guest's device is."""
        return self.halls.index(self.lines[guest].hall)

    def pass_news(self) -> None:
        self.wait(max(self.delays.values()))
        assert self.lost or is_known(self.halls, self.code), "somebody stays behind"

    def wait(self, seconds: float) -> None:
        """The clocks of the game stand still meanwhile, or looking on would end it."""
        for place in self.places() if self.is_still else ():
            place.timers.stop("clock")
        self.loop.advance(seconds)

    def expire(self) -> None:
        is_night, moment = self.place.hush is not None, self.play.moment()
        for place in self.places():
            place.time_is_up(moment)
        self.loop.settle()
        self.loop.advance(2 * TICK if is_night else 0.0)

    def stage(self) -> None:
        desk, out = self.place.desk, self.table.standing()
        if (out.clock, out.moment) != desk.clock:
            desk.clock, desk.since = (out.clock, out.moment), self.hall.clock()
        self.table.note_dusk(self.hall.clock())
        staged = self.staged[self.table.version] = Staged(desk)
        for place in self.places():
            place.padder = Padder()  # it takes a game for the same as long as the log has not grown
            if place is not self.place:
                staged.put_on(place.desk)

    def stop(self, when: float) -> None:
        super().stop(self.loop.now)
        self.place.desk.clock = ("", -1)
        self.table.dusk = None
        self.loop.advance(when - self.loop.now)

    def lobby(self) -> bytes:
        """As every hall shows it."""
        return b"".join(repr(done(crew.lobby())).encode() for crew in self.crews)


class NightHalls(HallsWorld, NightWorld):
    """Whose devices are phones, and whose nights fall at one hall first, as news does."""

    def __init__(self, fittings: HallsFittings) -> None:
        super().__init__(fittings)
        self.is_still = False

    def wake(self) -> None:
        for line in self.lines.values():
            line.held, line.outbox = None, []
        first = self.lot("nightfall", len(self.halls))
        offsets = {place: self.delays[NAMES[n]] if n != first else 0.0 for n, place in self.open_places()}
        start = self.loop.now
        for place in sorted(offsets, key=lambda place: offsets[place]):
            self.loop.advance(start + offsets[place] - self.loop.now)
            self.wake_place(place)
            self.loop.settle()
        self.loop.advance(start + max(self.delays.values()) - self.loop.now)


def copied(play: Play, old: Play | None = None) -> Play:
    """The same game, for another process: if it has one of this kind already, that becomes this."""
    found = old if type(old) is type(play) else type(play).__new__(type(play))
    assert found is not None
    for name in ("game", "n_steps", "shift", "viewers"):
        setattr(found, name, getattr(play, name))
    found.luck = SealedLuck(play.luck.key)
    found.past = {viewer: list(past) for viewer, past in play.past.items()}
    found.sent, found.asks, found.first = dict(play.sent), dict(play.asks), {}
    found.state, found.before = play.state.clone(), None
    if play.before is not None:
        found.before = Before(play.before.state.clone(), play.before.seat)
        found.before.is_free = play.before.is_free
    return found
