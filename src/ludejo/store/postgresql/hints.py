"""Hints in PostgreSQL: written without waiting for the disk, and read some at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from ludejo.store.hints import Hint, Hints

if TYPE_CHECKING:
    from ludejo.store.postgresql.store import PostgresqlStore

HINTS_AT_ONCE = 500
READ_HINTS = """
SELECT "table", version, live, due, sign FROM hints WHERE "table" > %b ORDER BY "table" LIMIT %b::int
"""
# Ordered by table, because two servers that lock the same rows in different orders would wait for each other.
WRITE_HINTS = """
WITH quick AS (SELECT set_config('synchronous_commit', 'off', true))
INSERT INTO hints
SELECT new.* FROM quick, unnest(%b::bytea[], %b::int[], %b::boolean[], %b::boolean[], %b::bytea[])
    AS new ("table", version, live, due, sign)
WHERE version = (SELECT entries.version FROM entries WHERE entries."table" = new."table"
                 ORDER BY entries.version DESC LIMIT 1)
ORDER BY new."table"
ON CONFLICT ("table") DO UPDATE
SET version = excluded.version, live = excluded.live, due = excluded.due, sign = excluded.sign
"""
FORGET_HINT = 'DELETE FROM hints WHERE "table" = %b'


class PostgresqlHints(Hints):
    """`store` has the connection."""

    def __init__(self, store: PostgresqlStore) -> None:
        self.store = store

    def read(self) -> dict[str, Hint]:
        found: dict[str, Hint] = {}
        last, is_more = b"", True
        while is_more:
            rows = self.store.found(READ_HINTS, last, HINTS_AT_ONCE)
            for table, version, live, due, sign in cast(list[tuple[bytes, int, bool, bool, bytes]], rows):
                found[table.decode()] = Hint(table.decode(), version, live, due, sign)
                last = table
            is_more = len(rows) == HINTS_AT_ONCE
        return found

    def write(self, hints: list[Hint]) -> None:
        for n in range(0, len(hints), HINTS_AT_ONCE):
            some = hints[n : n + HINTS_AT_ONCE]
            self.store.do(
                WRITE_HINTS,
                [hint.table.encode() for hint in some],
                [hint.version for hint in some],
                [hint.live for hint in some],
                [hint.due for hint in some],
                [hint.sign for hint in some],
            )
