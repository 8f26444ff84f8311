"""Processes that tests start."""

from __future__ import annotations

import os
import sys
from pathlib import Path

TESTS = str(Path(__file__).parent.parent)


def environment() -> dict[str, str]:
    """The environment of this process, with tests/ on Python's path."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([os.environ.get("PYTHONPATH", ""), TESTS])}


def writer(*words: str) -> list[str]:
    """The command line of a process that writes to a store."""
    return [sys.executable, "-m", "support.store.writing_process", *words]
