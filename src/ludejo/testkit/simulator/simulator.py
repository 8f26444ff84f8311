"""A simulator of a table in a world with faults. Everything depends on one seed, so a seed that fails can be repeated.

People with devices play through one server or two, which share a store. Messages are lost, doubled, late and overtake
each other; the store is slow, out of order, or doesn't know what it has stored; clocks jump, servers die and come back.
The other modules of this package have these parts. An undisturbed twin watches (`twin.py`). Then the faults stop;
everybody has to agree, and the game has to end (threats.md, R19).
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Sequence

import msgspec

from ludejo.core.game import Game
from ludejo.core.option import Value
from ludejo.core.refusal import Refused
from ludejo.server.writer import Acknowledge, Tell, Writer
from ludejo.store.base import Store
from ludejo.table import happenings as h
from ludejo.table.table import Table
from ludejo.testkit.fault import Fault, demand
from ludejo.testkit.simulator.device import Device
from ludejo.testkit.simulator.network import Net
from ludejo.testkit.simulator.person import SimulatedPerson
from ludejo.testkit.simulator.server import SimulatedServer
from ludejo.testkit.simulator.store import SickStore
from ludejo.testkit.simulator.twin import Twin
from ludejo.testkit.simulator.world import SimulatedWorld

TABLE = "table"
BAD = 8_000  # virtual milliseconds with faults
SOON = 10_000  # within these all agree, once the faults have stopped
STEP = 1_000
MOST = 300_000

Find = Callable[[str], Game]


class SimulationFigures(msgspec.Struct, frozen=True):
    """What happened in a storm."""

    seeds: int
    wishes: int
    entries: int
    crashes: int
    faults: dict[str, int]
    seconds: float


class Sim:
    """One table in a world with faults; `writer` and `server` are the classes that are tested."""

    writer: type[Writer] = Writer
    server: type[SimulatedServer] = SimulatedServer

    def __init__(self, find: Find, game: str, seats: int, seed: int) -> None:
        self.find = find
        self.world = SimulatedWorld(seed)
        self.twin = Twin(self.world, Table(find), TABLE)
        self.store = SickStore(self.world, self.twin.notice)
        self.net = Net(self.world)
        self.n_servers = 0
        self.servers = [self.new_server() for _ in range(self.world.between(1, 2))]
        n_bots = self.world.luck.below(seats)
        n_onlookers = self.world.luck.below(2)
        self.devices = [self.new_device(seat, game) for seat in range(seats - n_bots)]
        self.devices += [self.new_device(None, game) for _ in range(n_onlookers)]
        self.create(game, seats, seed)
        self.plan_faults()

    # --- setting up

    def new_writer(self, store: Store, acknowledge: Acknowledge, tell: Tell) -> Writer:
        return self.writer(TABLE, self.find, store, acknowledge, tell)

    def new_server(self) -> SimulatedServer:
        self.n_servers += 1
        return self.server(f"server {self.n_servers}", self.world, self.net, self.store, self.twin, self.new_writer)

    def new_device(self, seat: int | None, game: str) -> Device:
        guest = "onlooker" if seat is None else f"guest {seat}"
        device = Device(guest, self.world, self.net, self.twin, self.servers)
        device.decide = SimulatedPerson(self.find(game), self.world, seat).decide
        return device

    def create(self, game: str, seats: int, seed: int) -> None:
        """The first guest opens the table, and all devices start."""
        secret = hashlib.sha256(str(seed).encode()).hexdigest()
        created = h.Created(
            "guest 0", game, seats, self.options(game, seats), self.world.one_in(2), secret, self.find(game).rules
        )
        first = self.devices[0]
        first.connect()
        first.send(self.net.links[first.guest], created)
        for device in self.devices:
            self.world.later(self.world.between(0, 300), device.tick)

    def options(self, name: str, seats: int) -> dict[str, Value]:
        """Any options, but of numbers the least or the next, because games should be short."""
        game, luck = self.find(name), self.world.luck
        options: dict[str, Value] = {}
        for option in game.options:
            numbers = sorted(value for value in option.values if isinstance(value, int))
            fit: Sequence[Value] = [*numbers[:1] * 3, *numbers[1:2]] or option.values
            options[option.name] = fit[luck.below(len(fit))]
        try:
            return game.settled(seats, options)
        except Refused:
            return {}

    def plan_faults(self) -> None:
        world = self.world
        for call, most in ((self.crash, 2), (self.go_out, 2), (world.jump, 2)):
            for _ in range(world.luck.below(most + 1)):
                world.later(world.between(0, BAD - 1), call)

    def go_out(self) -> None:
        self.store.go_out(self.world.one_in(2))

    def crash(self) -> None:
        """A server dies; after a while another process takes its place."""
        number = self.world.luck.below(len(self.servers))
        if self.servers[number].is_up:
            self.servers[number].crash()
            self.world.later(self.world.between(100, 1_500), self.restart, number)

    def restart(self, number: int) -> None:
        self.servers[number] = self.new_server()

    # --- what must hold

    def run(self) -> str:
        """Faults; then quiet, until all agree; then the game to its end. Returns the hash of all that was said."""
        world = self.world
        world.run_until(BAD)
        world.is_bad = False
        self.come_to_rest()
        world.is_quiet = False
        self.play_to_the_end()
        self.come_to_rest()
        return self.trace()

    def come_to_rest(self) -> None:
        """Nobody begins anything: soon every wish is answered and everybody sees what the log says."""
        world = self.world
        world.is_quiet = True
        end = world.now + SOON
        while not self.is_settled() and world.now < end:
            world.run_until(world.now + STEP)
        self.check()

    def play_to_the_end(self) -> None:
        """R22: no table is stuck."""
        world, twin = self.world, self.twin
        while twin.table.phase != "over":
            before = len(twin.outs)
            world.run_until(world.now + SOON)
            phase = twin.table.phase
            demand(len(twin.outs) > before, "sim", f"stuck in phase {phase} after row {before}")
            demand(world.now < MOST, "sim", f"no end after {MOST} ms and {before} rows, in phase {phase}")

    def is_settled(self) -> bool:
        return all(device.open is None and self.disagreement(device) == "" for device in self.devices)

    def check(self) -> None:
        for device in self.devices:
            wish = device.open
            demand(wish is None, "sim", f"{wish.command if wish else ''} is still open")
            for n in range(1, device.n_wishes + 1):
                command = f"{device.guest} {n}"
                answered = command in self.twin.granted or command in self.twin.refused
                demand(answered, "sim", f"{command} was never answered")
            apart = self.disagreement(device)
            demand(not apart, "sim", f"{device.guest}: {apart}")

    def disagreement(self, device: Device) -> str:
        """How what a device shows differs from what the log says; "" if it doesn't (R17)."""
        table = self.twin.table
        number = table.person_of(device.guest)
        if device.is_out or number is None or table.people[number].removed:
            return ""
        if device.room != table.room(number):
            return f"another room: {device.room}"
        if table.play is None:
            return ""
        for seat in device.looks_from(device.room):
            whole = table.play.whole(seat)
            shown = device.sights.get(seat)
            if shown is None:
                return f"no sight from seat {seat}"
            if msgspec.structs.replace(shown, events=whole.events, fresh=False) != whole:
                return f"another sight from seat {seat}: {shown.n}, not {whole.n}"
            if tuple(device.heard[seat]) != whole.events:
                return f"{len(device.heard[seat])} events heard from seat {seat}, not {len(whole.events)}"
        return ""

    def trace(self) -> str:
        """The hash of all that was stored and said."""
        whole = hashlib.sha256(self.twin.hash)
        for device in self.devices:
            whole.update(device.hash.digest())
        return whole.hexdigest()


