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
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from pathlib import Path
from secrets import token_bytes
from typing import TypeVar

from ludejo.store import sqlite_statements as sql
from ludejo.store.base import KEY_BYTES, AnswerAll, ExpiredTable, Outcome, Row, Store, StoreError
from ludejo.store.migrations import missing
from ludejo.store.sqlite_files import CutError, Files, RowCount, make_private, tighten
from ludejo.store.sqlite_hints import FORGET_HINT, SqliteHints
from ludejo.store.sqlite_statements import insert, put, row_of, transaction, undo

WAIT_S = 10.0  # for another process that is writing, when a database is opened
WRITE_WAIT_S = 1.0  # … while people wait: then they are told, and it is tried again
JOB_S = 60.0
COUNT_S = 1.0
AGAIN_S = 0.002
PAGE_BYTES = 1024  # every entry touches a page of its table's in each index, and whole pages are written
WAL_PAGES = 65_536  # then the writer itself must stop and copy them
ROWS_BEHIND = 1_000
CACHE_KB = 1024
MOST_IN_A_COMMIT = 256  # rows
DAMAGE = {"SQLITE_CORRUPT", "SQLITE_NOTADB", "SQLITE_IOERR_SHORT_READ"}

T = TypeVar("T")
Asked = tuple[list[Row], AnswerAll]
Job = Callable[[sqlite3.Connection], None]


def statements(script: str) -> list[str]:
    """The statements of a script; a trigger has semicolons inside."""
    found = [""]
    for part in script.split(";")[:-1]:
        found[-1] += part + ";"
        if sqlite3.complete_statement(found[-1]):
            found.append("")
    return found[:-1]


