"""Tables in a bad world come right (R19); the plants in `test_simulator_plants` show that the simulator notices."""

from __future__ import annotations

import re

import pytest
from support.toy.game import GAME as TOY

import ludejo
from ludejo.core.game import Game
from ludejo.server.writer import Writer
from ludejo.store.base import Outcome, Row
from ludejo.testkit.fault import Fault
from ludejo.testkit.simulator.simulator import Sim, simulate, storm

GAMES = [("love-letter", 2), ("love-letter", 3), ("whisper", 3), ("love-letter", 4), ("whisper", 5)]
PARTS = 20


def find(name: str) -> Game:
    return TOY if name == TOY.id else ludejo.game(name)


@pytest.mark.parametrize("part", range(PARTS))
def test_tables_come_right(part: int, long: bool, form: str, seed: int) -> None:
    """R3, R17, R18, R19, R22: whatever goes wrong, all that the twin and the end of a run ask for holds."""
    n = (20_000 if long else 100 if form == "interpreted" else 1_000) // PARTS
    figures = storm(find, GAMES, part * n + (0 if part < PARTS // 2 else seed), n, lambda done: None)
    assert figures.seeds == n
    assert figures.entries > 10 * n


def test_a_seed_repeats_itself() -> None:
    """R19: the same seed twice, the same transcript."""
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
        "late answer to device", "late message", "late wish", "lost answer", "lost message", "lost wish", "slow store",
        "store failed after", "store failed before", "store out", "store unreadable", "stored after giving up",
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
        """Takes trouble for success."""

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
