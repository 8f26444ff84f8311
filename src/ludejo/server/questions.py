"""What a device asks of its table without wishing that anything happens."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import msgspec
from mypy_extensions import mypyc_attr

from ludejo.core import refusal as core
from ludejo.core.refusal import ILLEGAL, Refused
from ludejo.server.desk import Desk
from ludejo.server.line import Line
from ludejo.server.tickets import SCREEN
from ludejo.table.allowances import STRANGER
from ludejo.wire import said, told

if TYPE_CHECKING:
    from ludejo.server.hall import Hall


def no(code: str) -> core.Refusal:
    return core.Refusal(ILLEGAL, code)


@mypyc_attr(allow_interpreted_subclasses=True)
class Questions:
    """What a move would do; a ticket."""

    desk: Desk

    def __init__(self, hall: Hall, code: str) -> None:
        self.hall = hall
        self.code = code

    def preview(self, line: Line, saying: said.Preview) -> None:
        """Answered at once, never logged."""
        table = self.desk.table
        number = table.person_of(line.guest)
        if number is None or saying.seat not in table.held_by(number):
            line.refuse(saying.command, no("not-your-seat"))
        elif table.play is None or table.phase != "playing":
            line.refuse(saying.command, no("not-playing"))
        else:
            self.foresee(line, saying)

    def foresee(self, line: Line, saying: said.Preview) -> None:
        """What the rules forbid whatever the words are, no referee is asked about."""
        play = self.desk.table.play
        assert play is not None
        words = bytes(saying.move)
        try:
            refusal = play.judge_moment(saying.moment) or play.state.check(saying.seat, play.game.read(words))
        except Refused as refused:
            refusal = refused.refusal
        if refusal is not None:
            line.refuse(saying.command, refusal)
        else:
            self.hall.referee.judge(self.desk.table, words, partial(self.foreseen, line, saying))

    def foreseen(self, line: Line, saying: said.Preview, move: msgspec.Raw) -> None:
        """The referee has judged; meanwhile the game may have gone on."""
        play = self.desk.table.play
        if play is None or self.desk.table.phase != "playing":
            line.refuse(saying.command, no("not-playing"))
            return
        judged = play.game.read_logged(bytes(move))
        refusal = play.judge_moment(saying.moment) or play.state.check(saying.seat, judged)
        if refusal is not None:
            line.refuse(saying.command, refusal)
        else:
            line.tell(told.Previewed(saying.command, play.state.preview(saying.seat, judged)))

    def offer(self, line: Line, saying: said.Offer) -> None:
        """A ticket for another device to take over a seat, or for a screen."""
        table = self.desk.table
        number = table.person_of(line.guest)
        if number is None or not self.may_offer(number, saying.seat):
            line.refuse(saying.command, no("not-your-seat"))
        else:
            ticket, seconds = self.hall.tickets.issue(self.code, line.guest, saying.seat)
            line.tell(told.Offered(saying.command, ticket, seconds))

    def may_offer(self, number: int, seat: int) -> bool:
        table = self.desk.table
        return table.belongs(number) if seat == SCREEN else seat in table.held_by(number)

    def may_invite(self, line: Line) -> bool:
        """Who is known here may bring others along; a stranger who found the table in the lobby may not."""
        table = self.desk.table
        number = table.person_of(line.guest)
        rank = STRANGER if number is None else table.rank(number)
        rank = max(rank, table.rank_by(line.is_invited, {self.hall.mark(self.code, line.address)}))
        return rank != STRANGER or line.let_in_by is not None
