"""The contract of a store: entries of tables, appended once, in order, each bound to the one before by a hash.

Store, then acknowledge, then tell: an entry counts when `append` has answered STORED, and not before. The keys
(table, version) and (table, command) are unique, so that a command sent twice is stored once, and of two servers that
write the same version exactly one wins.
"""

from __future__ import annotations

import hashlib
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable
from enum import Enum
from typing import TypeVar

import msgspec

from ludejo.core.log_lines import where
from ludejo.store.hints import Hints

log = logging.getLogger("ludejo.store")
NO_HASH = bytes(32)
KEY_BYTES = 32


class Row(msgspec.Struct, frozen=True):
    """Entry `version` (from 1) of a table's log: everything that the command with this id did."""

    table: str
    version: int
    command: str
    body: bytes
    hash: bytes


class StoreError(OSError):
    """The store can't be read now."""


class FaultyReadError(StoreError):
    """Reading raised an error that nobody expected. It concerns what was read; the store may be well."""


class UnreadableError(StoreError):
    """There is an entry that only a newer server can read."""


class DamagedError(StoreError):
    """An entry of this table does not follow from the one before it."""


class ExpiredTable(msgspec.Struct, frozen=True):
    """A table marked for deletion: its last hash when it was marked, when that was (milliseconds since 1970), and how
    often it has been checked since."""

    table: str
    hash: bytes
    since: int
    looks: int


class Outcome(Enum):
    """What became of an append."""

    STORED = "stored"  # it is durable
    TAKEN = "taken"  # another writer stored this version: read its rows, and judge the wish again
    REPEATED = "repeated"  # this command was sent before and is already stored
    FAILED = "failed"  # unknown, because the store has a problem: read to find out


T = TypeVar("T")
Answer = Callable[[Outcome], None]
AnswerAll = Callable[[list[Outcome]], None]


class Store(ABC):
    """Appends are answered later, possibly from another thread. Reads block."""

    hints: Hints
    trouble = ""  # why the last append failed
    n_lost = 0  # entries that were stored and are missing now
    is_in_memory = False  # then reading takes no time

    def probe(self) -> None:
        """Try whether something can be stored; `StoreError` with the reason if not. This may take a while."""
        self.find("", "")

    def latest(self) -> list[Row]:
        """Some rows, among them the one that was written last."""
        return list(self.ends().values())

    def append(self, row: Row, answer: Answer) -> None:
        """Store a row, then call `answer` with its outcome."""
        self.append_all([row], lambda outcomes: answer(outcomes[0]))

    @abstractmethod
    def append_all(self, rows: list[Row], answer: AnswerAll) -> None:
        """Store rows of several tables together, then call `answer` with the outcome of each."""

    def fetch(self, look: Callable[[Store], T], answer: Callable[[T | StoreError], None]) -> None:
        """Read with `look`, then answer with the result or the error. This store answers before it returns; where an
        event loop must not wait, the answer comes later."""
        answer(attempt(look, self))

    @abstractmethod
    def read(self, table: str, after: int = 0) -> list[Row]:
        """The stored rows of a table beyond a version, in order; `StoreError` if they can't be read now."""

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
        """The tables that this guest has opened or come to. Any thread may call this."""

    @abstractmethod
    def expired(self) -> list[ExpiredTable]:
        """The tables that are marked for deletion."""

    @abstractmethod
    def expire(self, marks: list[ExpiredTable], others: list[str]) -> None:
        """Mark tables for deletion (or update their marks), and remove the marks of `others`."""

    @abstractmethod
    def forget(self, table: str, last: bytes) -> bool:
        """Delete a table and all its rows if its last hash still is `last`. Returns whether it was."""

    @abstractmethod
    def rewrite(self, table: str, rows: list[Row], last: bytes) -> bool:
        """Replace all rows of a table by these if its last hash still is `last`. Returns whether it was."""

    @abstractmethod
    def key(self, name: str, first: bytes = b"") -> bytes:
        """A stored secret of 32 bytes. The first call stores `first`, or random bytes; later calls return the same."""

    @abstractmethod
    def keys(self) -> dict[str, bytes]:
        """All secrets that were asked for."""

    @abstractmethod
    def close(self) -> None:
        """Answer all open appends, then close the store. Nothing may be appended afterwards."""


def attempt(look: Callable[[Store], T], store: Store) -> T | StoreError:
    """The result of a read, or why the store can't be read now. The caller gets an answer in any case."""
    try:
        return look(store)
    except StoreError as error:
        return error
    except Exception as error:
        log.error("a read failed: %s", where(error))
        return FaultyReadError(where(error))


def bound(before: bytes, table: str, version: int, command: str, body: bytes) -> Row:
    """The row with this body, bound to the hash of the row before it."""
    return Row(table, version, command, body, hashlib.sha256(before + head(table, version, command) + body).digest())


def head(table: str, version: int, command: str) -> bytes:
    """The bytes that are hashed before a body. They contain lengths, so different rows never give the same bytes."""
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
    """Rows whose bodies or commands were changed, with new hashes from the first on."""
    before = NO_HASH
    found: list[Row] = []
    for row in rows:
        found.append(bound(before, row.table, row.version, row.command, row.body))
        before = found[-1].hash
    return found
