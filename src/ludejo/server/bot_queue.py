"""The questions that wait for a bot. Tables with people come first; otherwise tables take turns."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from ludejo.bots.base import Question
from ludejo.core.game import Game

Then = Callable[[bytes, bool], None]  # the move, and whether another bot made it because this one was late


def always() -> bool:
    return True


class BotTask:
    """A question of a table. `has_people` and `is_wanted` are asked when its turn comes: by then everybody
    may have left, or the game may have gone on."""

    def __init__(
        self,
        game: Game,
        bot: str,
        question: Question,
        then: Then,
        table: str = "",
        has_people: Callable[[], bool] = always,
        is_wanted: Callable[[], bool] = always,
    ) -> None:
        self.game = game
        self.bot = bot
        self.question = question
        self.then = then
        self.table = table
        self.has_people = has_people
        self.is_wanted = is_wanted


Turns = dict[str, deque[BotTask]]  # by table; the one whose turn it is comes first


class BotQueue:
    """If a table asks much, only its own questions wait longer, not those of other tables."""

    def __init__(self) -> None:
        self.front: Turns = {}  # tables at which somebody waits
        self.back: Turns = {}
        self.has_arrived = asyncio.Event()

    def put(self, task: BotTask) -> None:
        self.back.setdefault(task.table, deque()).append(task)
        if task.table in self.front or task.has_people():
            self.prefer(task.table)
        self.has_arrived.set()

    def prefer(self, table: str) -> None:
        """Somebody is at this table (again)."""
        tasks = self.back.pop(table, None)
        if tasks is not None:
            self.front.setdefault(table, deque()).extend(tasks)

    def take(self) -> BotTask | None:
        """The next question; None if there is none. A table that everybody has left goes to the back."""
        while self.front:
            table = next(iter(self.front))
            if self.front[table][0].has_people():
                return turn_of(self.front)
            self.back.setdefault(table, deque()).extend(self.front.pop(table))
        return turn_of(self.back) if self.back else None

    async def get(self) -> BotTask:
        """The next question, as soon as there is one."""
        while (task := self.take()) is None:
            self.has_arrived.clear()
            await self.has_arrived.wait()
        return task

    def qsize(self) -> int:
        return sum(len(tasks) for turns in (self.front, self.back) for tasks in turns.values())


def turn_of(turns: Turns) -> BotTask:
    """One question of the first table, which then goes behind all others."""
    table = next(iter(turns))
    tasks = turns.pop(table)
    task = tasks.popleft()
    if tasks:
        turns[table] = tasks
    return task
