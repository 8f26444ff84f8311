"""The store for a home and a club: one SQLite file, durable, with one writer thread.

Appends that arrive while a commit is under way share the next one (group commit), so that waiting for the disk costs a
commit for many tables and not one for each. Written without a database layer: it is four statements.
"""

from __future__ import annotations

import contextlib
import queue
import sqlite3
import threading
import time
from functools import cache
from pathlib import Path
from secrets import token_bytes

from ludejo.store.base import KEY_BYTES, AnswerAll, Outcome, Row, Store, StoreError
from ludejo.store.migrating import missing
from ludejo.store.sqlite_hints import FORGET_HINT, SqliteHints

WAIT_S = 10.0  # for another process that is writing
AGAIN_S = 0.002
PAGE_BYTES = 1024  # every entry touches a page of its table's in each index, and whole pages are written
WAL_PAGES = 65_536  # then the writer itself must stop and copy them
ROWS_BEHIND = 1_000
CACHE_KB = 1024
MOST_IN_A_COMMIT = 256  # rows
PUT = 'INSERT INTO entries ("table", version, command, body, hash)'
HAS = 'SELECT 1 FROM entries WHERE "table" = ? AND command = ?'
FIND = 'SELECT "table", version, command, body, hash FROM entries WHERE "table" = ? AND command = ?'
READ = 'SELECT "table", version, command, body, hash FROM entries WHERE "table" = ? AND version > ? ORDER BY version'
END = 'SELECT "table", version, command, body, hash FROM entries WHERE "table" = ? ORDER BY version DESC LIMIT 1'
VERSION = 'SELECT coalesce(max(version), 0) FROM entries WHERE "table" = ?'
LAST = 'SELECT hash FROM entries WHERE "table" = ? ORDER BY version DESC LIMIT 1'
FORGET = 'DELETE FROM entries WHERE "table" = ?'
# From table to table by the key: reading all entries would take longer the longer they are kept.
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

Asked = tuple[list[Row], AnswerAll]


def statements(script: str) -> list[str]:
    """The statements of a script; a trigger has semicolons inside."""
    found = [""]
    for part in script.split(";")[:-1]:
        found[-1] += part + ";"
        if sqlite3.complete_statement(found[-1]):
            found.append("")
    return found[:-1]


def connected(path: Path | str) -> sqlite3.Connection:
    """A connection that is durable: WAL, and every commit waits for the disk."""
    connection = sqlite3.connect(path, timeout=WAIT_S, isolation_level=None, check_same_thread=False)
    connection.execute(f"PRAGMA page_size = {PAGE_BYTES}")  # of a new database
    turn_to_wal(connection)
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute(f"PRAGMA wal_autocheckpoint = {WAL_PAGES}")
    connection.execute(f"PRAGMA cache_size = {-CACHE_KB}")
    return connection


def turn_to_wal(connection: sqlite3.Connection) -> None:
    """Two who open a new database at once: SQLite itself doesn't wait here, but refuses the second one."""
    end = time.monotonic() + WAIT_S
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                raise
            time.sleep(AGAIN_S)


