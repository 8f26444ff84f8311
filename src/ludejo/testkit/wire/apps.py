"""A table served by several apps at once (`peers.py`): each device comes to one of them, drawn by lot.

All that is drawn depends on the table's code and on how often the guest has come, so it is the same in the two worlds
of a pair. If the game of a pair is put on the table from outside, all apps get a copy of it, and so do those that read
the log later.
"""

from __future__ import annotations

import hashlib
from collections import Counter

from ludejo.core.sealed_luck import SealedLuck
from ludejo.server.app import App
from ludejo.server.live_table import LiveTable
from ludejo.server.nights import TICK
from ludejo.server.tickets import Tickets
from ludejo.server.writer import Acknowledge, Request, Tell, Writer
from ludejo.store.base import Row
from ludejo.table import happenings as h
from ludejo.table.play import Before, Play
from ludejo.table.table import Table
from ludejo.testkit.wire.peers import LOST, MemoryBoard, Neighbour, Post, SharedStore, done, is_known
from ludejo.testkit.wire.phone import NightWorld
from ludejo.testkit.wire.world import Find, Fittings, World, app_of
from ludejo.wire.padding import Padder

NAMES = ("one", "two", "three")
DELAYS = (0.002, 0.02, 0.07, 0.19)  # of news, in seconds


class Staged:
    """A game that was put on the table from outside, when its log had so many entries."""

    def __init__(self, writer: Writer) -> None:
        table = writer.table
        assert table.play is not None
        self.version = table.version
        self.play = copied(table.play)
        self.asking, self.agreed = table.asking, set(table.agreed)
        self.dusk, self.dusk_at = table.dusk, table.dusk_at
        self.clock, self.since = writer.clock, writer.since

    def put_on(self, writer: Writer) -> None:
        table = writer.table
        assert table.version == self.version, "an app is behind"
        table.play = copied(self.play, table.play)
        table.asking, table.agreed = self.asking, set(self.agreed)
        table.dusk, table.dusk_at = self.dusk, self.dusk_at
        writer.clock, writer.since = self.clock, self.since


class StagedWriter(Writer):
    """Reads the log as if it had led to the game that was put on the table."""

    def __init__(self, world: AppsWorld, code: str, find: Find, app: App, acknowledge: Acknowledge, tell: Tell):
        self.world = world
        super().__init__(code, find, app.store, acknowledge, tell)

    def new_table(self, find: Find) -> Table:
        return self.world.fittings.table(find)

    def fold(self, row: Row, entry: h.Entry, telling: bool, wish: Request | None = None) -> None:
        super().fold(row, entry, telling, wish)
        staged = self.world.staged.get(self.table.version)
        if staged is not None and not telling:
            staged.put_on(self)


class StagedApp(App):
    """An app of a world with several."""

    world: AppsWorld

    def clock(self) -> int:
        return round(self.now() * 1000)

    def new_live_table(self, code: str) -> LiveTable:
        return self.world.fittings.live_table(self, code)

    def new_writer(self, code: str, acknowledge: Acknowledge, tell: Tell) -> Writer:
        return StagedWriter(self.world, code, self.find, self, acknowledge, tell)


class AppsFittings(Fittings):
    """What such a world is made of; plants exchange a part."""

    def __init__(
        self,
        find: Find,
        live_table: type[LiveTable] = LiveTable,
        table: type[Table] = Table,
        play: type[Play] = Play,
        app: type[StagedApp] = StagedApp,
        peers: type[Neighbour] = Neighbour,
    ) -> None:
        super().__init__(find, live_table, table, play, app)
        self.wing = app
        self.peers = peers


