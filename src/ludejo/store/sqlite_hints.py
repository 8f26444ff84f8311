"""Hints in SQLite: a connection of their own, whose commits don't wait for the disk."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable

from ludejo.store.base import StoreError
from ludejo.store.hints import Hint, Hints

READ_HINTS = 'SELECT "table", version, live, due, sign FROM hints'
WRITE_HINT = (
    "INSERT OR REPLACE INTO hints SELECT ?1, ?2, ?3, ?4, ?5"
    ' WHERE ?2 = (SELECT max(version) FROM entries WHERE "table" = ?1)'
)
FORGET_HINT = 'DELETE FROM hints WHERE "table" = ?'


class SqliteHints(Hints):
    """If the power fails, the WAL keeps the file intact. The last hints may be lost then; entries never are."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self.connect = connect
        self.connection: sqlite3.Connection | None = None
        self.lock = threading.Lock()

    def opened(self) -> sqlite3.Connection:
        if self.connection is None:
            self.connection = self.connect()
            self.connection.execute("PRAGMA synchronous = NORMAL")
        return self.connection

    def read(self) -> dict[str, Hint]:
        try:
            with self.lock:
                rows = self.opened().execute(READ_HINTS).fetchall()
        except sqlite3.Error as error:
            raise StoreError(str(error)) from error
        return {table: Hint(table, version, bool(live), bool(due), sign) for table, version, live, due, sign in rows}

    def write(self, hints: list[Hint]) -> None:
        values = [(hint.table, hint.version, hint.live, hint.due, hint.sign) for hint in hints]
        try:
            with self.lock, self.opened() as connection:
                connection.execute("BEGIN IMMEDIATE")
                connection.executemany(WRITE_HINT, values)
        except sqlite3.Error as error:
            raise StoreError(str(error)) from error

    def close(self) -> None:
        with self.lock:
            if self.connection is not None:
                self.connection.close()
                self.connection = None
