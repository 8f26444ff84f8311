"""Paired worlds (server/leaks_pairs.py) of three apps each: every device that enters gets a random app."""

from __future__ import annotations

from support.server.leaks_pairs import Hunt
from support.server.leaks_world import find

from ludejo.core.game import Game
from ludejo.server.live_table import LiveTable
from ludejo.table.play import Play
from ludejo.table.table import Table
from ludejo.testkit.wire import apps
from ludejo.testkit.wire.apps import AppsWorld, StagedApp
from ludejo.testkit.wire.peers import Neighbour


class Fittings(apps.AppsFittings):
    """The classes that a world of three apps is made of; it knows the toy games, too."""

    def __init__(
        self,
        live_table: type[LiveTable] = LiveTable,
        table: type[Table] = Table,
        play: type[Play] = Play,
        app: type[StagedApp] = StagedApp,
        peers: type[Neighbour] = Neighbour,
    ) -> None:
        super().__init__(find, live_table, table, play, app, peers)


class AppsHunt(Hunt):
    """Pairs of one game, in all set-ups; each device uses some app."""

    def __init__(self, game: Game, seed: int, fittings: Fittings | None = None, undo: bool = True) -> None:
        self.apps_fittings = fittings or Fittings()
        super().__init__(game, seed, self.apps_fittings, undo)  # type: ignore[arg-type]
        self.n_moved = 0  # how often a device came to another app than before
        self.keepers: set[str] = set()

    def new_world(self) -> AppsWorld:
        return AppsWorld(self.apps_fittings)

    def rejoin(self) -> None:
        assert isinstance(self.a, AppsWorld)
        before = [self.a.at(guest) for guest in self.watched]
        super().rejoin()
        self.n_moved += sum(self.a.at(guest) != at for guest, at in zip(self.watched, before, strict=True))
        self.keepers.add(str(self.a.peers().name))
