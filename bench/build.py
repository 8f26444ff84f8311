"""Compares two ways to compile the rules, one C file for everything or units: seconds to build, and speed.

    ./ludejo bench build [--seconds 1] [--rounds 5] [--folders WHOLE UNITS]

Both forms are built from the same source, and measured in turn in one run.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import subprocess
import tempfile
import time
from pathlib import Path

import results

ROOT = Path(__file__).resolve().parent.parent
HERE = Path(__file__).parent
BUILD_PYTHON = ROOT / ".venv-build" / "bin" / "python"
SERVE_PYTHON = ROOT / ".venv-serve" / "bin" / "python"


def built(way: str, folder: Path) -> tuple[Path, float]:
    """Compile the package in one way, without caches; returns its path and the seconds it took."""
    out, start = folder / way, time.monotonic()
    command = [BUILD_PYTHON, ROOT / "tools/dev/units.py", out, *(["--whole"] if way == "whole" else [])]
    subprocess.run(list(map(str, command)), check=True, stdout=subprocess.DEVNULL)
    seconds = time.monotonic() - start
    shutil.copytree(ROOT / "src/ludejo", out / "ludejo", dirs_exist_ok=True)
    return out, seconds


def measured(path: Path, seconds: float) -> dict[str, float]:
    """The rates of one form, measured in its own process."""
    env = {**os.environ, "PYTHONPATH": str(path)}
    command = [str(SERVE_PYTHON), str(HERE / "build_rates.py"), str(seconds)]
    told: dict[str, float] = json.loads(subprocess.run(command, env=env, check=True, capture_output=True).stdout)
    return told


def compare(folders: dict[str, Path], rounds: int, seconds: float) -> list[tuple[str, ...]]:
    """Rows of medians and their ratio. The forms take turns, so that a busy moment of the machine affects both."""
    found: dict[str, list[dict[str, float]]] = {way: [] for way in folders}
    for _ in range(rounds):
        for way, path in folders.items():
            found[way].append(measured(path, seconds))
    rows: list[tuple[str, ...]] = []
    for what in found["whole"][0]:
        whole, units = (statistics.median(one[what] for one in found[way]) for way in ("whole", "units"))
        rows.append((what, f"{whole:,.0f}", f"{units:,.0f}", f"{units / whole:.3f}"))
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(prog="./ludejo bench build")
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--folders", nargs=2, type=Path, help="packages that were built before: whole, units")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as tmp:
        if args.folders:
            folders, took = dict(zip(("whole", "units"), args.folders, strict=True)), []
        else:
            made = {way: built(way, Path(tmp)) for way in ("whole", "units")}
            folders = {way: path for way, (path, _) in made.items()}
            took = [(way, f"{seconds:.0f} s") for way, (_, seconds) in made.items()]
        rows = compare(folders, args.rounds, args.seconds)
    tables = [results.table(("a CPU second", "one C file", "units", "units over one C file"), rows)]
    if took:
        tables.insert(0, results.table(("built from nothing as", "took"), took))
    results.write("build", "./ludejo bench build", "\n\n".join(tables))


if __name__ == "__main__":
    main()
