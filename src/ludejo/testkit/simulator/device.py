"""The simulator's devices: each shows what it was told, sends wishes until they are answered, and notices gaps."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

import msgspec

from ludejo.core.event import ONLOOKER
from ludejo.core.refusal import Refusal
from ludejo.server.writer import Request
from ludejo.table import happenings as h
from ludejo.table.messages import Message, Room, Sight
from ludejo.testkit.simulator.network import Net, NetworkLink
from ludejo.testkit.simulator.server import SimulatedServer
from ludejo.testkit.simulator.twin import Twin
from ludejo.testkit.simulator.world import SimulatedWorld

RESEND = 600
WAIT = 800  # until a device that came and was told nothing comes again


class Device:
    """Somebody's phone. `decide` says what its person does (`person.py`)."""

    def __init__(self, guest: str, world: SimulatedWorld, net: Net, twin: Twin, servers: list[SimulatedServer]) -> None:
        self.guest = guest
        self.world = world
        self.net = net
        self.twin = twin
        self.servers = servers
        self.decide: Callable[[Device, Room], h.AnyHappening | None] = lambda device, room: None
        self.room: Room | None = None
        self.seal = ""  # of the game that the sights belong to
        self.sights: dict[int, Sight] = {}
        self.heard: dict[int, list[msgspec.Struct]] = {}
        self.hash = hashlib.sha256()
        self.seen: dict[int, int] = {}  # by seat: the highest number of a sight, also of one that came too early
        self.open: Request | None = None
        self.sent_at = 0
        self.came_at = -WAIT
        self.came_on: NetworkLink | None = None  # the link on which it last said that it came
        self.is_new = True  # on its link: nobody there knows it yet
        self.back_at = 0
        self.n_wishes = 0
        self.is_out = False  # its guest was removed for good

    # --- what it is told

    def hear(self, message: Message) -> None:
        """Show it. A sight that was shown already changes nothing; one that comes too early leaves a gap."""
        self.hash.update(b"%d %s" % (self.world.now, msgspec.json.encode(message)))
        if isinstance(message, Room):
            self.room = message
            if message.seal != self.seal:  # another game
                self.seal = message.seal
                self.sights, self.heard, self.seen = {}, {}, {}
        elif isinstance(message, Sight):
            self.look(message)

    def look(self, sight: Sight) -> None:
        have = self.sights.get(sight.seat)
        n = have.n if have is not None else 0
        self.seen[sight.seat] = max(sight.n, self.seen.get(sight.seat, 0))
        if not sight.fresh and sight.n >= n:
            self.sights[sight.seat], self.heard[sight.seat] = sight, list(sight.events)
        elif sight.fresh and sight.n == n + 1:
            self.sights[sight.seat] = sight
            self.heard.setdefault(sight.seat, []).extend(sight.events)

    def hear_answer(self, command: str, refusal: Refusal | None) -> None:
        self.hash.update(f"{self.world.now} {command} {refusal}".encode())
        if self.open is None or self.open.command != command:
            return
        if refusal is not None and refusal.code in ("not-at-table", "table-closed", "was-removed"):
            self.is_new = True  # it came before there was a table; or it was removed, and will be told
            self.is_out = refusal.code == "was-removed"
        elif isinstance(self.open.did, h.Came) and self.came_on is self.net.links.get(self.guest):
            self.is_new = False
        self.open = None

    # --- what it does

    def tick(self) -> None:
        """From time to time: send again, connect again, come again; else do what its person wants."""
        world = self.world
        world.later(world.between(40, 200), self.tick)
        link = self.net.links.get(self.guest)
        if self.is_out or (link is None and world.now < self.back_at and world.is_bad):
            return
        if link is None:
            self.connect()
        elif world.odds("cut", 150) or world.odds("away", 200):
            self.net.cut(link)
            self.back_at = world.now + world.between(100, 4_000)
        elif self.open is not None:
            self.send_again(link)
        elif self.is_lost() and world.now >= self.came_at + WAIT:
            self.come(link)
        elif self.room is not None and not world.is_quiet:
            did = self.decide(self, self.room)
            if did is not None:
                self.send(link, did)

    def connect(self) -> None:
        """Connect to any server that is up. Some devices have forgotten everything when they come back."""
        up = [server for server in self.servers if server.is_up]
        if not up:
            return
        self.net.connect(self, up[self.world.luck.below(len(up))])
        self.is_new = True
        self.came_at = -WAIT
        if self.world.one_in(2):
            self.room, self.seal = None, ""

    def come(self, link: NetworkLink) -> None:
        """Come, each time with another command: an old one would be acknowledged again, and nothing told."""
        self.came_at, self.came_on = self.world.now, link
        self.send(link, h.Came(self.guest))

    def is_lost(self) -> bool:
        """Does it miss something it should have been shown?"""
        room = self.room
        if room is None or self.is_new:
            return True
        if room.phase not in ("playing", "over"):
            return False
        return any(self.has_hole(seat) for seat in self.looks_from(room))

    def has_hole(self, seat: int) -> bool:
        """Does it lack any sight of this seat, or the last one that it knows of?"""
        return seat not in self.sights or self.sights[seat].n < self.seen[seat]

    def held(self, room: Room) -> list[int]:
        """The seats of its person."""
        return [seat for seat, sign in enumerate(room.seats) if sign.person == room.you]

    def looks_from(self, room: Room) -> list[int]:
        return self.held(room) or ([] if room.private else [ONLOOKER])

    def send(self, link: NetworkLink, did: h.AnyHappening) -> None:
        self.n_wishes += 1
        self.open = Request(f"{self.guest} {self.n_wishes}", self.guest, 0, did)
        self.twin.wish(self.open.command, self.guest, did)
        self.sent_at = self.world.now
        self.net.send(link, self.open)

    def send_again(self, link: NetworkLink) -> None:
        if self.open is not None and self.world.now >= self.sent_at + RESEND:
            self.sent_at = self.world.now
            self.net.send(link, self.open)
