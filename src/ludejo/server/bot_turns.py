"""The bots at a table that is open in this process: asked in time, and shown at a pace that people can follow."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import msgspec
from mypy_extensions import mypyc_attr

from ludejo.bots.base import asked
from ludejo.server.bot_pool import WAITS
from ludejo.server.bot_queue import BotTask
from ludejo.table import happenings as h
from ludejo.table.seats import NOBODY

if TYPE_CHECKING:
    from ludejo.server.live_table import LiveTable

# People can't follow a bot that answers at once. The pause says nothing about its thoughts and cards.
BOT_PAUSE = 0.8
BOT_PAUSE_MORE = 0.7


@mypyc_attr(allow_interpreted_subclasses=True)
class BotTurns:
    """Which bots of a table have been asked, and what they answered. The keeper of a table asks them."""

    def __init__(self, live_table: LiveTable) -> None:
        self.live_table = live_table
        self.app = live_table.app
        self.writer = live_table.writer
        self.thinking: set[int] = set()  # seats whose bot has been asked
        self.thought: dict[int, h.Moved] = {}  # its answer, until it is shown
        self.late: set[int] = set()  # seats whose answer is another bot's, because their own was late

    def take_turn(self, seat: int) -> None:
        """Ask the bot of this seat now, and show its move after a pause that people can follow."""
        self.live_table.clocks.set(f"bot {seat}", self.pause(), partial(self.show, seat), keep=True)
        self.ask(seat)

    def ask(self, seat: int) -> None:
        """Put the question to a worker: what the seat sees, and one world drawn for it."""
        table = self.writer.table
        is_busy = seat in self.thinking or seat in self.thought
        if table.play is None or is_busy or seat not in table.standing().bots:
            return
        people = tuple(n for n, chair in enumerate(table.chairs) if not chair.bot and not table.is_deserted(chair))
        question = asked(table.play.state, seat, self.app.luck, people)
        moment = table.play.moment()
        then = partial(self.answered, seat, moment, table.version)
        is_wanted = partial(self.is_wanted, seat, moment)
        self.thinking.add(seat)
        bot = table.chairs[seat].bot
        self.app.bot_pool.ask(
            BotTask(table.game(), bot, question, then, self.live_table.code, self.live_table.has_people, is_wanted)
        )

    def is_wanted(self, seat: int, moment: int) -> bool:
        """Is the question that this bot was asked at that moment still open?"""
        out = self.writer.table.standing()
        return out.moment == moment and seat in out.bots

    def pause(self) -> float:
        """How long a bot seems to think."""
        moment: int = self.app.luck.below(1000)
        return BOT_PAUSE + BOT_PAUSE_MORE * moment / 1000

    def answered(self, seat: int, moment: int, version: int, words: bytes, late: bool = False) -> None:
        """Keep the answer of a bot until its pause is over. A bot that waits is asked again when something has
        happened. If another bot answered because this one was late, the log says so, and it is told after the game: in
        a night it would reveal that this seat had something to do."""
        table = self.writer.table
        if words == WAITS:
            self.thinking.discard(seat)
            if table.version != version:
                self.ask(seat)
            return
        self.app.referee.judge(table, words, partial(self.judged, seat, moment, late), True)

    def judged(self, seat: int, moment: int, late: bool, move: msgspec.Raw) -> None:
        self.thinking.discard(seat)
        self.thought[seat] = h.Moved(seat, moment, move)
        self.late.discard(seat)
        if late:
            self.late.add(seat)
        if f"bot {seat}" not in self.live_table.clocks.handles:
            self.show(seat)

    def show(self, seat: int) -> None:
        """Make the move. If it comes too late or at a bad time, it is refused, and the bot is asked again when it is
        due. If everybody has left meanwhile, the move is dropped."""
        moved = self.thought.pop(seat, None)
        if moved is not None and self.writer.table.is_attended():
            late = seat in self.late
            self.late.discard(seat)
            self.live_table.happen(NOBODY, moved, late)
