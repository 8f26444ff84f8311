"""Dealing the cards (LK-3, LK-14)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludejo.core.bits import one_in, plus, size_of
from ludejo.core.event import Events
from ludejo.core.luck import Luck
from ludejo.games.lines_and_columns import tell
from ludejo.games.lines_and_columns.pieces import GREENS, cards_in
from ludejo.games.lines_and_columns.position import Position
from ludejo.games.lines_and_columns.rules.turn import seek

UNDEALT: Final = 7  # the lane for undealt cards, after those of the seats


def deal(position: Position, n_undealt: i64, luck: Luck, events: Events | None) -> None:
    """LK-3: each card goes to a random free place in a hand; green cards are always dealt (LK-14). Then play begins."""
    left = size_of(position.deck) - n_undealt
    position.counts = hand_sizes(position, left)
    places = position.counts
    for card in cards_in(position.deck & GREENS):
        places -= give(position, card, places, left, luck)
        left -= 1
    places += n_undealt * one_in(UNDEALT)
    left += n_undealt
    for card in cards_in(position.deck & ~GREENS):
        places -= give(position, card, places, left, luck)
        left -= 1
    if events is not None:
        tell.dealt(events, position)
    seek(position, position.after(position.dealer), events)  # LK-3: left of the dealer, then clockwise


def hand_sizes(position: Position, n_cards: i64) -> i64:
    """LK-3: the sizes of the hands, in lanes by seat: equal, or one card more for the seats that are dealt to first."""
    sizes: i64 = 0
    seat = position.dealer
    for place in range(position.n_seats):
        seat = position.after(seat)
        size = n_cards // position.n_seats
        if place < n_cards % position.n_seats:
            size += 1
        sizes += size * one_in(seat)
    return sizes


def give(position: Position, card: i64, places: i64, n_places: i64, luck: Luck) -> i64:
    """Give a card to one of the free places; return that place, as a lane."""
    seat = luck.draw(places, n_places)
    if seat == UNDEALT:
        position.undealt = plus(position.undealt, card)
    else:
        position.set_hand(seat, plus(position.hand(seat), card))
    return one_in(seat)
