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
            anew = rebound([*[without(row, guest, nobody) for row in rows], tidied(hall, rows[-1])])
            done = await asyncio.to_thread(hall.store.rewrite, code, anew, rows[-1].hash)
    finally:  # also when the store is in trouble: the guest asks again, and the table goes on
        hall.drop(code)


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
    if isinstance(did, h.Created):
        did = msgspec.structs.replace(did, name=NAMELESS, net="")
    elif isinstance(did, h.Came):
        did = h.Came(NAMELESS, invited=did.invited)
    elif isinstance(did, h.Said):
        did = h.Said(NAMELESS)
    elif isinstance(did, h.Sat) and did.name:
        did = msgspec.structs.replace(did, name=NAMELESS)
    body = msgspec.json.encode(h.Entry(nobody, entry.at, did))
    return Row(row.table, row.version, f"{nobody}:{row.version}", body, row.hash)


def expired(ends: dict[str, Row], now: int, keep_days: int) -> list[Row]:
    """The last rows of tables at which nothing has happened for so many days; of none that we can't read."""
    return [last for last in ends.values() if at_of(last, now) < now - keep_days * DAY_MS]


def at_of(row: Row, now: int) -> int:
    """When it was written; a newer server's entry is taken for new."""
    try:
        return READ(row.body).at
    except msgspec.MsgspecError:
        return now


async def sweep(hall: Hall) -> None:
    """Forget tables of long ago. Those with a device at them stay, and those to which somebody has just come back,
    wherever he is; and while the store can't be read, nothing is old."""
    try:
        ends = await asyncio.to_thread(hall.store.ends)
        for last in expired(ends, hall.clock(), hall.settings.keep_days):
            if not has_devices(hall, last.table) and await asyncio.to_thread(hall.store.forget, last.table, last.hash):
                log.info("table forgotten")
                await hall.reopen(last.table)
    except StoreError:
        log.warning("old tables are forgotten later: the store is in trouble")


def has_devices(hall: Hall, code: str) -> bool:
    place = hall.places.get(code)
    return place is not None and bool(place.lines)
