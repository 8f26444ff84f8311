"""What processes that serve one database tell each other: who is alive, who has which guest, which tables are live, and
that something was written. A missed notice costs time but loses nothing, because entries are read by key.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping

from ludejo.store.base import Row

BEAT_SECONDS = 0.5
DEAD_SECONDS = 2.5  # without a beat; so others take over within three seconds

Pairs = Iterable[tuple[str, str]]  # table and guest
News = dict[str, int]  # a table's last version; 0: its log was rewritten


class NoticeBoard(ABC):
    """`name` is the name of this process. Every query may raise `StoreError`."""

    def __init__(self, name: str) -> None:
        self.name = name

    @abstractmethod
    async def beat(self) -> list[str]:
        """Say that we are alive; returns the names of all processes that are."""

    @abstractmethod
    async def bury(self) -> None:
        """Delete what dead processes have left behind."""

    @abstractmethod
    async def leave(self) -> None:
        """Say that we stop, so that others need not wait until they miss our beats."""

    @abstractmethod
    async def note(self, came: Pairs, went: Pairs) -> None:
        """Guests have come to tables here, or gone."""

    @abstractmethod
    async def elsewhere(self, asked: Pairs) -> set[tuple[str, str]]:
        """Which of these guests have a device at their table in another process that is alive?"""

    @abstractmethod
    async def sign(self, signs: Mapping[str, bytes | None], open_: list[str], ended: list[str]) -> None:
        """Write the signs of live tables for the lobby, note other live tables (`open_`), and remove ended ones."""

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
        """Listen as long as this process lives: call `heard` with news, and `connected` whenever notices may have been
        missed."""

    @abstractmethod
    async def close(self) -> None:
        """Close the connections."""
