"""One table's writer: one wish at a time is judged, stored, acknowledged, told. No sockets, no clock, no threads here.

Wishes that arrive while one is being stored wait in line. A command that is already in the log is acknowledged again
and changes nothing. When another process has written first, its entries are read and folded and the wish judged anew.
When nobody knows whether an entry was stored, nothing is acknowledged until reading shows it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

import msgspec
from mypy_extensions import mypyc_attr

from ludejo.core.game import Game
from ludejo.core.refusal import Refusal
from ludejo.store.base import NO_HASH, Outcome, Row, Store, StoreError, bound
from ludejo.table.happenings import Any, Entry
from ludejo.table.messages import Out
from ludejo.table.table import Table

MOST_RECENT = 16
read_entry = msgspec.json.Decoder(Entry).decode


class Wish(msgspec.Struct, frozen=True):
    """Something a guest (or nobody: a clock, a bot) wants to happen; `command` is its id."""

    command: str
    by: str
    at: int
    did: Any


Acknowledge = Callable[[Wish, Refusal | None], None]
Tell = Callable[[Out], None]


@mypyc_attr(allow_interpreted_subclasses=True)
class Desk:
    """`acknowledge` answers wishes, `tell` gets what follows from each entry; both only after it is stored."""

    def __init__(
        self, name: str, find: Callable[[str], Game], store: Store, acknowledge: Acknowledge, tell: Tell
    ) -> None:
        self.name = name
        self.store = store
        self.acknowledge = acknowledge
        self.tell = tell
        self.table = Table(find)
        self.hash = NO_HASH
        self.recent: dict[str, None] = {}  # the last commands: most repeats come at once
        self.line: deque[Wish] = deque()
        self.open: tuple[Wish, Row, Entry] | None = None  # being stored
        self.is_loaded = self.catch_up(telling=False)
        self.in_trouble = not self.is_loaded

    def wish(self, wish: Wish) -> None:
        """Take a wish in."""
        self.line.append(wish)
        self.go_on()

    def go_on(self) -> None:
        """Work off the line, as long as nothing is being stored."""
        while self.line and self.open is None and not self.in_trouble:
            self.take(self.line.popleft())

    def take(self, wish: Wish) -> None:
        if wish.command in self.recent:
            self.acknowledge(wish, None)
            return
        refusal = self.table.judge(wish.by, wish.did)
        if refusal is not None:
            self.refuse(wish, refusal)
            return
        entry = Entry(wish.by, wish.at, wish.did)
        row = bound(self.hash, self.name, self.table.version + 1, wish.command, msgspec.json.encode(entry))
        self.open = (wish, row, entry)
        self.store.append(row, self.stored)

    def refuse(self, wish: Wish, refusal: Refusal) -> None:
        """Say no; unless others have written meanwhile (then it is judged anew), or it was granted long ago."""
        version = self.table.version
        self.line.appendleft(wish)
        known = self.catch_up(telling=True)
        if self.table.version > version:
            return
        self.line.popleft()
        try:
            repeated = known and self.store.has(self.name, wish.command)
        except StoreError:
            known = False
        if known:  # no answer while nobody knows: the device will ask again
            self.acknowledge(wish, None if repeated else refusal)

    def stored(self, outcome: Outcome) -> None:
        """The store has answered."""
        assert self.open is not None
        wish, row, entry = self.open
        self.open = None
        if outcome is Outcome.STORED:
            self.acknowledge(wish, None)
            self.fold(row, entry, telling=True)
        else:
            self.line.appendleft(wish)
            self.in_trouble = outcome is Outcome.FAILED or not self.catch_up(telling=True)
            if outcome is Outcome.REPEATED and not self.in_trouble:
                self.answer_repeats(wish.command)  # granted so long ago that we had forgotten
        self.go_on()

    def try_again(self) -> None:
        """The shell calls this now and then while there is trouble."""
        if self.in_trouble:
            if self.catch_up(telling=self.is_loaded):  # what was before our time is nobody's news
                self.in_trouble, self.is_loaded = False, True
            self.go_on()

    def catch_up(self, telling: bool) -> bool:
        """Fold what others have stored, or we ourselves before a crash; False if the store can't be read."""
        if self.open is not None:
            return True
        try:
            rows = self.store.read(self.name, self.table.version)
        except StoreError:
            return False
        for row in rows:
            self.fold(row, read_entry(row.body), telling)
        return True

    def fold(self, row: Row, entry: Entry, telling: bool) -> None:
        self.hash = row.hash
        self.remember(row.command)
        out = self.table.fold(entry)
        if self.line:
            self.answer_repeats(row.command)
        if telling:
            self.tell(out)

    def remember(self, command: str) -> None:
        self.recent[command] = None
        if len(self.recent) > MOST_RECENT:
            del self.recent[next(iter(self.recent))]

    def answer_repeats(self, command: str) -> None:
        """Stored before we knew: now it is known, and said before anything is told."""
        for wish in [wish for wish in self.line if wish.command == command]:
            self.line.remove(wish)
            self.acknowledge(wish, None)
