"""Nights over the wire (`testkit.wire_nights`) where three halls serve the table.

Each hall has ticks of its own, which begin when it learns of nightfall. At each tick every device of a hall gets one
frame; all have one size, at all halls. Dawn comes to all devices of a hall together, and to a hall when news from the
keeper does.
"""

from __future__ import annotations

from collections.abc import Sequence

from cluster.leaks_halls import Fittings

from ludejo.core.game import Game
from ludejo.core.option import Value
from ludejo.server.hushing import TICK
from ludejo.testkit.steps import CLOCK, Step
from ludejo.testkit.wire_halls import NAMES, NightHalls
from ludejo.testkit.wire_nights import LEAVES, RETURNS, SIZES, Nights, shape
from ludejo.testkit.wire_twins import turned
from ludejo.testkit.wire_world import Frame

Heard = dict[str, tuple[list[Frame], list[Frame]]]


class HallsNights(Nights):
    """Nights of one game, at so many seats, their devices at three halls."""

    def __init__(
        self, game: Game, fittings: Fittings, sizes: Sequence[int] = SIZES, ways: Sequence[dict[str, Value]] = ()
    ) -> None:
        self.halls_fittings = fittings
        self.n_moved = 0  # devices that came to another hall at night
        self.n_apart = 0  # halls at which dawn came later than at the keeper's
        super().__init__(game, fittings, sizes, ways)

    def new_world(self) -> NightHalls:
        return NightHalls(self.halls_fittings)

    def worlds(self) -> tuple[NightHalls, NightHalls]:
        assert isinstance(self.a, NightHalls)
        assert isinstance(self.b, NightHalls)
        return self.a, self.b

    def one(self, seed: int) -> None:
        for world in self.worlds():
            world.sent.clear()
        super().one(seed)

    def drawn_late(self) -> int:
        """Now and then it is somebody watched, when another one is gone, at a hall where nobody was."""
        if self.luck.below(2):
            self.late = sorted(self.watched)[self.luck.below(len(self.watched))]
            for world in self.worlds():
                empty = [n for n, place in enumerate(world.halls) if not any(world.at(g) == n for g in self.guests)]
                world.sent = dict.fromkeys([self.late], empty[0]) if empty else {}
            return LEAVES + 5 + self.luck.below(RETURNS - LEAVES - 5)
        return super().drawn_late()

    def dawn(self) -> None:
        """At the keeper's hall with its tick, at the others when they hear of it."""
        for world in self.worlds():
            world.loop.advance(TICK * 0.9)
        step = Step(CLOCK, None)
        alike = self.prepared(step, self.seen(self.a.play.state, step, turned(self.a.play)))
        for world in self.worlds():
            world.loop.advance(TICK * 0.1)
        self.demand(not self.a.table.is_hushed() and not self.b.table.is_hushed(), "no dawn after the last call")
        for world in self.worlds():
            world.pass_news()
        self.compare_dawn(alike)
        if alike:
            self.figures.dawns += 1
            self.day()

    def day(self) -> None:
        """Who was away in one world is at the same hall in both again: from where news comes is to be seen."""
        mine, theirs = self.worlds()
        mine.n_entered[self.away] = theirs.n_entered[self.away]
        for world in (mine, theirs):
            world.enter(self.away)
            world.pass_news()
        for guest in self.guests:
            self.compare(guest, mine.heard(guest), theirs.heard(guest))
        super().day()

    def compare_dawn(self, alike: bool) -> None:
        heard: Heard = {guest: (self.a.heard(guest), self.b.heard(guest)) for guest in self.guests}
        for world, which in zip(self.worlds(), (0, 1), strict=True):
            self.check_dawn(world, {guest: found[which] for guest, found in heard.items() if self.is_usual(guest)})
        for guest, (mine, theirs) in heard.items():
            if alike:
                self.compare(guest, mine, theirs)

    def is_usual(self, guest: str) -> bool:
        """Who came in the night may get more at dawn."""
        return guest not in (self.late, self.away)

    def check_dawn(self, world: NightHalls, heard: dict[str, list[Frame]]) -> None:
        """All devices of a hall get the same, all over the table in one size; news takes as long as it takes."""
        self.demand(all(len(found) == 1 for found in heard.values()), "not one frame to everybody at dawn")
        first = min(found[-1][0] for found in heard.values())
        for number, name in enumerate(NAMES):
            shapes = {str(shape(found)) for guest, found in heard.items() if world.at(guest) == number}
            self.demand(len(shapes) <= 1, f"a dawn of several shapes at {name}: {shapes}")
            times = {found[-1][0] for guest, found in heard.items() if world.at(guest) == number}
            self.demand(all(when - first <= world.delays[name] + 1e-6 for when in times), f"a late dawn at {name}")
            self.n_apart += len(times) and max(times) > first
        sizes = {len(frame) for found in heard.values() for _, frame in found[-1:]}
        self.demand(len(sizes) == 1, f"a dawn of several sizes: {sizes}")
