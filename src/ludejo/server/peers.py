"""The processes that serve one database together, as one of them sees it.

Each table has one keeper, which runs its clocks and bots and notices who is gone. For a moment two processes may both
act as the keeper, or none. That costs only time, because the keys in the store ensure that nothing happens twice.
"""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from ludejo.server.tickets import Tickets
from ludejo.wire import told

if TYPE_CHECKING:
    from ludejo.server.app import App


class Peers(ABC):
    """The others as one process sees them; `app` is its own app."""

    is_alone = False

    def __init__(self, tickets: Tickets) -> None:
        self.tickets = tickets
        self.names: tuple[str, ...] = ()  # of the processes that are alive
        self.n_heard = self.n_read = self.n_lost = 0

    def join(self, app: App) -> None:
        self.app = app

    @abstractmethod
    def keeps(self, table: str) -> bool:
        """Is this process the keeper of this table?"""

    @abstractmethod
    def dropped(self, table: str) -> None:
        """This process has closed a table, to read it anew. Its keeper opens it again even if nobody comes back."""

    @abstractmethod
    def came(self, table: str, guest: str) -> None:
        """A guest's first device has come to a table here."""

    @abstractmethod
    def went(self, table: str, guest: str) -> None:
        """A guest's last device here has gone from a table."""

    @abstractmethod
    def if_gone(self, table: str, guest: str, then: Callable[[], None]) -> None:
        """Do something if no other process has a device of this guest at this table."""

    @abstractmethod
    async def lobby(self) -> told.Lobby:
        """The public tables."""

    @abstractmethod
    async def start(self) -> None:
        """Open the tables that this process keeps, now and later."""

    @abstractmethod
    async def stop(self) -> None:
        """Tell the others that this process stops."""

    @abstractmethod
    def is_first(self) -> bool:
        """Is this the process that does what only one has to do?"""

    @abstractmethod
    def is_well(self) -> bool:
        """Can wishes be heard and stored just now, as far as this process knows?"""

    def is_cut_off(self) -> bool:
        """Has it lost the database, and with it the others?"""
        return False

    @abstractmethod
    def is_ready(self) -> bool:
        """Has it started: does it know and hear the others, and keep its tables?"""


class NoPeers(Peers):
    """A single process keeps all tables."""

    is_alone = True

    def __init__(self, tickets: Tickets) -> None:
        super().__init__(tickets)
        self.names = ("",)
        self.has_started = False

    def keeps(self, table: str) -> bool:
        return True

    def dropped(self, table: str) -> None:
        """The table is opened when somebody comes back."""

    def came(self, table: str, guest: str) -> None:
        """There is nobody to tell."""

    def went(self, table: str, guest: str) -> None:
        """There is nobody to tell."""

    def if_gone(self, table: str, guest: str, then: Callable[[], None]) -> None:
        then()

    async def lobby(self) -> told.Lobby:
        return self.app.lobby()

    async def start(self) -> None:
        await self.app.index.load()
        self.has_started = True
        await self.app.index.open_waiting()

    async def stop(self) -> None:
        """There is nobody to tell."""

    def is_first(self) -> bool:
        return True

    def is_well(self) -> bool:
        return True

    def is_ready(self) -> bool:
        return self.has_started


def keeper_of(table: str, names: Iterable[str]) -> str:
    """The keeper of a table among the processes that are alive. All of them find the same answer without asking each
    other, and when one goes, only its own tables get another keeper (rendezvous hashing)."""
    return max(names, key=lambda name: hashlib.blake2b(f"{name} {table}".encode(), digest_size=8).digest())
