"""Writers with a fault planted on purpose, which the crash driver must find: R1, R3."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.server.crash_driver import Figures, drive


def test_acknowledging_before_storing_is_caught(tmp_path: Path, form: str) -> None:
    figures = planted(tmp_path, form, "early")
    assert figures.lost


def test_forgetting_commands_is_caught(tmp_path: Path, form: str) -> None:
    figures = planted(tmp_path, form, "forgetful")
    assert figures.doubled
    assert figures.lost == 0


def planted(folder: Path, form: str, plant: str) -> Figures:
    """Run the crash driver until it finds a fault, at most eight times."""
    if form == "compiled":
        pytest.skip("a compiled writer can't be replaced from outside")
    found = Figures()
    for seed in range(8):
        (folder / str(seed)).mkdir()
        found, faults = drive(folder / str(seed) / "x.db", 8, seed, plant)
        if faults:
            return found
    return found
