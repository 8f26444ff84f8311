"""R1, R3: kill -9 under traffic. Nothing that was acknowledged is lost or doubled, and its order is kept."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from server.crash_driver import Figures, drive

KILLS = {"interpreted": 25, "compiled": 5}  # in each part
LONG_ROUNDS = 10  # each on a new database: logs that grow for ever are another test
PARTS = 4


@pytest.mark.parametrize("part", range(PARTS))
def test_killed_servers_lose_nothing_and_double_nothing(
    part: int, tmp_path: Path, long: bool, form: str, record_property: Callable[[str, object], None]
) -> None:
    """Each kill comes within 30 ms of traffic; wishes without an answer are sent again, with their ids."""
    for number in range(LONG_ROUNDS if long else 1):
        folder = tmp_path / str(number)
        folder.mkdir()
        kills = 25 if long else KILLS[form]
        figures, faults = drive(folder / "x.db", kills, seed=100 * part + number)
        record_property("figures", str(figures))
        print(figures)
        assert faults == 0, figures
        assert figures.kills == kills
        assert figures.acks > kills


def test_acknowledging_before_storing_is_caught(tmp_path: Path, form: str) -> None:
    figures = planted(tmp_path, form, "early")
    assert figures.lost


def test_forgetting_commands_is_caught(tmp_path: Path, form: str) -> None:
    figures = planted(tmp_path, form, "forgetful")
    assert figures.doubled
    assert figures.lost == 0


def planted(folder: Path, form: str, plant: str) -> Figures:
    """Kills until a fault is found, at most so many."""
    if form == "compiled":
        pytest.skip("a compiled desk can't be exchanged from outside")
    found = Figures()
    for seed in range(8):
        (folder / str(seed)).mkdir()
        found, faults = drive(folder / str(seed) / "x.db", 8, seed, plant)
        if faults:
            return found
    return found
