"""Two tables whose games a viewer can't tell apart, and steps that keep it so (tests/support/server/leaks_pairs.py)."""

from __future__ import annotations

import hashlib
from typing import Generic, TypeVar

from ludejo.core.event import ONLOOKER, Events
from ludejo.core.game import Game, State
from ludejo.core.luck import FastLuck, Luck
from ludejo.core.sealed_luck import SealedLuck
from ludejo.server.writer import Request
from ludejo.table import happenings as h
from ludejo.table.play import Play
from ludejo.testkit.setups import Setup
from ludejo.testkit.steps import CLOCK, PlayStep, random_step
from ludejo.testkit.wire.world import SCREEN, Fittings, World

TRIES = 8  # to find a world that shows the viewer the same
EVE = "eve"
W = TypeVar("W", bound=World)


def name_of(seat: int) -> str:
    return f"seat-{seat}"


def code_of(seed: int) -> str:
    """The code of the table of this seed."""
    signs = hashlib.sha256(b"%d" % seed).hexdigest()[:10]
    return "".join("23456789abcdefgh"[int(sign, 16)] for sign in signs)


class Pair(Generic[W]):
    """Worlds A and B, one viewer."""

    strange = 7  # by how much the numbers of other viewers differ in the twin
    tries = TRIES

    def __init__(self, game: Game, fittings: Fittings) -> None:
        self.game = game
        self.fittings = fittings
        self.a, self.b = self.new_world(), self.new_world()
        self.viewer = ONLOOKER
        self.luck = FastLuck(0)
        self.n_commands = 0

    def new_world(self) -> W:
        raise NotImplementedError

    def drawn_viewer(self, setup: Setup) -> int:
        """Any seat, or the onlooker."""
        return self.luck.below(setup.seats + 1) - 1

    def gather(self, setup: Setup, seed: int) -> None:
        """The same table in both worlds, with the same secret, up to the deal."""
        code = code_of(seed)
        secret = hashlib.sha256(code.encode()).hexdigest()
        names = [name_of(seat) for seat in range(setup.seats)]
        host = names[0].ljust(12, "-")
        n_own = self.game.n_own(self.game.settled(setup.seats, setup.options))
        options = {name: value for name, value in setup.options.items() if name != self.game.list_option}
        created = h.Created(names[0], self.game.id, setup.seats, options, bool(seed % 4 == 0), secret, self.game.rules)
        for world in dict.fromkeys((self.a, self.b)):  # which may be one and the same
            world.open(code)
            world.make(host, created)
            for guest in (*names, EVE):
                world.enter(guest)
            world.pass_news()
            if n_own:
                world.live_table.writer.wish(
                    Request("s:list", host, 0, h.Listed(tuple(f"thing {n}" for n in range(n_own))))
                )
                world.loop.settle()
            for seat, guest in enumerate(names):
                world.wish(guest, "sat", {"did": "sat", "seat": seat, "pledge": ""})
            world.screen_of = name_of(self.strange_seat(setup.seats))
            world.enter(SCREEN)
            world.wish(names[0], "started", {"did": "started"})
            world.pass_news()

    def strange_seat(self, seats: int) -> int:
        """A seat whose secrets differ in the two worlds: the screen has the cookie of its guest."""
        return (self.viewer + 1) % seats

    def begin(self) -> None:
        """A's game goes on for a while, then B gets its twin: at any position of the game. The game is first played
        once, to find its length."""
        seed, ahead = self.luck.below(1 << 30), self.new_play(self.a)
        n_steps = length(ahead, FastLuck(seed))
        play, luck = self.new_play(self.a), FastLuck(seed)
        for _ in range(self.luck.below(n_steps)):
            remembered(play, random_step(play.state, luck))
        ask_all(play)
        self.a.table.play = play
        self.pair()

    def new_play(self, world: W) -> Play:
        old = world.play
        table = world.table
        return self.fittings.play(self.game, len(table.chairs), table.options, old.luck.key, 1, table.list_played())

    def drawn_twin(self, state: State) -> State:
        """Another world, which the viewer can't tell from this one."""
        return state.resample(self.viewer, self.luck)

    def pair(self) -> None:
        """B becomes a twin of A; frames that were sent before are forgotten."""
        self.a.pass_news()
        self.b.pass_news()
        mine = self.a.play
        mine.before = None
        twin = self.new_play(self.b)
        twin.state = self.drawn_twin(mine.state)
        twin.n_steps, twin.shift = mine.n_steps, mine.shift
        public = mine.past[ONLOOKER]
        for viewer in mine.viewers:
            same = viewer in (self.viewer, ONLOOKER)
            twin.past[viewer] = list(mine.past[viewer] if same else public)
            twin.sent[viewer] = mine.sent[viewer] + (0 if same else self.strange)
        ask_all(twin)
        self.b.table.play = twin
        self.b.table.asking, self.b.table.agreed = self.a.table.asking, set(self.a.table.agreed)
        now = self.a.loop.now
        for world in (self.a, self.b):
            world.stop(now)
            world.stage()
            world.wake()
            world.loop.settle()
            for guest in world.frames:
                world.heard(guest)

    # --- steps

    def take(self, world: W, step: PlayStep) -> None:
        if step.seat == CLOCK:
            world.expire()
            return
        assert step.move is not None
        did = {"did": "moved", "seat": step.seat, "moment": world.play.moment(), "move": step.move.shape}
        world.wish(name_of(step.seat), f"m{self.n_commands}", did)

    def seen(self, state: State, step: PlayStep | None, luck: SealedLuck) -> tuple[object, ...]:
        """All that the viewer may learn by a step (None: without a step)."""
        after, events = state.clone(), Events()
        if step is not None:
            step.take(after, luck, events)
        own: tuple[object, ...] = ()
        if self.viewer != ONLOOKER:
            own = (after.choices(self.viewer), self.viewer in after.due(), after.hearers(self.viewer))
        common = (after.moment(), after.clock(), after.result(), after.view(self.viewer), after.view(ONLOOKER))
        return (*common, *own, events.to(self.viewer), events.to(ONLOOKER))

    def is_hidden(self, step: PlayStep, seen: tuple[object, ...]) -> bool:
        """Does it show the viewer nothing at all?"""
        own = step.seat in (CLOCK, self.viewer)
        return not own and seen == self.seen(self.a.play.state, None, turned(self.a.play))

    def prepared(self, step: PlayStep, seen: tuple[object, ...]) -> bool:
        """Give B a world and luck with which the step shows the viewer the same; False if none is found."""
        mine, twin = self.a.play, self.b.play
        for number in range(self.tries):
            state = twin.state if number < 2 else self.drawn_twin(mine.state)
            key = mine.luck.key if number % 2 == 0 else b"%032d" % self.luck.below(1 << 30)
            if step.is_legal_in(state) and self.seen(state, step, turned(twin, key)) == seen:
                twin.state, twin.luck = state, SealedLuck(key)
                ask_all(twin)
                self.b.stage()
                return True
        return False


class Twins(Pair[World]):
    """A pair of plain worlds."""

    def new_world(self) -> World:
        return World(self.fittings)


def length(play: Play, luck: Luck) -> int:
    """How many random steps a game has."""
    while not play.state.is_over():
        forgotten(play, random_step(play.state, luck))
    return int(play.n_steps)


def forgotten(play: Play, step: PlayStep) -> None:
    """Take a step of which nobody is told."""
    play.stepping()
    step.take(play.state, play.luck, None)


def remembered(play: Play, step: PlayStep) -> None:
    """Take a step, and note what each viewer is told, as if they remembered it; nobody is asked."""
    events = play.stepping()
    step.take(play.state, play.luck, events)
    for viewer in play.viewers:
        told = events.to(viewer)
        play.past[viewer] += told
        play.sent[viewer] += bool(told)


def ask_all(play: Play) -> None:
    """Note that everybody has been asked what the state asks."""
    for viewer in play.viewers:
        play.asks[viewer] = play.ask(viewer, play.moment(), play.state.due())


def turned(play: Play, key: bytes = b"") -> SealedLuck:
    """The luck of the next step, without using it up."""
    luck = SealedLuck(key or play.luck.key)
    luck.turn_to(play.n_steps + 1)
    return luck
