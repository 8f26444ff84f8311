"""A restart with many tables: how long until the server is ready?"""

from __future__ import annotations

import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

from attack.servers import Server, Target, environment
from attack.table import Row, at_most

LIVE, CLOSED = 1_000, 2_500
GOAL = 2.0
LONGEST = 60.0
TABLES = Path(__file__).parent / "tables.py"


def fill(target: Target, n_live: int, n_closed: int, n_entries: int = 150) -> None:
    """Make a new database with this many tables, each with this many entries."""
    for file in target.folder.glob(f"{target.database.name}*"):  # with its WAL and its count of entries
        file.unlink()
    numbers = [str(n) for n in (n_live, n_closed, n_entries)]
    command: list[str | Path] = [python_of(target.program), TABLES, target.database, *numbers]
    subprocess.run(command, check=True, env=environment(target.folder, 0))


def python_of(program: Path) -> Path:
    """The Python that runs this program, with the program's own package."""
    return program.parent / "python"


def seconds_until_ready(server: Server, start: float) -> float:
    while (passed := time.monotonic() - start) < LONGEST:
        try:
            with urllib.request.urlopen(f"{server.url}/api/ready", timeout=LONGEST) as answer:
                if answer.status == 200:
                    return time.monotonic() - start
        except (urllib.error.URLError, OSError):
            time.sleep(0.01)
    return passed


def restart(target: Target) -> Iterator[Row]:
    for n_live, n_closed in ((LIVE, 0), (0, CLOSED)):
        fill(target, n_live, n_closed)
        start = time.monotonic()
        with target.running() as server:
            seconds = seconds_until_ready(server, start)
        yield at_most(f"restart: {n_live:,} live tables, {n_closed:,} closed", "ready after", GOAL, seconds, "s")
