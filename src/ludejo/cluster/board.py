"""What processes that serve one database tell each other: who is alive, who has which guest, which tables are live, and
that something was written. A notice that is missed costs time, never truth: entries are read by key.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping

from ludejo.store.base import Row

BEAT_SECONDS = 0.5
DEAD_SECONDS = 2.5  # without a beat: others go on within three seconds

Pairs = Iterable[tuple[str, str]]  # table and guest
News = dict[str, int]  # a table's last version; 0: its log was written anew


class NoticeBoard(ABC):
    """`name` is this process's; every question may fail with `StoreError`."""

    def __init__(self, name: str) -> None:
        self.name = name

    @abstractmethod
    async def beat(self) -> list[str]:
        """Say that we are alive; who else is."""

    @abstractmethod
    async def bury(self) -> None:
        """Take away what the dead have left behind."""

    @abstractmethod
    async def leave(self) -> None:
        """Say goodbye: others needn't wait until we are missed."""

    @abstractmethod
    async def note(self, came: Pairs, went: Pairs) -> None:
        """Guests have come to tables here, or gone."""

    @abstractmethod
    async def elsewhere(self, asked: Pairs) -> set[tuple[str, str]]:
        """Which of these guests have a device at their table in another process that is alive?"""

    @abstractmethod
    async def sign(self, signs: Mapping[str, bytes | None], open_: list[str], ended: list[str]) -> None:
        """Tables that are live, with their signs for the lobby; others that are live, too; those that no longer are."""

    @abstractmethod
    async def live(self) -> list[str]:
        """The tables that are live."""

    @abstractmethod
    async def lobby(self, most: int) -> list[bytes]:
        """The signs of public tables."""

    @abstractmethod
    async def read(self, wanted: Mapping[str, int]) -> list[Row]:
        """The rows of these tables beyond these versions, in order."""

    @abstractmethod
    async def listen(self, heard: Callable[[News], None], connected: Callable[[], None]) -> None:
        """As long as this process lives: `heard` is called with news, `connected` whenever notices may have been
        missed."""

    @abstractmethod
    async def close(self) -> None:
        """Be done with it."""
