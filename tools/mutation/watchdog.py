"""Runs sessions from outside: forks them, gives each test a time limit, kills what exceeds it, and tells the result."""

from __future__ import annotations

import json
import os
import select
import signal
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from mutation import session
from mutation.session import Task

TIMES, MORE = 5, 10.0  # a test may take five times as long as without a fault, plus ten seconds
COLLECTING = 60.0
UNKNOWN = 900.0  # for a test that was never timed
FOUND, PASSED = 1, 0  # exit codes of pytest


@dataclass
class Told:
    """What is known of a session."""

    failed: str = ""  # the test that found the fault, or what else did
    is_late: bool = False
    ended: dict[str, float] = field(default_factory=dict)  # tests, with the seconds they took
    reached: dict[str, list[str]] = field(default_factory=dict)  # slow tests, with the blocks they run
    package: str = ""
    output: str = ""
    code: int = -1

    def heard(self, message: dict[str, Any]) -> None:
        node = message["node"]
        if message["what"] == "failed":
            self.failed = self.failed or node
        elif message["what"] == "end":
            self.ended[node] = message["seconds"]
        elif message["what"] == "reached":
            self.reached[node] = message["blocks"]
        elif message["what"] == "package":
            self.package = node


def watch(task: Task) -> Told:
    """Run a session to its end, or until it is late."""
    reading, writing = os.pipe()
    process = os.fork()
    if process == 0:
        os.close(reading)
        run_and_go(task, writing)
    os.close(writing)
    try:
        told = listen(task, reading)
        if told.is_late:
            end(process)
        told.code = os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])
    finally:
        end(process)
        os.close(reading)
    if not told.failed and told.code != PASSED:
        told.failed = "import" if not told.ended else f"exit code {told.code}"
    told.output = (task.folder / "output").read_text(errors="replace")[-2000:]
    check_package(task, told)
    return told


def run_and_go(task: Task, pipe: int) -> None:
    """Run the session and exit: the forked process must never return from here, whatever happens."""
    code = 3
    try:
        code = session.run(task, pipe)
    finally:
        os._exit(code)


def end(process: int) -> None:
    """Kill a session with all processes that it started; usually all of them have ended."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process, signal.SIGKILL)


def listen(task: Task, pipe: int) -> Told:
    """Read what a session reports, until it ends or a test is late."""
    told, rest, running, limit = Told(), b"", "collection", time.monotonic() + COLLECTING
    while True:
        if not select.select([pipe], [], [], max(0.0, limit - time.monotonic()))[0]:
            told.failed, told.is_late = f"time limit: {running}", True
            return told
        data = os.read(pipe, 1 << 16)
        if not data:
            return told
        *lines, rest = (rest + data).split(b"\n")
        for line in lines:
            message = json.loads(line)
            told.heard(message)
            running = message["node"]
            limit = time.monotonic() + limit_of(running, task)


def limit_of(node: str, task: Task) -> float:
    return TIMES * task.times[node] + MORE if node in task.times else UNKNOWN


def check_package(task: Task, told: Told) -> None:
    """Check that the changed package was tested: with any other, every mutant would seem to survive."""
    if told.package and Path(told.package).parent.parent != task.folder:
        raise RuntimeError(f"the tests have imported {told.package}")
