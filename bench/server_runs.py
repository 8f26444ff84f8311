"""Runs loads on servers, one after the other: on a quiet machine if possible, and it checks that moves were stored."""

from __future__ import annotations

import resource
from abc import ABC, abstractmethod
from collections import defaultdict
from contextlib import AbstractContextManager
from typing import Any

from server_start import COMPANY, Served, wait_until_quiet

Figures = list[dict[str, Any]]
Runs = dict[tuple[str, str], Figures]  # by load and server: the figures of each repetition


class Runner(ABC):
    """`tries`: how often to try for a quiet machine; `patience`: how many seconds to wait for one before each load."""

    def __init__(self, tries: int, patience: int) -> None:
        self.tries = tries
        self.patience = patience
        self.runs: Runs = defaultdict(list)

    @abstractmethod
    def server(self, kind: str) -> AbstractContextManager[Served]:
        """A new server on a new database."""

    @abstractmethod
    def stored(self, kind: str) -> int | None:
        """How many moves are in the database that was used last; None if the server has none."""

    def one(self, name: str, kind: str, **counts: int) -> None:
        """Run one load on a new server; again, if the machine was busy with something else meanwhile."""
        found: Figures = []
        while not found or (found[-1].get("other_cores", 0) > COMPANY and len(found) < self.tries):
            wait_until_quiet(self.patience)
            with self.server(kind) as served:
                found.append(served.load(**counts))
            self.look_up(kind, found[-1].get("made", 0))
        self.runs[name, kind].append(min(found, key=lambda figures: figures.get("other_cores", 0)))

    def look_up(self, kind: str, granted: int) -> None:
        """Check that all moves that were granted are stored."""
        stored = self.stored(kind)
        if stored is not None and stored < granted:
            raise RuntimeError(f"{granted} moves were granted, {stored} are stored")


def lift_file_limit() -> int:
    """Sockets count as open files: raise the limit as far as this machine allows."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return most
