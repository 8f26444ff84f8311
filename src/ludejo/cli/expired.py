"""The command `ludejo expired`: it lists the tables that are marked for deletion because nothing has happened there for
long, and can keep them.

It may be used while the server runs. A kept table gets a new entry, so that it counts as new from then on.
"""

from __future__ import annotations

import argparse
import os
import queue
import secrets
import time
from collections.abc import Mapping
from datetime import UTC, datetime

import msgspec

from ludejo.cli.arguments import WrongArgumentsError
from ludejo.cli.databases import database_of
from ludejo.cli.move_store import opened
from ludejo.cli.serve import DATABASE_HELP, home_database
from ludejo.server.calendar import DAY_MS
from ludejo.server.expiry import GRACE_DAYS
from ludejo.server.writer import read_entry
from ludejo.store.base import ExpiredTable, Outcome, Store, bound
from ludejo.table.happenings import Entry, Tidied
from ludejo.table.seats import NOBODY
from ludejo.texts import Texts

ALL = "all"
WAIT_S = 30.0


def add_words(parser: argparse.ArgumentParser, env: Mapping[str, str]) -> None:
    usual = env.get("LUDEJO_DATABASE", home_database(os.environ))
    parser.add_argument("--database", type=database_of, default=usual, metavar="DATABASE", help=DATABASE_HELP)
    parser.add_argument(
        "--keep", action="append", default=[], metavar=f"CODE|{ALL}",
        help="keep the table with this code, or all of them; may be repeated",
    )  # fmt: skip


def run_expired(args: argparse.Namespace, say: Texts) -> int:
    """List the tables, or keep some."""
    with opened(args.database, is_there=True) as store:
        marks = {mark.table: mark for mark in sorted(store.expired(), key=lambda mark: mark.since)}
        if args.keep:
            chosen = chosen_of(args.keep, marks)
            for mark in chosen:
                keep(store, mark)
            print(say.say("cli-kept", {"tables": len(chosen)}))
            return 0
        for mark in marks.values():
            print(line_of(store, mark, say))
    print(say.say("cli-expired", {"tables": len(marks)}))
    return 0


def chosen_of(names: list[str], marks: dict[str, ExpiredTable]) -> list[ExpiredTable]:
    unknown = [name for name in names if name != ALL and name not in marks]
    if unknown:
        raise WrongArgumentsError("cli-not-expired", word=unknown[0])
    return [mark for table, mark in marks.items() if ALL in names or table in names]


def line_of(store: Store, mark: ExpiredTable, say: Texts) -> str:
    """A table's code, when something last happened there, and until when it stays at least."""
    rows = store.read(mark.table)
    last = day(read_entry(rows[-1].body).at) if rows else "?"
    words: dict[str, str | int | float] = {
        "table": mark.table, "last": last, "entries": len(rows), "until": day(mark.since + GRACE_DAYS * DAY_MS),
    }  # fmt: skip
    return say.say("cli-expired-table", words)


def day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()


def keep(store: Store, mark: ExpiredTable) -> None:
    """Keep a table. If somebody has come there in the meantime, that keeps it as well."""
    last = store.read(mark.table)[-1]
    body = msgspec.json.encode(Entry(NOBODY, time.time_ns() // 1_000_000, Tidied()))
    answers: queue.SimpleQueue[Outcome] = queue.SimpleQueue()
    store.append(bound(last.hash, last.table, last.version + 1, f"s:{secrets.token_hex(8)}", body), answers.put)
    if answers.get(timeout=WAIT_S) is Outcome.FAILED:
        raise OSError(store.trouble)
    store.expire([], [mark.table])
