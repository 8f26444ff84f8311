"""Tables that are read from the store and become live tables."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from ludejo.core.log_lines import where
from ludejo.core.refusal import Refused
from ludejo.server.live_table import LiveTable
from ludejo.server.table_index import is_closing
from ludejo.store.base import Row, Store, StoreError, UnreadableError

if TYPE_CHECKING:
    from ludejo.server.app import App

log = logging.getLogger("ludejo.table_loader")
FOLDED_AT_ONCE = 500  # entries; then others have their turn

Then = Callable[[LiveTable | StoreError], None]


class NoTableError(StoreError):
    """There is no table of this code that our rules can play."""


class ClosedTableError(NoTableError):
    """There is a table of this code, and it is closed."""


def read_log(code: str, store: Store) -> list[Row]:
    """All rows of a table. A closed table is not read, because nobody can do anything there and a log may be long."""
    last = store.last(code)
    if last is None:
        raise NoTableError(code)
    if is_closing(last):
        raise ClosedTableError(code)
    return store.read(code)


class TableLoader:
    """Which tables are being read, and who waits for each."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.waiting: dict[str, list[Then]] = {}

    def look_up(self, code: str, then: Then) -> None:
        """Call `then` with the table of this code: at once if it is open, else when it was read from the store. If a
        table can't be opened, `then` gets the error."""
        live_table = self.app.live_tables.get(code)
        if live_table is not None:
            then(live_table)
        elif code in self.waiting:
            self.waiting[code].append(then)
        else:
            self.waiting[code] = [then]
            self.app.store.fetch(partial(read_log, code), partial(self.take, code))

    async def live_table(self, code: str) -> LiveTable:
        """The table of this code; `StoreError` if it can't be opened."""
        found: list[LiveTable | StoreError] = []
        self.look_up(code, found.append)
        if not found:
            future = self.app.loop.create_future()
            self.waiting[code].append(lambda _: None if future.done() else future.set_result(None))
            await future
        result = found[0]
        if isinstance(result, StoreError):
            raise result
        return result

    def take(self, code: str, rows: list[Row] | StoreError) -> None:
        """The rows are read: make a live table of them."""
        if isinstance(rows, StoreError):
            self.answer(code, rows)
        else:
            self.fold(self.app.new_live_table(code), rows, 0)

    def fold(self, live_table: LiveTable, rows: list[Row], start: int) -> None:
        """Fold some entries, then let others have their turn, because a log may be long."""
        end = start + FOLDED_AT_ONCE
        try:
            is_folded = live_table.writer.load(rows[start:end], is_last=end >= len(rows))
        except Exception as error:  # one table's fault: others are opened, too
            why = error.refusal.code if isinstance(error, Refused) else where(error)
            log.error("a table can't be opened: %s", why)
            self.answer(live_table.code, NoTableError(live_table.code))
            return
        if is_folded and end < len(rows):
            self.app.loop.call_soon(self.fold, live_table, rows, end)
        else:
            self.answer(live_table.code, self.finished(live_table))

    def finished(self, live_table: LiveTable) -> LiveTable | StoreError:
        """Let the table go on where its log ends, if all of it could be read."""
        code = live_table.code
        if live_table.writer.is_beyond:
            return UnreadableError(code)
        if live_table.writer.is_damaged:
            return self.app.watch.rest(code)
        self.app.watch.damaged.discard(code)
        live_table.wake()
        self.app.live_tables[code] = live_table
        self.app.index.forget(code)
        self.app.counts.opened += 1
        return live_table

    def answer(self, code: str, found: LiveTable | StoreError) -> None:
        for then in self.waiting.pop(code, ()):
            then(found)
