"""The simulator's server: one process around a writer, from its start to its crash.

It does what a writer leaves to others: it asks bots, lets clocks run out, fills deserted seats, reads the news of other
servers, and notes that people are gone. It asks for all this again until it has happened.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import msgspec

from ludejo.core.refusal import Refusal
from ludejo.server.writer import Acknowledge, Request, Tell, Writer
from ludejo.store.base import Store, StoreError
from ludejo.table import happenings as h
from ludejo.table.deal import time_up
from ludejo.table.messages import Out
from ludejo.table.seats import NOBODY
from ludejo.testkit.simulator.network import Net
from ludejo.testkit.simulator.store import Pipe, SickStore
from ludejo.testkit.simulator.twin import Twin, length_of
from ludejo.testkit.simulator.world import SimulatedWorld

POLL = 250
PATIENCE = 1_000  # until something that has not happened is asked for again
GRACE = 1_500  # until a bot takes a seat whose person is away

NewWriter = Callable[[Store, Acknowledge, Tell], Writer]


class SimulatedServer:
    """`new_writer` makes its writer from a store and the writer's two callbacks."""

    def __init__(
        self, name: str, world: SimulatedWorld, net: Net, store: SickStore, twin: Twin, new_writer: NewWriter
    ) -> None:
        self.name = name
        self.world = world
        self.net = net
        self.store = store
        self.twin = twin
        self.is_up = True
        self.n_wishes = 0
        self.n_polls = 0
        self.arrived: dict[str, int] = {}  # by command: how much was stored when the wish came
        self.asked: dict[tuple[str, int, int], int] = {}  # what is being asked for, since when
        self.clock: tuple[str, int] = ("", 0)
        self.n_clocks = 0
        self.pipe = Pipe(store)
        self.writer = new_writer(self.pipe, self.acknowledge, self.tell)
        with suppress(StoreError):  # else it is loaded later
            self.writer.load(self.pipe.read(self.writer.name))
        self.told = self.writer.table.version
        self.poll()

    # --- between the writer and the world

    def hear(self, wish: Request) -> None:
        """A device's wish arrives; it is lost if this server has crashed."""
        if self.is_up:
            self.arrived.setdefault(wish.command, len(self.twin.outs))
            self.writer.wish(Request(wish.command, wish.by, self.world.wall(), wish.did))

    def wish(self, by: str, did: h.AnyHappening) -> None:
        """Something the server wants by itself."""
        self.n_wishes += 1
        command = f"{self.name} {self.n_wishes}"
        self.twin.wish(command, by, did)
        self.writer.wish(Request(command, by, self.world.wall(), did))

    def acknowledge(self, wish: Request, refusal: Refusal | None) -> None:
        link = self.net.links.get(wish.by)
        is_heard = link is not None and link.server is self
        self.twin.hear_answer(wish, refusal, self.store.is_out, is_heard)
        arrived = self.arrived.pop(wish.command, 0)
        if refusal is not None and self.writer.table.version < arrived:
            self.twin.hear_stale(wish, refusal, self.writer.table.version)
        self.net.answer(self, wish, refusal)

    def tell(self, out: Out) -> None:
        # a writer that couldn't read at its start may read what was before without telling it
        self.told = self.told + 1 if self.told else self.writer.table.version
        self.twin.hear_news(self.told, out)
        self.net.tell(self, out)
        self.remind(out)

    def poll(self) -> None:
        """Every now and then: get out of trouble, read the news, ask for what is due."""
        if not self.is_up:
            return
        self.n_polls += 1
        self.world.later(POLL, self.poll)
        self.writer.try_again()
        self.writer.refresh(lambda is_read: None)
        self.remind(self.writer.table.standing())
        if self.n_polls % 4 == 0:
            self.sweep()

    def crash(self) -> None:
        """What was not stored is gone, and nobody is answered any more."""
        self.world.count("crash")
        self.is_up = False
        self.pipe.is_open = False
        for link in list(self.net.links.values()):
            if link.server is self:
                self.world.later(self.world.between(0, 400), self.net.cut, link)

    # --- what a writer leaves to others

    def remind(self, out: Out) -> None:
        self.follow(out.bots, out.deserted, out.clock, out.moment)

    def follow(self, bots: tuple[int, ...], deserted: tuple[int, ...], clock: str, moment: int) -> None:
        """Ask for what is due now, unless it is being asked for."""
        if self.world.is_quiet:
            return
        for seat in bots:
            self.ask(("bot", seat, moment), self.world.between(30, 300), self.move_bot)
        for seat in deserted:
            self.ask(("fill", seat, 0), GRACE, self.fill)
        if (clock, moment) != self.clock:
            self.clock = (clock, moment)
            self.n_clocks += 1
        if clock:
            self.ask(("clock", self.n_clocks, moment), length_of(clock), self.expire)

    def ask(self, key: tuple[str, int, int], delay: int, call: Callable[[int, int], None]) -> None:
        """Plan it, unless it is planned; again some time after it was done in vain."""
        if self.world.now >= self.asked.get(key, 0):
            self.asked[key] = self.world.now + delay + PATIENCE
            self.world.later(delay, call, key[1], key[2])

    def move_bot(self, seat: int, moment: int) -> None:
        """A bot moves, as it would in some world it can't tell from this one."""
        table = self.writer.table
        if not self.may_act() or seat not in table.standing().bots or table.play is None:
            return
        luck = self.world.luck
        shape = table.play.state.resample(seat, luck).sample(seat, luck).shape
        self.wish(NOBODY, h.Moved(seat, table.play.moment(), msgspec.Raw(msgspec.json.encode(shape))))

    def fill(self, seat: int, _: int) -> None:
        if self.may_act() and seat in self.writer.table.standing().deserted:
            self.wish(NOBODY, h.Filled(seat, "random"))

    def expire(self, n_clock: int, moment: int) -> None:
        if self.may_act() and n_clock == self.n_clocks:
            self.wish(NOBODY, time_up(self.writer.table, moment))

    def may_act(self) -> bool:
        return self.is_up and not self.world.is_quiet

    def sweep(self) -> None:
        """Note that people without a device are gone. Those who have one and are noted as gone (another server was
        late) have to come again."""
        for person in list(self.writer.table.people):
            link = self.net.links.get(person.guest)
            if link is None and person.present:
                self.wish(person.guest, h.Went())
            elif link is not None and link.server is self and not person.present and not person.removed:
                self.net.cut(link)
