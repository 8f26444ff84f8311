"""Nights (`testkit.wire.nights`) where three apps serve the table.

Each app has its own ticks, which begin when it learns of nightfall. At each tick every device of an app gets one frame;
all frames have one size, at all apps. All devices of an app get the dawn together, when the app gets the keeper's
notice.
"""

from __future__ import annotations

from collections.abc import Sequence

from support.cluster.leaks_apps import Fittings

from ludejo.core.game import Game
from ludejo.core.option import Value
from ludejo.server.nights import TICK
from ludejo.testkit.steps import CLOCK, PlayStep
from ludejo.testkit.wire.apps import NAMES, NightApps
from ludejo.testkit.wire.nights import LEAVES, RETURNS, SIZES, Nights, shape
from ludejo.testkit.wire.twins import turned
from ludejo.testkit.wire.world import Frame

Heard = dict[str, tuple[list[Frame], list[Frame]]]


class AppsNights(Nights):
    """Nights of one game with these numbers of seats, with devices at three apps."""

    def __init__(
        self, game: Game, fittings: Fittings, sizes: Sequence[int] = SIZES, ways: Sequence[dict[str, Value]] = ()
    ) -> None:
        self.apps_fittings = fittings
        self.n_moved = 0  # how often a device came to another app at night
        self.n_apart = 0  # how often dawn came later to an app than to the keeper
        super().__init__(game, fittings, sizes, ways)

    def new_world(self) -> NightApps:
        return NightApps(self.apps_fittings)

    def worlds(self) -> tuple[NightApps, NightApps]:
        assert isinstance(self.a, NightApps)
        assert isinstance(self.b, NightApps)
        return self.a, self.b

    def one(self, seed: int) -> None:
        for world in self.worlds():
            world.sent.clear()
        super().one(seed)

    def drawn_late(self) -> int:
        """Sometimes the device that comes late is a watched one, while another is away, at an app without devices."""
        if self.luck.below(2):
            self.late = sorted(self.watched)[self.luck.below(len(self.watched))]
            for world in self.worlds():
                empty = [n for n, live_table in enumerate(world.apps) if not any(world.at(g) == n for g in self.guests)]
                world.sent = dict.fromkeys([self.late], empty[0]) if empty else {}
            return LEAVES + 5 + self.luck.below(RETURNS - LEAVES - 5)
        return super().drawn_late()

    def dawn(self) -> None:
        """Dawn comes at the keeper's app with its tick, and at the others when they get the notice."""
        for world in self.worlds():
            world.loop.advance(TICK * 0.9)
        step = PlayStep(CLOCK, None)
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
        """The guest who was away in one world comes back to the same app in both, because the app decides when news
        arrives."""
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
        """Is it not a guest who came at night, and may get more at dawn?"""
        return guest not in (self.late, self.away)

    def check_dawn(self, world: NightApps, heard: dict[str, list[Frame]]) -> None:
        """All devices of an app get the dawn at the same time, all of the table in one size; notices may be late."""
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
