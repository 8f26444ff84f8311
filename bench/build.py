"""Ways to compile the rules: one C file for everything, or units; seconds to build, and speed beside each other.

    ./ludejo bench build [--seconds 1] [--rounds 5] [--folders WHOLE UNITS]

Both forms are built from the same source, and measured by turns in one run.
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
from typing import Any

import results

ROOT = Path(__file__).resolve().parent.parent
HERE = Path(__file__).parent
BUILD_PYTHON = ROOT / ".venv-build" / "bin" / "python"
SERVE_PYTHON = ROOT / ".venv-serve" / "bin" / "python"


def built(way: str, folder: Path) -> tuple[Path, float]:
    """The package compiled in one way, from nothing; and the seconds it took."""
    out, start = folder / way, time.monotonic()
    words = [BUILD_PYTHON, ROOT / "tools/dev/units.py", out, *(["--whole"] if way == "whole" else [])]
    subprocess.run(list(map(str, words)), check=True, stdout=subprocess.DEVNULL)
    seconds = time.monotonic() - start
    shutil.copytree(ROOT / "src/ludejo", out / "ludejo", dirs_exist_ok=True)
    return out, seconds


def measured(path: Path, seconds: float) -> dict[str, float]:
    """Rates of one form, in a process of its own."""
    env = {**os.environ, "PYTHONPATH": f"{path}{os.pathsep}{HERE}"}
    words = [str(SERVE_PYTHON), __file__, "--measure", str(seconds)]
    told: dict[str, float] = json.loads(subprocess.run(words, env=env, check=True, capture_output=True).stdout)
    return told


def rates(seconds: float) -> dict[str, float]:
    """Random play of every game, and the search of bots: all in things a CPU second."""
    import forms

    import ludejo
    from ludejo.bots.search import POOL, Search
    from ludejo.core.luck import FastLuck
    from ludejo.core.playout import Tally, play_many

    found: dict[str, float] = {}
    for way, (name, seats, options) in forms.WAYS.items():
        game = ludejo.game(name)
        chosen, luck, tally = game.settled(seats, options), FastLuck(1), Tally(seats)
        start = time.process_time()
        while time.process_time() - start < seconds:
            play_many(game, seats, chosen, luck, 20, tally)
        found[f"{way}: moves"] = tally.moves / (time.process_time() - start)
    for name in dict.fromkeys(name for name, _, _ in forms.WAYS.values()):
        found[f"{name}: iterations of a search"] = searched(ludejo.game(name), Search, POOL, FastLuck(2), seconds)
    return found


def searched(game: Any, search: Any, pool: int, luck: Any, seconds: float) -> float:
    """Iterations a CPU second, from the first decision of new games; the pool of worlds is part of it."""
    n, start = 0, time.process_time()
    while (passed := time.process_time() - start) < seconds:
        state = game.start(game.seats[0], {}, luck)
        seat = state.due()[0]
        search(game, state.worlds(seat, luck, pool), seat, luck).grow(200)
        n += 200
    return n / passed


def compare(folders: dict[str, Path], rounds: int, seconds: float) -> list[tuple[str, ...]]:
    """Rows of medians and their ratio; the forms take turns, so that a busy moment hits both."""
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
    parser.add_argument("--measure", type=float, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.measure:
        print(json.dumps(rates(args.measure)))
        return
    with tempfile.TemporaryDirectory() as tmp:
        took: list[tuple[str, ...]] = []
        folders = dict(zip(("whole", "units"), args.folders or (), strict=False))
        for way in () if folders else ("units", "whole"):
            folders[way], seconds = built(way, Path(tmp))
            took.append((way, f"{seconds:.0f} s"))
        rows = compare({way: folders[way] for way in ("whole", "units")}, args.rounds, args.seconds)
    head = ("a CPU second", "one C file", "units", "units over one C file")
    body = results.table(head, rows)
    if took:
        body = results.table(("built from nothing as", "took"), took) + "\n\n" + body
    results.write("build", "./ludejo bench build", body)


if __name__ == "__main__":
    main()
