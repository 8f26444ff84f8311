"""A store whose answers arrive in the event loop, all answers of one commit together."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from ludejo.store.base import Answer, Outcome, Row, Store


class LoopStore(Store):
    """`then` is called after each bunch of answers."""

    def __init__(self, store: Store, loop: asyncio.AbstractEventLoop, then: Callable[[], None]) -> None:
        self.store = store
        self.loop = loop
        self.then = then
        self.answers: deque[tuple[Answer, Outcome]] = deque()
        self.is_called = False

    def append(self, row: Row, answer: Answer) -> None:
        self.store.append(row, lambda outcome: self.answered(answer, outcome))

    def answered(self, answer: Answer, outcome: Outcome) -> None:
        """In the writer's thread. One call wakes the loop for all answers that come before it runs."""
        self.answers.append((answer, outcome))
        if not self.is_called:
            self.is_called = True
            self.loop.call_soon_threadsafe(self.hand_out)

    def hand_out(self) -> None:
        self.is_called = False
        while self.answers:
            answer, outcome = self.answers.popleft()
            answer(outcome)
        self.then()

    def read(self, table: str, after: int = 0) -> list[Row]:
        return self.store.read(table, after)

    def has(self, table: str, command: str) -> bool:
        return self.store.has(table, command)

    def tables(self) -> dict[str, int]:
        return self.store.tables()

    def ages(self) -> dict[str, bytes]:
        return self.store.ages()

    def rewrite(self, table: str, rows: list[Row], last: bytes) -> bool:
        return self.store.rewrite(table, rows, last)

    def forget(self, table: str) -> None:
        self.store.forget(table)

    def key(self, name: str) -> bytes:
        return self.store.key(name)

    def close(self) -> None:
        self.store.close()
