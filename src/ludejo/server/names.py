"""Names and chat as the log will have them: names are folded and numbered, invisible characters are removed."""

from __future__ import annotations

import msgspec

from ludejo.core.refusal import Refused
from ludejo.table import happenings as h
from ludejo.table import names
from ludejo.table.names import no
from ludejo.table.seats import NO_SEAT
from ludejo.table.table import Table


def came_as(table: Table, guest: str, wished: str) -> str:
    """The name under which a guest comes. A person of this table is never refused because of a name: an old name
    stays as it is, and a new one that is not possible changes nothing."""
    number = table.person_of(guest)
    name = names.folded(wished)
    if number is not None and (wished == table.people[number].name or names.fault(name) is not None):
        return table.people[number].name
    return free(table, name, number)


def free(table: Table, name: str, number: int | None, seat: int = NO_SEAT) -> str:
    """The name, with a number if another name looks like it. An impossible name is left for the table to refuse."""
    if names.fault(name) is not None:
        return name
    return names.numbered(name, table.looks_beside(number, seat).has)


def sat_as(table: Table, guest: str, did: h.Sat) -> h.Sat:
    """The wish with the chair's name as it will be shown. Only one chair of a person can have the person's own name."""
    number = table.person_of(guest)
    if number is None or did.seat >= len(table.chairs) or (did.name and did.name == table.chairs[did.seat].name):
        return did
    name = names.folded(did.name)
    if not name and table.phase == "gathering":
        shown = table.people[number].name
        own = [seat for seat in table.held_by(number) if seat != did.seat]
        is_shown = any(names.are_twins(shown, table.chairs[seat].name or shown) for seat in own)
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
