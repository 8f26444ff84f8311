"""Tables in a bad world come right; and a desk that breaks its promise is found out."""

from __future__ import annotations

import pytest

import ludejo
from ludejo.server.desk import Desk, Wish
from ludejo.store.base import Outcome, Row
from ludejo.testkit.fault import Fault
from ludejo.testkit.sim import Sim, simulate


@pytest.mark.parametrize("part", range(4))
def test_tables_come_right(part: int, long: bool) -> None:
    """R19: what was acknowledged is stored once, in order; everybody sees and heard what the log says."""
    for seed in range(part, 2_000 if long else 160, 4):
        simulate(ludejo.game, "love-letter", 2 + seed % 3, seed)


def test_a_seed_repeats_itself() -> None:
    assert simulate(ludejo.game, "love-letter", 3, 7) == simulate(ludejo.game, "love-letter", 3, 7)
    assert simulate(ludejo.game, "love-letter", 3, 7) != simulate(ludejo.game, "love-letter", 3, 8)


class TooEarly(Desk):
    """Acknowledges before the entry is stored."""

    def take(self, wish: Wish) -> None:
        self.acknowledge(wish, None)
        super().take(wish)


class Forgetful(Desk):
    """Takes a command that was sent twice for two."""

    def take(self, wish: Wish) -> None:
        self.commands.clear()
        super().take(Wish(f"{wish.command} at {self.table.version}", wish.by, wish.at, wish.did))


class Hasty(Desk):
    """Takes trouble for success."""

    def stored(self, outcome: Outcome) -> None:
        super().stored(Outcome.STORED)


class Silent(Desk):
    """Forgets to tell what it had to catch up with."""

    def catch_up(self, telling: bool) -> bool:
        return super().catch_up(telling=False)


class Twice(Desk):
    """Tells everything twice."""

    def fold(self, row: Row, telling: bool) -> None:
        tell = self.tell
        self.tell = lambda out: (tell(out), tell(out))[0]
        super().fold(row, telling)
        self.tell = tell


@pytest.mark.parametrize("bad", [TooEarly, Forgetful, Hasty, Silent, Twice])
def test_a_desk_that_breaks_its_promise_is_found_out(bad: type[Desk]) -> None:
    class BadSim(Sim):
        def new_desk(self) -> Desk:
            return bad("table", self.find, self.store, self.acknowledge, self.tell)

    def runs(n: int) -> None:
        for seed in range(n):
            BadSim(ludejo.game, "love-letter", 3, seed).run()

    with pytest.raises((Fault, AssertionError)):
        runs(8)
