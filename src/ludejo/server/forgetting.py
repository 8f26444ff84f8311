"""Forgetting: a guest who asks for it.

A guest's name, id and words are taken out of every log, and the log is bound anew; moves stay, for they are the others'
game too.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

import msgspec

from ludejo.server.line import GOING_AWAY
from ludejo.store.base import Row, first_bad, rebound
from ludejo.table import happenings as h
from ludejo.table.setting import NOBODY

if TYPE_CHECKING:
    from ludejo.server.hall import Hall

NAMELESS = "?"
READ = msgspec.json.Decoder(h.Entry).decode


async def forget(hall: Hall, guest: str) -> None:
    """Take a guest out of every log."""
    for line in list(hall.lines.get(guest, ())):
        line.close(GOING_AWAY, "forgotten")
    hall.tickets.forget(guest)
    for code in await asyncio.to_thread(hall.store.tables_of, guest):
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
            done = await asyncio.to_thread(rewritten, hall, code, guest, nobody)
    finally:  # also when the store is in trouble: the guest asks again, and the table goes on
        hall.drop(code)


def rewritten(hall: Hall, code: str, guest: str, nobody: str) -> bool:
    """Beside the event loop, for a log may be long; False if somebody has written meanwhile. A log that was deleted is
    done, and so is one that is damaged: nobody can open it, and to bind it anew would hide the damage."""
    rows = hall.store.read(code)
    if not rows:
        return True
    if first_bad(rows) is not None:
        return hall.store.forget(code, rows[-1].hash)
    anew = rebound([*[without(row, guest, nobody) for row in rows], tidied(hall, rows[-1])])
    return hall.store.rewrite(code, anew, rows[-1].hash)


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
