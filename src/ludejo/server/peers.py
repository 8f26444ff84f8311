"""The processes that serve one database together, as one of them sees it.

Each table has one keeper, which runs its clocks and bots and notices who is gone. Nothing here is truth: for a moment
two may take themselves for the keeper, or nobody; that costs time, and the store's keys decide what happens once.
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
    """One of them; `app` is its own."""

    is_alone = False

    def __init__(self, tickets: Tickets) -> None:
        self.tickets = tickets
        self.names: tuple[str, ...] = ()  # who is alive
        self.n_heard = self.n_read = self.n_lost = 0

    def join(self, app: App) -> None:
        self.app = app

    @abstractmethod
    def keeps(self, table: str) -> bool:
        """Is this process the keeper of this table?"""

    @abstractmethod
    def dropped(self, table: str) -> None:
        """A table was let go here, to be read anew: its keeper opens it again, whether anybody comes back or not."""

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
        """Take up the tables that are this process's to keep, and those that come later."""

    @abstractmethod
    async def stop(self) -> None:
        """Say goodbye to the others."""

    @abstractmethod
    def is_first(self) -> bool:
        """Is this the one that does what only one has to do?"""

    @abstractmethod
    def is_well(self) -> bool:
        """Could anybody be heard and stored just now, as far as this process knows?"""

    def is_cut_off(self) -> bool:
        """Has it lost the others, and what they share?"""
        return False

    @abstractmethod
    def is_ready(self) -> bool:
        """Does it know and hear the others, and keep what is its own to keep?"""


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
        """Whoever comes back opens it."""

    def came(self, table: str, guest: str) -> None:
        """Nobody else wants to know."""

    def went(self, table: str, guest: str) -> None:
        """Nobody else wants to know."""

    def if_gone(self, table: str, guest: str, then: Callable[[], None]) -> None:
        then()

    async def lobby(self) -> told.Lobby:
        return self.app.lobby()

    async def start(self) -> None:
        await self.app.index.load()
        self.has_started = True
        await self.app.index.open_waiting()

    async def stop(self) -> None:
        """Nobody is left behind."""

    def is_first(self) -> bool:
        return True

    def is_well(self) -> bool:
        return True

    def is_ready(self) -> bool:
        return self.has_started


def keeper_of(table: str, names: Iterable[str]) -> str:
    """Who keeps a table among those who are alive: everybody comes to the same answer without asking anybody, and when
    one goes only its own tables change hands (rendezvous hashing)."""
    return max(names, key=lambda name: hashlib.blake2b(f"{name} {table}".encode(), digest_size=8).digest())
