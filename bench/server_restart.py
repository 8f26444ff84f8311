"""Kill our server while tables are live and start it again: how long until it serves, and is everything still there?"""

from __future__ import annotations

import json
import subprocess
import time
from pathlib import Path

from server_node import LOAD, node, node_env
from server_start import LOAD_S, ended, free_port, say, started, wait_until_well


def restart(database: Path, n_tables: int, n_moves: int) -> dict[str, float]:
    """Seconds from the new process until: healthy, one table entered, all tables entered, a move made at each."""
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    process = started(database, port)
    with ended(process):
        wait_until_well(url, process)
        with players(url, n_tables, n_moves) as playing:
            ready = line(playing)
            process.kill()  # it can't save anything before it ends
            process.wait()
            start = time.time()
            process = started(database, port)
            with ended(process):
                came = came_back(playing)
    say(f"restart: {ready} {came}")
    found = {name: came[name] / 1000 - start for name in ("well", "entered", "all", "moved")}
    return {**found, "lost": came["lost"]}


def players(url: str, n_tables: int, n_moves: int) -> subprocess.Popen[str]:
    command = [node(), "restart.mjs", "--url", url, "--tables", str(n_tables), "--moves", str(n_moves)]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, cwd=LOAD, env=node_env(), stdin=pipe, stdout=pipe, text=True)


def came_back(playing: subprocess.Popen[str]) -> dict[str, float]:
    """Tell the load program that the server starts again; returns when its players got how far."""
    assert playing.stdin is not None
    playing.stdin.write("\n")
    playing.stdin.flush()
    came = line(playing)
    playing.wait(LOAD_S)
    return came


def line(playing: subprocess.Popen[str]) -> dict[str, float]:
    assert playing.stdout is not None
    text = playing.stdout.readline()
    if not text:
        raise RuntimeError("the players gave up")
    found: dict[str, float] = json.loads(text)
    return found
