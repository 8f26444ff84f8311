"""Halls that hear nothing for a while, or late: which, and when, is the same in both worlds of a pair."""

from __future__ import annotations

from cluster.leaks_halls import HallsHunt

from ludejo.store.board import BEAT_SECONDS
from ludejo.testkit.wire_crew import LOST, is_known
from ludejo.testkit.wire_halls import HallsWorld

LATE = 1.3 * BEAT_SECONDS
HEARS, IS_DEAF, IS_LATE = range(3)


class DeafWorld(HallsWorld):
    """Between any two looks some halls lose the connection by which they listen, or news takes longer than a beat."""

    n_looks = 0
    n_lost = 0
    n_late = 0

    def ear(self, name: str) -> int:
        return self.lot(f"ear {name} {self.n_looks}", 3)

    def carry(self, name: str, table: str, version: int) -> float:
        ear = self.ear(name) if self.frames else HEARS
        self.n_lost += ear == IS_DEAF
        self.n_late += ear == IS_LATE
        return LOST if ear == IS_DEAF else LATE if ear == IS_LATE else super().carry(name, table, version)

    def pass_news(self) -> None:
        """After a beat; then whoever heard nothing is connected again, and knows all at once."""
        deaf = [crew for crew in self.crews if self.ear(crew.name) == IS_DEAF]
        self.wait(LATE)
        for crew in deaf:
            crew.has_connected()
        self.loop.settle()
        self.n_looks += 1
        assert is_known(self.halls, self.code), "somebody stays behind"


class DeafHunt(HallsHunt):
    """Pairs whose halls are deaf now and then."""

    def new_world(self) -> DeafWorld:
        return DeafWorld(self.halls_fittings)

    def n_missed(self) -> int:
        assert isinstance(self.a, DeafWorld)
        return self.a.n_lost + self.a.n_late
