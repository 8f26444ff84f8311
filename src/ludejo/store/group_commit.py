"""A store whose answers arrive in the event loop, all answers of one commit together."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from ludejo.core.log_lines import where
from ludejo.store.base import Answer, AnswerAll, ExpiredTable, Outcome, Row, Store

log = logging.getLogger("ludejo.store")
MOST_AT_ONCE = 200
SLOW_SECONDS = 1.0  # without an answer: then it is trouble
TOLD_AT_ONCE = 8  # the first devices need not wait until the last answer is worked off


class GroupCommitStore(Store):
    """`then` is called after each few answers."""

    def __init__(self, store: Store, loop: asyncio.AbstractEventLoop, then: Callable[[], None]) -> None:
        self.store = store
        self.hints = store.hints
        self.loop = loop
        self.then = then
        self.rows: list[Row] = []  # gathering, and who waits for each
        self.waiting: list[Answer] = []
        self.is_storing = False
        self.began = 0.0  # when the group that is being stored was handed over
        self.failure = ""  # why the last group was not stored
        self.gives_way = True  # to a writer in another thread
        self.n_lost = store.n_lost
        self.observe: Callable[[float], object] = lambda seconds: None  # how long a group took

    def append(self, row: Row, answer: Answer) -> None:
        """While a group is being stored the next one gathers: waking the writer costs more than a row does."""
        self.rows.append(row)
        self.waiting.append(answer)
        if not self.is_storing and len(self.rows) == 1:
            self.loop.call_soon(self.hand_over)

    def append_all(self, rows: list[Row], answer: AnswerAll) -> None:
        self.store.append_all(rows, answer)

    def hand_over(self) -> None:
        """What has gathered goes to the store; the answers come back from the writer's thread, all at once."""
        if self.is_storing or not self.rows:
            return
        rows, self.rows = self.rows[:MOST_AT_ONCE], self.rows[MOST_AT_ONCE:]
        waiting, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
        self.is_storing = True
        start = self.loop.time()
        self.began = time.monotonic()

        def answered(outcomes: list[Outcome]) -> None:
            self.observe(self.loop.time() - start)
            self.loop.call_soon_threadsafe(self.hand_out, waiting, outcomes)

        self.store.append_all(rows, answered)
        if self.gives_way:
            time.sleep(0)  # give up the interpreter's lock for a moment: the writer starts now, not when we are done

    def hand_out(self, waiting: list[Answer], outcomes: list[Outcome]) -> None:
        """The next group goes to the store first: it is written while these answers are worked off."""
        self.is_storing = False
        self.failure = self.store.trouble or "nobody knows why" if Outcome.FAILED in outcomes else ""
        self.hand_over()
        for n, (answer, outcome) in enumerate(zip(waiting, outcomes, strict=True), start=1):
            try:
                answer(outcome)
            except Exception as error:  # one table's fault: the others of its group are answered, too
                log.error("an answer of the store can't be taken: %s", where(error))
            if n % TOLD_AT_ONCE == 0:
                self.then()
        self.hand_over()
        self.then()

    def is_idle(self) -> bool:
        return not self.is_storing and not self.rows

    def why(self) -> str:
        """Why nothing is stored just now; "" if all is well."""
        is_slow = self.is_storing and time.monotonic() - self.began > SLOW_SECONDS
        return self.failure or ("the database does not answer" if is_slow else "")

    async def settle(self) -> None:
        """Wait until nothing is being stored."""
        while not self.is_idle():
            await asyncio.sleep(0.002)

    def read(self, table: str, after: int = 0) -> list[Row]:
        return self.store.read(table, after)

    def last(self, table: str) -> Row | None:
        return self.store.last(table)

    def find(self, table: str, command: str) -> Row | None:
        return self.store.find(table, command)

    def tables(self) -> dict[str, int]:
        return self.store.tables()

    def ends(self) -> dict[str, Row]:
        return self.store.ends()

    def latest(self) -> list[Row]:
        return self.store.latest()

    def tables_of(self, guest: str) -> list[str]:
        return self.store.tables_of(guest)

    def expired(self) -> list[ExpiredTable]:
        return self.store.expired()

    def expire(self, marks: list[ExpiredTable], others: list[str]) -> None:
        self.store.expire(marks, others)

    def probe(self) -> None:
        self.store.probe()

    def rewrite(self, table: str, rows: list[Row], last: bytes) -> bool:
        return self.store.rewrite(table, rows, last)

    def forget(self, table: str, last: bytes) -> bool:
        return self.store.forget(table, last)

    def key(self, name: str, first: bytes = b"") -> bytes:
        return self.store.key(name, first)

    def keys(self) -> dict[str, bytes]:
        return self.store.keys()

    def close(self) -> None:
        self.store.close()
