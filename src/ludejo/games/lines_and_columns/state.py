"""Lines and Columns as the table knows it: which seat is asked what, and which seat may know what."""

from __future__ import annotations

from typing import Final, final

import msgspec
from mypy_extensions import i64

from ludejo.core.bits import seats_in
from ludejo.core.event import Events
from ludejo.core.game import NOBODY as NO_SEAT
from ludejo.core.game import ONE_SEAT, State, refused
from ludejo.core.luck import Luck
from ludejo.core.move import Move
from ludejo.core.packing import damaged
from ludejo.core.refusal import ILLEGAL, Refusal, illegal
from ludejo.core.shapes import Fact, Result, View, result_of
from ludejo.games.lines_and_columns.legality import card_to_name, choices_of, judge
from ludejo.games.lines_and_columns.moves import NO_CHOICES, LayMove
from ludejo.games.lines_and_columns.pieces import ALL, CARDS, FINE, IS_OVER, NOT_ENDED, NOT_YOUR_TURN, REASONS, cards_in
from ludejo.games.lines_and_columns.position import Position
from ludejo.games.lines_and_columns.rules.grid import Grid
from ludejo.games.lines_and_columns.rules.turn import planned, play
from ludejo.games.lines_and_columns.stored import follow, is_sound, packed, unpacked
from ludejo.games.lines_and_columns.view import foreseen, view_of
from ludejo.games.lines_and_columns.worlds.belief import Belief
from ludejo.games.lines_and_columns.worlds.redeal import redeal

OVER: Final = illegal(IS_OVER)
WAIT: Final = illegal(NOT_YOUR_TURN)


@final
class LinesAndColumns(Position):
    """A game of Lines and Columns."""

    def due(self) -> tuple[int, ...]:
        if self.end != NOT_ENDED:
            return NO_SEAT
        return ONE_SEAT[self.mover]

    def moment(self) -> int:
        return self.n_moves

    def choices(self, seat: int) -> tuple[Move, ...]:
        at: i64 = seat
        if at != self.mover or self.end != NOT_ENDED:
            return NO_CHOICES
        return tuple(choices_of(self, at))

    def check(self, seat: int, move: Move) -> Refusal | None:
        if self.end != NOT_ENDED:
            return OVER
        if seat != self.mover:
            return WAIT
        assert isinstance(move, LayMove)
        reason = judge(self, seat, move)
        if reason == FINE:
            return None
        code, rule = REASONS[reason]
        if move.card == ALL:
            return Refusal(ILLEGAL, code, rule)
        return Refusal(ILLEGAL, code, rule, {"card": CARDS[card_to_name(self, reason, move)]})

    def apply(self, seat: int, move: Move, luck: Luck, events: Events | None = None) -> None:
        assert isinstance(move, LayMove)
        mover: i64 = seat
        if mover != self.mover or self.end != NOT_ENDED or judge(self, mover, move) != FINE:
            raise refused(self, seat, move)
        play(self, mover, move, events)

    def preview(self, seat: int, move: Move) -> msgspec.Struct | None:
        assert isinstance(move, LayMove)
        if self.check(seat, move) is not None:
            return None
        return foreseen(self.grid, planned(self, seat, move))

    def view(self, seat: int) -> View:
        return view_of(self, seat)

    def resample(self, seat: int, luck: Luck) -> LinesAndColumns:
        belief = Belief(self, seat)
        world = self.clone()
        redeal(belief, world, luck)
        return world

    def worlds(self, seat: int, luck: Luck, n: int) -> list[State]:
        belief = Belief(self, seat)
        drawn: list[State] = []
        for _ in range(n):
            world = self.clone()
            redeal(belief, world, luck)
            drawn.append(world)
        return drawn

    def won(self) -> int:
        return self.winners

    def hidden(self, seat: int) -> tuple[Fact, ...]:
        """The cards in the other hands."""
        others = [other for other in range(self.n_seats) if other != seat]
        return tuple([Fact(other, CARDS[card]) for other in others for card in cards_in(self.hand(other))])

    def clone(self) -> LinesAndColumns:
        other = LinesAndColumns(self.n_seats, self.deck, self.dealer, self.lays_all, self.hint, self.grid.copy())
        self.copy_to(other)
        return other

    def result(self) -> Result | None:
        """LK-11: places behind the winner depend on the cards left, each of which counts as minus one point."""
        if self.end == NOT_ENDED:
            return None
        return result_of([-self.count(seat) for seat in range(self.n_seats)], seats_in(self.winners))

    def to_bytes(self) -> bytes:
        return packed(self)

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (packed(self),)


def restored(stored: bytes) -> LinesAndColumns:
    """The game that these bytes were made from; `Refused` if there is none."""
    numbers = unpacked(stored)
    seats, deck, dealer, lays_all, hint = numbers[:5]
    game = LinesAndColumns(seats, deck, dealer, lays_all == 1, hint == 1, Grid())
    game.fill(numbers)
    if not 0 <= lays_all <= 1 or not 0 <= hint <= 1 or not follow(game) or not is_sound(game):
        raise damaged()
    return game
