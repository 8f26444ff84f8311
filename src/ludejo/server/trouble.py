"""While the store is in trouble: everybody at the table knows, and the clock stands still."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from ludejo.server.connection import Connection
from ludejo.store.base import Row
from ludejo.table import happenings as h
from ludejo.wire import told

if TYPE_CHECKING:
    from ludejo.server.live_table import LiveTable


@mypyc_attr(allow_interpreted_subclasses=True)
class Trouble:
    """Whether one table can be stored, as its devices are told."""

    def __init__(self, live_table: LiveTable) -> None:
        self.live_table = live_table
        self.writer = live_table.writer
        self.is_told = False  # do the devices know that saving takes longer?
        self.was_open: Row | None = None  # what was being stored when we last looked
        self.kept_waiting: set[str] = set()  # guests who know it in a night: only those who wait for an answer

    def look(self) -> None:
        """Is the store in trouble, or slow? Tell the devices if that has changed."""
        # mypyc makes a new tuple at each read, so compare the row
        row = self.writer.storing[1] if self.writer.storing is not None else None
        is_slow = row is not None and row is self.was_open
        self.was_open = row
        is_in_trouble = self.writer.in_trouble or is_slow or bool(self.live_table.app.watch.why)
        if is_in_trouble != self.is_told:
            self.is_told = is_in_trouble
            self.tell_all()
        elif is_in_trouble and self.live_table.night is not None:
            self.tell_waiting()

    def tell_all(self) -> None:
        """Tell everybody; in a night only those who wait, because it reveals that somebody has acted."""
        connections = self.live_table.connections
        if self.is_told:
            self.kept_waiting = {guest for guest, own in connections.items() if is_waiting(own)}
        for guest, own in connections.items():
            for connection in own if self.live_table.night is None or guest in self.kept_waiting else ():
                connection.tell(told.Saving(self.is_told))

    def tell_waiting(self) -> None:
        """Tell guests who have begun to wait since, in a night."""
        for guest, own in self.live_table.connections.items():
            if guest not in self.kept_waiting and is_waiting(own):
                self.kept_waiting.add(guest)
                for connection in own:
                    connection.tell(told.Saving(True))

    def hold_clock(self) -> None:
        """Stop the clock. If it has just run out and nobody knows whether that is stored, it has a little left."""
        self.live_table.clocks.hold()
        self.writer.withdraw(h.Expired)
        self.writer.withdraw(h.Withheld)
        if self.live_table.night is not None:
            self.live_table.night.hold()


def is_waiting(connections: list[Connection]) -> bool:
    return any(connection.unanswered for connection in connections)
