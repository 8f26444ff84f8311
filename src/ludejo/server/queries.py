"""Questions of a device to its table; they change nothing there."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import msgspec
from mypy_extensions import mypyc_attr

from ludejo.core import refusal as core
from ludejo.core.refusal import ILLEGAL, Refused
from ludejo.server.connection import Connection
from ludejo.server.tickets import SCREEN
from ludejo.table.allowances import STRANGER
from ludejo.wire import said, told

if TYPE_CHECKING:
    from ludejo.server.live_table import LiveTable


def no(code: str) -> core.Refusal:
    return core.Refusal(ILLEGAL, code)


@mypyc_attr(allow_interpreted_subclasses=True)
class Queries:
    """What a move would do; and tickets."""

    def __init__(self, live_table: LiveTable) -> None:
        self.app = live_table.app
        self.code = live_table.code
        self.writer = live_table.writer

    def preview(self, connection: Connection, saying: said.Preview) -> None:
        """Answered at once, never logged."""
        table = self.writer.table
        number = table.person_of(connection.guest)
        if number is None or saying.seat not in table.held_by(number):
            connection.refuse(saying.command, no("not-your-seat"))
        elif table.play is None or table.phase != "playing":
            connection.refuse(saying.command, no("not-playing"))
        else:
            self.foresee(connection, saying)

    def foresee(self, connection: Connection, saying: said.Preview) -> None:
        """If the rules forbid a move whatever its words are, the referee is not asked."""
        play = self.writer.table.play
        assert play is not None
        words = bytes(saying.move)
        try:
            refusal = play.judge_moment(saying.moment) or play.state.check(saying.seat, play.game.read(words))
        except Refused as refused:
            refusal = refused.refusal
        if refusal is not None:
            connection.refuse(saying.command, refusal)
        else:
            self.app.referee.judge(self.writer.table, words, partial(self.foreseen, connection, saying))

    def foreseen(self, connection: Connection, saying: said.Preview, move: msgspec.Raw) -> None:
        """The referee has judged; meanwhile the game may have gone on."""
        play = self.writer.table.play
        if play is None or self.writer.table.phase != "playing":
            connection.refuse(saying.command, no("not-playing"))
            return
        judged = play.game.read_logged(bytes(move))
        refusal = play.judge_moment(saying.moment) or play.state.check(saying.seat, judged)
        if refusal is not None:
            connection.refuse(saying.command, refusal)
        else:
            connection.tell(told.Previewed(saying.command, play.state.preview(saying.seat, judged)))

    def offer(self, connection: Connection, saying: said.Offer) -> None:
        """A ticket for another device to take over a seat, or for a screen."""
        table = self.writer.table
        number = table.person_of(connection.guest)
        if number is None or not self.may_offer(number, saying.seat):
            connection.refuse(saying.command, no("not-your-seat"))
        else:
            ticket, seconds = self.app.tickets.issue(self.code, connection.guest, saying.seat)
            connection.tell(told.Offered(saying.command, ticket, seconds))

    def may_offer(self, number: int, seat: int) -> bool:
        table = self.writer.table
        return table.belongs(number) if seat == SCREEN else seat in table.held_by(number)

    def may_invite(self, connection: Connection) -> bool:
        """Guests whom the table knows may bring others; a stranger who found it in the lobby may not."""
        table = self.writer.table
        number = table.person_of(connection.guest)
        rank = STRANGER if number is None else table.rank(number)
        rank = max(rank, table.rank_by(connection.is_invited, {self.app.mark(self.code, connection.address)}))
        return rank != STRANGER or connection.let_in_by is not None
