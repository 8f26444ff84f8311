"""Dealing, drawing and spending cards (AR-12, AR-19). A pile is a bag: its top card is any of its cards."""

from __future__ import annotations

from mypy_extensions import i64

from ludejo.core.bits import has, minus, one_in, plus, size_of
from ludejo.core.luck import Luck
from ludejo.games.artus.pieces import FIRST_SCORING, KING, KING_LANES, KNIGHT, KNIGHT_LANES, N_SCORING
from ludejo.games.artus.position import Position, n_king_cards, n_knight_cards


def deal(position: Position, n_knight: i64, n_king: i64, luck: Luck) -> None:
    """AR-12: everybody has the same cards in piles, and draws `n_knight` and `n_king` cards."""
    for seat in range(position.n_seats):
        position.set_pile(seat, position.deck)
        position.set_scoring(seat, 0, position.scoring_deck)
        for _ in range(n_knight):
            draw(position, seat, KNIGHT, luck)
        for _ in range(n_king):
            draw(position, seat, KING, luck)


def draw(position: Position, seat: i64, kind: i64, luck: Luck) -> i64:
    """AR-19: take the top card of a pile that is not empty; return which card it was."""
    bag = position.pile(seat)
    if kind == KNIGHT:
        card = luck.draw(bag & KNIGHT_LANES, n_knight_cards(bag))
    elif kind == KING:
        card = luck.draw(bag & KING_LANES, n_king_cards(bag))
    else:
        return draw_scoring(position, seat, luck)
    position.set_pile(seat, bag - one_in(card))
    position.set_hand(seat, position.hand(seat) + one_in(card))
    return card


def draw_scoring(position: Position, seat: i64, luck: Luck) -> i64:
    """The same for the third pile."""
    pile = position.scoring_pile(seat)
    place = nth_bit(pile, luck.below(size_of(pile)))
    position.set_scoring(seat, plus(position.scoring_hand(seat), place), minus(pile, place))
    return FIRST_SCORING + place


def nth_bit(mask: i64, n: i64) -> i64:
    """The place of the n-th bit of a mask, counted from 0."""
    left = n
    for place in range(N_SCORING):
        if has(mask, place):
            if left == 0:
                return place
            left -= 1
    raise AssertionError(mask)


def spend(position: Position, seat: i64, card: i64) -> None:
    """AR-19: a played card leaves the hand and the game."""
    if card < FIRST_SCORING:
        position.set_hand(seat, position.hand(seat) - one_in(card))
    else:
        hand = minus(position.scoring_hand(seat), card - FIRST_SCORING)
        position.set_scoring(seat, hand, position.scoring_pile(seat))
