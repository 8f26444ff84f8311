"""What a seat of Love Letter considers possible: the deals after which it would have been told exactly the same.

Every card that was drawn lies open or is in a hand. So the number of deals behind one story of the round depends only
on the hands at its end, and it is enough to count the stories: how many ways lead to seat i holding card c now? These
are eight numbers for each seat, updated turn by turn along the tape. They are independent between seats, except after
a Baron's tie between two other seats (both hold the same, unknown card): there the count splits into one case for each
card that it can have been. `redeal` draws from these counts.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from ludejo.core.bits import lane, shl
from ludejo.core.event import check_viewer
from ludejo.games.love_letter.pieces import BARON, BY_SHOWDOWN, KINDS, KING, NONE, PRINCE, PRINCESS, SPY
from ludejo.games.love_letter.position import Position, Turn
from ludejo.games.love_letter.worlds.ways import NO_HABITS, Case


@final
class Belief:
    """What a seat (or ONLOOKER) considers possible in this round, with exact weights."""

    def __init__(self, position: Position, viewer: i64, habits: list[int] = NO_HABITS) -> None:
        check_viewer(viewer, position.n_seats)
        self.position = position
        self.viewer = viewer
        self.tape: list[Turn] = position.tape()
        self.hands: list[int] = [lane(position.dealt, seat) for seat in range(position.n_seats)]
        self.living: i64 = shl(1, position.n_seats) - 1
        self.cases: list[Case] = [Case(position.n_seats, habits)]
        for turn in self.tape:
            self.hear(turn)
        if position.is_over() and position.last_end == BY_SHOWDOWN:
            for seat in range(position.n_seats):
                if self.hides(seat):
                    self.see(seat, self.hands[seat])  # LL-7: all who are still in the round show their hands
        self.unseen: list[int] = self.count_unseen()

    def hides(self, seat: i64) -> bool:
        """Is this another seat, still in the round, whose hand the viewer does not see?"""
        return seat != self.viewer and (self.living >> seat) & 1 != 0

    def count_unseen(self) -> list[int]:
        """How many of each card are hidden from the viewer: in the pile, set aside or in other hands."""
        position = self.position
        counts = [lane(position.rest, card) for card in range(KINDS)]
        for seat in range(position.n_seats):
            if self.hides(seat):
                counts[position.hand(seat)] += 1
        if position.drawn != 0 and position.mover != self.viewer:
            counts[position.drawn] += 1
        return counts

    # --- going through the tape

    def hear(self, turn: Turn) -> None:
        """One turn, as the viewer was told it."""
        seat = turn.seat
        card = turn.move.card
        at = turn.move.at
        for case in self.cases:
            if seat == self.viewer:
                case.before.append([])
            else:
                case.plays(seat, card)
        self.hands[seat] += turn.drawn - card
        if card == PRINCESS:
            self.lose(turn, seat)
        elif at == NONE:
            return
        elif card == PRINCE:
            self.hear_prince(turn, at)
        elif card == KING:
            self.hear_king(seat, at)
        elif card == BARON:
            self.hear_baron(turn, seat, at)
        elif card == SPY:
            if seat == self.viewer:
                self.see(at, self.hands[at])
        else:
            self.hear_guard(turn, at, turn.move.guess)

    def see(self, seat: i64, card: i64) -> None:
        for case in self.cases:
            case.holds(seat, card)

    def lose(self, turn: Turn, seat: i64) -> None:
        """A seat is out: its hand lies open (LL-5)."""
        turn.loser = seat
        turn.laid = self.hands[seat]
        if seat != self.viewer:
            for case in self.cases:
                case.leaves(seat, self.hands[seat])
        self.hands[seat] = 0
        self.living &= ~shl(1, seat)

    def hear_guard(self, turn: Turn, at: i64, guess: i64) -> None:
        if self.hands[at] == guess:
            self.lose(turn, at)
        elif at != self.viewer:
            for case in self.cases:
                case.lacks(at, guess)

    def hear_prince(self, turn: Turn, at: i64) -> None:
        if turn.redrawn == 0:
            self.lose(turn, at)
            return
        turn.laid = self.hands[at]
        if at != self.viewer:
            for case in self.cases:
                case.leaves(at, self.hands[at])
                case.takes(at)
        self.hands[at] = turn.redrawn

    def hear_king(self, seat: i64, at: i64) -> None:
        for case in self.cases:
            if seat == self.viewer or at == self.viewer:
                other = seat + at - self.viewer
                case.leaves(other, self.hands[other])
                case.is_given(other, self.hands[self.viewer])
            else:
                case.ways[seat], case.ways[at] = case.ways[at], case.ways[seat]
        self.hands[seat], self.hands[at] = self.hands[at], self.hands[seat]

    def hear_baron(self, turn: Turn, seat: i64, at: i64) -> None:
        mine = self.hands[seat]
        other = self.hands[at]
        if seat == self.viewer:
            self.see(at, other)
        elif at == self.viewer:
            self.see(seat, mine)
        elif mine == other:
            self.hear_tie(seat, at)
        elif mine < other:
            self.hear_above(at, mine)
        else:
            self.hear_above(seat, other)
        if mine < other:
            self.lose(turn, seat)
        elif other < mine:
            self.lose(turn, at)

    def hear_above(self, seat: i64, card: i64) -> None:
        for case in self.cases:
            case.is_above(seat, card)

    def hear_tie(self, seat: i64, at: i64) -> None:
        cases: list[Case] = []
        for case in self.cases:
            for card in range(1, KINDS):
                if case.ways[seat][card] > 0 and case.ways[at][card] > 0:
                    one = case.split()
                    one.holds(seat, card)
                    one.holds(at, card)
                    cases.append(one)
        self.cases = cases
