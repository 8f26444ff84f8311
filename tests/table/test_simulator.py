"""Tables survive all faults of network, store and servers (R19); `test_simulator_plants` tests the simulator itself."""

from __future__ import annotations

import re

import pytest
from support.table.party import find

from ludejo.server.writer import Writer
from ludejo.store.base import Outcome, Row
from ludejo.testkit.fault import Fault
from ludejo.testkit.simulator.simulator import Sim, simulate, storm

GAMES = [("love-letter", 2), ("love-letter", 3), ("whisper", 3), ("love-letter", 4), ("whisper", 5)]
PARTS = 20


@pytest.mark.parametrize("part", range(PARTS))
def test_tables_survive_all_faults(part: int, long: bool, form: str, seed: int) -> None:
    """R3, R17, R18, R19, R22: whatever goes wrong, every check of the twin and of the end of a run passes."""
    n = (20_000 if long else 100 if form == "interpreted" else 1_000) // PARTS
    figures = storm(find, GAMES, part * n + (0 if part < PARTS // 2 else seed), n, lambda done: None)
    assert figures.seeds == n
    assert figures.entries > 10 * n


def test_a_seed_repeats_itself() -> None:
    """R19: a seed gives the same transcript twice."""
    for seed in range(5):
        game, seats = GAMES[seed]
        first, second, other = (simulate(find, game, seats, s).trace() for s in (seed, seed, seed + 5))
        assert first == second != other


def test_everything_goes_wrong_and_everything_happens() -> None:
    """A simulator in which nothing happens would find nothing."""
    done: list[int] = []
    figures = storm(find, GAMES, 0, 60, done.append)
    assert sum(done) == figures.seeds == 60
    assert figures.crashes == figures.faults["crash"]
    assert set(figures.faults) >= {
        "away", "clock jump", "crash", "cut", "doubled answer", "doubled message", "doubled wish", "late answer",
        "late answer to device", "late message", "late read", "late wish", "lost answer", "lost message", "lost wish",
        "slow store", "store failed after", "store failed before", "store out", "store unreadable",
        "stored after giving up",
    }  # fmt: skip
    runs = [simulate(find, *GAMES[seed % 5], seed) for seed in range(60)]
    stored = {type(run.twin.wished[command][1]).__name__ for run in runs for command in run.twin.logged}
    assert stored >= {
        "Agreed", "Again", "Asked", "Came", "Created", "Expired", "Filled", "Gave", "Moved", "Muted", "Opened",
        "Paused", "Pledged", "Removed", "Resumed", "Said", "Sat", "Started", "Stood", "Went", "Withheld",
    }  # fmt: skip
    assert {len(run.servers) for run in runs} == {1, 2}


def test_a_seed_that_fails_says_how_to_repeat_it() -> None:
    class Hasty(Writer):
        """Treats a failure of the store as success."""

        def stored(self, row: Row, outcome: Outcome) -> None:
            super().stored(row, Outcome.STORED)

    class BadSim(Sim):
        writer = Hasty

    def hunt() -> None:
        for seed in range(40):
            simulate(find, "love-letter", 3, seed, BadSim)

    with pytest.raises(Fault) as caught:
        hunt()
    line = re.search(r"\[repeat: ludejo storm love-letter --seats 3 --seed (\d+) --seeds 1\]$", str(caught.value))
    assert line is not None
    with pytest.raises(Fault, match=re.escape(str(caught.value))):
        simulate(find, "love-letter", 3, int(line[1]), BadSim)
