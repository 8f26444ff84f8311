"""The words of people as the log will have them: names folded and numbered, talk without what can't be seen."""

from __future__ import annotations

import msgspec

from ludejo.core.refusal import Refused
from ludejo.table import happenings as h
from ludejo.table import names
from ludejo.table.names import no
from ludejo.table.seats import NO_SEAT
from ludejo.table.table import Table


def came_as(table: Table, guest: str, wished: str) -> str:
    """The name with which somebody comes. Who is known here is never sent away for a name: an old one is kept as it
    is, and a new one that can't be one changes nothing."""
    number = table.person_of(guest)
    name = names.folded(wished)
    if number is not None and (wished == table.people[number].name or names.fault(name) is not None):
        return table.people[number].name
    return free(table, name, number)


def free(table: Table, name: str, number: int | None, seat: int = NO_SEAT) -> str:
    """The name, with a number if another looks like it; one that can't be one is left for the table to refuse."""
    if names.fault(name) is not None:
        return name
    return names.numbered(name, table.looks_beside(number, seat).has)


def sat_as(table: Table, guest: str, did: h.Sat) -> h.Sat:
    """With the chair's name as it will be shown. Of several chairs of one person only one can have the person's own."""
    number = table.person_of(guest)
    if number is None or did.seat >= len(table.chairs) or (did.name and did.name == table.chairs[did.seat].name):
        return did
    name = names.folded(did.name)
    if not name and table.phase == "gathering":
        shown = table.people[number].name
        own = [live_table for live_table in table.held_by(number) if live_table != did.seat]
        is_shown = any(names.are_twins(shown, table.chairs[live_table].name or shown) for live_table in own)
        name = free(table, shown, number, did.seat) if is_shown else ""
    elif name:
        name = free(table, name, number, did.seat)
    return msgspec.structs.replace(did, name=name)


def renamed(table: Table, guest: str, did: h.Came | h.Sat) -> h.Came | h.Sat:
    """The same wish under a name that is free now."""
    if isinstance(did, h.Sat):
        return sat_as(table, guest, did)
    return msgspec.structs.replace(did, name=came_as(table, guest, did.name))


def said_aloud(did: h.Said) -> h.Said:
    """What others will read; `Refused` if nothing is left of it."""
    text = names.spoken(did.text)
    if not text:
        raise Refused(no("nothing-said"))
    return did if text == did.text else msgspec.structs.replace(did, text=text)