def simulate(find: Find, game: str, seats: int, seed: int, sim: type[Sim] = Sim) -> Sim:
    """Run one seed; a fault names the command that repeats it."""
    run = sim(find, game, seats, seed)
    try:
        run.run()
    except Exception as error:
        what = f"{type(error).__name__}: {error}"
        raise Fault("sim", what, f"repeat: ludejo storm {game} --seats {seats} --seed {seed} --seeds 1") from error
    return run


def storm(
    find: Find, games: Sequence[tuple[str, int]], first_seed: int, n_seeds: int, tick: Callable[[int], object]
) -> SimulationFigures:
    """Run so many seeds, each with one of these games (and so many seats); `tick` learns of every seed that passed."""
    start = time.perf_counter()
    wishes = entries = 0
    faults: dict[str, int] = {}
    for seed in range(first_seed, first_seed + n_seeds):
        game, seats = games[seed % len(games)]
        run = simulate(find, game, seats, seed)
        wishes += len(run.twin.wished)
        entries += len(run.twin.outs)
        for fault, n in run.world.faults.items():
            faults[fault] = faults.get(fault, 0) + n
        tick(1)
    crashes = faults.get("crash", 0)
    return SimulationFigures(
        n_seeds, wishes, entries, crashes, dict(sorted(faults.items())), time.perf_counter() - start
    )
