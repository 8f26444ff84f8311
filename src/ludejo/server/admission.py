"""Who may come to a table: people, screens, and tickets that hand over a seat."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from ludejo.core import refusal as core
from ludejo.core.refusal import UNKNOWN, Refused
from ludejo.server.connection import Connection
from ludejo.server.names import came_as
from ludejo.server.queries import no
from ludejo.server.screens import Screens
from ludejo.table import happenings as h
from ludejo.table.places import is_news
from ludejo.table.seats import NOBODY

if TYPE_CHECKING:
    from ludejo.server.live_table import LiveTable

MOST_SCREENS = 20  # of strangers, at a public table


@mypyc_attr(allow_interpreted_subclasses=True)
class Admission:
    """The devices that are arriving, and the tickets they bring."""

    def __init__(self, live_table: LiveTable) -> None:
        self.live_table = live_table
        self.app = live_table.app
        self.code = live_table.code
        self.writer = live_table.writer
        self.tickets: list[tuple[Connection, str]] = []  # of devices that are arriving

    def enter(self, connection: Connection, name: str, ticket: str) -> None:
        """A device comes. The first device of a guest is noted in the log."""
        table = self.writer.table
        if self.live_table.is_resting:
            raise Refused(no("table-rests"))
        came = h.Came(
            came_as(table, connection.guest, name), self.app.mark(self.code, connection.address), connection.is_invited
        )
        refusal = table.judge(connection.guest, came)
        if refusal is not None:
            raise Refused(refusal)
        connection.live_table = self.live_table
        self.live_table.arrive(connection.guest, connection)
        self.live_table.receive(connection)
        number = table.person_of(connection.guest)
        if number is not None and not is_news(table, number, came):
            self.live_table.post([connection], table.greeting(number))
        else:
            self.live_table.presence.returning.add(connection.guest)  # this guest is coming
            self.live_table.happen(connection.guest, came)
        self.live_table.tell_clock([connection])
        if ticket:
            self.tickets.append((connection, ticket))
            self.redeem()

    def enter_screen(self, connection: Connection, ticket: str) -> None:
        """A screen comes. Its guest does not come with it, so nothing is noted in the log."""
        if self.live_table.is_resting:
            raise Refused(no("table-rests"))
        refusal = self.judge_screen(connection, ticket)
        if refusal is not None:
            raise Refused(refusal)
        connection.live_table, connection.is_screen = self.live_table, True
        self.live_table.connections.setdefault(NOBODY, []).append(connection)
        self.live_table.receive(connection)
        self.live_table.screens = Screens(self.writer.table)
        self.live_table.post([connection], self.live_table.screens.whole())
        self.live_table.tell_clock([connection])

    def judge_screen(self, connection: Connection, ticket: str) -> core.Refusal | None:
        """May a screen come? People of the table may put one up, also with a ticket; at a public table anybody may."""
        table = self.writer.table
        number = table.person_of(connection.guest)
        if table.phase == "closed":
            return no("table-closed")
        if number is not None and table.people[number].removed:
            return no("was-removed")
        if number is not None and table.belongs(number):
            return None
        if number is None and self.app.mark(self.code, connection.address) in table.shut_out:
            return no("network-removed")
        if not table.private and len(self.live_table.connections.get(NOBODY, ())) < MOST_SCREENS:
            return None
        by = connection.let_in_by = self.app.tickets.let_in(connection.guest, self.code, ticket)
        return core.Refusal(UNKNOWN, "no-such-table") if by is None or by in self.live_table.removed() else None

    def redeem(self) -> None:
        """Hand over the seats of tickets to guests who have arrived; not while the cards are dealt."""
        if self.writer.table.phase == "sealing":
            return
        for connection, ticket in list(self.tickets):
            number = self.writer.table.person_of(connection.guest)
            if number is not None:
                self.tickets.remove((connection, ticket))
                keys = self.app.guesses.keys(connection.guest, connection.address)
                try:
                    seconds = self.app.guesses.seconds(keys)
                    self.app.guesses.later(keys, seconds, partial(self.hand_over, connection, ticket, number))
                except Refused as refused:
                    connection.refuse("", refused.refusal)

    def hand_over(self, connection: Connection, ticket: str, number: int) -> None:
        """Hand over the seat of a ticket; a wrong ticket is a guess."""
        if connection.is_closed:
            return
        found = self.app.tickets.redeem(ticket, self.code)
        if found is not None:
            self.live_table.happen(found[0], h.Gave(found[1], number))
            return
        self.app.guesses.note(self.app.guesses.keys(connection.guest, connection.address), f"{self.code} {ticket}")
        connection.refuse("", core.Refusal(UNKNOWN, "unknown-ticket"))
