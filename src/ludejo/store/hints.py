"""What is known of tables without reading their logs, so that a server that starts need not open them all.

A hint is derived from the log and never truth. It may be absent, or older than the last entry; then the table is opened
to find out. Writing one never makes anybody wait, and may be lost.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

import msgspec


class Hint(msgspec.Struct, frozen=True):
    """A table after its entry `version`. `live`: it counts as one of the server's live tables; `due`: it is to be
    opened though nobody comes, for somebody was there (who is missed soon; until then clocks and bots go on), or people
    were to gather; `sign`: what the lobby shows, empty for a private table."""

    table: str
    version: int
    live: bool
    due: bool
    sign: bytes


class Hints(ABC):
    """May be used from any thread; `StoreError` if the store is in trouble."""

    @abstractmethod
    def read(self) -> dict[str, Hint]:
        """All there are, by table."""

    @abstractmethod
    def write(self, hints: list[Hint]) -> None:
        """Note those whose version still is the table's last; so nothing of a table is noted that was forgotten or
        tidied meanwhile."""


class MemoryHints(Hints):
    """As long as the process lives. `last` gives the last version of a table."""

    def __init__(self, last: Callable[[str], int]) -> None:
        self.last = last
        self.kept: dict[str, Hint] = {}

    def read(self) -> dict[str, Hint]:
        return dict(self.kept)

    def write(self, hints: list[Hint]) -> None:
        self.kept.update({hint.table: hint for hint in hints if hint.version == self.last(hint.table)})
