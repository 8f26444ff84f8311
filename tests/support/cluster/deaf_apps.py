"""Apps that get no notices for a while, or late ones: the same apps at the same times in both worlds of a pair."""

from __future__ import annotations

from support.cluster.leaks_apps import AppsHunt

from ludejo.cluster.notice_board import BEAT_SECONDS
from ludejo.testkit.wire.apps import AppsWorld
from ludejo.testkit.wire.peers import LOST, is_known

LATE = 1.3 * BEAT_SECONDS
HEARS, IS_DEAF, IS_LATE = range(3)


class DeafWorld(AppsWorld):
    """Between two comparisons some apps lose the connection on which they listen, or notices take more than a beat."""

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
        """Wait for a beat; then the apps without a connection get one again, and catch up."""
        deaf = [peers for peers in self.all_peers if self.ear(peers.name) == IS_DEAF]
        self.wait(LATE)
        for peers in deaf:
            peers.has_connected()
        self.loop.settle()
        self.n_looks += 1
        assert is_known(self.apps, self.code), "an app stays behind"


class DeafHunt(AppsHunt):
    """Pairs whose apps sometimes get no notices."""

    def new_world(self) -> DeafWorld:
        return DeafWorld(self.apps_fittings)

    def n_missed(self) -> int:
        assert isinstance(self.a, DeafWorld)
        return self.a.n_lost + self.a.n_late
