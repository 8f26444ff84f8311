"""Who may still come to a table. Strangers may take most places, but not all, and only some from one network."""

from __future__ import annotations

from ludejo.table import allowances as most
from ludejo.table import happenings as h
from ludejo.table.seats import Seats


def has_room(table: Seats, did: h.Came) -> bool:
    """Is there a place for somebody who was never here?"""
    rank = table.rank_by(did.invited, {did.net} - {""})
    if is_full(table, rank, did.net) or len(table.people) >= most.PEOPLE_EVER:
        return False
    strangers = [person for n, person in enumerate(table.people) if table.rank(n) == most.STRANGER]
    near = sum(did.net in person.nets for person in strangers)
    used_up = len(strangers) >= most.STRANGERS_EVER or near >= most.OF_A_NET_EVER
    return not (rank == most.STRANGER and used_up) and not table.stirs.is_used_up(rank, 0, len(table.chairs))


def has_room_again(table: Seats, number: int, did: h.Came) -> bool:
    """Is there a place for somebody who was here before? A person of this table may come back at any time."""
    if table.belongs(number) or table.people[number].sat or not is_news(table, number, did):
        return True
    rank = table.rank(number)
    is_out = not table.takes_place(number) and is_full(table, rank, did.net)
    return not is_out and not is_stirred(table, number)


def is_full(table: Seats, rank: int, net: str) -> bool:
    """Is there no place left for somebody of this rank?"""
    here = [n for n in range(len(table.people)) if table.takes_place(n)]
    if len(here) >= most.MOST_PEOPLE or rank != most.STRANGER:
        return len(here) >= most.MOST_PEOPLE
    strangers = [n for n in here if table.rank(n) == most.STRANGER]
    near = sum(net in table.people[n].nets for n in strangers)
    return len(strangers) >= most.MOST_STRANGERS or near >= most.STRANGERS_OF_A_NET


def is_stirred(table: Seats, number: int) -> bool:
    """Has this person, or have all people of this rank, used up what they may do besides playing?"""
    return table.stirs.is_used_up(table.rank(number), table.people[number].n_stirs, len(table.chairs))


def is_restless(table: Seats, number: int) -> bool:
    """Has a person of this table come so often that leaving is not logged any more? Then they count as present."""
    return table.people[number].n_came >= most.MOST_COMINGS and table.belongs(number)


def is_news(table: Seats, number: int | None, did: h.Came) -> bool:
    """Must the log say that this guest comes, with this name or this invitation?"""
    if number is None or not table.people[number].present:
        return True
    person = table.people[number]
    renamed = person.name != did.name and person.n_came < most.MOST_NAMES
    return renamed or (did.invited and not person.invited)


def nets_of_removed(table: Seats, number: int, wish: bool | None) -> tuple[str, ...]:
    """The networks to shut out with a person: all or none, as the host wishes; without a wish, those that nobody else
    here uses, the host included."""
    if wish is False or not 0 <= number < len(table.people):
        return ()
    people = enumerate(table.people)
    others = {net for n, one in people if n != number and table.takes_place(n) for net in one.nets}
    return tuple(sorted(net for net in table.people[number].nets if wish or net not in others))
