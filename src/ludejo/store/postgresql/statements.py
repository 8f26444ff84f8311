"""The SQL statements for PostgreSQL, and how rows become their values and come out of their results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import cast

from ludejo.store.base import Row, head

MOST_TOLD = 7_900  # bytes in a notice; PostgreSQL allows 7,999
CHANNEL = "ludejo"
PUT = """
INSERT INTO entries ("table", version, command, body, hash)
SELECT * FROM unnest(%b::bytea[], %b::int[], %b::bytea[], %b::bytea[], %b::bytea[])
           AS new ("table", version, command, body, hash)
"""
# Inserts only rows that are bound to the row before them: a database that comes back without its last entries accepts
# none that was written after those. LIMIT keeps the planner from reading all entries to learn which have a row before.
PUT_NEXT = """
INSERT INTO entries ("table", version, command, body, hash)
SELECT "table", version, command, body, hash
FROM unnest(%b::bytea[], %b::int[], %b::bytea[], %b::bytea[], %b::bytea[], %b::bytea[])
    AS new ("table", version, command, body, hash, head)
WHERE version = 1 OR (
    SELECT sha256(before.hash || new.head || new.body) = new.hash FROM entries AS before
    WHERE before."table" = new."table" AND before.version = new.version - 1 LIMIT 1)
ON CONFLICT DO NOTHING
RETURNING "table"
"""
TELL = f"SELECT pg_notify('{CHANNEL}', %s)"
REPEATED = """
SELECT "table" FROM entries JOIN unnest(%b::bytea[], %b::bytea[]) AS asked ("table", command) USING ("table", command)
"""
COLUMNS = 'entries."table", version, command, body, hash'
READ = f'SELECT {COLUMNS} FROM entries WHERE "table" = %b AND version > %b::int ORDER BY version LIMIT %b::int'
END = f'SELECT {COLUMNS} FROM entries WHERE "table" = %b ORDER BY version DESC LIMIT 1'
# For a process that follows many tables. The values are their names and last known versions, from `many`.
READ_MANY = f"""
SELECT {COLUMNS} FROM unnest(%b::bytea[], %b::int[]) AS wanted ("table", known)
JOIN entries ON entries."table" = wanted."table" AND version > known
ORDER BY entries."table", version
"""
TABLES_OF = """
SELECT DISTINCT "table" FROM entries WHERE substring(body from 8 for 32) = %b AND (
    position('"did":{"did":"came"'::bytea in body) > 0 OR position('"did":{"did":"created"'::bytea in body) > 0)
"""
EXPIRED = 'SELECT "table", hash, since, looks FROM expired'
MARK = """
INSERT INTO expired SELECT * FROM unnest(%b::bytea[], %b::bytea[], %b::bigint[], %b::int[])
ON CONFLICT ("table") DO UPDATE SET hash = excluded.hash, since = excluded.since, looks = excluded.looks
"""
UNMARK = 'DELETE FROM expired WHERE "table" = ANY (%b::bytea[])'
FIND = 'SELECT "table", version, command, body, hash FROM entries WHERE "table" = %b AND command = %b'
# The hash comes from the deleted rows. If it were read before, another process could append in between, and its row
# would be deleted, too.
DELETE_ALL = """
WITH gone AS (DELETE FROM entries WHERE "table" = %b RETURNING version, hash)
SELECT hash FROM gone ORDER BY version DESC LIMIT 1
"""
TELL_ANEW = f"SELECT pg_notify('{CHANNEL}', convert_from(%b::bytea, 'UTF8') || ' 0')"
# Goes from table to table by the key, backwards: reading all entries would take longer the longer they are kept.
LAST_ROWS = """
WITH RECURSIVE last AS (
    (SELECT {columns} FROM entries WHERE "table" < %b ORDER BY "table" DESC, version DESC LIMIT 1)
    UNION ALL
    SELECT next.* FROM last, LATERAL (
        SELECT {columns} FROM entries WHERE "table" < last."table"
        ORDER BY "table" DESC, version DESC LIMIT 1) AS next
)
SELECT * FROM last LIMIT %b::int
"""
TABLES = LAST_ROWS.format(columns='entries."table", version')
ENDS = LAST_ROWS.format(columns=COLUMNS)
BEYOND = b"\xff"  # sorts after every name, because UTF-8 never has this byte
PUT_KEY = "INSERT INTO keys VALUES (%s, %b) ON CONFLICT DO NOTHING"
KEYS = "SELECT name, value FROM keys"


def row_of(found: Sequence[object]) -> Row:
    """The row of a result of `READ` or `READ_MANY`."""
    table, version, command, body, hash_ = cast(tuple[bytes, int, bytes, bytes, bytes], found)
    return Row(table.decode(), version, command.decode(), body, hash_)


def many(wanted: dict[str, int]) -> tuple[list[bytes], list[int]]:
    """The values for `READ_MANY`: tables, and the last known version of each."""
    return [table.encode() for table in wanted], list(wanted.values())


def columns(rows: list[Row]) -> tuple[list[bytes], list[int], list[bytes], list[bytes], list[bytes]]:
    """The values for `PUT`."""
    return (
        [row.table.encode() for row in rows], [row.version for row in rows], [row.command.encode() for row in rows],
        [row.body for row in rows], [row.hash for row in rows],
    )  # fmt: skip


def heads(rows: list[Row]) -> list[bytes]:
    """The last values for `PUT_NEXT`."""
    return [head(row.table, row.version, row.command) for row in rows]


def turns(rows: list[Row]) -> list[list[int]]:
    """The indexes of the rows, in turns. A turn has at most one row of each table, because a statement doesn't see the
    rows that it stores itself."""
    found: list[list[int]] = []
    n_before: Counter[str] = Counter()
    for n, row in enumerate(rows):
        if n_before[row.table] == len(found):
            found.append([])
        found[n_before[row.table]].append(n)
        n_before[row.table] += 1
    return found


def parts(rows: list[Row]) -> Iterator[list[int]]:
    """The indexes of the rows for each statement, ordered by table, because two servers that lock the same keys in
    different orders would wait for each other."""
    for turn in turns(rows):
        yield sorted(turn, key=lambda n: rows[n].table)


def notices(versions: dict[str, int]) -> Iterator[str]:
    """Notices for tables and their last versions, one per line; each notice is as long as PostgreSQL allows."""
    lines: list[str] = []
    size = 0
    for line in (f"{table} {version}" for table, version in versions.items()):
        if size + len(line.encode()) + 1 > MOST_TOLD:
            yield "\n".join(lines)
            lines, size = [], 0
        lines.append(line)
        size += len(line.encode()) + 1
    if lines:
        yield "\n".join(lines)