def connected(path: Path | str, wait_s: float | None = None) -> sqlite3.Connection:
    """A connection that is durable: WAL, and every commit waits for the disk."""
    wait_s = WAIT_S if wait_s is None else wait_s
    connection = sqlite3.connect(path, timeout=wait_s, isolation_level=None, check_same_thread=False)
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
        make_private(path)
        first = connected(path)
        migrate(first)
        tighten(path)
        self.path = path
        self.own_hints = self.hints = SqliteHints(lambda: connected(path, WRITE_WAIT_S))
        self.readers = {threading.get_ident(): first}  # a connection for each thread: none waits for another
        self.lock = threading.Lock()  # for the list of them
        self.count = RowCount(path)
        self.count.compare(first.execute(sql.LAST_NUMBER).fetchone()[0])
        self.n_lost = self.count.lost
        self.files = Files(path)
        self.asked: queue.SimpleQueue[Asked | Job | None] = queue.SimpleQueue()
        self.known: dict[str, int] = {}  # the last version of tables, as far as this process has written it
        self.n_commits = 0
        self.n_behind = 0  # rows in the WAL that are not in the database proper, about
        self.is_behind = threading.Event()
        self.is_closing = self.is_damaged = False
        writer, copier = connected(path, WRITE_WAIT_S), connected(path)
        self.threads = [
            threading.Thread(target=self.write_all, args=(writer,), name="ludejo-write", daemon=True),
            threading.Thread(target=self.copy_back, args=(copier,), name="ludejo-copy", daemon=True),
        ]
        for thread in self.threads:
            thread.start()

    def append_all(self, rows: list[Row], answer: AnswerAll) -> None:
        self.asked.put((rows, answer))

    def reader(self) -> sqlite3.Connection:
        """The connection of this thread."""
        found = self.readers.get(threading.get_ident())
        if found is None:
            if self.is_closing:
                raise StoreError("the database is closed")
            found = connected(self.path)
            with self.lock:
                self.readers[threading.get_ident()] = found
        return found

    def found(self, query: str, *values: object) -> list[tuple[object, ...]]:
        """All that a query finds; not in a file that was deleted."""
        with self.troubled():
            self.check()
            return self.reader().execute(query, values).fetchall()

    def read(self, table: str, after: int = 0) -> list[Row]:
        with self.troubled():
            self.check()
            return [Row(*found) for found in self.reader().execute(sql.READ, (table, after))]

    def last(self, table: str) -> Row | None:
        return next(map(row_of, self.found(sql.END, table)), None)

    def find(self, table: str, command: str) -> Row | None:
        return next(map(row_of, self.found(sql.FIND, table, command)), None)

    def tables(self) -> dict[str, int]:
        return dict(self.found(sql.TABLES))  # type: ignore[arg-type]

    def ends(self) -> dict[str, Row]:
        return {row.table: row for row in map(row_of, self.found(sql.ENDS))}

    def latest(self) -> list[Row]:
        return [row_of(found) for found in self.found(sql.NEWEST)]

    def tables_of(self, guest: str) -> list[str]:
        return [str(table) for (table,) in self.found(sql.TABLES_OF, guest.encode())]

    def expired(self) -> list[ExpiredTable]:
        found = self.found('SELECT "table", hash, since, looks FROM expired')
        return [ExpiredTable(*one) for one in found]  # type: ignore[arg-type]

    def expire(self, marks: list[ExpiredTable], others: list[str]) -> None:
        def work(writer: sqlite3.Connection) -> None:
            writer.executemany(sql.MARK, [(mark.table, mark.hash, mark.since, mark.looks) for mark in marks])
            writer.executemany('DELETE FROM expired WHERE "table" = ?', [(table,) for table in others])

        self.done(work)

    def forget(self, table: str, last: bytes) -> bool:
        return self.rewrite(table, [], last)

    def rewrite(self, table: str, rows: list[Row], last: bytes) -> bool:
        def work(writer: sqlite3.Connection) -> bool:
            found = writer.execute(sql.LAST, (table,)).fetchone()
            if found is None or found[0] != last:
                return False
            self.known.pop(table, None)
            if not rows:  # its entries may be the last ones: they are not missing then
                self.count.n = 0
                self.count.write()
            writer.execute(sql.FORGET, (table,))
            writer.execute(FORGET_HINT, (table,))
            for row in rows:
                insert(writer, [row])
            return True

        return self.done(work)

    def probe(self) -> None:
        """The number of its form is written anew: as little as can be, but it has to reach the disk."""

        def work(writer: sqlite3.Connection) -> None:
            (version,) = writer.execute("PRAGMA user_version").fetchone()
            writer.execute(f"PRAGMA user_version = {version}")

        self.done(work)

    def key(self, name: str, first: bytes = b"") -> bytes:
        values = (name, first or token_bytes(KEY_BYTES))
        with self.troubled():
            self.reader().execute("INSERT INTO keys VALUES (?, ?) ON CONFLICT DO NOTHING", values)
            (value,) = self.reader().execute("SELECT value FROM keys WHERE name = ?", (name,)).fetchone()
        assert isinstance(value, bytes)
        return value

    def keys(self) -> dict[str, bytes]:
        return dict(self.found("SELECT name, value FROM keys"))  # type: ignore[arg-type]

    def close(self) -> None:
        """Not a damaged one: whoever closes it last copies its WAL into the database, whatever is in it."""
        if self.is_damaged:
            return
        self.asked.put(None)
        self.threads[0].join()
        self.is_closing = True
        self.is_behind.set()
        self.threads[1].join()
        self.count.write()
        self.own_hints.close()
        with self.lock:
            for reader in self.readers.values():
                reader.close()

    # --- trouble

    @contextlib.contextmanager
    def troubled(self) -> Iterator[None]:
        """Whatever goes wrong is a `StoreError`."""
        try:
            yield
        except sqlite3.Error as error:
            self.note(error)
            raise StoreError(str(error)) from error

    def note(self, error: Exception) -> None:
        """Is it damage, which must not be copied any further?"""
        if getattr(error, "sqlite_errorname", "") in DAMAGE:
            self.is_damaged = True

    def check(self) -> None:
        """Are the files still there? A WAL that became shorter was emptied by somebody who has copied it, or is
        damaged: then what it had can't be read any more."""
        if self.is_damaged:
            raise StoreError("the database is damaged: stop the server, then start it again")
        try:
            self.files.check()
        except CutError:
            with contextlib.closing(connected(self.path)) as other:
                (said,) = other.execute("PRAGMA quick_check(1)").fetchone()
            if said != "ok":
                self.is_damaged = True
                raise
            self.files.size = 0

    # --- the writer thread

    def done(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Something that the writer does between two commits, in a transaction of its own."""
        future: Future[T] = Future()

        def job(writer: sqlite3.Connection) -> None:
            try:
                with self.troubled(), transaction(writer):
                    self.check()
                    result = work(writer)
                future.set_result(result)
            except Exception as error:  # whoever asked gets it
                future.set_exception(error)

        if self.is_closing:
            raise StoreError("the database is closed")
        self.asked.put(job)
        try:
            return future.result(JOB_S)
        except TimeoutError:
            raise StoreError("the database does not answer") from None

    def write_all(self, writer: sqlite3.Connection) -> None:
        """Commit what was asked, together, until there is nothing more to come."""
        going = True
        while going:
            group = [self.asked.get()]
            while (
                not self.asked.empty()
                and sum(len(one[0]) for one in group if isinstance(one, tuple)) < MOST_IN_A_COMMIT
            ):
                group.append(self.asked.get())
            going = None not in group
            self.commit(writer, [one for one in group if isinstance(one, tuple)])
            for one in group:
                if one is not None and not isinstance(one, tuple):
                    one(writer)
        writer.close()

    def copy_back(self, copier: sqlite3.Connection) -> None:
        """Copy the WAL into the database while others write: left to the writer, it would keep people waiting."""
        while not self.is_closing:
            if not self.is_behind.wait(COUNT_S):
                self.count.write()
                continue
            self.is_behind.clear()
            with contextlib.suppress(sqlite3.Error, StoreError):  # in trouble, or busy: next time
                self.check()
                copier.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        copier.close()

    def commit(self, writer: sqlite3.Connection, group: list[Asked]) -> None:
        """One transaction for all of them; only then are they answered. Asked afterwards, too, the files tell whether
        it went where it is found again."""
        rows = [row for rows, _ in group for row in rows]
        outcomes = [Outcome.FAILED] * len(rows)
        try:
            self.check()
            found = self.put_all(writer, rows) if rows else []
            self.check()
            outcomes, self.trouble = found, ""
        except (sqlite3.Error, StoreError) as error:
            self.note(error)
            self.trouble = str(error)
            undo(writer)
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
            self.count.n = insert(writer, rows)
        except sqlite3.IntegrityError:
            return None
        return [Outcome.STORED] * len(rows)

    def put_singly(self, writer: sqlite3.Connection, rows: list[Row]) -> list[Outcome]:
        """Each by itself, for what it is."""
        writer.execute("BEGIN IMMEDIATE")
        outcomes = [put(writer, row) for row in rows]
        (n,) = writer.execute(sql.LAST_NUMBER).fetchone()
        writer.execute("COMMIT")
        self.count.n = n
        return outcomes
