"""The store for many servers: PostgreSQL, which decides between them and tells each what the others have stored.

Like SQLite's it has one writer thread, and appends that arrive while a commit is under way share the next one. A group
is one statement, and so one round trip and one transaction. Rows that are not bound to the row before them, or whose
version is taken, are left out. The rest is stored, answered, and then announced to the other servers.
"""

from __future__ import annotations

import queue
import threading
from collections.abc import Iterator
from contextlib import suppress
from secrets import token_bytes
from typing import cast

import psycopg
from psycopg import errors

from ludejo.store.base import KEY_BYTES, AnswerAll, ExpiredTable, Outcome, Row, Store, StoreError
from ludejo.store.migrations import missing
from ludejo.store.postgresql import statements as sql
from ludejo.store.postgresql.hints import FORGET_HINT, PostgresqlHints
from ludejo.store.postgresql.link import WRITE_SECONDS, Bounded, Found, Link, connected, without_password
from ludejo.store.postgresql.statements import columns, heads, notices, parts, row_of

READ_SECONDS = 0.5  # everybody waits for a read: this long, and then not again until the database is back
START_SECONDS = 60.0  # for others who are bringing the same database up to date
MOST_IN_A_COMMIT = 256  # rows
TABLES_AT_ONCE = 500
ROWS_AT_ONCE = 2_000
MIGRATION_LOCK = 0x4C7564656A6F  # "Ludejo"
REFUSED = (errors.UniqueViolation, errors.SerializationFailure, errors.DeadlockDetected)  # another process was faster

MAY_BE_THERE = (Outcome.STORED, Outcome.FAILED)

Asked = tuple[list[Row], AnswerAll]


def migrate(url: str) -> None:
    """Bring an older database up to date, one process at a time; a newer database is refused."""
    connection = connected(url)
    connection.give(START_SECONDS)
    try:
        with connection.transaction():
            connection.execute("SET LOCAL statement_timeout = 0")
            connection.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATION_LOCK,))
            for number, script in missing("postgresql", version_of(connection)):
                connection.execute(script.encode())
                connection.execute("UPDATE schema_version SET version = %s", (number,))
    except psycopg.Error as error:
        raise StoreError(without_password(str(error), url)) from None
    finally:
        connection.close()


def version_of(connection: Bounded) -> int:
    """How many migrations a database has seen."""
    if connection.execute("SELECT to_regclass('schema_version')").fetchone() == (None,):
        connection.execute("CREATE TABLE schema_version (version int NOT NULL)")
        connection.execute("INSERT INTO schema_version VALUES (0)")
    (version,) = connection.execute("SELECT version FROM schema_version").fetchone() or (0,)
    return cast(int, version)


