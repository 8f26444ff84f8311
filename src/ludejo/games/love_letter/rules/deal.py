"""Dealing a round (LL-2), and drawing at the start of a turn (LL-4)."""

from __future__ import annotations

from mypy_extensions import i64

from ludejo.core.bits import everyone, minus, one_in, with_lane
from ludejo.core.event import Events
from ludejo.core.luck import Luck
from ludejo.games.love_letter import tell
from ludejo.games.love_letter.position import Position


def deal(position: Position, starter: i64, luck: Luck, events: Events | None) -> None:
    """LL-2, LL-9: begin a round with all cards of the deck. The card set aside is the one that nobody will draw."""
    position.round_no += 1
    position.starter = starter
    clear(position)
    for place in range(position.n_face_up):
        position.face_up = with_lane(position.face_up, place, take(position, luck))
    for seat in range(position.n_seats):
        position.hands = with_lane(position.hands, seat, take(position, luck))
    position.dealt = position.hands
    if events is not None:
        tell.dealt(events, position)
    begin_turn(position, starter, luck, events)


def clear(position: Position) -> None:
    """Everybody is in the round again, and nothing lies on the table."""
    position.rest = position.deck
    position.n_rest = position.deck_size
    position.living = everyone(position.n_seats)
    position.shields = 0
    position.n_turns = 0
    position.tape0 = position.tape1 = position.tape2 = 0
    position.face_up = 0
    position.hands = 0
    for seat in range(position.n_seats):
        position.set_laid(seat, 0)


def begin_turn(position: Position, seat: i64, luck: Luck, events: Events | None) -> None:
    """Protection ends (LL-13), then the seat draws (LL-4)."""
    position.mover = seat
    position.shields = minus(position.shields, seat)
    position.drawn = take(position, luck)
    if events is not None:
        tell.turn(events, position)


def take(position: Position, luck: Luck) -> i64:
    """A card that nobody has seen: the top of the pile or, if the pile is empty, the card set aside (LL-23)."""
    card = luck.draw(position.rest, position.n_rest)
    position.rest -= one_in(card)
    position.n_rest -= 1
    return card
