"""What the characters do (LL-10 to LL-18), and how a seat is knocked out of a round (LL-5)."""

from __future__ import annotations

from mypy_extensions import i64

from ludejo.core.bits import minus, plus
from ludejo.core.event import Events
from ludejo.core.luck import Luck
from ludejo.games.love_letter import tell
from ludejo.games.love_letter.pieces import PRINCESS
from ludejo.games.love_letter.position import Position
from ludejo.games.love_letter.rules.deal import take


def guess_hand(position: Position, at: i64, guess: i64, events: Events | None) -> None:
    """LL-10, the Guard: the seat is out if it holds the card that was named."""
    if position.hand(at) == guess:
        knock_out(position, at, events)
    elif events is not None:
        tell.missed(events, at, guess)


def look_at_hand(position: Position, seat: i64, at: i64, events: Events | None) -> None:
    """LL-11, the Spy: the seat sees the other hand."""
    if events is not None:
        tell.looked(events, seat, at, position.hand(at))


def compare_hands(position: Position, seat: i64, at: i64, events: Events | None) -> None:
    """LL-12, the Baron: the seat with the lower hand is out; equal hands stay secret."""
    mine = position.hand(seat)
    other = position.hand(at)
    if events is not None:
        tell.compared(events, seat, at, mine, other)
    if mine < other:
        knock_out(position, seat, events)
    elif other < mine:
        knock_out(position, at, events)


def protect(position: Position, seat: i64, events: Events | None) -> None:
    """LL-13, the Handmaid: the seat is protected until the start of its next turn."""
    position.shields = plus(position.shields, seat)
    if events is not None:
        tell.protected(events, seat)


def discard_and_draw(position: Position, at: i64, luck: Luck, events: Events | None) -> i64:
    """LL-14, LL-15, the Prince: the seat discards its hand without effect and draws; return the card that it drew.
    LL-18: if it discards the Princess it is out, and draws nothing (0)."""
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


def swap_hands(position: Position, seat: i64, at: i64, events: Events | None) -> None:
    """LL-16, the King: the two seats swap their hands."""
    mine = position.hand(seat)
    other = position.hand(at)
    position.hold(seat, other)
    position.hold(at, mine)
    if events is not None:
        tell.swapped(events, seat, at, mine, other)


def knock_out(position: Position, seat: i64, events: Events | None) -> None:
    """LL-5: the seat is out of the round and lays its hand open, without effect."""
    card = position.hand(seat)
    position.living = minus(position.living, seat)
    position.shields = minus(position.shields, seat)
    position.hold(seat, 0)
    position.discard(seat, card)
    if events is not None:
        tell.out(events, seat, card)
