"""What is known of tables without reading their logs, so that a server that starts need not open them all.

A hint is derived from the log, and only the log counts. A hint may be missing, or older than the last entry; then the
server opens the table to find out. Nobody waits until a hint is written, and it may get lost.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

import msgspec


class Hint(msgspec.Struct, frozen=True):
    """A table after its entry `version`. `live`: it counts as one of the server's live tables. `due`: the server opens
    it even if no device comes, because people were present (they are marked absent soon; until then clocks and bots go
    on) or were gathering for a game. `sign`: what the lobby shows, empty for a private table."""

    table: str
    version: int
    live: bool
    due: bool
    sign: bytes


class Hints(ABC):
    """May be used from any thread. Raises `StoreError` if the store has a problem."""

    @abstractmethod
    def read(self) -> dict[str, Hint]:
        """All hints, by table."""

    @abstractmethod
    def write(self, hints: list[Hint]) -> None:
        """Store the hints whose version still is the table's last. So no hint is stored for a table that was deleted or
        tidied in the meantime."""


class MemoryHints(Hints):
    """Hints that last as long as the process. `last` gives the last version of a table."""

    def __init__(self, last: Callable[[str], int]) -> None:
        self.last = last
        self.kept: dict[str, Hint] = {}

    def read(self) -> dict[str, Hint]:
        return dict(self.kept)

    def write(self, hints: list[Hint]) -> None:
        self.kept.update({hint.table: hint for hint in hints if hint.version == self.last(hint.table)})
