"""`./ludejo attack` at a small scale: goals that do not depend on time are reached; the table shows missed ones."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from attack import clock, fillings, lockouts, restart
from attack.run import ATTACKS
from attack.servers import Target
from attack.table import at_most, exactly, written

pytestmark = pytest.mark.once
STARTER = '#!/bin/sh\nPYTHONPATH="{path}:$PYTHONPATH" exec {python} {words} "$@"\n'


@pytest.fixture
def target(tmp_path: Path) -> Target:
    """The package that is tested, as a program."""
    path = os.pathsep.join(name for name in sys.path if name)
    for name, words in (("ludejo", "-m ludejo"), ("python", "")):
        file = tmp_path / name
        file.write_text(STARTER.format(path=path, python=sys.executable, words=words))
        file.chmod(0o755)
    return Target(tmp_path / "ludejo", tmp_path)


@pytest.fixture(autouse=True)
def little(monkeypatch: pytest.MonkeyPatch) -> None:
    """Smaller numbers, where larger ones would only take longer."""
    monkeypatch.setattr(clock, "SECONDS", 1.0)
    monkeypatch.setattr(lockouts, "GUESSES", 15)
    monkeypatch.setattr(fillings, "GUESTS", 80)
    monkeypatch.setattr(fillings, "TALKERS", 5)
    monkeypatch.setattr(fillings, "LINES", 20)
    monkeypatch.setattr(fillings, "TABLES", 30)
    monkeypatch.setattr(restart, "LIVE", 5)
    monkeypatch.setattr(restart, "CLOSED", 5)


@pytest.mark.parametrize("name", ["lockouts", "fillings", "clock"])
def test_what_an_attack_must_not_reach(name: str, target: Target) -> None:
    rows = list(ATTACKS[name](target))
    assert rows
    assert [row for row in rows if not row.is_reached] == []


def test_a_restart_is_ready(target: Target) -> None:
    """The command measures how soon; here it is enough that it gets ready."""
    assert [row.figure for row in restart.restart(target)] == ["ready after", "ready after"]


def test_the_table_shows_missed_goals_and_the_figures_of_before() -> None:
    before = [at_most("flood", "p99 of others", 50, 405, "ms")]
    now = [at_most("flood", "p99 of others", 50, 13, "ms"), exactly("clock", "tables left", 6, 0)]
    assert written(before, now).splitlines() == [
        "| attack | figure | goal | before | now |",
        "| --- | --- | --- | --- | --- |",
        "| flood | p99 of others | at most 50 ms | 405 ms | 13 ms |",
        "| clock | tables left | 6 | - | **0: missed** |",
    ]
