"""The command `ludejo move-store FROM TO`: it copies all tables and keys of a database into another one, of any kind.

It can be stopped and run again: what is there already is not copied twice. It never changes anything in FROM and never
replaces anything in TO; if TO has something else, it says so.
"""

from __future__ import annotations

import argparse
import queue
import sqlite3
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tqdm import tqdm

from ludejo.cli.arguments import WrongArgumentsError
from ludejo.cli.databases import database_of, make_room
from ludejo.store.base import Outcome, Row, Store, first_bad
from ludejo.store.choose import MEMORY, is_postgresql, shown, store_of
from ludejo.texts import Texts

TABLES_AT_ONCE = 100
ROWS_AT_ONCE = 200  # in a commit
MOST_NAMED = 10
Step = Callable[[int], object]
Last = tuple[int, bytes]  # the version and the hash of a table's last row


def add_words(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("source", type=database_of, metavar="FROM", help="the database to copy; it is not changed")
    parser.add_argument(
        "target", type=database_of, metavar="TO",
        help="an empty database, or one that this command has begun to fill",
    )  # fmt: skip


def run_move(args: argparse.Namespace, say: Texts) -> int:
    """Copy, then check every hash, then check that FROM has not changed in the meantime."""
    with opened(args.source, is_there=True) as source, opened(args.target) as target:
        tables = source.tables()
        refuse_others(source, target, tables)
        with tqdm(total=2 * sum(tables.values()), disable=not sys.stderr.isatty(), leave=False) as bar:
            last = copied(source, target, list(tables), bar.update)
            n = checked(target, last, bar.update)
        changed = [table for table in source.tables() if not ends_with(source, table, last.get(table))]
    if changed:
        print(say.say("cli-move-changed", {"tables": named(changed)}), file=sys.stderr)
        return 1
    print(say.say("cli-moved", {"database": shown(args.target), "tables": len(last), "entries": n}))
    return 0


@contextmanager
def opened(database: str, is_there: bool = False) -> Iterator[Store]:
    """A store, which is closed afterwards. With `is_there`, a missing file is an error and is not made."""
    if database == MEMORY or (is_there and not is_postgresql(database) and not Path(database).is_file()):
        raise WrongArgumentsError("cli-no-database", word=database)
    make_room(database)
    try:
        store = store_of(database)
        try:
            yield store
        finally:
            store.close()
    except (sqlite3.Error, ValueError) as error:  # a file that is not a database of ours
        raise OSError(f"{shown(database)}: {error}") from error


def named(tables: Iterable[str]) -> str:
    """The names of some of the tables."""
    names = sorted(tables)
    return ", ".join([*names[:MOST_NAMED], *(["…"] if len(names) > MOST_NAMED else [])])


def refuse_others(source: Store, target: Store, tables: dict[str, int]) -> None:
    """Refuse a target that a server has already used. The keys are copied first, because without them the new server
    would recognise no guest."""
    strange = {table for table, version in target.tables().items() if version > tables.get(table, 0)}
    if strange:
        raise WrongArgumentsError("cli-move-differs", tables=named(strange))
    for name, key in source.keys().items():
        if target.key(name, key) != key:
            raise WrongArgumentsError("cli-move-key", name=name)


def ends_with(store: Store, table: str, last: Last | None) -> bool:
    """Is this the last row of a table?"""
    return last is not None and [row.hash for row in store.read(table, last[0] - 1)] == [last[1]]


def copied(source: Store, target: Store, tables: list[str], step: Step) -> dict[str, Last]:
    """Copy what is missing, many tables at a time; returns the last row of each table."""
    last: dict[str, Last] = {}
    there = target.tables()
    for start in range(0, len(tables), TABLES_AT_ONCE):
        missing: list[Row] = []
        for table in tables[start : start + TABLES_AT_ONCE]:
            rows = sound(source.read(table), table)
            if rows:  # else the table was deleted in the meantime
                missing += rows_missing(target, rows, there.get(table, 0))
                last[table] = (len(rows), rows[-1].hash)
                step(len(rows))
        put_all(target, missing)
    return last


def sound(rows: list[Row], table: str) -> list[Row]:
    """The rows of a table, if each follows from the one before."""
    bad = first_bad(rows)
    if bad is not None:
        raise WrongArgumentsError("cli-move-broken", table=table, version=bad)
    return rows


def rows_missing(target: Store, rows: list[Row], n: int) -> list[Row]:
    """The rows that a copy with `n` rows lacks. The copy must be the beginning of the table: if the hashes of its last
    row are equal, so are all rows before."""
    if n and not ends_with(target, rows[0].table, (n, rows[n - 1].hash)):
        raise WrongArgumentsError("cli-move-differs", tables=rows[0].table)
    return rows[n:]


def put_all(target: Store, rows: list[Row]) -> None:
    """Store rows, sorted by version: a commit is quickest with one row of each table."""
    rows = sorted(rows, key=lambda row: (row.version, row.table))
    answers: queue.SimpleQueue[list[Outcome]] = queue.SimpleQueue()
    starts = range(0, len(rows), ROWS_AT_ONCE)
    for start in starts:
        target.append_all(rows[start : start + ROWS_AT_ONCE], answers.put)
    outcomes = {outcome for _ in starts for outcome in answers.get()}
    if outcomes - {Outcome.STORED}:
        raise WrongArgumentsError("cli-move-failed")


def checked(target: Store, last: dict[str, Last], step: Step) -> int:
    """Read the copy and check that every chain is complete and ends where it should; returns the number of entries."""
    n = 0
    for table, (version, hash_) in last.items():
        rows = sound(target.read(table), table)
        if len(rows) != version or rows[-1].hash != hash_:
            raise WrongArgumentsError("cli-move-differs", tables=table)
        n += version
        step(version)
    return n
