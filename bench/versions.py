"""An older version beside this one: the rates of rules and searches, and durable moves a second at a server.

    ./ludejo bench versions FOLDER [--rounds 5] [--seconds 1] [--tables 100] [--moves 400]

FOLDER holds the other version's package `ludejo`, compiled. Both take turns, so that a busy moment hits both.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import results
from server_node import ensure_packages
from server_runs import lift_file_limit
from server_start import LIMITS, Served, ended, free_port, wait_until_well

HERE = Path(__file__).parent
PYTHON = HERE.parent / ".venv/bin/python"  # it knows the version number, which old versions ask for
HEAD = ("what", "before", "now", "ratio (least to most)")


def rates(package: Path, seconds: float) -> dict[str, float]:
    """Rules and searches of a version, per CPU second."""
    env = {**os.environ, "PYTHONPATH": str(package)}
    command = [str(PYTHON), str(HERE / "build_rates.py"), str(seconds)]
    found: dict[str, float] = json.loads(subprocess.run(command, env=env, check=True, capture_output=True).stdout)
    return found


@contextmanager
def served(package: Path, database: Path) -> Iterator[Served]:
    """A server of a version."""
    port = free_port()
    options = ["--host", "127.0.0.1", "--port", str(port), "--database", str(database)]
    known = (package / "ludejo/server/settings.py").read_text()  # an old version has fewer limits
    lifted = [name for name in LIMITS if name.replace("-", "_") in known]
    limits = [part for name in lifted for part in ("--limit", f"{name}=0")]
    command = [str(PYTHON), "-m", "ludejo", "serve", *options, *limits]
    env = {**os.environ, "PYTHONPATH": str(package)}
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, text=True, env=env)
    with ended(process):
        wait_until_well(f"http://127.0.0.1:{port}", process)
        yield Served("ludejo", f"http://127.0.0.1:{port}", process)


def speed(package: Path, tables: int, moves: int) -> dict[str, float]:
    """Durable moves a second, and the slowest answers but one in a hundred."""
    with tempfile.TemporaryDirectory() as folder, served(package, Path(folder) / "tables.sqlite") as server:
        figures = server.load(tables=tables, warm=20, moves=moves)
    return {f"server, {tables} tables: durable moves/s": figures["rate"], "server: p99, ms": figures["p99_ms"]}


def row(what: str, before: list[float], now: list[float]) -> tuple[str, ...]:
    ratios = sorted(new / old for old, new in zip(before, now, strict=True))
    old, new = statistics.median(before), statistics.median(now)
    ratio = f"{statistics.median(ratios):.3f} ({ratios[0]:.2f} to {ratios[-1]:.2f})"
    return what, f"{old:,.4g}" if old < 1000 else f"{old:,.0f}", f"{new:,.4g}" if new < 1000 else f"{new:,.0f}", ratio


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="./ludejo bench versions")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--moves", type=int, default=400)
    args = parser.parse_args(arguments)
    ensure_packages()
    lift_file_limit()
    versions = [args.folder.resolve(), Path(os.environ["LUDEJO_EXE"]).parents[1]]
    found: list[list[dict[str, float]]] = [[], []]
    for number in range(args.rounds):
        for which in (0, 1) if number % 2 else (1, 0):
            package = versions[which]
            found[which].append(rates(package, args.seconds) | speed(package, args.tables, args.moves))
    rows = [row(what, *([one[what] for one in version] for version in found)) for what in found[1][0]]
    results.write("versions", "./ludejo bench versions FOLDER", results.table(HEAD, rows))
