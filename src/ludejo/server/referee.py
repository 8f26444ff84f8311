"""Open moves of a table get their verdict here, before they are stored.

No device can write a verdict. Dictionaries and vectors take a second to load and a while to ask, so a side process
does that.
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine
from importlib import import_module
from typing import Any

import msgspec

from ludejo.core.event import ONLOOKER
from ludejo.core.log_lines import where
from ludejo.core.move import Move
from ludejo.games import game
from ludejo.server.side_process import SideProcess
from ludejo.table.table import Table

log = logging.getLogger("ludejo.referee")
Then = Callable[[msgspec.Raw], None]


def has_referee(table: Table) -> bool:
    """Does the game at this table have a referee?"""
    return table.play is not None and table.game().referee != ""


def judged_words(name: str, rules: int, words: bytes, view: bytes, is_bot: bool) -> bytes:
    """The move with the referee's verdict on its words; a move without words stays as it is. A bot may have named a
    word by its number."""
    played, referee = game(name).under(rules), import_module(game(name).referee)
    seen = msgspec.json.decode(view, type=played.view_type())
    move: Move = referee.spoken(played.read(words), seen) if is_bot else played.read(words)
    verdict: str = referee.verdict_on(move, seen)
    return bytes(written(played.with_verdict(move, verdict) if verdict else move))


def warmed_up(name: str, language: str) -> bool:
    """Load what the referee of such a game will need."""
    import_module(game(name).referee).warm_up(language)
    return True


def view_of(table: Table) -> bytes:
    """What everybody sees: a referee knows no more."""
    assert table.play is not None
    return msgspec.json.encode(table.play.state.view(ONLOOKER))


def refereed_words(table: Table, words: bytes) -> msgspec.Raw:
    """The answer of a bot with its verdict, judged at once."""
    return msgspec.Raw(judged_words(table.game_id, table.rules, words, view_of(table), True))


class RefereeService(ABC):
    """Judges words for an app; `then` gets the move as the log has it, in the event loop."""

    @abstractmethod
    def judge(self, table: Table, words: bytes, then: Then, is_bot: bool = False) -> None:
        """Judge the words of a move; at a table without a referee it stays as it came."""

    @abstractmethod
    def expect(self, table: Table) -> None:
        """A table was opened: its referee will be needed."""

    @abstractmethod
    async def stop(self) -> None:
        """Judge nothing any more."""


class RefereeInline(RefereeService):
    """Judges in this process, at once: for simulations and the like, where it keeps nobody waiting."""

    def judge(self, table: Table, words: bytes, then: Then, is_bot: bool = False) -> None:
        if has_referee(table):
            words = judged_words(table.game_id, table.rules, words, view_of(table), is_bot)
        then(msgspec.Raw(words))

    def expect(self, table: Table) -> None:
        """It loads what it needs when it is asked."""

    async def stop(self) -> None:
        """There is nothing to stop."""


class RefereeProcess(RefereeService):
    """Judges in a side process. Meanwhile the event loop goes on, and the writer lets other wishes wait."""

    def __init__(self) -> None:
        self.side = SideProcess()
        self.tasks: set[asyncio.Task[None]] = set()
        self.warm: set[str] = set()  # languages that were loaded, or are being loaded

    def judge(self, table: Table, words: bytes, then: Then, is_bot: bool = False) -> None:
        if has_referee(table):
            self.begin(self.ask(table.game_id, table.rules, words, view_of(table), is_bot, then))
        else:
            then(msgspec.Raw(words))

    def expect(self, table: Table) -> None:
        name, language = table.game().id, str(table.options.get("pack", ""))
        if self.side.process is None:
            self.warm = set()
        if table.game().referee and language not in self.warm:
            self.warm.add(language)
            self.begin(self.warm_up(name, language))

    async def ask(self, name: str, rules: int, words: bytes, view: bytes, is_bot: bool, then: Then) -> None:
        try:
            judged: bytes = await self.side.call(judged_words, name, rules, words, view, is_bot)
        except Exception as error:  # a bug of ours: the table must not wait for ever, so there is no verdict
            log.error("a referee failed: %s", where(error))
            judged = words
        then(msgspec.Raw(judged))

    async def warm_up(self, name: str, language: str) -> None:
        try:
            await self.side.call(warmed_up, name, language)
        except Exception as error:  # then the first clue takes longer
            log.error("a referee can't be warmed up: %s", where(error))

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def stop(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await self.side.stop()


def written(move: Move) -> msgspec.Raw:
    """A move as the log has it."""
    return msgspec.Raw(msgspec.json.encode(move.shape))
