"""Laying out the cards and drawing the key (CN-2, CN-3)."""

from __future__ import annotations

from mypy_extensions import i64

from ludejo.core.bits import has, one_in, plus, size_of
from ludejo.core.event import Events
from ludejo.core.luck import Luck
from ludejo.games.codenames import tell
from ludejo.games.codenames.pieces import ASSASSIN, BLUE, RED
from ludejo.games.codenames.position import Position


def deal(position: Position, cards: tuple[int, ...], bag: i64, luck: Luck, events: Events | None) -> None:
    """Lay out the cards and draw the key; all orders of its colours are equally likely."""
    position.seat_all()
    position.cards = cards
    position.n_places = len(cards)
    draw_key(position, position.uncovered(), bag, luck)
    if events is not None:
        tell.dealt(events, position)


def draw_key(position: Position, places: i64, bag: i64, luck: Luck) -> None:
    """CN-2: put the colours of a bag on these places; all orders are equally likely."""
    left = bag
    size = size_of(places)
    for place in range(position.n_places):
        if not has(places, place):
            continue
        colour = luck.draw(left, size)
        left -= one_in(colour)
        size -= 1
        if colour == RED:
            position.reds = plus(position.reds, place)
        elif colour == BLUE:
            position.blues = plus(position.blues, place)
        elif colour == ASSASSIN:
            position.assassins = plus(position.assassins, place)
