"""Long work shows a progress bar on a terminal, and nowhere else."""

from __future__ import annotations

import subprocess
import sys

import pytest
from support.cli.processes import on_a_terminal


@pytest.mark.parametrize("words", ["leaks love-letter --pairs 300", "simulate love-letter --games 600"])
def test_long_work_shows_its_progress(words: str) -> None:
    said = on_a_terminal(words.split())
    assert b"%|" in said
    assert str(int(words.split()[-1])).encode() in said
    piped = subprocess.run([sys.executable, "-m", "ludejo", *words.split()], capture_output=True)
    assert (piped.returncode, piped.stderr) == (0, b"")