class PostgresqlStore(Store):
    """One database; any number of processes on any number of machines may have it open."""

    def __init__(self, url: str) -> None:
        migrate(url)
        self.url = url
        self.reader = Link(url, READ_SECONDS)
        self.writer = Link(url, WRITE_SECONDS)
        self.hints = PostgresqlHints(self)
        self.asked: queue.SimpleQueue[Asked | None] = queue.SimpleQueue()
        self.n_commits = 0
        self.untold: dict[str, int] = {}  # by table: the last version others have not been told of
        self.thread = threading.Thread(target=self.write_all, name="ludejo-write", daemon=True)
        self.thread.start()

    def append_all(self, rows: list[Row], answer: AnswerAll) -> None:
        self.asked.put((rows, answer))

    def read(self, table: str, after: int = 0) -> list[Row]:
        """Some rows at a time, so that a long log does not run into the timeout."""
        rows: list[Row] = []
        is_more = True
        while is_more:
            found = self.found(sql.READ, table.encode(), rows[-1].version if rows else after, ROWS_AT_ONCE)
            rows += map(row_of, found)
            is_more = len(found) == ROWS_AT_ONCE
        return rows

    def last(self, table: str) -> Row | None:
        rows = [row_of(found) for found in self.found(sql.END, table.encode())]
        return rows[0] if rows else None

    def find(self, table: str, command: str) -> Row | None:
        found = self.found(sql.FIND, table.encode(), command.encode())
        return row_of(found[0]) if found else None

    def tables(self) -> dict[str, int]:
        return {cast(bytes, table).decode(): cast(int, version) for table, version in self.last_rows(sql.TABLES)}

    def ends(self) -> dict[str, Row]:
        return {row.table: row for row in map(row_of, self.last_rows(sql.ENDS))}

    def forget(self, table: str, last: bytes) -> bool:
        return self.rewrite(table, [], last)

    def rewrite(self, table: str, rows: list[Row], last: bytes) -> bool:
        """If another process may append in the meantime, there must be more rows than before: then one of the two is
        refused."""

        def work(connection: Bounded) -> bool:
            is_done = False
            with suppress(*REFUSED), connection.transaction():
                put_anew(connection, table, rows, last)
                is_done = True
            return is_done

        return self.reader.run(work, WRITE_SECONDS)

    def key(self, name: str, first: bytes = b"") -> bytes:
        self.reader.run(lambda connection: connection.ask(sql.PUT_KEY, name, first or token_bytes(KEY_BYTES)))
        return self.keys()[name]

    def keys(self) -> dict[str, bytes]:
        return dict(cast(list[tuple[str, bytes]], self.found(sql.KEYS)))

    def close(self) -> None:
        self.asked.put(None)
        self.thread.join()
        self.writer.close()
        self.reader.close()

    def found(self, query: str, *values: object) -> list[Found]:
        """All results of a query."""
        return self.reader.run(lambda connection: connection.ask(query, *values).fetchall())

    def do(self, query: str, *values: object) -> None:
        """Execute a statement that has no results."""
        self.reader.run(lambda connection: connection.ask(query, *values))

    def tables_of(self, guest: str) -> list[str]:
        return [cast(bytes, table).decode() for (table,) in self.found(sql.TABLES_OF, guest.encode())]

    def expired(self) -> list[ExpiredTable]:
        found = cast(list[tuple[bytes, bytes, int, int]], self.found(sql.EXPIRED))
        return [ExpiredTable(table.decode(), hash_, since, looks) for table, hash_, since, looks in found]

    def expire(self, marks: list[ExpiredTable], others: list[str]) -> None:
        if marks:
            tables = [mark.table.encode() for mark in marks]
            hashes, times = [mark.hash for mark in marks], [mark.since for mark in marks]
            self.do(sql.MARK, tables, hashes, times, [mark.looks for mark in marks])
        if others:
            self.do(sql.UNMARK, [table.encode() for table in others])

    def probe(self) -> None:
        """Write a message that nobody reads, but which has to reach the disk."""
        self.do("SELECT pg_logical_emit_message(true, 'ludejo', '')")

    def last_rows(self, query: str) -> Iterator[Found]:
        """The last row of every table, some tables at a time, so that many tables do not run into the timeout."""
        table: object = sql.BEYOND
        is_more = True
        while is_more:
            found = self.found(query, table, TABLES_AT_ONCE)
            yield from found
            is_more = len(found) == TABLES_AT_ONCE
            table = found[-1][0] if found else table

    # --- the writer thread

    def write_all(self) -> None:
        """Commit what is in the queue, in groups, until the store is closed."""
        going = True
        while going:
            group = [self.asked.get()]
            while not self.asked.empty() and sum(len(asked[0]) for asked in group if asked) < MOST_IN_A_COMMIT:
                group.append(self.asked.get())
            going = None not in group
            self.commit([asked for asked in group if asked is not None])

    def commit(self, group: list[Asked]) -> None:
        """Store all rows of the group, then answer."""
        rows = [row for rows, _ in group for row in rows]
        outcomes = [Outcome.FAILED] * len(rows)
        for part in parts(rows):
            for n, outcome in zip(part, self.put([rows[n] for n in part]), strict=True):
                outcomes[n] = outcome
        self.untold |= {row.table: row.version for row, one in zip(rows, outcomes, strict=True) if one in MAY_BE_THERE}
        for asked, answer in group:
            answer(outcomes[: len(asked)])
            outcomes = outcomes[len(asked) :]
        self.tell()

    def tell(self) -> None:
        """Tell other servers, after the answers are given and in a transaction of its own: in the same transaction, the
        notice would hold a lock that all commits need until the disk has written it (docs/scale.md). What can't be told
        now is told later."""
        if not self.untold:
            return
        with suppress(StoreError):
            self.writer.run(lambda connection: [connection.ask(sql.TELL, words) for words in notices(self.untold)])
            self.untold = {}

    def put(self, rows: list[Row]) -> list[Outcome]:
        """Store one row of each table. If the connection is lost, the outcome is unknown."""
        try:
            values = *columns(rows), heads(rows)
            stored = self.writer.run(lambda connection: connection.ask(sql.PUT_NEXT, *values).fetchall())
        except StoreError as error:
            self.trouble = str(error)
            return [Outcome.FAILED] * len(rows)
        self.n_commits += 1
        tables = {table for (table,) in stored}
        if len(tables) == len(rows):
            return [Outcome.STORED] * len(rows)
        left = [row for row in rows if row.table.encode() not in tables]
        why = {row.table: outcome for row, outcome in zip(left, self.why_not(left), strict=True)}
        return [why.get(row.table, Outcome.STORED) for row in rows]

    def why_not(self, rows: list[Row]) -> list[Outcome]:
        """Why rows were left out: is it their command, or their version?"""
        values = [row.table.encode() for row in rows], [row.command.encode() for row in rows]
        try:
            found = self.writer.run(lambda connection: connection.ask(sql.REPEATED, *values).fetchall())
        except StoreError:
            return [Outcome.FAILED] * len(rows)
        repeated = {table for (table,) in found}
        return [Outcome.REPEATED if row.table.encode() in repeated else Outcome.TAKEN for row in rows]


def put_anew(connection: Bounded, table: str, rows: list[Row], last: bytes) -> None:
    """Replace all rows of a table, inside a transaction, which is rolled back if the last hash is not `last`."""
    if connection.ask(sql.DELETE_ALL, table.encode()).fetchone() != (last,):
        raise psycopg.Rollback
    connection.ask(FORGET_HINT, table.encode())
    if rows:
        connection.ask(sql.PUT, *columns(rows))
    connection.ask(sql.TELL_ANEW, table.encode())
