"""Forgetting: a guest who asks for it, and tables that are long over.

A guest's name, id and words are taken out of every log, and the log is bound anew; moves stay, for they are the others'
game too.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING

import msgspec

from ludejo.server.line import GOING_AWAY
from ludejo.store.base import Row, StoreError, rebound
from ludejo.table import happenings as h
from ludejo.table.setting import NOBODY

if TYPE_CHECKING:
    from ludejo.server.hall import Hall

log = logging.getLogger("ludejo.forgetting")
DAY_MS = 86_400_000
NAMELESS = "?"
READ = msgspec.json.Decoder(h.Entry).decode


async def forget(hall: Hall, guest: str) -> None:
    """Take a guest out of every log."""
    for line in list(hall.lines.get(guest, ())):
        line.close(GOING_AWAY, "forgotten")
    hall.tickets.forget(guest)
    for code in await asyncio.to_thread(hall.store.mentions, guest.encode()):
        await rewrite(hall, code, guest)


async def rewrite(hall: Hall, code: str, guest: str) -> None:
    """One table: its place comes to rest, and opens anew from what is stored."""
    place = hall.places.get(code)
    if place is not None:
        await hall.rest(place)
    nobody = f"forgotten-{secrets.token_hex(8)}"
    done = False
    try:
        while not done:  # another process may write meanwhile
            rows = hall.store.read(code)
            kept = [without(row, guest, nobody) for row in rows]
            done = hall.store.rewrite(code, rebound([*kept, tidied(hall, rows[-1])]), rows[-1].hash)
    finally:  # also when the store is in trouble: the guest asks again, and the table goes on
        hall.places.pop(code, None)


def tidied(hall: Hall, last: Row) -> Row:
    """The entry that says so."""
    body = msgspec.json.encode(h.Entry(NOBODY, hall.clock(), h.Tidied()))
    return Row(last.table, last.version + 1, f"s:{secrets.token_hex(8)}", body, last.hash)


def without(row: Row, guest: str, nobody: str) -> Row:
    """An entry with nothing of this guest in it."""
    entry = READ(row.body)
    if entry.by != guest:
        return row
    did = entry.did
    if isinstance(did, h.Created | h.Came):
        did = msgspec.structs.replace(did, name=NAMELESS)
    elif isinstance(did, h.Said):
        did = h.Said(NAMELESS)
    elif isinstance(did, h.Sat) and did.name:
        did = msgspec.structs.replace(did, name=NAMELESS)
    body = msgspec.json.encode(h.Entry(nobody, entry.at, did))
    return Row(row.table, row.version, f"{nobody}:{row.version}", body, row.hash)


def expired(last: dict[str, bytes], now: int, keep_days: int) -> list[str]:
    """The tables at which nothing has happened for so many days."""
    return [table for table, body in last.items() if READ(body).at < now - keep_days * DAY_MS]


def sweep(hall: Hall) -> None:
    """Forget tables of long ago; those with a device at them stay. While the store can't be read, nothing is old."""
    try:
        last = hall.store.ages()
    except StoreError:
        return
    for code in expired(last, hall.clock(), hall.settings.keep_days):
        place = hall.places.get(code)
        if place is None or not place.lines:
            hall.places.pop(code, None)
            hall.store.forget(code)
            log.info("table forgotten")
