"""What a seat of Artus may hold for possible (AR-35), and worlds drawn from it.

Everybody began with the same cards, and all see what was played and how many cards of each kind a hand has. Hidden is
which of a seat's remaining cards are in its hand and which in its piles. Every card can always be played (AR-20), so no
play tells more than its card; and whichever cards of a kind a hand has, there are as many ways for them to have come
there, because a card that was drawn and not played may have come at any of the same draws. So each hand of the known
numbers weighs the same, apart from equal cards, which make a hand as likely as there are ways to pick it. All hands are
independent of each other. One's own piles have no order (position.py), so a seat knows all of its own cards.
"""

from __future__ import annotations

from mypy_extensions import i64

from ludejo.core.bits import minus, one_in, plus, size_of
from ludejo.core.event import ONLOOKER
from ludejo.core.luck import Luck
from ludejo.core.refusal import unknown
from ludejo.games.artus.pieces import KING_LANES, KNIGHT_LANES
from ludejo.games.artus.position import Position, n_king_cards, n_knight_cards
from ludejo.games.artus.rules.cards import nth_bit


def redeal(world: Position, viewer: i64, luck: Luck) -> None:
    """Turn `world` (a copy of the position) into one drawn from all the viewer holds for possible."""
    if viewer != ONLOOKER and not 0 <= viewer < world.n_seats:
        raise unknown("unknown-seat", seat=viewer)
    for seat in range(world.n_seats):
        if seat != viewer:
            redeal_seat(world, seat, luck)


def redeal_seat(world: Position, seat: i64, luck: Luck) -> None:
    """Another hand of a seat, with as many cards of each kind."""
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
    """A bag of n cards taken blindly from a bag of this size."""
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
    """As many other scoring cards."""
    left = both
    taken: i64 = 0
    for place in range(n):
        card = nth_bit(left, luck.below(size_of(both) - place))
        left = minus(left, card)
        taken = plus(taken, card)
    world.set_scoring(seat, taken, left)
