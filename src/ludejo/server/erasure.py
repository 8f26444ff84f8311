"""Erase a guest who asks for it.

The guest's name, id and chat are removed from every log, and the hashes of the log are computed again. Moves stay,
because they are part of the others' game.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

import msgspec

from ludejo.server.connection import GOING_AWAY
from ludejo.store.base import Row, first_bad, rebound
from ludejo.table import happenings as h
from ludejo.table.seats import NOBODY

if TYPE_CHECKING:
    from ludejo.server.app import App

NAMELESS = "?"
READ = msgspec.json.Decoder(h.Entry).decode


async def forget(app: App, guest: str) -> None:
    """Remove a guest from every log."""
    for connection in list(app.connections.get(guest, ())):
        connection.close(GOING_AWAY, "forgotten")
    app.tickets.forget(guest)
    for code in await asyncio.to_thread(app.store.tables_of, guest):
        await rewrite(app, code, guest)


async def rewrite(app: App, code: str, guest: str) -> None:
    """Rewrite the log of one table. Its live table is closed, and opened again from what is stored."""
    live_table = app.live_tables.get(code)
    if live_table is not None:
        await app.rest(live_table)
    nobody = f"forgotten-{secrets.token_hex(8)}"
    done = False
    try:
        while not done:  # another process may write meanwhile
            done = await asyncio.to_thread(rewritten, app, code, guest, nobody)
    finally:  # also when the store is in trouble: the guest asks again, and the table goes on
        app.drop(code)


def rewritten(app: App, code: str, guest: str, nobody: str) -> bool:
    """Runs in a thread, because a log may be long; False if somebody has written meanwhile. Nothing is to be done for a
    deleted log. A damaged log is deleted: nobody can open it, and new hashes would hide the damage."""
    rows = app.store.read(code)
    if not rows:
        return True
    if first_bad(rows) is not None:
        return app.store.forget(code, rows[-1].hash)
    anew = rebound([*[without(row, guest, nobody) for row in rows], tidied(app, rows[-1])])
    return app.store.rewrite(code, anew, rows[-1].hash)


def tidied(app: App, last: Row) -> Row:
    """The entry which says that the log was rewritten."""
    body = msgspec.json.encode(h.Entry(NOBODY, app.clock(), h.Tidied()))
    return Row(last.table, last.version + 1, f"s:{secrets.token_hex(8)}", body, last.hash)


def without(row: Row, guest: str, nobody: str) -> Row:
    """The entry without this guest's id, name and chat."""
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
