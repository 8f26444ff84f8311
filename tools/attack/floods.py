"""Floods: one guest sends as much as it can; the others must not notice."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from attack.flood import FRAMES, REQUESTS
from attack.honest import waits_of
from attack.servers import Target
from attack.table import Row, at_most

SECONDS = 8.0
MEGABITS = 20.0
GOAL = 50.0  # milliseconds, p99
FLOOD = Path(__file__).parent / "flood.py"


@contextmanager
def flooded(url: str, kind: str, seconds: float) -> Iterator[None]:
    """Flood the server as long as this lasts."""
    command = [sys.executable, str(FLOOD), url, kind, str(seconds), str(MEGABITS)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield
        finally:
            process.kill()


def floods(target: Target) -> Iterator[Row]:
    """Flood with every kind of frame in turn, and with requests."""
    for kind in (*FRAMES, REQUESTS):
        with target.running() as server, flooded(server.url, kind, SECONDS + 2):
            waits = asyncio.run(waits_of(server.url, SECONDS))
        yield at_most(f"flood of {kind}", "p99 of others", GOAL, waits.p99, "ms")
