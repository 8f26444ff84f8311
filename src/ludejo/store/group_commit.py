"""A store whose answers arrive in the event loop, all answers of one commit together."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from ludejo.core.log_lines import where
from ludejo.store.base import Answer, AnswerAll, ExpiredTable, Outcome, Row, Store, StoreError, T, attempt

log = logging.getLogger("ludejo.store")
MOST_AT_ONCE = 200
SLOW_SECONDS = 1.0  # if the store takes longer to answer, it has a problem
READERS = 2  # threads, so that one long log does not keep all other reads waiting
TOLD_AT_ONCE = 8  # answers; so the first devices do not wait until the last answer is handled


class GroupCommitStore(Store):
    """`then` is called after every few answers."""

    def __init__(self, store: Store, loop: asyncio.AbstractEventLoop, then: Callable[[], None]) -> None:
        self.store = store
        self.hints = store.hints
        self.loop = loop
        self.then = then
        self.rows: list[Row] = []  # for the next group, with the callback of each in `waiting`
        self.waiting: list[Answer] = []
        self.readers = ThreadPoolExecutor(READERS, "ludejo-read")
        self.is_storing = False
        self.began = 0.0  # when the group that is being stored was handed over
        self.failure = ""  # why the last group was not stored
        self.gives_way = True  # does the store write in another thread, which should start at once?
        self.n_lost = store.n_lost
        self.observe: Callable[[float], object] = lambda seconds: None  # how long a group took

    def append(self, row: Row, answer: Answer) -> None:
        """While a group is being stored, collect rows for the next one: waking the writer costs more than a row."""
        self.rows.append(row)
        self.waiting.append(answer)
        if not self.is_storing and len(self.rows) == 1:
            self.loop.call_soon(self.hand_over)

    def append_all(self, rows: list[Row], answer: AnswerAll) -> None:
        self.store.append_all(rows, answer)

    def hand_over(self) -> None:
        """Give the collected rows to the store. The answers come back from the writer's thread, all at once."""
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
            time.sleep(0)  # release the interpreter's lock for a moment: the writer starts now, not when we are done

    def hand_out(self, waiting: list[Answer], outcomes: list[Outcome]) -> None:
        """Hand over the next group first, so that it is written while these answers are handled."""
        self.is_storing = False
        self.failure = self.store.trouble or "the reason is unknown" if Outcome.FAILED in outcomes else ""
        self.hand_over()
        for n, (answer, outcome) in enumerate(zip(waiting, outcomes, strict=True), start=1):
            try:
                answer(outcome)
            except Exception as error:  # one table's fault must not keep the others from their answers
                log.error("a table could not handle an answer of the store: %s", where(error))
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

    def fetch(self, look: Callable[[Store], T], answer: Callable[[T | StoreError], None]) -> None:
        """Read in another thread, because the event loop must not wait; the answer comes in the event loop."""
        if self.store.is_in_memory:
            self.store.fetch(look, answer)
            return

        def read() -> None:
            found = attempt(look, self.store)
            with suppress(RuntimeError):  # the event loop has ended
                self.loop.call_soon_threadsafe(answer, found)

        self.readers.submit(read)

    async def fetched(self, look: Callable[[Store], T]) -> T:
        """The result of a read in another thread; `StoreError` if the store can't be read now."""
        if self.store.is_in_memory:
            return look(self.store)
        return await self.loop.run_in_executor(self.readers, look, self.store)

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
        self.readers.shutdown(cancel_futures=True)
        self.store.close()
