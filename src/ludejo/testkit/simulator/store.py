"""The simulator's store: slow, late, out of order for a while, and now and then nobody knows what it stored."""

from __future__ import annotations

from collections.abc import Callable

from ludejo.store.base import Answer, Outcome, Row, Store, StoreError, T, attempt
from ludejo.store.memory import MemoryStore
from ludejo.testkit.fault import demand
from ludejo.testkit.simulator.world import SimulatedWorld

AT_ONCE = 10
MOST_TRIES = 20


class SickStore(MemoryStore):
    """What is stored, for all servers; `noticed` learns of every row at the moment it is durable."""

    def __init__(self, world: SimulatedWorld, noticed: Callable[[Row], None]) -> None:
        super().__init__()
        self.world = world
        self.noticed = noticed
        self.is_out = False
        self.is_unreadable = False

    def put(self, row: Row) -> Outcome:
        outcome = super().put(row)
        if outcome is Outcome.STORED:
            self.noticed(row)
        return outcome

    def take(self, pipe: Pipe, row: Row, answer: Answer) -> None:
        """An append begins: it may fail, take long, or be given up and stored all the same, later."""
        world = self.world
        if world.odds("store failed before", 25):
            world.later(world.between(1, AT_ONCE), pipe.answer, answer, Outcome.FAILED)
        elif world.odds("stored after giving up", 50):
            world.later(1, pipe.answer, answer, Outcome.FAILED)
            world.later(world.between(2, 1_500), self.commit, row)
        else:
            slow = world.between(500, 3_000) if world.odds("slow store", 30) else world.between(1, AT_ONCE)
            world.later(slow, self.finish, pipe, row, answer)

    def commit(self, row: Row) -> Outcome:
        return Outcome.FAILED if self.is_out else self.put(row)

    def finish(self, pipe: Pipe, row: Row, answer: Answer) -> None:
        """It is stored, or not; the answer may be late, or not say what happened."""
        world = self.world
        outcome = self.commit(row)
        if world.odds("store failed after", 25):
            outcome = Outcome.FAILED
        late = world.between(200, 2_000) if world.odds("late answer", 30) else world.between(0, AT_ONCE)
        world.later(late, pipe.answer, answer, outcome)

    def go_out(self, reading_only: bool) -> None:
        """For a while nothing can be read, and perhaps nothing stored."""
        self.world.count("store unreadable" if reading_only else "store out")
        self.is_unreadable = True
        self.is_out = self.is_out or not reading_only
        self.world.later(self.world.between(200, 2_500), self.heal)

    def heal(self) -> None:
        self.is_out = self.is_unreadable = False


class Pipe(MemoryStore):
    """One server's way to the store, for as long as that server lives."""

    def __init__(self, store: SickStore) -> None:
        self.store = store
        self.rows = store.rows
        self.commands = store.commands
        self.is_open = True
        self.tries = ("", 0)

    def append(self, row: Row, answer: Answer) -> None:
        """A good server waits before it asks again; a bad one would ask without end."""
        n = self.tries[1] + 1 if self.tries[0] == row.command else 1
        self.tries = (row.command, n)
        demand(n <= MOST_TRIES, "sim", f"{row.command} was sent to the store {n} times")
        self.store.take(self, row, answer)

    def answer(self, answer: Answer, outcome: Outcome) -> None:
        if self.is_open:
            answer(outcome)

    def fetch(self, look: Callable[[Store], T], answer: Callable[[T | StoreError], None]) -> None:
        """What was read now is answered later; others may write meanwhile."""
        world = self.store.world
        late = world.between(200, 2_000) if world.odds("late read", 30) else world.between(0, AT_ONCE)
        world.later(late, self.answer_read, answer, attempt(look, self))

    def answer_read(self, answer: Callable[[T | StoreError], None], found: T | StoreError) -> None:
        if self.is_open:
            answer(found)

    def look(self) -> None:
        if self.store.is_unreadable:
            raise StoreError("nothing can be read now")

    def read(self, table: str, after: int = 0) -> list[Row]:
        self.look()
        return super().read(table, after)

    def find(self, table: str, command: str) -> Row | None:
        self.look()
        return super().find(table, command)
