"""Counts each entry after it was folded: as play, as talk, or as what people do besides."""

from __future__ import annotations

from ludejo.core.event import EVERYONE
from ludejo.table import happenings as h
from ludejo.table.allowances import PLAYER
from ludejo.table.permissions import STIRS
from ludejo.table.seats import NOBODY, Person, Seats

NOT_PLAY = (*STIRS, h.Said, h.Came, h.Went, h.Stood, h.Resumed)


def tally(table: Seats, entry: h.Entry, rank: int) -> None:
    """Count an entry. `rank` is the person's rank before it. What players do besides talking counts as play."""
    did = entry.did
    number = table.person_of(entry.by) if isinstance(did, NOT_PLAY) and entry.by != NOBODY else None
    if number is None:
        table.n_game += 1
    elif isinstance(did, h.Said):
        tally_talk(table, number, rank)
    else:
        tally_stir(table, table.people[number], did, table.rank(number) if isinstance(did, h.Came) else rank)


def tally_talk(table: Seats, number: int, rank: int) -> None:
    """Talk that not everybody hears is counted for its speaker alone."""
    person = table.people[number]
    play = table.play if table.phase == "playing" else None
    if play is not None and table.hearers(number, play) != EVERYONE:
        person.n_whispered += 1
    else:
        person.n_said += 1
        table.talk.add(rank)


def tally_stir(table: Seats, person: Person, did: h.AnyHappening, rank: int) -> None:
    person.n_came += isinstance(did, h.Came)
    person.n_stirs += 1
    if rank != PLAYER:
        table.stirs.add(rank)
    elif not isinstance(did, (h.Came, h.Went)):  # a player with a bad connection uses up nothing
        table.n_game += 1
