"""What a table needs besides moves: who is missed, what to do while the store is in trouble, and who keeps it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import partial
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from ludejo.server.clocks import Clocks
from ludejo.server.connection import RESTART, Connection
from ludejo.server.nights import Night
from ludejo.server.writer import Request, Writer
from ludejo.store.base import Row
from ludejo.table import happenings as h
from ludejo.table.messages import Out
from ludejo.table.seats import NOBODY
from ludejo.wire import told

if TYPE_CHECKING:
    from ludejo.server.app import App

GONE_SECONDS = 10.0  # a phone that slept for a moment has not left
KEEPER_SECONDS = 1.0  # then it is asked again who keeps the table


@mypyc_attr(allow_interpreted_subclasses=True)
class Minded(ABC):
    """A table that is looked after."""

    writer: Writer

    def __init__(self, app: App, code: str) -> None:
        self.app = app
        self.code = code
        self.timers = Clocks(app, code)
        self.connections: dict[str, list[Connection]] = {}  # by guest; screens are nobody's
        self.hush: Night | None = None  # a night in which the wire tells nothing
        self.returning: set[str] = set()  # guests who are here, and whose coming waits to be stored
        self.is_awake = False  # not before its log was read
        self.was_in_trouble = False
        self.kept_waiting: set[str] = set()  # guests whose wishes waited when the trouble began
        self.was_open: Row | None = None  # what was being stored when we last looked
        self.left_at = -1.0  # since then nobody is here, though people were to gather; -1: somebody is

    @abstractmethod
    def happen(self, by: str, did: h.AnyHappening, late: bool = False) -> None:
        """Something the server itself has seen to."""

    @abstractmethod
    def wake(self) -> None:
        """Go on where the log ends."""

    @abstractmethod
    def let_go(self) -> None:
        """Everybody comes back soon."""

    @abstractmethod
    def go_on(self, out: Out) -> None:
        """What is due after this."""

    def miss(self, guest: str) -> None:
        """Without a device for a while, a guest has gone."""
        self.timers.set(f"gone {guest}", GONE_SECONDS, lambda: self.has_gone(guest))

    def has_gone(self, guest: str) -> None:
        """Not if a device of his is back, here or in another process."""
        if guest not in self.connections:
            self.app.peers.if_gone(self.code, guest, partial(self.note_gone, guest))

    def note_gone(self, guest: str) -> None:
        """In a game the last one stays as long as there is a screen: people look at it while their phones sleep, and
        without anybody the game would stand still."""
        if guest in self.connections:
            return
        if self.writer.table.phase == "playing" and NOBODY in self.connections and self.is_last(guest):
            self.miss(guest)
        else:
            self.happen(guest, h.Went())

    def is_last(self, guest: str) -> bool:
        """Is nobody else here, but for those whose going is being stored?"""
        leaving = {guest, *self.writer.wishers(h.Went)}
        return not any(person.present and person.guest not in leaving for person in self.writer.table.people)

    def call_back(self) -> None:
        """Whose going was written down while a device of his was coming back has come again."""
        for person in self.writer.table.people:
            if person.present or person.removed:
                self.returning.discard(person.guest)
            elif person.guest in self.connections and person.guest not in self.returning:
                self.returning.add(person.guest)
                self.happen(person.guest, h.Came(person.name))

    def follow_refusal(self, wish: Request) -> None:
        """A bot's move came too late: it may be due again by now. Who was let in, and found no place any more because
        others were faster, comes once more, and is told so at the door."""
        if wish.by == NOBODY:
            self.go_on(self.writer.table.standing())
        elif isinstance(wish.did, h.Came) and not self.is_present(wish.by):
            for connection in list(self.connections.get(wish.by, ())):
                connection.close(RESTART, "table-rests")

    def is_present(self, guest: str) -> bool:
        number = self.writer.table.person_of(guest)
        return number is not None and self.writer.table.people[number].present

    def look_after(self) -> None:
        """While the store is in trouble (or takes long), everybody knows, clocks stand still, and it is asked again."""
        was_in_trouble = self.was_in_trouble or self.writer.in_trouble
        if was_in_trouble:
            self.hold_clock()
        if self.writer.in_trouble:
            self.writer.try_again()
        if self.writer.is_outdated:
            self.let_go()
            self.app.drop(self.code)
            return
        self.note_empty()
        if self.is_done():
            self.app.let_go(self.code)
            return
        row = self.writer.open[1] if self.writer.open is not None else None  # compiled, a tuple is never the same twice
        is_slow = row is not None and row is self.was_open
        self.was_open = row
        is_in_trouble = self.writer.in_trouble or is_slow or bool(self.app.watch.why)
        if is_in_trouble != self.was_in_trouble:
            self.was_in_trouble = is_in_trouble
            self.tell_saving()
        elif is_in_trouble and self.hush is not None:
            self.tell_waiting()
        if self.was_in_trouble:
            self.hold_clock()
        elif was_in_trouble and self.writer.table.version and self.is_awake:
            self.go_on(self.writer.table.standing())
        elif was_in_trouble and self.writer.table.version:  # it was in trouble when it was opened
            self.wake()
        elif self.connections and not self.writer.is_busy():  # then nobody is coming who is here
            self.returning.clear()
            self.call_back()

    def tell_saving(self) -> None:
        """To everybody; in a hushed night to those who wait, for it tells that somebody has acted."""
        if self.was_in_trouble:
            self.kept_waiting = {
                guest
                for guest, connections in self.connections.items()
                if any(connection.open for connection in connections)
            }
        for guest, connections in self.connections.items():
            for connection in connections if self.hush is None or guest in self.kept_waiting else ():
                connection.tell(told.Saving(self.was_in_trouble))

    def tell_waiting(self) -> None:
        """Who has come to wait since, in a hushed night."""
        for guest, connections in self.connections.items():
            if guest not in self.kept_waiting and any(connection.open for connection in connections):
                self.kept_waiting.add(guest)
                for connection in connections:
                    connection.tell(told.Saving(True))

    def hold_clock(self) -> None:
        """Also if it has just run out, and nobody knows whether that is stored: it has a little left."""
        self.timers.hold()
        self.writer.withdraw(h.Expired)
        self.writer.withdraw(h.Withheld)
        if self.hush is not None:
            self.hush.hold()

    def is_done(self) -> bool:
        """The game is over and everybody has gone, or people were to gather and nobody is left, or others keep it and
        nobody is here: whoever comes back finds it in the store."""
        table = self.writer.table
        if self.connections or self.writer.is_busy():
            return False
        if self.is_empty() and self.app.peers.is_alone:
            return True
        if table.phase not in ("over", "closed"):
            return not self.app.peers.keeps(self.code) and not self.timers.has("gone ")
        return table.phase == "closed" or not any(person.present for person in table.people)

    def note_empty(self) -> None:
        """Since when is nobody here? By this process's own time: a clock that was set wrong empties no table."""
        table = self.writer.table
        gathers = (
            table.phase == "gathering" and not self.connections and not any(person.present for person in table.people)
        )
        if not gathers:
            self.left_at = -1.0
        elif self.left_at < 0:
            self.left_at = self.app.now()

    def is_empty(self) -> bool:
        """Was nobody here for a while, with no game going on? Then it is no longer one of the server's live tables,
        until somebody comes."""
        seconds = self.app.settings.limits.empty_seconds * self.app.settings.pace
        return seconds > 0 and self.left_at >= 0 and self.app.now() >= self.left_at + seconds

    def change_hands(self, some_are_gone: bool) -> None:
        """Other processes have come or gone: what this one keeps now goes on here. Who was at one that is gone has a
        while to come back."""
        if not self.app.peers.keeps(self.code):
            return
        if self.timers.missed > KEEPER_SECONDS:  # a clock that we did not see begin
            self.timers.running = ("", 0)
        self.go_on(self.writer.table.standing())
        for person in self.writer.table.people if some_are_gone else ():
            if person.present and not person.removed and person.guest not in self.connections:
                self.miss(person.guest)
