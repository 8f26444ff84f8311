"""A process that writes to a store, to be raced against another one or killed."""

from __future__ import annotations

import sys

from store.contract import put

from ludejo.store.base import NO_HASH, Outcome, bound
from ludejo.store.sqlite import SqliteStore


def race(path: str, name: str, last: int) -> None:
    """Try to write each version; print those that were won."""
    store = SqliteStore(path)
    rows = store.read("race")
    while len(rows) < last:
        before = rows[-1].hash if rows else NO_HASH
        row = bound(before, "race", len(rows) + 1, f"{name} {len(rows) + 1}", name.encode())
        outcome = put(store, row)
        if outcome is Outcome.STORED:
            print(row.version)
            rows.append(row)
        else:
            rows += store.read("race", len(rows))
    store.close()


def write(path: str) -> None:
    """Write to five tables in turn, for ever; say so after each answer."""
    store = SqliteStore(path)
    logs = {f"t{number}": store.read(f"t{number}") for number in range(5)}
    while True:
        for table, rows in logs.items():
            before = rows[-1].hash if rows else NO_HASH
            row = bound(before, table, len(rows) + 1, f"{table} {len(rows) + 1}", b"body")
            if put(store, row) is Outcome.STORED:
                rows.append(row)
                print(f"{table} {row.version}", flush=True)


if __name__ == "__main__":
    if sys.argv[1] == "race":
        race(sys.argv[2], sys.argv[3], int(sys.argv[4]))
    else:
        write(sys.argv[2])
