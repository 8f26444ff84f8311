"""One pytest session in a process of its own, which reports each step through a pipe."""

from __future__ import annotations

import ctypes
import json
import os
import resource
import signal
import sys
import tempfile
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import hypothesis
import pytest

from mutation import reach
from mutation.stages import Stage

MEMORY = 4 << 30  # a fault may make an endless loop that fills it; then the session fails, not the machine
FLAGS = ("-x", "-q", "-p", "no:cacheprovider", "--tb=no", "--assert=plain")  # no tracebacks: they take longest
SLOW = 0.5  # seconds
DIES_WITH_PARENT = 1  # PR_SET_PDEATHSIG


@dataclass(frozen=True)
class Task:
    """What one session runs: tests of a stage, in the order of their times."""

    repository: Path
    folder: Path  # for this session alone; it has the package `ludejo` to be tested
    stage: Stage
    times: dict[str, float]
    only: frozenset[str] | None = None  # only these tests; None: all


def run(task: Task, pipe: int) -> int:
    """Run a session in this process, which can do nothing else afterwards; returns the exit code of pytest."""
    ctypes.CDLL(None).prctl(DIES_WITH_PARENT, signal.SIGKILL)
    os.setsid()
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    output = os.open(task.folder / "output", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(output, 1)
    os.dup2(output, 2)
    tempfile.tempdir = str(task.folder)
    os.environ.pop("LUDEJO_FORM", None)  # plain Python, but also the tests that otherwise only the compiled form runs
    os.environ |= {"PYTHONPATH": str(task.folder), "TMPDIR": str(task.folder)}
    sys.path.insert(0, str(task.folder))
    os.chdir(task.repository)
    paths = [path for path in task.stage.paths if (task.repository / path).exists()]
    return int(pytest.main([*FLAGS, *paths], plugins=[Teller(task, pipe)]))


class Teller:
    """A pytest plugin: selects the tests, runs the quick ones first, and reports the result of each."""

    def __init__(self, task: Task, pipe: int) -> None:
        self.task = task
        self.pipe = pipe
        self.seconds: dict[str, float] = defaultdict(float)
        self.common: set[str] = set()  # blocks that run during imports: all tests depend on them

    def tell(self, what: str, node: str, **more: Any) -> None:
        os.write(self.pipe, json.dumps({"what": what, "node": node, **more}).encode() + b"\n")

    def pytest_sessionstart(self) -> None:
        """Any failing example is enough: hypothesis need not make it smaller, which takes long."""
        phases = (hypothesis.Phase.explicit, hypothesis.Phase.generate)
        hypothesis.settings.register_profile("mutation", hypothesis.settings(), phases=phases)
        hypothesis.settings.load_profile("mutation")

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        task = self.task
        kept = [item for item in items if task.stage.keeps(item.nodeid)]
        if task.only is not None:
            kept = [item for item in kept if item.nodeid in task.only]
        self.common = set(reach.MARKS)
        items[:] = sorted(kept, key=lambda item: task.times.get(item.nodeid, 0.0))

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.tell("failed", report.nodeid or "collection")

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.tell("start", nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] += report.duration
        if report.failed:
            self.tell("failed", report.nodeid)

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        seconds = self.seconds[nodeid]
        if self.task.stage.is_marked and seconds > SLOW:
            self.tell("reached", nodeid, blocks=sorted(self.common | reach.MARKS))
        reach.MARKS.clear()
        self.tell("end", nodeid, seconds=seconds)

    def pytest_sessionfinish(self) -> None:
        module = sys.modules.get("ludejo")
        self.tell("package", str(getattr(module, "__file__", "")))
