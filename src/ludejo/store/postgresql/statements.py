"""What is said to PostgreSQL, and how rows are put into it and taken out of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import cast

from ludejo.store.base import Row, head

MOST_TOLD = 7_900  # bytes; PostgreSQL takes 7,999
CHANNEL = "ludejo"
PUT = """
INSERT INTO entries ("table", version, command, body, hash)
SELECT * FROM unnest(%b::bytea[], %b::int[], %b::bytea[], %b::bytea[], %b::bytea[])
           AS new ("table", version, command, body, hash)
"""
# Only what is bound to the row before it: a database that comes back without its last entries takes none that was
# written after them. LIMIT keeps the planner from reading all entries to learn which have a row before them.
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
# For whoever follows many tables: names and last known versions, as `many` gives them.
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
# Asked of what is gone: asked before, another one could append in between, and his row would go, too.
DELETE_ALL = """
WITH gone AS (DELETE FROM entries WHERE "table" = %b RETURNING version, hash)
SELECT hash FROM gone ORDER BY version DESC LIMIT 1
"""
TELL_ANEW = f"SELECT pg_notify('{CHANNEL}', convert_from(%b::bytea, 'UTF8') || ' 0')"
# From table to table by the key, backwards: reading all entries would take longer the longer they are kept.
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
BEYOND = b"\xff"  # after every name: no byte of UTF-8
PUT_KEY = "INSERT INTO keys VALUES (%s, %b) ON CONFLICT DO NOTHING"
KEYS = "SELECT name, value FROM keys"


def row_of(found: Sequence[object]) -> Row:
    """A row out of what `READ` and `READ_MANY` find."""
    table, version, command, body, hash_ = cast(tuple[bytes, int, bytes, bytes, bytes], found)
    return Row(table.decode(), version, command.decode(), body, hash_)


def many(wanted: dict[str, int]) -> tuple[list[bytes], list[int]]:
    """The values for `READ_MANY`: tables, with the last version one knows of each."""
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
    """Rows by their numbers, in turns: each table once in a turn, for a statement doesn't see what it stores itself."""
    found: list[list[int]] = []
    n_before: Counter[str] = Counter()
    for n, row in enumerate(rows):
        if n_before[row.table] == len(found):
            found.append([])
        found[n_before[row.table]].append(n)
        n_before[row.table] += 1
    return found


def parts(rows: list[Row]) -> Iterator[list[int]]:
    """Rows by their numbers, those of a statement together; by the order of their tables, for two servers that lock the
    same keys in other orders would wait for each other."""
    for turn in turns(rows):
        yield sorted(turn, key=lambda n: rows[n].table)


def notices(versions: dict[str, int]) -> Iterator[str]:
    """Tables with their last versions, in lines, as many as PostgreSQL takes at once."""
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
