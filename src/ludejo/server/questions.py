"""What a device asks of its table without wishing that anything happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from ludejo.core import refusal as core
from ludejo.core.refusal import ILLEGAL, Refused
from ludejo.server.desk import Desk
from ludejo.server.line import Line
from ludejo.server.refereeing import refereed
from ludejo.server.tickets import SCREEN
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
        play = self.desk.table.play
        assert play is not None
        try:
            move = refereed(self.desk.table, play.game.read(bytes(saying.move)))
        except Refused as refused:
            line.refuse(saying.command, refused.refusal)
            return
        refusal = play.judge_moment(saying.moment) or play.state.check(saying.seat, move)
        if refusal is not None:
            line.refuse(saying.command, refusal)
        else:
            line.tell(told.Previewed(saying.command, play.state.preview(saying.seat, move)))

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
