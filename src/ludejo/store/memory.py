"""A store that forgets everything when its process ends: for tests, simulations and `--database memory`."""

from __future__ import annotations

from secrets import token_bytes

from ludejo.store.base import KEY_BYTES, AnswerAll, ExpiredTable, Outcome, Row, Store
from ludejo.store.hints import MemoryHints


class MemoryStore(Store):
    """Rows in lists; every append is answered at once."""

    is_in_memory = True

    def __init__(self) -> None:
        self.rows: dict[str, list[Row]] = {}
        self.commands: dict[str, set[str]] = {}
        self.secrets: dict[str, bytes] = {}
        self.memory = self.hints = MemoryHints(lambda table: len(self.rows.get(table, ())))
        self.marks: dict[str, ExpiredTable] = {}

    def append_all(self, rows: list[Row], answer: AnswerAll) -> None:
        answer([self.put(row) for row in rows])

    def put(self, row: Row) -> Outcome:
        """Store a row and return its outcome."""
        commands = self.commands.setdefault(row.table, set())
        stored = self.rows.setdefault(row.table, [])
        if row.command in commands:
            return Outcome.REPEATED
        if row.version != len(stored) + 1:
            return Outcome.TAKEN
        commands.add(row.command)
        stored.append(row)
        return Outcome.STORED

    def read(self, table: str, after: int = 0) -> list[Row]:
        return self.rows.get(table, [])[after:]

    def last(self, table: str) -> Row | None:
        rows = self.rows.get(table)
        return rows[-1] if rows else None

    def find(self, table: str, command: str) -> Row | None:
        if command not in self.commands.get(table, ()):
            return None
        return next(row for row in self.rows[table] if row.command == command)

    def tables(self) -> dict[str, int]:
        return {table: len(rows) for table, rows in self.rows.items() if rows}

    def ends(self) -> dict[str, Row]:
        return {table: rows[-1] for table, rows in self.rows.items() if rows}

    def tables_of(self, guest: str) -> list[str]:
        start = f'{{"by":"{guest}"'.encode()
        return [table for table, rows in self.rows.items() if any(row.body.startswith(start) for row in rows)]

    def expired(self) -> list[ExpiredTable]:
        return list(self.marks.values())

    def expire(self, marks: list[ExpiredTable], others: list[str]) -> None:
        self.marks.update({mark.table: mark for mark in marks})
        for table in others:
            self.marks.pop(table, None)

    def ends_with(self, table: str, last: bytes) -> bool:
        stored = self.rows.get(table, [])
        return bool(stored) and stored[-1].hash == last

    def forget(self, table: str, last: bytes) -> bool:
        if not self.ends_with(table, last):
            return False
        del self.rows[table], self.commands[table]
        self.memory.kept.pop(table, None)
        return True

    def rewrite(self, table: str, rows: list[Row], last: bytes) -> bool:
        if not self.ends_with(table, last):
            return False
        self.rows[table] = list(rows)
        self.memory.kept.pop(table, None)
        self.commands[table] = {row.command for row in rows}
        return True

    def key(self, name: str, first: bytes = b"") -> bytes:
        return self.secrets.setdefault(name, first or token_bytes(KEY_BYTES))

    def keys(self) -> dict[str, bytes]:
        return dict(self.secrets)

    def close(self) -> None:
        """There is nothing to close."""
