"""The store for a home and a club: one SQLite file, durable, with one writer thread.

Appends that arrive while a commit is under way share the next one (group commit), so that many tables wait for the disk
once, together. There is no database layer, because a few statements are all that is needed.
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
WRITE_WAIT_S = 1.0  # the same while people wait: then they are told, and the server tries again
JOB_S = 60.0
COUNT_S = 1.0
AGAIN_S = 0.002
PAGE_BYTES = 1024  # small, because every entry changes a page in each index, and whole pages are written
WAL_PAGES = 65_536  # with more in the WAL, the writer itself must stop and copy them into the database
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
    """A durable connection: it uses a WAL, and every commit waits for the disk."""
    wait_s = WAIT_S if wait_s is None else wait_s
    connection = sqlite3.connect(path, timeout=wait_s, isolation_level=None, check_same_thread=False)
    connection.execute(f"PRAGMA page_size = {PAGE_BYTES}")  # has an effect on a new database only
    turn_to_wal(connection)
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute(f"PRAGMA wal_autocheckpoint = {WAL_PAGES}")
    connection.execute(f"PRAGMA cache_size = {-CACHE_KB}")
    return connection


def turn_to_wal(connection: sqlite3.Connection) -> None:
    """Switch to a WAL; retry, because SQLite refuses the second of two processes that open a new database at once."""
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
    """Bring an older database up to date; a newer one is refused, because its data may mean something else."""
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
        self.readers = {threading.get_ident(): first}  # one connection per thread, so that none waits for another
        self.lock = threading.Lock()  # guards `readers`
        self.count = RowCount(path)
        self.count.compare(first.execute(sql.LAST_NUMBER).fetchone()[0])
        self.n_lost = self.count.lost
        self.files = Files(path)
        self.asked: queue.SimpleQueue[Asked | Job | None] = queue.SimpleQueue()
        self.known: dict[str, int] = {}  # by table: the last version, if this process wrote it
        self.n_commits = 0
        self.n_behind = 0  # roughly how many rows are in the WAL but not in the database file
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
        """All results of a query; `StoreError` if the file was deleted."""
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
            if not rows:  # the deleted entries may be the last of all, and must not count as missing
                self.count.n = 0
                self.count.write()
            writer.execute(sql.FORGET, (table,))
            writer.execute(FORGET_HINT, (table,))
            for row in rows:
                insert(writer, [row])
            return True

        return self.done(work)

    def probe(self) -> None:
        """Write the schema version again: this changes as little as possible, but it has to reach the disk."""

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
        """A damaged database is not closed: the last close copies the WAL into the database, whatever is in it."""
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
        """Turn every error of SQLite into a `StoreError`."""
        try:
            yield
        except sqlite3.Error as error:
            self.note(error)
            raise StoreError(str(error)) from error

    def note(self, error: Exception) -> None:
        """Remember whether the error means damage, which must not be copied any further."""
        if getattr(error, "sqlite_errorname", "") in DAMAGE:
            self.is_damaged = True

    def check(self) -> None:
        """Are the files still there? A WAL that became shorter was emptied by a program that has copied it, or is
        damaged; a check of the database tells which."""
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
        """Let the writer thread do `work` between two commits, in a transaction of its own; returns its result."""
        future: Future[T] = Future()

        def job(writer: sqlite3.Connection) -> None:
            try:
                with self.troubled(), transaction(writer):
                    self.check()
                    result = work(writer)
                future.set_result(result)
            except Exception as error:  # the caller gets it
                future.set_exception(error)

        if self.is_closing:
            raise StoreError("the database is closed")
        self.asked.put(job)
        try:
            return future.result(JOB_S)
        except TimeoutError:
            raise StoreError("the database does not answer") from None

    def write_all(self, writer: sqlite3.Connection) -> None:
        """Commit what is in the queue, in groups, until the store is closed."""
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
        """Copy the WAL into the database while the writer writes: if the writer did it, people would have to wait."""
        while not self.is_closing:
            if not self.is_behind.wait(COUNT_S):
                self.count.write()
                continue
            self.is_behind.clear()
            with contextlib.suppress(sqlite3.Error, StoreError):  # a problem, or busy: try again next time
                self.check()
                copier.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        copier.close()

    def commit(self, writer: sqlite3.Connection, group: list[Asked]) -> None:
        """Store the whole group in one transaction, then answer. The files are checked before and after, so that an
        answer STORED means that the rows went into files that will be found again."""
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
        """Store all rows in one transaction: usually in one statement, or one by one if that is not possible."""
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
        """Insert rows that follow rows of this process, in one statement. None if one doesn't follow, or is refused."""
        if any(row.version != 1 and self.known.get(row.table) != row.version - 1 for row in rows):
            return None
        try:
            self.count.n = insert(writer, rows)
        except sqlite3.IntegrityError:
            return None
        return [Outcome.STORED] * len(rows)

    def put_singly(self, writer: sqlite3.Connection, rows: list[Row]) -> list[Outcome]:
        """Insert each row by itself, so that each gets its own outcome."""
        writer.execute("BEGIN IMMEDIATE")
        outcomes = [put(writer, row) for row in rows]
        (n,) = writer.execute(sql.LAST_NUMBER).fetchone()
        writer.execute("COMMIT")
        self.count.n = n
        return outcomes
