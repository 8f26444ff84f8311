"""Starts the servers to compare, each in one process or several on loopback, and the load programs."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from server_node import LOAD, node, node_env

LUDEJO = Path(os.environ.get("LUDEJO_EXE", "ludejo"))  # ./ludejo bench builds it
LIMITS = {  # lifted, because the whole load comes from one address, and faster than people move
    "messages-at-once": 0,
    "sockets-per-address": 0,
    "sockets-per-net": 0,
    "tables-per-hour": 0,
    "live-tables-per-guest": 0,
    "live-tables-per-net": 0,
}
LOAD_S = 300  # after this the load program stops
START_S = 30
MEET_S = 1.5  # processes of one database hear of each other within a second
COMPANY = 0.15  # cores that other programs may use


@dataclass
class Served:
    """A running server."""

    kind: str
    url: str
    process: subprocess.Popen[str]
    database: int = 0  # the first process of its PostgreSQL

    def load(self, **counts: int) -> dict[str, Any]:
        """Run the load program once; returns its figures."""
        pids = ",".join(map(str, with_children(self.process.pid)))
        whose: dict[str, str | int] = {"server": self.kind, "url": self.url, "pid": pids, "database": self.database}
        figures = node_load("load.mjs", **whose, **counts)
        say(f"{self.kind}: {json.dumps(figures)}")
        return figures


def node_load(program: str, **options: str | int) -> dict[str, Any]:
    """Run a load program once; returns the figures that it prints."""
    options = {"limit": LOAD_S, **options}
    flags = [part for name, value in options.items() for part in (f"--{name}", str(value))]
    until = int(options["limit"]) + 10
    done = subprocess.run(
        [node(), program, *flags], cwd=LOAD, env=node_env(), check=True, stdout=subprocess.PIPE, timeout=until
    )
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


def with_children(pid: int) -> list[int]:
    """A process and those that it has started, such as a supervisor and its workers."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *map(int, children)]


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def machine_cpu() -> float:
    """CPU seconds of everything on this machine."""
    user, nice, system = Path("/proc/stat").read_text().split()[1:4]
    return (int(user) + int(nice) + int(system)) / os.sysconf("SC_CLK_TCK")


def wait_until_quiet(patience: float) -> None:
    """Wait until other programs are quiet, because otherwise the figures are wrong. After `patience` seconds we measure
    anyway, and the report says how much the others used."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        before = machine_cpu()
        time.sleep(1)
        if machine_cpu() - before < COMPANY:
            return
        say(f"waiting for a quiet machine, {end - time.monotonic():.0f} s at most")


def free_port() -> int:
    """A port that no program listens on now."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


@contextmanager
def ended(process: subprocess.Popen[str]) -> Iterator[None]:
    """End the process after its measurement, whatever happens."""
    try:
        yield
    finally:
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


@contextmanager
def boardgame() -> Iterator[Served]:
    """boardgame.io's server, in memory."""
    command = [node(), "boardgame.mjs"]
    process = subprocess.Popen(command, cwd=LOAD, env=node_env(), stdout=subprocess.PIPE, text=True)
    with ended(process):
        assert process.stdout is not None
        port = json.loads(process.stdout.readline())["port"]
        yield Served("boardgame", f"http://127.0.0.1:{port}", process)


def started(database: Path | str, port: int, workers: int = 1) -> subprocess.Popen[str]:
    """Start our server on a database, and do not wait for it."""
    limits = [part for name, value in LIMITS.items() for part in ("--limit", f"{name}={value}")]
    command = [str(LUDEJO), "serve", "--host", "127.0.0.1", "--port", str(port), "--database", str(database), *limits]
    if workers == 1:
        return subprocess.Popen(command, stdout=subprocess.DEVNULL, text=True)
    return subprocess.Popen([*command, "--workers", str(workers)], stdout=subprocess.PIPE, text=True)


def wait_until_well(url: str, process: subprocess.Popen[str], question: str = "health") -> None:
    """Wait until the server says that it is healthy (or ready)."""
    end = time.monotonic() + START_S
    while process.poll() is None and time.monotonic() < end:
        try:
            with urlopen(f"{url}/api/{question}", timeout=1) as answer:
                if answer.status == 200:
                    return
        except OSError:
            time.sleep(0.02)
    raise RuntimeError(f"the server does not answer at {url}")


@contextmanager
def ludejo(database: Path) -> Iterator[Served]:
    """Our server, with every move on disk before it is acknowledged."""
    port = free_port()
    process = started(database, port)
    with ended(process):
        url = f"http://127.0.0.1:{port}"
        wait_until_well(url, process)
        yield Served("ludejo", url, process)


@contextmanager
def peers(database: Path | str, workers: int = 1, first: int = 0) -> Iterator[Served]:
    """Our server with one or more processes; `first` is the id of the first process of its PostgreSQL."""
    port = free_port()
    process = started(database, port, workers)
    with ended(process):
        if process.stdout is not None:
            process.stdout.readline()  # the supervisor prints its address when all workers are ready
            time.sleep(MEET_S)
        url = f"http://127.0.0.1:{port}"
        wait_until_well(url, process, "ready")
        yield Served("ludejo", url, process, first)
