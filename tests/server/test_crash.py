"""R1, R3: kill -9 under traffic. Nothing that was acknowledged is lost or doubled, and its order is kept."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from support.server.crash_driver import drive

KILLS, LONG_KILLS = 15, 25  # in each part
LONG_ROUNDS = 10  # each on a new database: logs that grow for ever are another test
PARTS = 4


@pytest.mark.parametrize("part", range(PARTS))
def test_killed_servers_lose_nothing_and_double_nothing(
    part: int, tmp_path: Path, long: bool, seed: int, record_property: Callable[[str, object], None]
) -> None:
    """Each kill comes within 30 ms of traffic; wishes without an answer are sent again, with their ids."""
    for number in range(LONG_ROUNDS if long else 1):
        folder = tmp_path / str(number)
        folder.mkdir()
        kills = LONG_KILLS if long else KILLS
        figures, faults = drive(folder / "x.db", kills, 100 * part + number + (0 if part < PARTS // 2 else seed))
        record_property("figures", str(figures))
        print(figures)
        assert faults == 0, figures
        assert figures.kills == kills
        assert figures.acks > kills