def migrate(connection: sqlite3.Connection) -> None:
    """Bring an older database up to date; a newer one is refused, for it may mean something else."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        for number, script in missing("sqlite", version):
            for statement in statements(script):
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number}")
    except ValueError:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")


class SqliteStore(Store):
    """One file; any number of processes may have it open."""

    def __init__(self, path: Path | str) -> None:
        self.reader = connected(path)
        migrate(self.reader)
        self.path = path
        self.own_hints = self.hints = SqliteHints(lambda: connected(path))
        self.lock = threading.Lock()  # readers are many, their connection is one
        self.asked: queue.SimpleQueue[Asked | None] = queue.SimpleQueue()
        self.known: dict[str, int] = {}  # the last version of tables, as far as this process has written it
        self.n_commits = 0
        self.n_behind = 0  # rows in the WAL that are not in the database proper, about
        self.is_behind = threading.Event()
        self.is_closing = False
        self.threads = [
            threading.Thread(target=work, name=f"ludejo-{work.__name__}", daemon=True)
            for work in (self.write_all, self.copy_back)
        ]
        for thread in self.threads:
            thread.start()

    def append_all(self, rows: list[Row], answer: AnswerAll) -> None:
        self.asked.put((rows, answer))

    def read(self, table: str, after: int = 0) -> list[Row]:
        try:
            with self.lock:
                return [Row(*found) for found in self.reader.execute(READ, (table, after))]
        except sqlite3.Error as error:
            raise StoreError(str(error)) from error

    def last(self, table: str) -> Row | None:
        try:
            with self.lock:
                found = self.reader.execute(END, (table,)).fetchone()
        except sqlite3.Error as error:
            raise StoreError(str(error)) from error
        return Row(*found) if found is not None else None

    def find(self, table: str, command: str) -> Row | None:
        try:
            with self.lock:
                found = self.reader.execute(FIND, (table, command)).fetchone()
            return None if found is None else Row(*found)
        except sqlite3.Error as error:
            raise StoreError(str(error)) from error

    def tables(self) -> dict[str, int]:
        try:
            with self.lock:
                return dict(self.reader.execute(TABLES))
        except sqlite3.Error as error:
            raise StoreError(str(error)) from error

    def ends(self) -> dict[str, Row]:
        try:
            with self.lock:
                return {found[0]: Row(*found) for found in self.reader.execute(ENDS)}
        except sqlite3.Error as error:
            raise StoreError(str(error)) from error

    def forget(self, table: str, last: bytes) -> bool:
        return self.rewrite(table, [], last)

    def rewrite(self, table: str, rows: list[Row], last: bytes) -> bool:
        try:
            with self.lock, self.reader:
                self.reader.execute("BEGIN IMMEDIATE")
                found = self.reader.execute(LAST, (table,)).fetchone()
                if found is None or found[0] != last:
                    return False
                self.known.pop(table, None)
                self.reader.execute(FORGET, (table,))
                self.reader.execute(FORGET_HINT, (table,))
                for row in rows:
                    insert(self.reader, [row])
                return True
        except sqlite3.Error as error:
            raise StoreError(str(error)) from error

    def key(self, name: str, first: bytes = b"") -> bytes:
        values = (name, first or token_bytes(KEY_BYTES))
        with self.lock:
            self.reader.execute("INSERT INTO keys VALUES (?, ?) ON CONFLICT DO NOTHING", values)
            (value,) = self.reader.execute("SELECT value FROM keys WHERE name = ?", (name,)).fetchone()
        assert isinstance(value, bytes)
        return value

    def keys(self) -> dict[str, bytes]:
        with self.lock:
            return dict(self.reader.execute("SELECT name, value FROM keys"))

    def close(self) -> None:
        self.asked.put(None)
        self.threads[0].join()
        self.is_closing = True
        self.is_behind.set()
        self.threads[1].join()
        self.own_hints.close()
        self.reader.close()

    # --- the writer thread

    def write_all(self) -> None:
        """Commit what was asked, together, until there is nothing more to come."""
        writer = connected(self.path)
        going = True
        while going:
            group = [self.asked.get()]
            while not self.asked.empty() and sum(len(asked[0]) for asked in group if asked) < MOST_IN_A_COMMIT:
                group.append(self.asked.get())
            going = None not in group
            self.commit(writer, [asked for asked in group if asked is not None])
        writer.close()

    def copy_back(self) -> None:
        """Copy the WAL into the database while others write: left to the writer, it would keep people waiting."""
        copier = connected(self.path)
        while not self.is_closing:
            self.is_behind.wait()
            self.is_behind.clear()
            with contextlib.suppress(sqlite3.Error):  # in trouble, or busy: next time
                copier.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        copier.close()

    def commit(self, writer: sqlite3.Connection, group: list[Asked]) -> None:
        """One transaction for all of them; only then are they answered."""
        rows = [row for rows, _ in group for row in rows]
        try:
            outcomes = self.put_all(writer, rows) if rows else []
        except sqlite3.Error:
            if writer.in_transaction:
                writer.execute("ROLLBACK")
            outcomes = [Outcome.FAILED] * len(rows)
        for rows, answer in group:
            answer(outcomes[: len(rows)])
            outcomes = outcomes[len(rows) :]

    def put_all(self, writer: sqlite3.Connection, rows: list[Row]) -> list[Outcome]:
        """All rows in one transaction: in one statement, as a rule; one by one, if that can't be."""
        outcomes = self.put_at_once(writer, rows) or self.put_singly(writer, rows)
        self.n_commits += 1
        self.n_behind += len(rows)
        if self.n_behind >= ROWS_BEHIND:
            self.n_behind = 0
            self.is_behind.set()
        for row, outcome in zip(rows, outcomes, strict=True):
            if outcome is Outcome.STORED:
                self.known[row.table] = row.version
        return outcomes

    def put_at_once(self, writer: sqlite3.Connection, rows: list[Row]) -> list[Outcome] | None:
        """Rows that follow those we have stored ourselves; None if one doesn't, or is refused."""
        if any(row.version != 1 and self.known.get(row.table) != row.version - 1 for row in rows):
            return None
        try:
            insert(writer, rows)
        except sqlite3.IntegrityError:
            return None
        return [Outcome.STORED] * len(rows)

    def put_singly(self, writer: sqlite3.Connection, rows: list[Row]) -> list[Outcome]:
        """Each by itself, for what it is."""
        writer.execute("BEGIN IMMEDIATE")
        outcomes = [put(writer, row) for row in rows]
        writer.execute("COMMIT")
        return outcomes


def insert(writer: sqlite3.Connection, rows: list[Row]) -> None:
    """All rows or none. One statement is one step, for which (waiting for the disk included) the interpreter's lock is
    given up once: several would have to fight for it with a busy event loop."""
    values: list[object] = []
    for row in rows:
        values += (row.table, row.version, row.command, row.body, row.hash)
    room = 1 << (len(rows) - 1).bit_length()
    values += [None] * (5 * (room - len(rows)))
    writer.execute(put_of(room), values)


@cache
def put_of(room: int) -> str:
    """The statement for so many rows at most. Powers of two: a prepared statement of a hundred rows takes 100 kB, and
    one for each number of rows would take more memory than the tables do."""
    return f"{PUT} SELECT * FROM (VALUES {', '.join(['(?, ?, ?, ?, ?)'] * room)}) WHERE column1 IS NOT NULL"


def put(writer: sqlite3.Connection, row: Row) -> Outcome:
    """One row, inside the transaction. Versions are dense: none without the one before it."""
    if writer.execute(HAS, (row.table, row.command)).fetchone():
        return Outcome.REPEATED
    if row.version != writer.execute(VERSION, (row.table,)).fetchone()[0] + 1:
        return Outcome.TAKEN
    insert(writer, [row])
    return Outcome.STORED
