"""Codes that people type or scan: codes of tables, and one-time tickets that move a seat to another device or let in a
screen in another browser."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from ludejo.language.blocklist import is_rude_code

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # 31 characters; none looks like another
CODE_LENGTH = 10
GOOD_SECONDS = 300
SCREEN = -1  # the seat of a ticket for a screen
MOST_TICKETS = 10_000


def new_code() -> str:
    """A random code. There are 31 to the 10th power, so nobody guesses one. Codes with a rude word in them are left
    out, because people read codes aloud."""
    while is_rude_code(code := "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))):
        continue
    return code


class Tickets:
    """Kept in memory only: if a restart loses a ticket, its guest asks for another."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.open: dict[str, tuple[float, str, str, int]] = {}  # until when, table, guest, seat
        self.screens: dict[tuple[str, str], str] = {}  # who let a screen in, by its table and guest

    def issue(self, table: str, guest: str, seat: int) -> tuple[str, int]:
        """A ticket for this seat (or a screen), and for how many seconds; older ones for it are void."""
        self.drop(lambda until, *of: until < self.now() or of == (table, guest, seat))
        while len(self.open) >= MOST_TICKETS:
            del self.open[next(iter(self.open))]
        ticket = new_code()
        self.open[ticket] = (self.now() + GOOD_SECONDS, table, guest, seat)
        return ticket, GOOD_SECONDS

    def redeem(self, ticket: str, table: str, for_screen: bool = False) -> tuple[str, int] | None:
        """The guest and the seat of a ticket, once; None if it is unknown, of another kind or table, or too old."""
        found = self.open.get(ticket)
        if found is None or found[1] != table or (found[3] == SCREEN) != for_screen:
            return None
        until, _, guest, seat = self.open.pop(ticket)
        return (guest, seat) if self.now() <= until else None

    def let_in(self, guest: str, table: str, ticket: str) -> str | None:
        """The guest who lets this guest's screen in, by this ticket or an earlier one; None if there is none."""
        found = self.redeem(ticket, table, for_screen=True)
        if found is not None:
            while len(self.screens) >= MOST_TICKETS:
                del self.screens[next(iter(self.screens))]
            self.screens[table, guest] = found[0]
        return self.screens.get((table, guest))

    def forget(self, guest: str) -> None:
        """Nothing of this guest stays: neither tickets nor screens."""
        self.drop(lambda until, table, of, seat: of == guest)
        for key in [key for key, by in self.screens.items() if guest in (key[1], by)]:
            del self.screens[key]

    def drop(self, which: Callable[..., bool]) -> None:
        for ticket in [ticket for ticket, of in self.open.items() if which(*of)]:
            del self.open[ticket]
