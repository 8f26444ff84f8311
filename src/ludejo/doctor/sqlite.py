"""Checks of a SQLite file: is it one, is it ours, is it of this version, is it undamaged? Nothing is written."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

from ludejo.doctor import disk
from ludejo.doctor.chains import SOME, chains
from ludejo.doctor.finding import Finding, look, ok, wrong
from ludejo.store.base import Row
from ludejo.store.migrations import scripts
from ludejo.store.sqlite_files import PARTS, RowCount, is_shared
from ludejo.store.sqlite_statements import READ

WAIT_S = 2.0
LOG = {"entries"}  # in every version of the schema
OURS = {*LOG, "keys", "hints", "expired"}
WAL = b"\x02\x02"  # bytes 18 and 19 of the file say how it is written and read


def findings(database: str, processes: int, tables: int) -> list[Finding]:
    file = Path(database)
    found = disk.findings(file)
    if processes > 1:
        found.append(wrong("sqlite-alone", processes=processes))
    try:
        file.stat()  # any error other than "not found" would also keep the server from making it
        with closing(opened(file)) as connection:
            return [*found, *inside(file, connection, tables)]
    except FileNotFoundError:
        return [*found, ok("file-new", file=database)]
    except sqlite3.OperationalError as error:
        return [*found, wrong("file-unopened", file=database, why=str(error))]
    except sqlite3.DatabaseError as error:
        is_ours = error.sqlite_errorname == "SQLITE_CORRUPT"
        return [*found, wrong("file-damaged", why=str(error)) if is_ours else wrong("file-strange", file=database)]
    except OSError as error:
        return [*found, wrong("file-unopened", file=database, why=error.strerror or str(error))]


def opened(file: Path) -> sqlite3.Connection:
    """Open the file to read it. If no process has it open, SQLite is told to make no files beside it: they would belong
    to the user who runs the doctor, who may not be the server's user."""
    way = "mode=ro" if Path(f"{file}-wal").exists() else "mode=ro&immutable=1"
    return sqlite3.connect(f"file:{quote(str(file.absolute()))}?{way}", uri=True, timeout=WAIT_S)


def inside(file: Path, connection: sqlite3.Connection, tables: int) -> list[Finding]:
    """The findings inside the file. If we don't know the schema, nothing more is checked; nor are the tables of a
    damaged file."""
    found = schema(file, connection)
    if found.code not in ("schema-current", "schema-older"):
        return [found]
    rest = [rights(file), *lost(file), journal(file), whole(connection)]
    return [found, *rest, *([chains(logs(connection, tables))] if rest[-1].state == "ok" else [])]


def schema(file: Path, connection: sqlite3.Connection) -> Finding:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    named = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    current = len(scripts("sqlite"))
    if version > current:
        return wrong("schema-newer", version=version, current=current)
    if not version and not named:
        return ok("file-new", file=str(file))
    if not version or not named >= (OURS if version == current else LOG):
        return wrong("file-strange", file=str(file))
    return look("schema-older", version=version, current=current) if version < current else ok("schema-current")


def rights(file: Path) -> Finding:
    """Can other users of this machine read the file, and so people's names?"""
    shared = [f"{file}{part}" for part in PARTS if is_shared(f"{file}{part}")]
    return look("file-shared", files=", ".join(shared)) if shared else ok("file-private")


def lost(file: Path) -> list[Finding]:
    """Entries that a server found missing when it started."""
    n = RowCount(file).lost
    return [wrong("entries-lost", entries=n)] if n else []


def journal(file: Path) -> Finding:
    with file.open("rb") as bytes_:
        return ok("journal-wal") if bytes_.read(20)[18:] == WAL else look("journal-other")


def whole(connection: sqlite3.Connection) -> Finding:
    """SQLite's own check, which does not compare the indexes with the rows."""
    try:
        (said,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.DatabaseError as error:
        said = str(error)
    return ok("file-whole") if said == "ok" else wrong("file-damaged", why=str(said).splitlines()[-1])


def logs(connection: sqlite3.Connection, tables: int) -> Iterator[list[Row]]:
    for (table,) in connection.execute(f"{SOME}?", (tables,)).fetchall():
        yield [Row(*found) for found in connection.execute(READ, (table, 0))]
