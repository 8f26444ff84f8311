"""The rules of Lines and Columns, in the order of the rulebook."""

from __future__ import annotations

from typing import Final, final

import msgspec
from mypy_extensions import i64

from ludejo.core.bits import has, lane, minus, one_in, plus, seats_in, shl, size_of
from ludejo.core.event import Events
from ludejo.core.game import State
from ludejo.core.luck import Luck
from ludejo.core.move import Move
from ludejo.core.refusal import DAMAGED, ILLEGAL, Refusal, Refused
from ludejo.core.shape import Fact, Result, View, result_of
from ludejo.games.lines_and_columns import tell
from ludejo.games.lines_and_columns.belief import Belief
from ludejo.games.lines_and_columns.lay_all import LayAll, can_lay_all
from ludejo.games.lines_and_columns.pieces import (
    ALL,
    ALL_FORBIDDEN,
    CARDS,
    FINE,
    GREEN_FIRST,
    GREENS,
    IS_OVER,
    LAY_ALL,
    NO_CHOICES,
    NOT_ALL,
    NOT_HELD,
    NOT_YOUR_TURN,
    ONE_CARD,
    REASONS,
    LayMove,
    cards_in,
    legal_moves,
)
from ludejo.games.lines_and_columns.position import BY_OUT, BY_STUCK, NOT_ENDED, Position
from ludejo.games.lines_and_columns.redeal import redeal
from ludejo.games.lines_and_columns.stored import fill, is_sound, packed, unpacked
from ludejo.games.lines_and_columns.view import foreseen, view_of

ONE_SEAT: Final[tuple[tuple[int, ...], ...]] = ((0,), (1,), (2,), (3,), (4,), (5,), (6,))
NO_SEAT: Final[tuple[int, ...]] = ()
OVER: Final = Refusal(ILLEGAL, IS_OVER[0], IS_OVER[1])
WAIT: Final = Refusal(ILLEGAL, NOT_YOUR_TURN[0], NOT_YOUR_TURN[1])
UNDEALT: Final = 7  # lane beside those of the seats


