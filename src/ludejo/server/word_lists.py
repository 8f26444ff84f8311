"""Word lists for one table: the host sends them by HTTP, because they are longer than any frame."""

from __future__ import annotations

import msgspec

from ludejo.core import refusal as core
from ludejo.core.refusal import ILLEGAL, Refused
from ludejo.games import game
from ludejo.server.app import NO_SUCH_TABLE, App, refusal_of
from ludejo.server.guesses import Guess
from ludejo.server.live_table import LiveTable
from ludejo.server.table_loader import NoTableError
from ludejo.store.base import StoreError
from ludejo.table import happenings as h
from ludejo.table.permissions import no
from ludejo.wire import told


async def expected(app: App, guest: str, address: str, code: str) -> LiveTable:
    """The table, if this guest may give it a list now; else `Refused`. For a guest who isn't there, there is no
    table."""
    guess = Guess(app.guesses, guest, address)
    live_table = await found(app, code)
    number = live_table.person(guest) if live_table is not None else None
    if live_table is None or number is None:
        await guess.wait()
        await guess.fail(code)
        raise Refused(NO_SUCH_TABLE)
    refusal = why_not(live_table, number)
    if refusal is None and app.new_lists.is_full(address):
        refusal = core.Refusal(ILLEGAL, "too-many-lists")
    if refusal is not None:
        raise Refused(refusal)
    app.new_lists.count(address)
    return live_table


async def found(app: App, code: str) -> LiveTable | None:
    """The table of this code; None if there is none."""
    try:
        return await app.loader.live_table(code)
    except NoTableError:
        return None
    except StoreError as error:
        raise Refused(refusal_of(error, is_invited=False)) from None


def why_not(live_table: LiveTable, number: int) -> core.Refusal | None:
    """Why this person may not give a list, whatever is in it."""
    table = live_table.writer.table
    if table.phase == "closed":
        return no("table-closed")
    if table.phase != "gathering":
        return no("has-started")  # checked first: at night nobody may learn whether the host is away (T13)
    if not table.may_host(number):
        return no("not-host")
    return None if table.game().list_option else no("no-lists")


def checked(name: str, rules: int, text: str) -> tuple[bytes, tuple[str, ...]]:
    """The verdict on a list for this game, and its words. A long one takes a while."""
    listing = game(name).under(rules).listed(text)
    assert listing is not None
    faults = tuple([told.refusal_of(one) for one in listing.refusals])
    sign = told.ListSign(listing.is_fine(), len(listing.words), listing.n_skipped, faults, listing.n_more)
    return told.encode(sign), tuple(listing.words)


async def given(app: App, live_table: LiveTable, guest: str, text: str) -> told.ListSign:
    """The verdict on the list. If all of it is fine, the table gets it; the same list again changes nothing."""
    table = live_table.writer.table
    said, listed = await app.side.call(checked, table.game_id, table.rules, text)
    sign, words = msgspec.json.decode(said, type=told.ListSign), tuple(listed)
    if sign.taken and words != table.list_played():
        refusal = await app.wished(live_table, guest, h.Listed(words))
        if refusal is not None:
            raise Refused(refusal)
    return sign
