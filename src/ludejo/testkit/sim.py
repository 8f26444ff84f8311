"""A simulator of a table's life in a bad world: lost, doubled and late wishes, a dying store, a dying server.

Everything is drawn from one seed, so a failing seed repeats itself. Devices play a game with closed moves at random
through a desk; the world interferes; then the faults stop, and everything must have come right (threats.md, R19).
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable

import msgspec

from ludejo.core.game import Game
from ludejo.core.luck import FastLuck
from ludejo.core.refusal import Refusal
from ludejo.server.desk import Desk, Wish
from ludejo.store.base import Answer, Outcome, Row, first_bad
from ludejo.store.memory import MemoryStore
from ludejo.table import happenings as h
from ludejo.table.messages import Out, Room, Sight
from ludejo.table.table import Table
from ludejo.testkit.fault import Fault, demand

TABLE = "table"
CALM = 3_000  # steps after which the faults stop
MOST = 60_000


class SickStore(MemoryStore):
    """Answers late; and now and then says that nobody knows, having stored the row or not."""

    def __init__(self, luck: FastLuck) -> None:
        super().__init__()
        self.luck = luck
        self.is_sick = True
        self.late: list[tuple[Answer, Outcome]] = []

    def append(self, row: Row, answer: Answer) -> None:
        kind = self.luck.below(20) if self.is_sick else 0
        if kind == 1:
            outcome = Outcome.FAILED  # before it was stored
        elif kind == 2:
            self.put(row)
            outcome = Outcome.FAILED  # after
        else:
            outcome = self.put(row)
        self.late.append((answer, outcome))

    def answer_one(self) -> None:
        """The next answer arrives."""
        if self.late:
            answer, outcome = self.late.pop(0)
            answer(outcome)


class Device:
    """Somebody's phone: sends wishes until they are answered, and shows what it was told last."""

    def __init__(self, guest: str, seat: int) -> None:
        self.guest = guest
        self.seat = seat
        self.room: Room | None = None
        self.sight: Sight | None = None
        self.heard: list[bytes] = []
        self.n_wishes = 0
        self.open: Wish | None = None

    def hear(self, message: object) -> None:
        if isinstance(message, Room):
            self.room = message
        elif isinstance(message, Sight) and message.seat == self.seat:
            self.sight = message
            lines = [msgspec.json.encode(event) for event in message.events]
            self.heard = self.heard + lines if message.fresh else lines


