"""Paired worlds (server/leaks_pairs.py) of three halls each: whoever comes, comes to one that is drawn by lot."""

from __future__ import annotations

from server.leaks_pairs import Hunt
from server.leaks_world import find

from ludejo.core.game import Game
from ludejo.server.place import Place
from ludejo.table.play import Play
from ludejo.table.table import Table
from ludejo.testkit import wire_halls
from ludejo.testkit.wire_crew import Neighbour
from ludejo.testkit.wire_halls import HallsWorld, Wing


class Fittings(wire_halls.HallsFittings):
    """With the toy games among the others."""

    def __init__(
        self,
        place: type[Place] = Place,
        table: type[Table] = Table,
        play: type[Play] = Play,
        hall: type[Wing] = Wing,
        crew: type[Neighbour] = Neighbour,
    ) -> None:
        super().__init__(find, place, table, play, hall, crew)


class HallsHunt(Hunt):
    """Pairs of one game, in all set-ups, each seat's device at some hall."""

    def __init__(self, game: Game, seed: int, fittings: Fittings | None = None, undo: bool = True) -> None:
        self.halls_fittings = fittings or Fittings()
        super().__init__(game, seed, self.halls_fittings, undo)  # type: ignore[arg-type]
        self.n_moved = 0  # devices that came to another hall than before
        self.keepers: set[str] = set()

    def new_world(self) -> HallsWorld:
        return HallsWorld(self.halls_fittings)

    def rejoin(self) -> None:
        assert isinstance(self.a, HallsWorld)
        before = [self.a.at(guest) for guest in self.watched]
        super().rejoin()
        self.n_moved += sum(self.a.at(guest) != at for guest, at in zip(self.watched, before, strict=True))
        self.keepers.add(str(self.a.crew().name))
