"""The SQL statements for SQLite, and functions that insert and read rows with them."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from functools import cache

from ludejo.store.base import Outcome, Row

PUT = 'INSERT INTO entries ("table", version, command, body, hash)'
HAS = 'SELECT 1 FROM entries WHERE "table" = ? AND command = ?'
FIND = 'SELECT "table", version, command, body, hash FROM entries WHERE "table" = ? AND command = ?'
READ = 'SELECT "table", version, command, body, hash FROM entries WHERE "table" = ? AND version > ? ORDER BY version'
END = 'SELECT "table", version, command, body, hash FROM entries WHERE "table" = ? ORDER BY version DESC LIMIT 1'
VERSION = 'SELECT coalesce(max(version), 0) FROM entries WHERE "table" = ?'
LAST = 'SELECT hash FROM entries WHERE "table" = ? ORDER BY version DESC LIMIT 1'
FORGET = 'DELETE FROM entries WHERE "table" = ?'
# Goes from table to table by the key, because reading all entries would take longer the longer they are kept.
NAMES = (
    'WITH RECURSIVE names (name) AS (SELECT min("table") FROM entries UNION ALL'
    ' SELECT (SELECT min("table") FROM entries WHERE "table" > name) FROM names WHERE name IS NOT NULL)'
)
TABLES = (
    f'{NAMES} SELECT name, (SELECT max(version) FROM entries WHERE "table" = name) FROM names WHERE name IS NOT NULL'
)
ENDS = (
    f'{NAMES} SELECT "table", version, command, body, hash FROM names JOIN entries ON "table" = name'
    ' WHERE version = (SELECT max(version) FROM entries WHERE "table" = name)'
)
NEWEST = 'SELECT "table", version, command, body, hash FROM entries ORDER BY n DESC LIMIT 1'
TABLES_OF = """
SELECT DISTINCT "table" FROM entries WHERE substr(body, 8, 32) = ? AND (
    instr(body, CAST('"did":{"did":"came"' AS BLOB)) > 0 OR instr(body, CAST('"did":{"did":"created"' AS BLOB)) > 0)
"""
LAST_NUMBER = "SELECT coalesce(max(n), 0) FROM entries"
MARK = "INSERT OR REPLACE INTO expired VALUES (?, ?, ?, ?)"


def row_of(found: tuple[object, ...]) -> Row:
    return Row(*found)  # type: ignore[arg-type]


@contextlib.contextmanager
def transaction(writer: sqlite3.Connection) -> Iterator[None]:
    """Commit everything, or nothing."""
    writer.execute("BEGIN IMMEDIATE")
    try:
        yield
        writer.execute("COMMIT")
    finally:
        undo(writer)


def undo(writer: sqlite3.Connection) -> None:
    """Roll back what is not committed, unless SQLite has already done so."""
    if writer.in_transaction:
        with contextlib.suppress(sqlite3.Error):
            writer.execute("ROLLBACK")


def insert(writer: sqlite3.Connection, rows: list[Row]) -> int:
    """Insert all rows or none; returns the number of the last. It is one statement, because Python releases the
    interpreter's lock once for each (also while it waits for the disk): with several, this thread would have to compete
    for the lock with a busy event loop after each."""
    values: list[object] = []
    for row in rows:
        values += (row.table, row.version, row.command, row.body, row.hash)
    room = 1 << (len(rows) - 1).bit_length()
    values += [None] * (5 * (room - len(rows)))
    return writer.execute(put_of(room), values).lastrowid or 0


@cache
def put_of(room: int) -> str:
    """The statement for at most `room` rows. `room` is a power of two: a prepared statement of a hundred rows takes
    100 kB, and one for each number of rows would take more memory than the tables do."""
    return f"{PUT} SELECT * FROM (VALUES {', '.join(['(?, ?, ?, ?, ?)'] * room)}) WHERE column1 IS NOT NULL"


def put(writer: sqlite3.Connection, row: Row) -> Outcome:
    """Insert one row, inside the transaction. Versions have no gaps: each needs the one before it."""
    if writer.execute(HAS, (row.table, row.command)).fetchone():
        return Outcome.REPEATED
    if row.version != writer.execute(VERSION, (row.table,)).fetchone()[0] + 1:
        return Outcome.TAKEN
    insert(writer, [row])
    return Outcome.STORED
