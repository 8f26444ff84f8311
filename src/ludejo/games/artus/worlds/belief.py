"""What a seat of Artus considers possible (AR-35), and worlds drawn from it.

Everybody began with the same cards, and all see what was played and how many cards of each kind a hand has. Hidden is
which of a seat's remaining cards are in its hand and which in its piles. Every card can always be played (AR-20), so a
play reveals nothing but its card. Any cards of a kind can have come into a hand in equally many ways, because a card
that was drawn and not played may have come with any of the same draws. So all hands with the known numbers of cards
have the same weight; a hand with equal cards counts once for each way to pick it. All hands are independent of each
other. A seat's own piles have no order (position.py), so a seat knows all of its own cards.
"""

from __future__ import annotations

from mypy_extensions import i64

from ludejo.core.bits import minus, one_in, plus, size_of
from ludejo.core.event import check_viewer
from ludejo.core.luck import Luck
from ludejo.games.artus.pieces import KING_LANES, KNIGHT_LANES
from ludejo.games.artus.position import Position, n_king_cards, n_knight_cards
from ludejo.games.artus.rules.cards import nth_bit


def redeal(world: Position, viewer: i64, luck: Luck) -> None:
    """Turn `world` (a copy of the position) into one drawn from all that the viewer considers possible."""
    check_viewer(viewer, world.n_seats)
    for seat in range(world.n_seats):
        if seat != viewer:
            redeal_seat(world, seat, luck)


def redeal_seat(world: Position, seat: i64, luck: Luck) -> None:
    """Give a seat another hand, with as many cards of each kind."""
    hand = world.hand(seat)
    both = hand + world.pile(seat)
    if world.pile(seat) != 0:
        dealt = some_of(both & KNIGHT_LANES, n_knight_cards(both), n_knight_cards(hand), luck)
        dealt += some_of(both & KING_LANES, n_king_cards(both), n_king_cards(hand), luck)
        world.set_hand(seat, dealt)
        world.set_pile(seat, both - dealt)
    scoring = world.scoring_hand(seat)
    if scoring != 0 and world.scoring_pile(seat) != 0:
        redeal_scoring(world, seat, scoring | world.scoring_pile(seat), size_of(scoring), luck)


def some_of(bag: i64, size: i64, n: i64, luck: Luck) -> i64:
    """A bag of `n` cards taken blindly from a bag of this size."""
    if n == size:
        return bag
    left = bag
    taken: i64 = 0
    for place in range(n):
        card = luck.draw(left, size - place)
        left -= one_in(card)
        taken += one_in(card)
    return taken


def redeal_scoring(world: Position, seat: i64, both: i64, n: i64, luck: Luck) -> None:
    """Give a seat `n` scoring cards, drawn from those of its hand and its pile."""
    left = both
    taken: i64 = 0
    for place in range(n):
        card = nth_bit(left, luck.below(size_of(both) - place))
        left = minus(left, card)
        taken = plus(taken, card)
    world.set_scoring(seat, taken, left)
