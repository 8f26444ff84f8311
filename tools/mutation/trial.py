"""Tries mutants: the stages of a mutant's file are run until a test fails."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from mutation.mutants import Mutant, files_of
from mutation.overlay import lay
from mutation.reach import MODULE, block_at, marked
from mutation.session import Task
from mutation.stages import Stage, stages_of
from mutation.watchdog import Told, watch

PACKAGE = "src/ludejo/"


@dataclass(frozen=True)
class Timing:
    """How a stage runs without a fault."""

    times: dict[str, float]  # tests, with their seconds
    reached: dict[str, list[str]]  # slow tests, with the blocks they run

    def concerned(self, mutant: Mutant) -> frozenset[str]:
        """The tests that may find this mutant. Quick ones always may: an earlier test may have run what they depend
        on."""
        line = block_at(mutant.text, mutant.line)
        missing = {node for node, blocks in self.reached.items() if f"{mutant.file}:{line}" not in blocks}
        return frozenset(self.times if line == MODULE else self.times.keys() - missing)


@dataclass(frozen=True)
class Verdict:
    """The result for a mutant."""

    mutant: Mutant
    killed_by: str  # empty if it survived
    seconds: float


@dataclass(frozen=True)
class Trial:
    """The tests of one repository, tried on mutants."""

    repository: Path
    timings: dict[str, Timing]  # by the names of stages

    def verdict(self, mutant: Mutant) -> Verdict:
        start, killed_by = time.monotonic(), ""
        for stage in stages_of(mutant.file):
            killed_by = killed_by or self.killer(mutant, stage)
        return Verdict(mutant, killed_by, round(time.monotonic() - start, 1))

    def killer(self, mutant: Mutant, stage: Stage) -> str:
        """The test that finds the mutant in this stage, or "". A test that waits for clocks must fail twice."""
        left = self.timings[stage.name].concerned(mutant)
        while True:
            told = self.session(mutant, stage, left)
            if not stage.is_waiting(told.failed):
                return told.failed
            if self.session(mutant, stage, frozenset([told.failed])).failed:
                return told.failed
            left -= {told.failed, *told.ended}

    def session(self, mutant: Mutant, stage: Stage, only: frozenset[str]) -> Told:
        changed = {mutant.file.removeprefix(PACKAGE): mutant.changed()}
        times = self.timings[stage.name].times
        return in_overlay(self.repository, changed, lambda folder: Task(self.repository, folder, stage, times, only))


def timing_of(repository: Path, stage: Stage) -> Timing:
    """Run a stage without a fault: all must pass, and each test is timed."""
    files = [file for file in files_of(repository) if stage.is_marked and stage in stages_of(file)]
    changed = {file.removeprefix(PACKAGE): marked((repository / file).read_text(), file) for file in files}
    told = in_overlay(repository, changed, lambda folder: Task(repository, folder, stage, {}))
    if told.failed or not told.ended:
        raise RuntimeError(f"{stage.name}: {told.failed or 'no tests'} fails without any fault\n{told.output}")
    return Timing(told.ended, told.reached)


def in_overlay(repository: Path, changed: dict[str, str], task: Callable[[Path], Task]) -> Told:
    """Run a session on a package that has these files changed."""
    with tempfile.TemporaryDirectory(prefix="mutant-", ignore_cleanup_errors=True) as name:
        lay(repository / PACKAGE, Path(name, "ludejo"), changed)
        return watch(task(Path(name)))
