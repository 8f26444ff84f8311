"""What the screens at a table show: what everybody may see, on all of them the same. A screen is no person."""

from __future__ import annotations

from ludejo.core.event import ONLOOKER
from ludejo.table.messages import Message
from ludejo.table.table import NO_PERSON, Table


class Screens:
    """Compares the table with what the screens were last told, so that tables without a screen have no extra work."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.room = table.room(NO_PERSON)
        self.play = table.play
        self.n = self.play.sent[ONLOOKER] if self.play else 0
        self.n_events = len(self.play.past[ONLOOKER]) if self.play else 0

    def whole(self) -> list[Message]:
        """Everything, for a screen that comes; at a private table, too, because the screen was let in."""
        return [self.room, *([self.play.whole(ONLOOKER)] if self.play else [])]

    def news(self) -> list[Message]:
        """What has changed since they were told last."""
        room = self.table.room(NO_PERSON)
        found: list[Message] = [] if room == self.room else [room]
        self.room = room
        return found + self.sights()

    def sights(self) -> list[Message]:
        play = self.table.play
        if play is not self.play:
            self.play, self.n, self.n_events = play, 0, 0
        if play is None or play.sent[ONLOOKER] == self.n:
            return []
        events = play.past[ONLOOKER][self.n_events :]
        self.n, self.n_events = play.sent[ONLOOKER], len(play.past[ONLOOKER])
        return [play.sight(ONLOOKER, tuple(events))]
