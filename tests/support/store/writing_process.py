"""A process that writes to a store; it competes with another one, or is killed."""

from __future__ import annotations

import queue
import sys

from support.store.contract import put
from support.store.waiting import patient

from ludejo.store.base import NO_HASH, Outcome, Row, Store, bound


def race(path: str, name: str, last: int) -> None:
    """Try to write each version; print those that this process wrote."""
    store = patient(path)
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


def race_many(path: str, name: str, n_tables: int, last: int) -> None:
    """The same at many tables; two of three share a commit. Begin when told to, and print the tables and versions that
    this process wrote."""
    store = patient(path)
    logs: dict[str, list[Row]] = {f"t{number}": [] for number in range(n_tables)}
    print("ready", flush=True)
    left_out = int(sys.stdin.readline())
    while logs:
        left_out = (left_out + 1) % 3
        rows = [next_row(log, table, name) for table, log in logs.items() if int(table[1:]) % 3 != left_out]
        for row, outcome in zip(rows, put_all(store, rows), strict=True):
            log = logs[row.table]
            if outcome is Outcome.STORED:
                print(row.table, row.version)
                log.append(row)
            else:
                assert outcome is Outcome.TAKEN
                log += store.read(row.table, len(log))
        logs = {table: log for table, log in logs.items() if len(log) < last}
    store.close()


def next_row(log: list[Row], table: str, name: str) -> Row:
    before = log[-1].hash if log else NO_HASH
    return bound(before, table, len(log) + 1, f"{name} {len(log) + 1}", name.encode())


def put_all(store: Store, rows: list[Row]) -> list[Outcome]:
    """Append all together, and wait for the answer."""
    answered: queue.SimpleQueue[list[Outcome]] = queue.SimpleQueue()
    store.append_all(rows, answered.put)
    return answered.get(timeout=60)


def write(path: str) -> None:
    """Write to five tables in turn, for ever; print each row once the store has answered."""
    store = patient(path)
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
    elif sys.argv[1] == "race-many":
        race_many(sys.argv[2], sys.argv[3], int(sys.argv[4]), int(sys.argv[5]))
    else:
        write(sys.argv[2])
