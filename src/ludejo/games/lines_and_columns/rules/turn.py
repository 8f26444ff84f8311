"""A turn (LK-9, LK-10), and the end (LK-11, LK-14)."""

from __future__ import annotations

from mypy_extensions import i64

from ludejo.core.bits import minus, one_in, plus, shl
from ludejo.core.event import Events
from ludejo.games.lines_and_columns import tell
from ludejo.games.lines_and_columns.moves import LayMove
from ludejo.games.lines_and_columns.pieces import ALL, BY_OUT, BY_STUCK
from ludejo.games.lines_and_columns.position import Position
from ludejo.games.lines_and_columns.rules.lay_all import LayAll


def play(position: Position, seat: i64, move: LayMove, events: Events | None) -> None:
    """LK-9, LK-10: lay one card, or all of them; then the next seat that can lay one is on turn."""
    position.n_moves += 1
    position.passed = minus(position.passed, seat)
    if move.card == ALL:
        plan = planned(position, seat, move)
        if events is not None:
            tell.lays_all(events, seat, plan)
        for card, side in plan:
            lay(position, seat, card, side, events)
    else:
        lay(position, seat, move.card, move.side, events)
    if position.hand(seat) == 0:
        finish(position, BY_OUT, shl(1, seat), events)  # LK-11
    else:
        seek(position, position.after(seat), events)


def planned(position: Position, seat: i64, move: LayMove) -> list[tuple[int, int]]:
    """The cards that a legal move lays, with their sides, in order."""
    if move.card == ALL:
        return LayAll(position.grid, position.hand(seat)).plan()
    return [(int(move.card), int(move.side))]


def lay(position: Position, seat: i64, card: i64, side: i64, events: Events | None) -> None:
    """A card goes from the hand to the table."""
    grid = position.grid
    width = grid.hi - grid.lo
    is_first = grid.laid == 0
    grid.lay(card, side)
    position.set_hand(seat, minus(position.hand(seat), card))
    position.counts -= one_in(seat)
    if events is not None:
        tell.laid(events, seat, card, side, is_first or grid.hi - grid.lo > width)


def seek(position: Position, first: i64, events: Events | None) -> None:
    """LK-4, LK-9: from this seat on, the first seat that can lay a card is on turn; those before it pass."""
    open_cards = position.grid.open_cards() & position.deck
    seat = first
    for _ in range(position.n_seats):
        if position.hand(seat) & open_cards != 0:
            position.mover = seat
            return
        position.passed = plus(position.passed, seat)
        position.set_lacks(seat, position.lacks(seat) | open_cards)
        if events is not None:
            tell.passed(events, seat)
        seat = position.after(seat)
    finish(position, BY_STUCK, fewest(position), events)  # LK-14; if all cards are dealt, this can't happen (LK-12)


def fewest(position: Position) -> i64:
    """LK-14: the seats with the fewest cards."""
    best: i64 = 16
    winners: i64 = 0
    for seat in range(position.n_seats):
        count = position.count(seat)
        if count < best:
            best = count
            winners = 0
        if count == best:
            winners = plus(winners, seat)
    return winners


def finish(position: Position, end: i64, winners: i64, events: Events | None) -> None:
    """The game is over."""
    position.end = end
    position.winners = winners
    if events is not None:
        tell.over(events, position)