class Sim:
    """One table in a bad world."""

    def __init__(self, find: Callable[[str], Game], game: str, seats: int, seed: int) -> None:
        self.find = find
        self.luck = FastLuck(seed)
        self.store = SickStore(self.luck)
        self.devices = [Device(f"guest {seat}", seat) for seat in range(seats)]
        self.net: list[Wish] = []
        self.acknowledged: set[str] = set()
        self.n_steps = 0
        self.trace = hashlib.sha256()
        self.desk = self.new_desk()
        secret = hashlib.sha256(str(seed).encode()).hexdigest()
        created = h.Created("guest 0", game, seats, {}, True, secret)
        self.send(self.devices[0], created)

    # --- the world

    def new_desk(self) -> Desk:
        return Desk(TABLE, self.find, self.store, self.acknowledge, self.tell)

    def acknowledge(self, wish: Wish, refusal: Refusal | None) -> None:
        """An answer on its way to the device; in bad times it may be lost."""
        self.trace.update(f"{wish.command} {refusal}".encode())
        if refusal is None:
            stored = {row.command for row in self.store.read(TABLE)}
            demand(wish.command in stored, "sim", f"{wish.command} was acknowledged and is not stored")
            self.acknowledged.add(wish.command)
        if self.is_bad() and self.luck.below(8) == 0:
            return
        for device in self.devices:
            if device.open is not None and device.open.command == wish.command:
                device.open = None

    def tell(self, out: Out) -> None:
        """Messages on their way; a device that misses one will notice and come back."""
        for guest, message in out.messages:
            for device in self.devices:
                if device.guest == guest:
                    self.trace.update(msgspec.json.encode(message))
                    device.hear(message)

    def is_bad(self) -> bool:
        return self.n_steps < CALM

    def send(self, device: Device, did: h.Any) -> None:
        device.n_wishes += 1
        device.open = Wish(f"{device.guest} {device.n_wishes}", device.guest, self.n_steps, did)
        self.net.append(device.open)

    def step(self) -> None:
        """Something happens: a wish arrives, an answer, a fault, or a device does something."""
        self.n_steps += 1
        if not self.is_bad():
            self.store.is_sick = False
        kind = self.luck.below(12)
        if kind < 4:
            self.arrive()
        elif kind < 8:
            self.store.answer_one()
        elif kind == 8:
            self.desk.try_again()
        elif kind == 9 and self.is_bad() and self.luck.below(30) == 0:
            self.crash()
        else:
            self.act(self.devices[self.luck.below(len(self.devices))])

    def arrive(self) -> None:
        """A wish arrives; in bad times any of them, perhaps never, perhaps twice."""
        if not self.net:
            return
        place = self.luck.below(len(self.net)) if self.is_bad() else 0
        wish = self.net.pop(place)
        fate = self.luck.below(10) if self.is_bad() else 9
        if fate == 0:
            return
        if fate == 1:
            self.net.append(wish)
        self.desk.wish(wish)

    def crash(self) -> None:
        """The server dies: what was not stored is gone, open answers are never given; devices come back."""
        self.store.late.clear()
        self.net.clear()
        self.desk = self.new_desk()
        for device in self.devices:
            device.room = None

    # --- the people

    def act(self, device: Device) -> None:
        """Send again what was not answered; come back; or do what is next."""
        if device.open is not None:
            if all(wish.command != device.open.command for wish in self.net):
                self.net.append(device.open)
            return
        did = self.next_wish(device)
        if did is not None:
            self.send(device, did)

    def next_wish(self, device: Device) -> h.Any | None:
        room = device.room
        if room is None:
            return h.Came(device.guest) if self.desk.table.version else None
        chair = room.seats[device.seat]
        pledge = hashlib.sha256(device.guest.encode()).hexdigest()
        if room.phase == "gathering":
            if chair.person is None:
                return h.Sat(device.seat, pledge)
            full = all(seat.kind != "empty" for seat in room.seats)
            return h.Started() if room.you == room.host and full else None
        if room.phase == "sealing" and not chair.opened:
            return h.Opened(device.seat, device.guest.encode().hex())
        return self.next_move(device) if room.phase == "playing" else None

    def next_move(self, device: Device) -> h.Any | None:
        sight = device.sight
        if sight is None or not sight.choices:
            return h.Came(device.guest) if sight is None else None
        shape = sight.choices[self.luck.below(len(sight.choices))]
        return h.Moved(device.seat, sight.moment, msgspec.Raw(msgspec.json.encode(shape)))

    # --- what must hold

    def run(self) -> str:
        """Play until the game is over and everybody knows; the hash of all that was said."""
        while not self.is_settled():
            self.step()
            if self.n_steps > MOST:
                raise Fault("sim", f"stuck after {MOST} steps in phase {self.desk.table.phase}")
        self.check()
        return self.trace.hexdigest()

    def is_settled(self) -> bool:
        over = self.desk.table.phase == "over" and not self.is_bad() and not self.net
        return over and all(d.room is not None and d.room.phase == "over" and d.open is None for d in self.devices)

    def check(self) -> None:
        rows = self.store.read(TABLE)
        demand(first_bad(rows) is None, "sim", "the chain of the log is broken")
        commands = [row.command for row in rows]
        demand(len(set(commands)) == len(commands), "sim", "a command was stored twice")
        demand(self.acknowledged <= set(commands), "sim", "something acknowledged was lost")
        fresh = Table(self.find)
        for row in rows:
            fresh.fold(msgspec.json.decode(row.body, type=h.Entry))
        assert fresh.play is not None
        for device in self.devices:
            whole = fresh.play.whole(device.seat)
            seen = device.sight.view if device.sight is not None else None
            demand(seen == whole.view, "sim", f"{device.guest} sees otherwise")
            own = [msgspec.json.encode(event) for event in whole.events]
            demand(device.heard == own, "sim", f"{device.guest} heard {len(device.heard)} events, not {len(own)}")


def simulate(find: Callable[[str], Game], game: str, seats: int, seed: int) -> str:
    """Run one seed; a fault names the words that repeat it."""
    try:
        return Sim(find, game, seats, seed).run()
    except AssertionError as error:
        raise Fault("sim", f"{error} [repeat: --game {game} --seats {seats} --seed {seed}]") from error
