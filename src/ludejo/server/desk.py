"""One table's writer: one wish at a time is judged, stored, acknowledged, told. No sockets, no clock, no threads here.

Wishes that arrive while one is being stored wait in line. A command that is already in the log is acknowledged again
and changes nothing. When another process has written first, its entries are read and folded and the wish judged anew.
When nobody knows whether an entry was stored, nothing is acknowledged until reading shows it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

import msgspec

from ludejo.core.game import Game
from ludejo.core.refusal import Refusal
from ludejo.store.base import NO_HASH, Outcome, Row, Store, StoreError, bound
from ludejo.table.happenings import Any, Entry
from ludejo.table.messages import Out
from ludejo.table.table import Table


class Wish(msgspec.Struct, frozen=True):
    """Something a guest (or nobody: a clock, a bot) wants to happen; `command` is its id."""

    command: str
    by: str
    at: int
    did: Any


Acknowledge = Callable[[Wish, Refusal | None], None]
Tell = Callable[[Out], None]


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
        self.commands: set[str] = set()
        self.line: deque[Wish] = deque()
        self.open: tuple[Wish, Row] | None = None  # being stored
        self.in_trouble = False
        self.catch_up(telling=False)

    def wish(self, wish: Wish) -> None:
        """Take a wish in."""
        self.line.append(wish)
        self.go_on()

    def go_on(self) -> None:
        """Work off the line, as long as nothing is being stored."""
        while self.line and self.open is None and not self.in_trouble:
            self.take(self.line.popleft())

    def take(self, wish: Wish) -> None:
        if wish.command in self.commands:
            self.acknowledge(wish, None)
            return
        refusal = self.table.judge(wish.by, wish.did)
        if refusal is not None:
            self.acknowledge(wish, refusal)
            return
        body = msgspec.json.encode(Entry(wish.by, wish.at, wish.did))
        row = bound(self.hash, self.name, self.table.version + 1, wish.command, body)
        self.open = (wish, row)
        self.store.append(row, self.stored)

    def stored(self, outcome: Outcome) -> None:
        """The store has answered."""
        assert self.open is not None
        wish, row = self.open
        self.open = None
        if outcome is Outcome.STORED:
            self.acknowledge(wish, None)
            self.fold(row, telling=True)
        else:
            self.line.appendleft(wish)
            self.in_trouble = outcome is Outcome.FAILED
            if not self.in_trouble:
                self.catch_up(telling=True)
        self.go_on()

    def try_again(self) -> None:
        """The shell calls this now and then while there is trouble."""
        if self.in_trouble:
            self.in_trouble = not self.catch_up(telling=True)
            self.go_on()

    def catch_up(self, telling: bool) -> bool:
        """Fold what others have stored, or we ourselves before a crash; False if the store can't be read."""
        try:
            rows = self.store.read(self.name, self.table.version)
        except StoreError:
            return False
        for row in rows:
            self.fold(row, telling)
        return True

    def fold(self, row: Row, telling: bool) -> None:
        self.hash = row.hash
        self.commands.add(row.command)
        out = self.table.fold(msgspec.json.decode(row.body, type=Entry))
        for wish in [wish for wish in self.line if wish.command == row.command]:
            self.line.remove(wish)  # stored before we knew: now it is known, and said before anything is told
            self.acknowledge(wish, None)
        if telling:
            self.tell(out)
