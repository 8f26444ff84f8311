"""A connection to PostgreSQL that keeps nobody waiting: what takes too long is given up, a lost connection is sought by
a thread of its own, and meanwhile everybody is told at once that there is none.

The limit is kept on this side. PostgreSQL may stand still, or the network swallow everything: then no limit of the
server's helps.
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
# Every commit waits for the disk, or for more if the database wants more. Reads go by the keys, whatever the planner
# thinks of a table that was small yesterday. What we have given up, the server gives up, too.
SESSION = f"""
SELECT set_config('synchronous_commit',
           CASE current_setting('synchronous_commit') WHEN 'remote_apply' THEN 'remote_apply' ELSE 'on' END, false),
       set_config('enable_seqscan', 'off', false),
       set_config('plan_cache_mode', 'force_generic_plan', false),
       set_config('statement_timeout', '{WRITE_SECONDS:.0f}s', false),
       set_config('idle_in_transaction_session_timeout', '{WRITE_SECONDS:.0f}s', false)
"""
# One of a process at a time: while the database stands still, whoever knocks is let in when it wakes up, though he has
# long gone; many would fill it up just then.
knocking = threading.Lock()
T = TypeVar("T")
Found = tuple[object, ...]


class Bounded(psycopg.Connection[Found]):
    """A connection whose every wait ends at its deadline."""

    deadline = 0.0

    def give(self, seconds: float) -> None:
        """So long from now, for all that is done until then."""
        self.deadline = time.monotonic() + seconds

    def wait(self, gen: PQGen[RV], interval: float = 0.1, timeout: float | None = None) -> RV:
        left = max(0.0, self.deadline - time.monotonic())
        return super().wait(gen, interval, left if timeout is None else min(left, timeout))

    def ask(self, query: str, *values: object) -> psycopg.Cursor[Found]:
        """A statement that is prepared once; values and results travel as they are, not as text."""
        cursor = self.cursor(binary=True)
        return cursor.execute(query.encode(), values, prepare=True)


def without_password(text: str, url: str) -> str:
    """A message that tells nobody the password, nor a part of one that was taken for a host."""
    secret = url.partition("://")[2].rpartition("@")[0].partition(":")[2]
    pieces = [*re.split("[:@/?#]", secret), *re.findall("password=([^&]*)", url)]
    for piece in sorted({*pieces, *map(unquote, pieces)} - {""}, key=len, reverse=True):
        text = text.replace(piece, "***")
    return text.strip()


def conninfo_of(url: str) -> str:
    """An address with all that it doesn't say itself."""
    return make_conninfo("", **{**USUAL, **conninfo_to_dict(url), "connect_timeout": CONNECT_SECONDS})


def connected(url: str) -> Bounded:
    """A connection that is durable; `StoreError` if there is none to be had."""
    connection: Bounded | None = None
    try:
        connection = Bounded.connect(conninfo_of(url), autocommit=True)
        connection.give(CONNECT_SECONDS)
        connection.execute(SESSION)
    except (psycopg.Error, OSError) as error:  # too many open files are no error of the database's
        if connection is not None:
            connection.close()
        raise StoreError(without_password(str(error), url)) from None
    return connection


def has_ended(connection: Bounded) -> bool:
    """Has the server hung up? Then there is something to read from a connection that has asked nothing."""
    eye = select.poll()  # select() can't see beyond the 1,024th open file
    try:
        eye.register(connection.fileno(), select.POLLIN)
        if not eye.poll(0):
            return False
        connection.pgconn.consume_input()
    except (psycopg.Error, OSError):
        return True
    return connection.pgconn.status != psycopg.pq.ConnStatus.OK


class Link:
    """One connection for whoever holds the lock, `seconds` for each piece of work."""

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
        """Do a piece of work (that may take longer than others); whatever goes wrong is a `StoreError`, and then the
        connection is thrown away."""
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
        """Is an idle connection still there? Nobody should have to wait for an answer to learn that it isn't."""
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
        """Seek a lost connection until there is one; look now and then whether it is lost."""
        while not self.is_closing.is_set():
            if not self.is_lost.wait(RETRY_SECONDS):
                self.look()
                continue
            if self.is_closing.is_set():
                return
            try:
                with knocking:
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
