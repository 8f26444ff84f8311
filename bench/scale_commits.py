"""How many commits a PostgreSQL makes, with NOTIFY in the same transaction, in a separate one, and without."""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence

import psycopg

SECONDS = 3.0
CONNECTIONS = (1, 4, 16)
WRITE = "SELECT pg_logical_emit_message(true, 'ludejo', 'x')"  # a commit that waits for the disk, and nothing else
TELL = "SELECT pg_notify('ludejo_bench', 'x')"
WAYS: dict[str, Sequence[str]] = {
    "no notice": (WRITE,),
    "a notice in a transaction of its own, after it": (WRITE, TELL),
    "a notice in the same transaction": (f"{WRITE}, pg_notify('ludejo_bench', 'x')",),
}


def commit(url: str, statements: Sequence[str], stop: threading.Event, counts: list[int]) -> None:
    n = 0
    with psycopg.connect(url, autocommit=True) as connection:
        while not stop.is_set():
            for statement in statements:
                connection.execute(statement.encode())
            n += 1
    counts.append(n)


def rate(url: str, statements: Sequence[str], connections: int) -> float:
    """Commits a second, by this number of connections at the same time."""
    stop = threading.Event()
    counts: list[int] = []
    start = time.monotonic()
    threads = [threading.Thread(target=commit, args=(url, statements, stop, counts)) for _ in range(connections)]
    for thread in threads:
        thread.start()
    time.sleep(SECONDS)
    stop.set()
    for thread in threads:
        thread.join()
    return sum(counts) / (time.monotonic() - start)


def rows(url: str) -> list[tuple[str, ...]]:
    return [(name, *(f"{rate(url, statements, n):,.0f}" for n in CONNECTIONS)) for name, statements in WAYS.items()]
