"""What the characters do (LL-10 to LL-18), and how one is out of a round (LL-5)."""

from __future__ import annotations

from mypy_extensions import i64

from ludejo.core.bits import minus, plus
from ludejo.core.event import Events
from ludejo.core.luck import Luck
from ludejo.games.love_letter import tell
from ludejo.games.love_letter.pieces import PRINCESS
from ludejo.games.love_letter.position import Position
from ludejo.games.love_letter.rules.deal import take


def guard(position: Position, at: i64, guess: i64, events: Events | None) -> None:
    """LL-10: the seat is out if it holds the card named."""
    if position.hand(at) == guess:
        knock_out(position, at, events)
    elif events is not None:
        tell.missed(events, at, guess)


def baron(position: Position, seat: i64, at: i64, events: Events | None) -> None:
    """LL-12: the lower of two hands is out; equal ones stay secret."""
    mine = position.hand(seat)
    other = position.hand(at)
    if events is not None:
        tell.compared(events, seat, at, mine, other)
    if mine < other:
        knock_out(position, seat, events)
    elif other < mine:
        knock_out(position, at, events)


def protect(position: Position, seat: i64, events: Events | None) -> None:
    """LL-13: until the start of the own next turn."""
    position.shields = plus(position.shields, seat)
    if events is not None:
        tell.protected(events, seat)


def prince(position: Position, at: i64, luck: Luck, events: Events | None) -> i64:
    """LL-14: discard the hand without effect and draw; LL-18: the Princess discarded is the end."""
    card = position.hand(at)
    if card == PRINCESS:
        knock_out(position, at, events)
        return 0
    position.discard(at, card)
    if events is not None:
        tell.discarded(events, at, card)
    redrawn = take(position, luck)
    position.hold(at, redrawn)
    if events is not None:
        tell.redrew(events, at, redrawn, position.n_rest == 0)
    return redrawn


def king(position: Position, seat: i64, at: i64, events: Events | None) -> None:
    """LL-16: the two swap the card in their hands."""
    mine = position.hand(seat)
    other = position.hand(at)
    position.hold(seat, other)
    position.hold(at, mine)
    if events is not None:
        tell.swapped(events, seat, at, mine, other)


def knock_out(position: Position, seat: i64, events: Events | None) -> None:
    """Out of the round: the hand is laid open, without effect (LL-5)."""
    card = position.hand(seat)
    position.living = minus(position.living, seat)
    position.shields = minus(position.shields, seat)
    position.hold(seat, 0)
    position.discard(seat, card)
    if events is not None:
        tell.out(events, seat, card)
