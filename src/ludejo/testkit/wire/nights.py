"""Nights over the wire (T10, T11, T13): neither the network nor what a device is told shows who is busy.

Two tables of as many seats, B's world a `resample` of A's for one viewer. Night falls, and for each tick people are
given things to do: in B other ones than in A, as far as the viewer may not know (or none at all); the viewer, and those
it may hear, do the same. Somebody leaves and comes back in B alone; somebody comes anew in both; one device doesn't
keep to the tick. Then at every tick each device must have got one frame, all of one size, and said one; what the
viewer, an onlooker and a screen were told must be the same, byte for byte. At dawn B gets a world in which the night
ended for the viewer as in A's, if one is found; then a few steps of the day are compared, too.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice

import msgspec

from ludejo.core.event import ONLOOKER, Events
from ludejo.core.game import Game, State
from ludejo.core.luck import FastLuck, Luck
from ludejo.core.move import Move
from ludejo.core.option import Value
from ludejo.server.nights import TICK
from ludejo.testkit.fault import Fault
from ludejo.testkit.setups import Setup, fits, option_sets
from ludejo.testkit.steps import CLOCK, PlayStep, random_step
from ludejo.testkit.wire.phone import NightWorld
from ludejo.testkit.wire.twins import EVE, Pair, ask_all, forgotten, name_of, remembered, turned
from ludejo.testkit.wire.world import SCREEN, Fittings

SIZES = (8, 13, 16, 24)
DAWNS = 24  # worlds tried for a night that ends alike
DAY_STEPS = 3
BUSY = 8  # one in so many has something to do in a tick
LEAVES, RETURNS = 1, 8  # ticks: longer away than a phone that slept for a moment
LONGEST = 4_000  # steps of a game


class WireFault(Fault):
    """The wire tells something at night."""


class NightFigures(msgspec.Struct):
    """What was compared."""

    games: int = 0
    ticks: int = 0
    frames: int = 0
    hidden: int = 0  # things done in A that B did not do, or did otherwise
    dawns: int = 0  # nights that ended alike for the viewer
    seats: dict[int, int] = {}
    seconds: float = 0.0


class Nights(Pair[NightWorld]):
    """Nights of one game, at so many seats."""

    strange = 0  # lengths are compared for all: their numbers are as long
    tries = DAWNS

    def __init__(
        self, game: Game, fittings: Fittings, sizes: Sequence[int] = SIZES, ways: Sequence[dict[str, Value]] = ()
    ) -> None:
        super().__init__(game, fittings)
        fewest, most = game.seats
        self.sizes = [size for size in sizes if fewest <= size <= most] or [fewest, most]
        self.ways = ways or option_sets(game)
        self.figures = NightFigures()

    def new_world(self) -> NightWorld:
        return NightWorld(self.fittings)

    def run(self, games: int, seed: int = 0, tick: Callable[[int], object] = lambda n: None) -> NightFigures:
        """So many games; raises `WireFault` at the first that tells something."""
        start = time.perf_counter()
        for number in range(seed, seed + games):
            self.one(number)
            tick(1)
        self.figures.seconds = round(time.perf_counter() - start, 3)
        return self.figures

    def one(self, seed: int) -> None:
        self.luck = FastLuck(seed)
        setup = self.drawn_setup(seed)
        self.where = f"{self.game.id} {setup} seed {seed}"
        self.viewer = self.drawn_viewer(setup)
        self.n_commands = 0
        self.gather(setup, 4 * seed + 1)  # a public table
        self.guests = [*(name_of(seat) for seat in range(setup.seats)), EVE, SCREEN]
        self.watched = {EVE, SCREEN, name_of(self.viewer) if self.viewer != ONLOOKER else EVE}
        self.begin_night()
        self.night()
        self.figures.games += 1
        self.figures.seats[setup.seats] = self.figures.seats.get(setup.seats, 0) + 1

    def drawn_setup(self, seed: int) -> Setup:
        """Every size in turn; now and then other options than the usual ones, if there is a night with them."""
        seats = self.sizes[seed % len(self.sizes)]
        for way in (self.ways[self.luck.below(len(self.ways))], {}):
            setup = Setup(seats, way)
            if fits(self.game, setup) and self.has_nights(setup):
                return setup
        raise WireFault("wire", f"{self.game.id} has no hushed night")

    # --- to the night

    def has_nights(self, setup: Setup) -> bool:
        state, luck = self.game.start(setup.seats, setup.options, self.luck), FastLuck(1)
        return any(nights(state, luck, lambda step: step.take(state, luck, None)))

    def begin_night(self) -> None:
        """A's game goes on to one of its nights, and B gets its twin. The game is first played once, to count its
        nights."""
        seed, ahead = self.luck.below(1 << 30), self.new_play(self.a)
        n_nights = sum(1 for _ in nights(ahead.state, FastLuck(seed), partial(forgotten, ahead)))
        self.demand(n_nights > 0, "no night")
        play = self.new_play(self.a)
        to_it = nights(play.state, FastLuck(seed), partial(remembered, play))
        next(islice(to_it, self.luck.below(n_nights), None))
        ask_all(play)
        self.a.table.play = play
        self.pair()

    # --- the night

    def night(self) -> None:
        self.stray = name_of(self.other_seat())  # doesn't keep to the tick
        self.away = name_of(self.other_seat())  # goes away in B
        self.gossip = self.other_seat()  # does nothing but talk
        self.late = self.guests[self.luck.below(len(self.guests))]  # comes anew in both, and may get more at dawn
        late_at = self.drawn_late()
        for guest in self.guests:  # they have answered the frame in which night fell
            self.demand(self.a.said(guest) == self.b.said(guest), f"nightfall of {guest}")
        number = 0
        while self.a.table.is_hushed():
            self.leave_and_return(number)
            if number == late_at and self.late != self.away:
                self.a.enter(self.late)
                self.b.enter(self.late)
            self.busy()
            if self.a.live_table.night is not None and self.a.live_table.night.clock == 2:
                self.dawn()
                return
            for world in (self.a, self.b):
                world.loop.advance(TICK)
            self.compare_tick()
            number += 1

    def drawn_late(self) -> int:
        """The tick in which somebody comes anew."""
        return self.luck.below(12)

    def other_seat(self) -> int:
        """Somebody else than the viewer."""
        seats = [seat for seat in range(len(self.a.table.chairs)) if seat != self.viewer]
        return seats[self.luck.below(len(seats))]

    def leave_and_return(self, number: int) -> None:
        if number == LEAVES:
            self.b.drop(self.away)
        elif number == RETURNS:
            self.b.enter(self.away)

    def busy(self) -> None:
        """What people do until the next tick."""
        mine, theirs = self.a.play.state.clone(), self.b.play.state.clone()
        for seat in range(len(self.a.table.chairs)):
            if self.luck.below(BUSY) == 0:
                self.act(seat, mine, theirs)
        self.chatter()

    def act(self, seat: int, mine: State, theirs: State) -> None:
        """A seat acts in A; B does the same if the viewer may know of it, else something else or nothing."""
        choices = mine.choices(seat)
        if not choices or name_of(seat) == self.away or seat == self.gossip:
            return
        move = choices[self.luck.below(len(choices))]
        seen = shown(mine, seat, move, self.viewer)
        self.want(self.a, seat, move)
        if seat == self.viewer or seen:
            if theirs.check(seat, move) is None and shown(theirs, seat, move, self.viewer) == seen:
                self.want(self.b, seat, move)
                return
            raise WireFault("wire", f"{self.where}: the worlds of a pair part at {move} of seat {seat}")
        self.figures.hidden += 1
        others = theirs.choices(seat)
        if others and self.luck.below(2):
            other = others[self.luck.below(len(others))]
            if not shown(theirs.clone(), seat, other, self.viewer):
                shown(theirs, seat, other, self.viewer)
                self.want(self.b, seat, other)

    def want(self, world: NightWorld, seat: int, move: Move) -> None:
        did = {"did": "moved", "seat": seat, "moment": world.play.moment(), "move": move.shape}
        self.say(world, name_of(seat), {"do": "wish", "did": did})

    def say(self, world: NightWorld, guest: str, saying: dict[str, object]) -> None:
        """At the tick; one device has no patience."""
        saying = {**saying, "command": f"{saying['do']} {self.figures.ticks}"}
        if guest == self.stray:
            world.say(guest, saying)
        else:
            world.phones[guest].wants.append(saying)

    def chatter(self) -> None:
        """Questions, nonsense and talk that the viewer doesn't hear, in one of the worlds."""
        world = (self.a, self.b)[self.luck.below(2)]
        seat = self.gossip
        if name_of(seat) == self.away:
            return
        move = self.game.moves()[self.luck.below(len(self.game.moves()))].shape
        named: dict[str, object] = {"seat": seat, "moment": world.play.moment(), "move": move}
        kinds: list[dict[str, object]] = [
            {"do": "preview", **named},
            {"do": "wish", "did": {"did": "moved", **named, "moment": 0}},
            {"do": "wish", "did": {"did": "said", "text": "Hu! " * self.luck.below(60) + "!"}},
            {"do": "offer", "seat": seat},
        ]
        kind = self.luck.below(len(kinds))
        if kind != 2 or not self.hears(world, seat):
            self.say(world, name_of(seat), kinds[kind])

    def hears(self, world: NightWorld, seat: int) -> bool:
        hearers = world.play.state.hearers(seat)
        return hearers < 0 or (self.viewer != ONLOOKER and bool(hearers >> self.viewer & 1))

    # --- what is compared

    def compare_tick(self) -> None:
        """One frame to each device, one from each, all of one size; and the viewer is told the same."""
        self.figures.ticks += 1
        sizes: set[int] = set()
        for guest in self.guests:
            mine, theirs = self.a.heard(guest), self.b.heard(guest)
            for world, frames in ((self.a, mine), (self.b, theirs)):
                said = world.said(guest)
                if world is self.b and guest == self.away:
                    continue
                self.demand(len(frames) == 1, f"{len(frames)} frames to {guest} in a tick")
                self.demand(len(said) == 1, f"{len(said)} frames from {guest} in a tick")
                sizes |= {len(frame) for _, frame in frames}
            self.compare(guest, mine, theirs)
        self.demand(len(sizes) == 1, f"frames of several sizes: {sizes}")

    def compare(self, guest: str, mine: list[tuple[float, bytes]], theirs: list[tuple[float, bytes]]) -> None:
        """At the same times, of the same lengths; to who is watched the same words."""
        if guest == self.away:
            return
        self.figures.frames += len(mine) + len(theirs)
        self.demand(shape(mine) == shape(theirs), f"to {guest}: {shape(mine)} {shape(theirs)}")
        if guest in self.watched:
            self.demand(mine == theirs, f"to {guest}, who may not know:\n{mine}\n{theirs}")

    def demand(self, held: bool, what: str) -> None:
        if not held:
            raise WireFault("wire", f"{self.where} viewer {self.viewer}: {what}")

    # --- the dawn

    def dawn(self) -> None:
        """In both worlds at the same time; and where it shows the viewer the same, in frames of the same sizes."""
        for world in (self.a, self.b):
            world.loop.advance(TICK * 0.9)
        step = PlayStep(CLOCK, None)
        alike = self.prepared(step, self.seen(self.a.play.state, step, turned(self.a.play)))
        for world in (self.a, self.b):
            world.loop.advance(TICK * 0.1)
        self.demand(not self.a.table.is_hushed() and not self.b.table.is_hushed(), "no dawn after the last call")
        self.compare_dawn(alike)
        if alike:
            self.figures.dawns += 1
            self.day()

    def compare_dawn(self, alike: bool) -> None:
        heard = {guest: (self.a.heard(guest), self.b.heard(guest)) for guest in self.guests}
        for world, n in ((self.a, 0), (self.b, 1)):
            frames = [found[n] for guest, found in heard.items() if guest not in (self.late, self.away)]
            self.demand(all(len(found) == 1 for found in frames), "not one frame to everybody at dawn")
            self.demand(len({len(found[0][1]) for found in frames}) == 1, "a dawn of several sizes")
            self.demand({found[0][0] for found in frames} == {world.loop.now}, "a dawn at several times")
        for guest, (mine, theirs) in heard.items():
            if alike:
                self.compare(guest, mine, theirs)

    def day(self) -> None:
        """A few steps, and somebody who comes back: lengths tell nothing by day, either."""
        for _ in range(DAY_STEPS):
            if self.a.table.phase != "playing" or self.a.table.is_hushed():
                return
            step = random_step(self.a.play.state, self.luck)
            if step.seat == CLOCK or not self.prepared(step, self.seen(self.a.play.state, step, turned(self.a.play))):
                return
            self.n_commands += 1
            back = self.guests[self.luck.below(len(self.guests))]
            for world in (self.a, self.b):
                self.take(world, step)
                world.enter(back)
                world.pass_news()
            for guest in self.guests:
                self.compare(guest, self.a.heard(guest), self.b.heard(guest))


def nights(state: State, luck: Luck, take: Callable[[PlayStep], object]) -> Iterator[int]:
    """Random steps to the end of a game, the clock's often, so that days are short: the number of each night that
    begins, from 1 on."""
    number, was_night = 0, False
    for _ in range(LONGEST):
        if state.is_over():
            return
        if state.hush() and not was_night:
            number += 1
            yield number
        was_night = state.hush()
        hurry = state.clock() and luck.below(4) == 0
        take(PlayStep(CLOCK, None) if hurry else random_step(state, luck))


def shown(state: State, seat: int, move: Move, viewer: int) -> list[object]:
    """Make a move; what the viewer is told of it."""
    events = Events()
    state.apply(seat, move, FastLuck(0), events)
    return list(events.to(viewer))


def shape(frames: list[tuple[float, bytes]]) -> list[tuple[float, int]]:
    return [(when, len(frame)) for when, frame in frames]
