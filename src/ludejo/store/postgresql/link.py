"""A connection to PostgreSQL with timeouts: work that takes too long is given up, a thread of its own restores a lost
connection, and until then every caller gets an error at once.

This side enforces the timeouts. PostgreSQL may hang, or the network may drop everything; then no timeout of the
database helps.
"""

from __future__ import annotations

import logging
import re
import select
import threading
import time
from collections.abc import Callable
from typing import TypeVar
from urllib.parse import unquote

import psycopg
from psycopg.abc import RV, PQGen
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from ludejo.store.base import StoreError

log = logging.getLogger("ludejo.store")
CONNECT_SECONDS = 2  # the least that libpq allows
RETRY_SECONDS = 0.25
WRITE_SECONDS = 5.0
USUAL: dict[str, str | int] = {  # unless the address says otherwise
    "application_name": "ludejo",
    "target_session_attrs": "read-write",  # of several hosts, the one that can write
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,  # ms
}
# Every commit waits for the disk, or for a standby if the database is set up so. Reads use the indexes, even if the
# planner believes that a table is still small. What we have given up, the database gives up, too.
SESSION = f"""
SELECT set_config('synchronous_commit',
           CASE current_setting('synchronous_commit') WHEN 'remote_apply' THEN 'remote_apply' ELSE 'on' END, false),
       set_config('enable_seqscan', 'off', false),
       set_config('plan_cache_mode', 'force_generic_plan', false),
       set_config('statement_timeout', '{WRITE_SECONDS:.0f}s', false),
       set_config('idle_in_transaction_session_timeout', '{WRITE_SECONDS:.0f}s', false)
"""
# Only one thread of a process connects at a time. A database that hangs accepts all waiting attempts when it wakes up,
# even those that were given up long ago; many of them would use up its connections just then.
connecting = threading.Lock()
T = TypeVar("T")
Found = tuple[object, ...]


class Bounded(psycopg.Connection[Found]):
    """A connection on which every wait ends at the deadline."""

    deadline = 0.0

    def give(self, seconds: float) -> None:
        """Set the deadline for all that follows, in seconds from now."""
        self.deadline = time.monotonic() + seconds

    def wait(self, gen: PQGen[RV], interval: float = 0.1, timeout: float | None = None) -> RV:
        left = max(0.0, self.deadline - time.monotonic())
        return super().wait(gen, interval, left if timeout is None else min(left, timeout))

    def ask(self, query: str, *values: object) -> psycopg.Cursor[Found]:
        """Execute a statement, which is prepared once. Values and results are sent in binary form, not as text."""
        cursor = self.cursor(binary=True)
        return cursor.execute(query.encode(), values, prepare=True)


def without_password(text: str, url: str) -> str:
    """The message without the password, and without any part of it that was mistaken for a host."""
    secret = url.partition("://")[2].rpartition("@")[0].partition(":")[2]
    pieces = [*re.split("[:@/?#]", secret), *re.findall("password=([^&]*)", url)]
    for piece in sorted({*pieces, *map(unquote, pieces)} - {""}, key=len, reverse=True):
        text = text.replace(piece, "***")
    return text.strip()


def conninfo_of(url: str) -> str:
    """The address, with our defaults for what it doesn't say."""
    return make_conninfo("", **{**USUAL, **conninfo_to_dict(url), "connect_timeout": CONNECT_SECONDS})


def connected(url: str) -> Bounded:
    """A durable connection; `StoreError` if the database can't be reached."""
    connection: Bounded | None = None
    try:
        connection = Bounded.connect(conninfo_of(url), autocommit=True)
        connection.give(CONNECT_SECONDS)
        connection.execute(SESSION)
    except (psycopg.Error, OSError) as error:  # OSError: for example, too many open files
        if connection is not None:
            connection.close()
        raise StoreError(without_password(str(error), url)) from None
    return connection


def has_ended(connection: Bounded) -> bool:
    """Has the database closed the connection? Then there is something to read although nothing was asked."""
    poller = select.poll()  # select() can't handle more than 1,024 open files
    try:
        poller.register(connection.fileno(), select.POLLIN)
        if not poller.poll(0):
            return False
        connection.pgconn.consume_input()
    except (psycopg.Error, OSError):
        return True
    return connection.pgconn.status != psycopg.pq.ConnStatus.OK


class Link:
    """One connection, used by one thread at a time. Each piece of work may take `seconds`."""

    def __init__(self, url: str, seconds: float) -> None:
        self.url = url
        self.seconds = seconds
        self.lock = threading.Lock()
        self.connection: Bounded | None = connected(url)
        self.is_lost = threading.Event()
        self.is_closing = threading.Event()
        self.thread = threading.Thread(target=self.mend, name="ludejo-mend", daemon=True)
        self.thread.start()

    def run(self, work: Callable[[Bounded], T], seconds: float = 0.0) -> T:
        """Do a piece of work; `seconds` is given if it may take longer than others. Every error becomes a `StoreError`,
        and then the connection is thrown away."""
        with self.lock:
            connection = self.connection
            if connection is None:
                raise StoreError("there is no connection to the database now")
            connection.give(seconds or self.seconds)
            try:
                return work(connection)
            except psycopg.Error as error:
                self.connection = None
                self.is_lost.set()
                connection.close()
                log.warning("the database is in trouble: %s", without_password(str(error), self.url))
                raise StoreError(without_password(str(error), self.url)) from None

    def look(self) -> None:
        """Is an idle connection still open? Otherwise the next caller would have to wait to learn that it isn't."""
        if not self.lock.acquire(blocking=False):
            return
        try:
            connection = self.connection
            if connection is not None and has_ended(connection):
                self.connection = None
                self.is_lost.set()
                connection.close()
        finally:
            self.lock.release()

    def mend(self) -> None:
        """Restore a lost connection, and check from time to time whether it is lost."""
        while not self.is_closing.is_set():
            if not self.is_lost.wait(RETRY_SECONDS):
                self.look()
                continue
            if self.is_closing.is_set():
                return
            try:
                with connecting:
                    connection = connected(self.url)
            except StoreError:
                self.is_closing.wait(RETRY_SECONDS)
                continue
            with self.lock:
                self.connection = connection
                if not self.is_closing.is_set():
                    self.is_lost.clear()
            log.warning("the database is back")

    def close(self) -> None:
        with self.lock:
            self.is_closing.set()
            self.is_lost.set()
        self.thread.join()
        with self.lock:
            if self.connection is not None:
                self.connection.close()
            self.connection = None
