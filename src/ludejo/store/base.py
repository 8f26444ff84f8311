"""The contract of a store: entries of tables, appended once, in order, each bound to the one before by a hash.

Store, then acknowledge, then tell: an entry counts when `append` has answered STORED, and not before. The keys
(table, version) and (table, command) are unique, so that a command sent twice is stored once, and of two servers that
write the same version exactly one wins.
"""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable
from enum import Enum

import msgspec

from ludejo.store.hints import Hints

NO_HASH = bytes(32)
KEY_BYTES = 32


class Row(msgspec.Struct, frozen=True):
    """Entry `version` (from 1) of a table's log: all that the command of this id did."""

    table: str
    version: int
    command: str
    body: bytes
    hash: bytes


class StoreError(OSError):
    """The store can't be read now."""


class UnreadableError(StoreError):
    """There is an entry that only a newer server can read."""


class DamagedError(StoreError):
    """An entry of this table does not follow from the one before it."""


class ExpiredTable(msgspec.Struct, frozen=True):
    """A table that is to be deleted: its last hash when that was noted, since when (milliseconds since 1970), and how
    often it has been looked at since."""

    table: str
    hash: bytes
    since: int
    looks: int


class Outcome(Enum):
    """What became of an append."""

    STORED = "stored"  # it is durable
    TAKEN = "taken"  # another writer has this version: read on, and judge again
    REPEATED = "repeated"  # this command is stored already, by an earlier sending
    FAILED = "failed"  # nobody knows: the store is in trouble; ask again by reading


Answer = Callable[[Outcome], None]
AnswerAll = Callable[[list[Outcome]], None]


class Store(ABC):
    """Appends are answered later, and may be answered from another thread; reads wait."""

    hints: Hints
    trouble = ""  # why the last append failed
    n_lost = 0  # entries that were stored once, and are missing

    def probe(self) -> None:
        """Can something be stored? `StoreError` with the reason if not; it may take a while."""
        self.find("", "")

    def latest(self) -> list[Row]:
        """Some rows, among them the one that was written last."""
        return list(self.ends().values())

    def append(self, row: Row, answer: Answer) -> None:
        """Store a row, then say what became of it."""
        self.append_all([row], lambda outcomes: answer(outcomes[0]))

    @abstractmethod
    def append_all(self, rows: list[Row], answer: AnswerAll) -> None:
        """Store rows of several tables together, then say what became of each."""

    @abstractmethod
    def read(self, table: str, after: int = 0) -> list[Row]:
        """The stored rows of a table beyond a version, in order; `StoreError` if they can't be had now."""

    def last(self, table: str) -> Row | None:
        """The last row of a table, found without reading the others; None if there is no such table."""
        rows = self.read(table)
        return rows[-1] if rows else None

    @abstractmethod
    def find(self, table: str, command: str) -> Row | None:
        """The row of this command, None if it is not stored; `StoreError` if that can't be known now."""

    @abstractmethod
    def tables(self) -> dict[str, int]:
        """Every table with its last version."""

    @abstractmethod
    def ends(self) -> dict[str, Row]:
        """Every table with its last row, which tells its age."""

    @abstractmethod
    def tables_of(self, guest: str) -> list[str]:
        """The tables to which this guest has come, or which this guest has opened. It may be asked from any thread."""

    @abstractmethod
    def expired(self) -> list[ExpiredTable]:
        """The tables that are to be deleted."""

    @abstractmethod
    def expire(self, marks: list[ExpiredTable], others: list[str]) -> None:
        """Note tables that are to be deleted (or anew, how often they were seen), and that others are not."""

    @abstractmethod
    def forget(self, table: str, last: bytes) -> bool:
        """Delete a table and all its rows, if its last hash still is this one; whether it was."""

    @abstractmethod
    def rewrite(self, table: str, rows: list[Row], last: bytes) -> bool:
        """Put these rows in place of a table's own, if its last hash still is this one; whether it was."""

    @abstractmethod
    def key(self, name: str, first: bytes = b"") -> bytes:
        """A secret of 32 bytes that outlives the server: `first`, or drawn, when it is first asked for."""

    @abstractmethod
    def keys(self) -> dict[str, bytes]:
        """All secrets that were asked for."""

    @abstractmethod
    def close(self) -> None:
        """Answer what is still open, then let go; nothing is appended afterwards."""


def bound(before: bytes, table: str, version: int, command: str, body: bytes) -> Row:
    """The row with this body, bound to the hash of the row before it."""
    return Row(table, version, command, body, hashlib.sha256(before + head(table, version, command) + body).digest())


def head(table: str, version: int, command: str) -> bytes:
    """What stands before a body when it is hashed, with lengths: no two rows read alike."""
    return f"{len(table)} {table} {version} {len(command)} {command} ".encode()


def first_bad(rows: list[Row], before: bytes = NO_HASH, version: int = 1) -> int | None:
    """The version of the first row that doesn't follow from the one before; None if the chain is whole."""
    for row in rows:
        if row.version != version or row != bound(before, row.table, version, row.command, row.body):
            return version
        before = row.hash
        version += 1
    return None


def rebound(rows: list[Row]) -> list[Row]:
    """Rows with other bodies or commands, bound anew from the first on."""
    before = NO_HASH
    found: list[Row] = []
    for row in rows:
        found.append(bound(before, row.table, row.version, row.command, row.body))
        before = found[-1].hash
    return found
