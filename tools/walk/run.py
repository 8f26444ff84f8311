"""Trace a real move from the tap on one phone to the other phone, and print the functions that it passes.

    ./ludejo walk [--checkout DIR]...

A server and pages in a browser play Love Letter; the walk has every function of ours that is on the stack when the
move is sent by the page, decoded, judged, stored, acknowledged, made, shown, sent and received. Functions that only
answer a question on the way are not on it. With several checkouts, their figures stand beside each other.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright
from support.browser.love_letter import MINE, QUICK, join, open_table, start
from support.browser.server import launched

from walk.traced_page import Functions, TracedPage, developed

HERE = Path(__file__).resolve().parent
MOVES = 6  # traced; the shortest walk counts, because timers run beside a move
PATIENCE = 30.0
OVER = ".board .over button"
GO_ON = f"() => document.querySelector('{OVER}')?.click()"


class Walk(NamedTuple):
    """The functions that one move passes, each with its file, and those that are entered again while they run."""

    functions: Functions
    n_all: int
    entered_again: list[str]

    def files(self) -> list[str]:
        return list(dict.fromkeys(file for file, _ in self.functions))


class TracedServer:
    """A server of a checkout that records."""

    def __init__(self, checkout: Path, folder: Path) -> None:
        self.out = folder / "walk.json"
        source = str(checkout / "src")
        options = ["--host", "127.0.0.1", "--port", "0", "--database", str(folder / "tables.sqlite")]
        limits = ["--limit", "messages-at-once=0", "--limit", "messages-per-minute=0"]
        command = [sys.executable, str(HERE / "traced_server.py"), str(self.out), f"{source}/ludejo", "serve"]
        env = {**os.environ, "PYTHONPATH": source}
        self.process = subprocess.Popen([*command, *options, *limits], env=env, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        found = (re.search(r"http://127[.\d]+:\d+", line) for line in self.process.stdout)
        self.url = next(address[0] for address in found if address)

    def toggle(self) -> None:
        self.process.send_signal(signal.SIGUSR1)

    def recorded(self) -> dict[str, Any]:
        self.out.unlink(missing_ok=True)
        self.toggle()
        until(self.out.exists)
        found: dict[str, Any] = json.loads(self.out.read_text())
        return found


@contextmanager
def served(checkout: Path) -> Iterator[TracedServer]:
    with tempfile.TemporaryDirectory() as folder:
        server = TracedServer(checkout, Path(folder))
        try:
            yield server
        finally:
            server.process.terminate()
            server.process.wait()


def until(is_done: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_done():
        assert time.monotonic() < end, "nothing happens"
        time.sleep(0.02)


def walk_of(checkout: Path, browser: Browser) -> Walk:
    """The shortest of several walks of a move through this checkout."""
    with served(checkout) as server, developed(checkout / "web", server.url) as address:
        ana, ben = TracedPage(browser, "Ana"), TracedPage(browser, "Ben")
        code = open_table(ana.page, address)
        join(ben.page, address, code)
        start(ana.page)
        ben.page.locator(".board").wait_for()
        for one in (ana, ben):
            one.watch()
        walks = [traced_move(server, ana, ben) for _ in range(MOVES)]
    return min(walks, key=lambda walk: len(walk.functions))


def traced_move(server: TracedServer, ana: TracedPage, ben: TracedPage) -> Walk:
    """Whose turn it is makes a move; the other receives it."""
    pages = [ana, ben]
    until(lambda: any(is_asked(one) or is_over(one) for one in pages))
    while not any(is_asked(one) for one in pages):
        for one in pages:
            one.page.evaluate(GO_ON)
        time.sleep(0.2)
    mover = ana if is_asked(ana) else ben
    other = ben if mover is ana else ana
    time.sleep(0.5)
    for one in pages:
        one.recorded("heard")
    server.toggle()
    while not (sent := mover.recorded("sent")):
        mover.page.evaluate(QUICK)
        time.sleep(0.05)
    heard: Functions = {}
    while not any("playback" in file or "hearing" in file for file, _ in heard):
        heard |= other.recorded("heard")
        time.sleep(0.02)
    found = server.recorded()
    inside: Functions = dict.fromkeys((file, name) for file, name in found["walk"])
    return Walk(sent | inside | heard, len(found["all"]), found["entered_again"])


def is_over(one: TracedPage) -> bool:
    """Does the page show the end of a round?"""
    return one.page.locator(OVER).count() > 0


def is_asked(one: TracedPage) -> bool:
    return one.page.locator(MINE).count() > 0 and not is_over(one)


def main() -> None:
    parser = argparse.ArgumentParser(prog="./ludejo walk", description=__doc__)
    parser.add_argument("--checkout", action="append", type=Path, help="a checkout to trace (default: this one)")
    args = parser.parse_args()
    checkouts = args.checkout or [HERE.parents[1]]
    with sync_playwright() as playwright:
        browser = launched(playwright)
        walks = {path: walk_of(path.resolve(), browser) for path in checkouts}
        browser.close()
    for path, walk in walks.items():
        print(f"\n{path}\n")
        for file, name in walk.functions:
            print(f"  {file:44} {name}")
    print("\n| checkout | functions on the way | files | all functions of the server at work | entered again |")
    print("| --- | --- | --- | --- | --- |")
    for path, walk in walks.items():
        again = ", ".join(walk.entered_again) or "none"
        print(f"| {path} | {len(walk.functions)} | {len(walk.files())} | {walk.n_all} | {again} |")


if __name__ == "__main__":
    main()