@final
class LinesAndColumns(Position):
    """A game of Lines and Columns."""

    # --- the contract

    def seats(self) -> int:
        return self.n_seats

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
        grid = self.grid
        hand = self.hand(at)
        found = legal_moves(hand, grid.open_greens, grid.open_left, grid.open_right)
        if self.judge_all(at, hand) == FINE:
            found.append(LAY_ALL)
        return tuple(found)

    def judge(self, seat: i64, move: LayMove) -> i64:
        """FINE, or the reason why the mover may not make this move."""
        hand = self.hand(seat)
        card = move.card
        if card == ALL:
            return self.judge_all(seat, hand)
        if not has(hand, card):
            return NOT_HELD
        if self.grid.is_open(card, move.side):
            return FINE  # LK-6, LK-8
        if self.grid.laid == 0:
            return GREEN_FIRST  # LK-4
        return self.grid.obstacle(card, move.side)[0]

    def judge_all(self, seat: i64, hand: i64) -> i64:
        """LK-10: all or nothing, and a right, not a duty; the last card alone is simply laid."""
        if not self.lays_all:
            return ALL_FORBIDDEN
        if lane(self.counts, seat) == 1:
            return ONE_CARD
        if can_lay_all(self.grid, hand):
            return FINE
        return NOT_ALL

    def check(self, seat: int, move: Move) -> Refusal | None:
        if self.end != NOT_ENDED:
            return OVER
        if seat != self.mover:
            return WAIT
        assert isinstance(move, LayMove)
        reason = self.judge(seat, move)
        if reason == FINE:
            return None
        code, rule = REASONS[reason]
        if move.card == ALL:
            return Refusal(ILLEGAL, code, rule)
        return Refusal(ILLEGAL, code, rule, {"card": CARDS[self.card_to_name(reason, move)]})

    def card_to_name(self, reason: i64, move: LayMove) -> i64:
        """The card that is missing, if one is, else the one that was to be laid."""
        if reason == NOT_HELD or reason == GREEN_FIRST:
            return move.card
        return self.grid.obstacle(move.card, move.side)[1]

    def apply(self, seat: int, move: Move, luck: Luck, events: Events | None = None) -> None:
        assert isinstance(move, LayMove)
        mover: i64 = seat
        if mover != self.mover or self.end != NOT_ENDED or self.judge(mover, move) != FINE:
            refusal = self.check(seat, move)
            assert refusal is not None
            raise Refused(refusal)
        self.play(mover, move, events)

    def preview(self, seat: int, move: Move) -> msgspec.Struct | None:
        assert isinstance(move, LayMove)
        if self.check(seat, move) is not None:
            return None
        return foreseen(self.grid, self.plan(seat, move))

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
        other = LinesAndColumns(self.n_seats, self.deck, self.dealer, self.lays_all, self.hint)
        self.copy_to(other)
        return other

    def result(self) -> Result | None:
        """LK-11: places behind the winner follow the cards left, which count as lost points."""
        if self.end == NOT_ENDED:
            return None
        return result_of([-self.count(seat) for seat in range(self.n_seats)], seats_in(self.winners))

    def to_bytes(self) -> bytes:
        return packed(self)

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (packed(self),)

    # --- the deal (LK-3)

    def deal(self, n_undealt: i64, luck: Luck, events: Events | None) -> None:
        """Each card goes to a free place of some hand; green ones are always dealt (LK-14). Then somebody starts."""
        left = size_of(self.deck) - n_undealt
        self.counts = self.hand_sizes(left)
        places = self.counts
        for card in cards_in(self.deck & GREENS):
            places -= self.give(card, places, left, luck)
            left -= 1
        places += n_undealt * one_in(UNDEALT)
        left += n_undealt
        for card in cards_in(self.deck & ~GREENS):
            places -= self.give(card, places, left, luck)
            left -= 1
        if events is not None:
            tell.dealt(events, self)
        self.seek(self.after(self.dealer), events)  # LK-3: left of the dealer, then clockwise

    def hand_sizes(self, n_cards: i64) -> i64:
        """Lanes by seat: equal, or one card more for the first to be served."""
        sizes: i64 = 0
        seat = self.dealer
        for place in range(self.n_seats):
            seat = self.after(seat)
            size = n_cards // self.n_seats
            if place < n_cards % self.n_seats:
                size += 1
            sizes += size * one_in(seat)
        return sizes

    def give(self, card: i64, places: i64, n_places: i64, luck: Luck) -> i64:
        """Give a card to one of the free places; the place taken, as a lane."""
        seat = luck.draw(places, n_places)
        if seat == UNDEALT:
            self.undealt = plus(self.undealt, card)
        else:
            self.hold(seat, plus(self.hand(seat), card))
        return one_in(seat)

    # --- a turn (LK-9, LK-10)

    def play(self, seat: i64, move: LayMove, events: Events | None) -> None:
        """One card, or all of them; then the next seat that can lay one is on turn."""
        self.n_moves += 1
        self.passed = minus(self.passed, seat)
        if move.card == ALL:
            plan = self.plan(seat, move)
            if events is not None:
                tell.lays_all(events, seat, plan)
            for card, side in plan:
                self.lay(seat, card, side, events)
        else:
            self.lay(seat, move.card, move.side, events)
        if self.hand(seat) == 0:
            self.finish(BY_OUT, shl(1, seat), events)  # LK-11
        else:
            self.seek(self.after(seat), events)

    def plan(self, seat: i64, move: LayMove) -> list[tuple[int, int]]:
        """The cards a legal move lays, with their sides, in order."""
        if move.card == ALL:
            return LayAll(self.grid, self.hand(seat)).plan()
        return [(int(move.card), int(move.side))]

    def lay(self, seat: i64, card: i64, side: i64, events: Events | None) -> None:
        """A card goes from the hand to the table."""
        grid = self.grid
        width = grid.hi - grid.lo
        is_first = grid.laid == 0
        grid.lay(card, side)
        self.hold(seat, minus(self.hand(seat), card))
        self.counts -= one_in(seat)
        if events is not None:
            tell.laid(events, seat, card, side, is_first or grid.hi - grid.lo > width)

    def seek(self, first: i64, events: Events | None) -> None:
        """From this seat on, the first that holds a card to lay is on turn; those before it pass (LK-4, LK-9)."""
        open_cards = self.grid.open_cards() & self.deck
        seat = first
        for _ in range(self.n_seats):
            if self.hand(seat) & open_cards != 0:
                self.mover = seat
                return
            self.passed = plus(self.passed, seat)
            self.note_lacks(seat, open_cards)
            if events is not None:
                tell.passed(events, seat)
            seat = self.after(seat)
        self.finish(BY_STUCK, self.fewest(), events)  # LK-14; with all cards dealt it can't come to this (LK-12)

    # --- the end (LK-11, LK-14)

    def fewest(self) -> i64:
        """The seats with the fewest cards."""
        best: i64 = 16
        winners: i64 = 0
        for seat in range(self.n_seats):
            count = self.count(seat)
            if count < best:
                best = count
                winners = 0
            if count == best:
                winners = plus(winners, seat)
        return winners

    def finish(self, end: i64, winners: i64, events: Events | None) -> None:
        """It is decided."""
        self.end = end
        self.winners = winners
        if events is not None:
            tell.over(events, self)


def restored(stored: bytes) -> LinesAndColumns:
    """The game that gave these bytes; `Refused` if none did."""
    numbers = unpacked(stored)
    seats, deck, dealer, lays_all, hint = numbers[:5]
    game = LinesAndColumns(seats, deck, dealer, lays_all == 1, hint == 1)
    if not 0 <= lays_all <= 1 or not 0 <= hint <= 1 or not fill(game, numbers) or not is_sound(game):
        raise Refused(Refusal(DAMAGED, "damaged-state"))
    return game
