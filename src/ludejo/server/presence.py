"""Who is at a table: guests whose devices are gone are missed for a while, then they count as gone, and bots take the
seats of those who stay away."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from ludejo.bots import STAND_IN
from ludejo.table import happenings as h
from ludejo.table.seats import NOBODY

if TYPE_CHECKING:
    from ludejo.server.live_table import LiveTable

GONE_SECONDS = 10.0  # a phone that slept for a moment has not left


@mypyc_attr(allow_interpreted_subclasses=True)
class Presence:
    """The guests at one table who come back, or stay away."""

    def __init__(self, live_table: LiveTable) -> None:
        self.live_table = live_table
        self.app = live_table.app
        self.returning: set[str] = set()  # guests who are here, and whose coming waits to be stored
        self.left_at = -1.0  # since when nobody is at a table that has not started; -1: somebody is

    def miss_all(self) -> None:
        """Nobody has a device here yet: all people of the table have a while to come back."""
        for person in self.live_table.writer.table.people:
            if person.present and not person.removed and person.guest not in self.live_table.connections:
                self.miss(person.guest)

    def miss(self, guest: str) -> None:
        """A guest without a device for a while has gone."""
        self.live_table.clocks.set(f"gone {guest}", GONE_SECONDS, partial(self.has_gone, guest))

    def has_gone(self, guest: str) -> None:
        """Not if a device of this guest is back, in this process or in another."""
        if guest not in self.live_table.connections:
            self.app.peers.if_gone(self.live_table.code, guest, partial(self.note_gone, guest))

    def note_gone(self, guest: str) -> None:
        """Write down that a guest has gone. In a game with a screen the last guest stays: people look at the screen
        while their phones sleep, and without anybody the game would stand still."""
        connections = self.live_table.connections
        if guest in connections:
            return
        if self.live_table.writer.table.phase == "playing" and NOBODY in connections and self.is_last(guest):
            self.miss(guest)
        else:
            self.live_table.happen(guest, h.Went())

    def is_last(self, guest: str) -> bool:
        """Is nobody else here, except guests whose going is being stored?"""
        leaving = {guest, *self.live_table.writer.wishers(h.Went)}
        people = self.live_table.writer.table.people
        return not any(person.present and person.guest not in leaving for person in people)

    def call_back(self) -> None:
        """A guest whose going was stored while a device was coming back has come again."""
        for person in self.live_table.writer.table.people:
            if person.present or person.removed:
                self.returning.discard(person.guest)
            elif person.guest in self.live_table.connections and person.guest not in self.returning:
                self.returning.add(person.guest)
                self.live_table.happen(person.guest, h.Came(person.name))

    def replace_deserted(self) -> None:
        """Let bots take the seats of people who stay away, unless nobody is left who waits. When somebody comes, the
        wait starts anew."""
        live_table = self.live_table
        for seat in live_table.writer.table.standing().deserted if live_table.has_people() else ():
            live_table.happen(NOBODY, h.Filled(seat, STAND_IN))

    def is_present(self, guest: str) -> bool:
        table = self.live_table.writer.table
        number = table.person_of(guest)
        return number is not None and table.people[number].present

    def note_empty(self) -> None:
        """Remember since when nobody is here, by this process's own time: a clock that is set wrong empties no
        table."""
        table = self.live_table.writer.table
        is_there = bool(self.live_table.connections) or any(person.present for person in table.people)
        if table.phase != "gathering" or is_there:
            self.left_at = -1.0
        elif self.left_at < 0:
            self.left_at = self.app.now()

    def is_empty(self) -> bool:
        """Was nobody here for a while, with no game going on? Then the table does not count as live until somebody
        comes."""
        seconds = self.app.settings.limits.empty_seconds * self.app.settings.pace
        return seconds > 0 and self.left_at >= 0 and self.app.now() >= self.left_at + seconds
