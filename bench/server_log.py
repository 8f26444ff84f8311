"""What a load has stored: the log is read afterwards, to make sure that every counted move was stored."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import psycopg

MOVED = '"did":"moved"'


def moves_in(database: Path | str) -> int:
    """How many moves the log has; a string is the address of a PostgreSQL database."""
    if isinstance(database, str):
        with psycopg.connect(database) as postgresql:
            asked = "SELECT count(*) FROM entries WHERE position(%s::bytea IN body) > 0"
            return int((postgresql.execute(asked, (MOVED.encode(),)).fetchone() or (0,))[0])
    with closing(sqlite3.connect(database)) as connection:
        (mode,) = connection.execute("PRAGMA journal_mode").fetchone()
        if mode != "wal":
            raise RuntimeError(f"the journal is {mode}")
        found = connection.execute("SELECT count(*) FROM entries WHERE instr(body, ?)", (MOVED,)).fetchone()
    return int(found[0])


def disk_of(folder: Path) -> str:
    """The kind of file system that a folder is on."""
    device = os.stat(folder).st_dev
    for line in Path("/proc/mounts").read_text().splitlines():
        _, mount, kind, *_ = line.split()
        if os.path.exists(mount) and os.stat(mount).st_dev == device:
            return kind
    return "unknown"
