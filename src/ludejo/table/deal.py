"""The numbers of a deal (docs/luck.md): who must open one, and what happens if a pledged number is not opened in time.

Somebody who can read the secret (it is in the database) and knows all numbers but one knows the deal early, and could
hold back the last number if they don't like the deal. So everybody is told who withheld a number, that person gives no
more numbers at this table, and the others draw fresh ones: all pledge before anybody opens. The secret stays, because
its seal was shown, and the server could choose a new one as it likes.
"""

from __future__ import annotations

import msgspec

from ludejo.table import happenings as h
from ludejo.table.seats import Chair, Person, Seats


class Failed(msgspec.Struct, frozen=True):
    """A deal that failed: by seat, what was pledged, what was opened ("" if nothing), and who withheld a number."""

    pledges: tuple[str, ...]
    numbers: tuple[str, ...]
    withheld: tuple[str, ...]  # by seat: the name of the person who pledged there and did not open, else ""


def ask(table: Seats) -> None:
    """Ask for the numbers. Bots have none, nor have seats without a pledge, nor people who withheld one before."""
    for chair in table.chairs:
        gives = bool(chair.pledge) and not chair.bot and not is_barred(table, chair)
        chair.number = None if gives else ""
        chair.pledge = chair.pledge if gives else ""  # so that nobody waits for it to be opened


def is_barred(table: Seats, chair: Chair) -> bool:
    """Has the person of this chair, or the person who pledged for it, withheld a number at this table?"""
    return any(number is not None and table.people[number].withheld for number in (chair.person, chair.pledger))


def is_owed(chair: Chair) -> bool:
    """Has somebody pledged a number here and not opened it yet?"""
    return chair.number is None and chair.pledger is not None


def is_awaited(chair: Chair) -> bool:
    """Is a fresh pledge awaited here? Only where a number was opened; without a fresh one, that number still counts."""
    return bool(chair.number) and not chair.pledge


def withhold(table: Seats) -> None:
    """The time to open is up. People who owe a number give none any more; the others are asked for fresh pledges."""
    table.failed.append(failed_now(table))
    for chair in table.chairs:
        if chair.number is None and chair.pledger is not None:
            table.people[chair.pledger].withheld = True
    for chair in table.chairs:
        chair.pledge = ""
        if chair.number is None or is_barred(table, chair):
            chair.number = ""
    table.first_moment += 1  # because another clock runs
    table.pledging = any(is_awaited(chair) for chair in table.chairs)


def failed_now(table: Seats) -> Failed:
    chairs = table.chairs
    return Failed(
        pledges=tuple(chair.pledge for chair in chairs),
        numbers=tuple(chair.number or "" for chair in chairs),
        withheld=tuple(pledger_name(table.people, chair) if is_owed(chair) else "" for chair in chairs),
    )


def pledger_name(people: list[Person], chair: Chair) -> str:
    """The name by which others know the person who pledged there."""
    own = chair.name if chair.person == chair.pledger else ""
    return "" if chair.pledger is None else own or people[chair.pledger].name


def ask_anew(table: Seats) -> None:
    """All fresh pledges are there, or the time for them is up: ask for the numbers. Nobody pledges any more."""
    table.pledging = False
    table.first_moment += 1
    for chair in table.chairs:
        if chair.pledge:
            chair.number = None


def time_up(table: Seats, moment: int) -> h.Expired | h.Withheld:
    """The entry to write when the time of a moment is up."""
    owes = table.phase == "sealing" and not table.pledging and any(is_owed(chair) for chair in table.chairs)
    return h.Withheld(moment) if owes else h.Expired(moment)
