"""Old tables are deleted in two steps: first they are marked, and a week later they are deleted.

One wrong clock must not delete tables. So the calendar's time counts, a table must have been seen as old many times,
an hour apart, and only some are deleted at once. Until then the table is complete: if somebody comes back, it stays.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import msgspec

from ludejo.server.calendar import DAY_MS
from ludejo.server.writer import read_entry
from ludejo.store.base import ExpiredTable, Row, StoreError

if TYPE_CHECKING:
    from ludejo.server.app import App

log = logging.getLogger("ludejo.expiry")
GRACE_DAYS = 7
LOOKS = 24  # an hour apart; so a server has run for so long
FEWEST_AT_ONCE = 20
SHARE_AT_ONCE = 10  # a tenth of all tables at most
PAUSE_SECONDS = 0.05


async def sweep(app: App) -> None:
    """Mark tables that are old, and delete those whose mark is old. Without the store, nothing is old."""
    try:
        ends = await asyncio.to_thread(app.store.ends)
        marks = {mark.table: mark for mark in await asyncio.to_thread(app.store.expired)}
        now = app.calendar.today()
        old = [row for row in expired(ends, now, app.settings.keep_days) if not has_devices(app, row.table)]
        noted = [marked(row, marks.get(row.table), now) for row in old]
        await asyncio.to_thread(app.store.expire, noted, sorted(marks.keys() - {row.table for row in old}))
        announce(noted, app.settings.keep_days)
        await delete(app, due(noted, now, len(ends)))
    except StoreError:
        log.warning("old tables are deleted later: the store is in trouble")


def expired(ends: dict[str, Row], now: int, keep_days: int) -> list[Row]:
    """The last rows of tables where nothing has happened for so many days. A row that we can't read counts as new."""
    return [last for last in ends.values() if at_of(last, now) < now - keep_days * DAY_MS]


def at_of(row: Row, now: int) -> int:
    """When a row was written. An entry of a newer server can't be read; it counts as written now."""
    try:
        return read_entry(row.body).at
    except msgspec.MsgspecError:
        return now


def newest(rows: list[Row]) -> int:
    """When the last of these was written; 0 if there is none."""
    return max([at_of(row, 0) for row in rows], default=0)


def marked(row: Row, before: ExpiredTable | None, now: int) -> ExpiredTable:
    """The mark with one more look; a new mark if something has happened since, or if the clock was set back."""
    if before is None or before.hash != row.hash or before.since > now:
        return ExpiredTable(row.table, row.hash, now, 1)
    return msgspec.structs.replace(before, looks=before.looks + 1)


def announce(noted: list[ExpiredTable], keep_days: int) -> None:
    n = sum(mark.looks == 1 for mark in noted)
    if n:
        text = "%d tables without an entry for %d days will be deleted in %d days: `ludejo expired` lists them"
        log.warning(text, n, keep_days, GRACE_DAYS)


def due(noted: list[ExpiredTable], now: int, n_tables: int) -> list[ExpiredTable]:
    """The tables to delete now, the oldest marks first; the rest is deleted another time."""
    found = [mark for mark in noted if mark.looks > LOOKS and now - mark.since >= GRACE_DAYS * DAY_MS]
    return sorted(found, key=lambda mark: mark.since)[: max(FEWEST_AT_ONCE, n_tables // SHARE_AT_ONCE)]


async def delete(app: App, marks: list[ExpiredTable]) -> None:
    """Delete one after another, each only if no process has written to it since it was marked."""
    if marks:
        log.warning("%d tables are deleted now, which were marked %d days ago or earlier", len(marks), GRACE_DAYS)
    for mark in marks:
        if has_devices(app, mark.table):
            continue
        if await asyncio.to_thread(app.store.forget, mark.table, mark.hash):
            await asyncio.to_thread(app.store.expire, [], [mark.table])
            await app.reopen(mark.table)
        await asyncio.sleep(PAUSE_SECONDS)


def has_devices(app: App, code: str) -> bool:
    live_table = app.live_tables.get(code)
    return live_table is not None and bool(live_table.connections)
