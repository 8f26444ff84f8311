"""The page in a real browser: how soon a first visitor can play, and how soon the other phone shows a card."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import results
from server_start import say, wait_until_quiet

HERE = Path(__file__).parent


def measured(n_visits: int, n_moves: int) -> Any:
    """Run bench/page_browser.py, with the Python of the development environment, because only that has a browser."""
    env = {**os.environ, "PYTHONPATH": str(HERE.parent / "tests")}
    command = [os.environ["LUDEJO_DEV"], str(HERE / "page_browser.py"), str(n_visits), str(n_moves)]
    return json.loads(subprocess.run(command, env=env, check=True, stdout=subprocess.PIPE, text=True).stdout)


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="./ludejo bench page")
    parser.add_argument("--visits", type=int, default=15)
    parser.add_argument("--moves", type=int, default=40)
    parser.add_argument("--quick", action="store_true", help="a few only, and nothing is written")
    args = parser.parse_args(arguments)
    if args.quick:
        print(report(measured(2, 4)))
        return
    say("waiting until nothing else is busy")
    wait_until_quiet(30)
    results.write("page", "./ludejo bench page", report(measured(args.visits, args.moves)))


def span(seconds: list[float]) -> str:
    return f"{median(seconds):.2f} ({min(seconds):.2f} to {max(seconds):.2f}) s"


def report(found: Any) -> str:
    first, moves = found["first"], found["moves"]
    rows: list[tuple[str, ...]] = [
        ("a first visit, until “play now” can be pressed, processor slowed 4 times", span(first), "1 s"),
        ("… in a window of Chromium that opens at the same time", span(found["hurried"]), ""),
        ("tap on “play” until the other phone shows the card, median", f"{median(moves):.0f} ms", "100 ms"),
        ("… 99 of 100", f"{quantiles(moves, n=100, method='inclusive')[-1]:.0f} ms", "100 ms"),
    ]
    note = f"""
Chromium {found["chromium"]} on loopback. {len(first)} visits with an empty cache, middle (least to most).
A window of Chromium loads hundreds of files of its own when it opens (the popup of its address bar), slowed down as
well: the first row waits 3 s for that, as whoever scans a code has a browser that is open already; the second does not.
{len(moves)} moves between two browsers on this machine: from the time stamp of the tap to the first frame that is drawn
after the other board has changed, when the card begins to travel. The server has stored the move in between."""
    return results.table(("what", "measured", "goal"), rows) + "\n" + note