class AppsWorld(World):
    """`app` and `live_table` are the keeper's."""

    fittings: AppsFittings

    def __init__(self, fittings: AppsFittings) -> None:
        super().__init__(fittings)
        self.apps: list[App] = []
        self.all_peers: list[Neighbour] = []
        self.staged: dict[int, Staged] = {}  # by version
        self.is_still = True  # clocks do not run out by themselves
        self.sent: dict[str, int] = {}  # guests whose devices come to a certain app
        self.slow: dict[str, float] = {}  # apps to which news takes a certain time
        self.lost: set[str] = set()  # apps that hear no news

    def open(self, code: str) -> None:
        """A new table, and apps that have just started."""
        self.frames, self.connections, self.staged = {}, {}, {}
        self.loop.timers.clear()
        self.loop.ready.clear()
        self.loop.now = 0.0
        self.code = code
        self.n_entered: Counter[str] = Counter()
        self.delays = {name: DELAYS[self.lot(f"delay {name}", len(DELAYS))] for name in NAMES} | self.slow
        self.post = Post(self.loop, NAMES, self.carry)
        self.store = SharedStore(self.post)
        tickets = Tickets(self.loop.time)
        self.all_peers = [self.fittings.peers(MemoryBoard(name, self.post, self.store), tickets) for name in NAMES]
        self.apps = [app_of(self.loop, self.fittings.wing, self.fittings.find, self.store, c) for c in self.all_peers]
        for app, peers in zip(self.apps, self.all_peers, strict=True):
            assert isinstance(app, StagedApp)
            app.world = self
            peers.begin()
        self.loop.settle()
        (self.app,) = [app for app in self.apps if app.peers.keeps(code)]

    def carry(self, name: str, table: str, version: int) -> float:
        """How long a notice takes to this app."""
        return LOST if name in self.lost else self.delays[name]

    def lot(self, what: str, below: int) -> int:
        return hashlib.blake2b(f"{self.code} {what}".encode(), digest_size=2).digest()[0] % below

    def make(self, host: str, created: h.Created) -> None:
        """Make the table in the host's app; the keeper hears of it."""
        app = self.apps[self.home(host.rstrip("-"))]
        live_table = app.new_table(self.code)
        live_table.writer.wish(Request("s:made", host, 0, created))
        self.loop.settle()
        live_table.wake()
        self.pass_news()

    def home(self, guest: str) -> int:
        """The number of the app to which this guest's devices come now. At some tables one app has no devices until
        somebody comes back."""
        if guest in self.sent:
            return self.sent[guest]
        often = self.n_entered[guest]
        below = 2 if often < 2 and self.lot("empty", 2) else len(self.apps)
        return self.lot(f"{guest} {often}", below)

    def app_for(self, guest: str) -> App:
        self.n_entered[guest] += 1
        return self.apps[self.home(guest)]

    @property
    def live_table(self) -> LiveTable:
        """The keeper lets a table go if the game is over and it has no devices there; then it is another app's."""
        return self.app.live_tables.get(self.code) or self.live_tables()[0]

    def live_tables(self) -> list[LiveTable]:
        return [live_table for _, live_table in self.open_tables()]

    def open_tables(self) -> list[tuple[int, LiveTable]]:
        """The table wherever it is open, with the number of the app."""
        return [(n, app.live_tables[self.code]) for n, app in enumerate(self.apps) if self.code in app.live_tables]

    def peers(self) -> Neighbour:
        """The peers of the keeper."""
        return next(peers for peers in self.all_peers if peers.app is self.app)

    def at(self, guest: str) -> int:
        """The number of the app where this guest's device is."""
        return self.apps.index(self.connections[guest].app)

    def pass_news(self) -> None:
        self.wait(max(self.delays.values()))
        assert self.lost or is_known(self.apps, self.code), "an app stays behind"

    def wait(self, seconds: float) -> None:
        """Let time pass. The clocks of the game stand still meanwhile, because else the wait would end it."""
        for live_table in self.live_tables() if self.is_still else ():
            live_table.clocks.stop("clock")
        self.loop.advance(seconds)

    def expire(self) -> None:
        is_night, moment = self.live_table.night is not None, self.play.moment()
        for live_table in self.live_tables():
            live_table.time_is_up(moment)
        self.loop.settle()
        self.loop.advance(2 * TICK if is_night else 0.0)

    def stage(self) -> None:
        writer, out = self.live_table.writer, self.table.standing()
        if (out.clock, out.moment) != writer.clock:
            writer.clock, writer.since = (out.clock, out.moment), self.app.clock()
        self.table.note_dusk(self.app.clock())
        staged = self.staged[self.table.version] = Staged(writer)
        for live_table in self.live_tables():
            live_table.padder = Padder()  # the old one expects the same game as long as the log has not grown
            if live_table is not self.live_table:
                staged.put_on(live_table.writer)

    def stop(self, when: float) -> None:
        super().stop(self.loop.now)
        self.live_table.writer.clock = ("", -1)
        self.table.dusk = None
        self.loop.advance(when - self.loop.now)

    def lobby(self) -> bytes:
        """The lobby as every app shows it."""
        return b"".join(repr(done(peers.lobby())).encode() for peers in self.all_peers)


class NightApps(AppsWorld, NightWorld):
    """A world whose devices are phones. A night falls in one app first, as news comes to one app first."""

    def __init__(self, fittings: AppsFittings) -> None:
        super().__init__(fittings)
        self.is_still = False

    def wake(self) -> None:
        for connection in self.connections.values():
            connection.held, connection.outbox = None, []
        first = self.lot("nightfall", len(self.apps))
        offsets = {live_table: self.delays[NAMES[n]] if n != first else 0.0 for n, live_table in self.open_tables()}
        start = self.loop.now
        for live_table in sorted(offsets, key=lambda live_table: offsets[live_table]):
            self.loop.advance(start + offsets[live_table] - self.loop.now)
            self.wake_table(live_table)
            self.loop.settle()
        self.loop.advance(start + max(self.delays.values()) - self.loop.now)


def copied(play: Play, old: Play | None = None) -> Play:
    """The same game, for another process. If that has a game of this type already, it is overwritten."""
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
