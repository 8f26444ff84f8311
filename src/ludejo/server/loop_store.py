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
        self.gathering: list[tuple[Row, Answer]] = []
        self.n_open = 0  # rows whose answer is not known yet

    def append(self, row: Row, answer: Answer) -> None:
        """While a group is being stored the next one gathers: waking the writer costs more than a row does."""
        self.gathering.append((row, lambda outcome: self.answered(answer, outcome)))
        if not self.n_open and len(self.gathering) == 1:
            self.loop.call_soon(self.hand_over)

    def hand_over(self) -> None:
        """What has gathered goes to the store."""
        if self.gathering and not self.n_open:
            group, self.gathering = self.gathering, []
            self.n_open = len(group)
            self.store.append_all(group)

    def answered(self, answer: Answer, outcome: Outcome) -> None:
        """In the writer's thread. One call wakes the loop for all answers that come before it runs."""
        self.answers.append((answer, outcome))
        if not self.is_called:
            self.is_called = True
            self.loop.call_soon_threadsafe(self.hand_out)

    def hand_out(self) -> None:
        """The next group goes to the store first: it is written while these answers are worked off."""
        self.is_called = False
        answers = [self.answers.popleft() for _ in range(len(self.answers))]
        self.n_open -= len(answers)
        self.hand_over()
        for answer, outcome in answers:
            answer(outcome)
        self.hand_over()
        self.then()

    async def settle(self) -> None:
        """Wait until nothing is being stored."""
        while self.n_open or self.gathering:
            await asyncio.sleep(0.002)

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
