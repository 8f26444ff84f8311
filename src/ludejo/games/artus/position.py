"""Where a game of Artus stands, packed into machine words.

Piles have no order until somebody draws: a pile is a bag, and a draw takes one card of it blindly, which deals exactly
like a shuffled pile. So a position contains no future, and hidden is only which cards are in hands and which in piles.
Cards in neither have been played.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludejo.core.bits import has, lane, minus, plus, shl, size_of
from ludejo.games.artus._fields import PositionFields
from ludejo.games.artus.pieces import (
    ALL_SCORING,
    FIRST_SCORING,
    KNIGHT_LANES,
    MOST_KNIGHTS,
    N_RINGS,
    N_ROYALS,
    N_SCORING,
    NOWHERE,
    OVER,
    PART,
    PLATES,
    knight_of,
    wrapped,
)

EACH_KNIGHT: Final = 0x11111111  # 1 in each lane: multiplying by it adds up all lanes in the highest one
EACH_KING: Final = 0x1111111


def chair_in(chairs: i64, place: i64) -> i64:
    """The chair at this place in a word of chairs."""
    return (chairs >> (place * PART)) & NOWHERE


def with_chair(chairs: i64, place: i64, chair: i64) -> i64:
    """The word with this chair at this place."""
    return (chairs & ~shl(NOWHERE, place * PART)) | shl(chair, place * PART)


class Position(PositionFields):
    """The fields, with methods for reading and changing them."""

    # --- pieces

    def chair_of(self, piece: i64) -> i64:
        """Where a piece is."""
        if piece < N_ROYALS:
            return chair_in(self.royals, piece)
        number = piece - N_ROYALS
        return chair_in(self.knights(number // MOST_KNIGHTS), number % MOST_KNIGHTS)

    def put(self, piece: i64, chair: i64) -> None:
        """Put a piece on an empty chair."""
        self.occupied = plus(self.occupied, chair)
        if piece < N_ROYALS:
            self.royals = with_chair(self.royals, piece, chair)
            return
        seat = (piece - N_ROYALS) // MOST_KNIGHTS
        number = (piece - N_ROYALS) % MOST_KNIGHTS
        self.set_knights(seat, with_chair(self.knights(seat), number, chair))

    def leave(self, chair: i64) -> None:
        """Make this chair empty."""
        self.occupied = minus(self.occupied, chair)

    def piece_at(self, chair: i64) -> i64:
        """The piece on a chair that is taken."""
        for royal in range(N_ROYALS):
            if chair_in(self.royals, royal) == chair:
                return royal
        for seat in range(self.n_seats):
            chairs = self.knights(seat)
            for number in range(self.n_knights):
                if chair_in(chairs, number) == chair:
                    return knight_of(seat, number)
        raise AssertionError(chair)

    def n_placed(self, seat: i64) -> i64:
        """How many Knights a seat has placed; they are placed in the order of their numbers."""
        chairs = self.knights(seat)
        n: i64 = 0
        while n < self.n_knights and chair_in(chairs, n) != NOWHERE:
            n += 1
        return n

    def king_chair(self) -> i64:
        """Where the King sits; the crown plate lies before this chair."""
        return chair_in(self.royals, self.king)

    def value_at(self, chair: i64) -> i64:
        """AR-5: the plate before a chair, as the disc lies now."""
        return PLATES[wrapped(self.king_chair() - chair)]

    def spare_rings(self) -> i64:
        """The rings that no Prince has."""
        n: i64 = N_RINGS
        for royal in range(N_ROYALS):
            n -= lane(self.rings, royal)
        return n

    # --- points

    def score(self, seat: int) -> int:
        return self.points(seat)

    def gain(self, seat: i64, points: i64) -> None:
        """AR-29: a score is one number and has no bounds."""
        self.set_points(seat, self.points(seat) + points)

    # --- cards

    def scoring_hand(self, seat: i64) -> i64:
        """The mask of a seat's scoring cards."""
        return (self.scoring_hands >> (seat * N_SCORING)) & ALL_SCORING

    def scoring_pile(self, seat: i64) -> i64:
        """The mask of the scoring cards in a seat's pile."""
        return (self.scoring_piles >> (seat * N_SCORING)) & ALL_SCORING

    def set_scoring(self, seat: i64, hand: i64, pile: i64) -> None:
        """Put exactly these scoring cards in a seat's hand and in its pile."""
        others = ~shl(ALL_SCORING, seat * N_SCORING)
        self.scoring_hands = (self.scoring_hands & others) | hand << (seat * N_SCORING)
        self.scoring_piles = (self.scoring_piles & others) | pile << (seat * N_SCORING)

    def holds(self, seat: i64, card: i64) -> bool:
        """Does this seat have such a card in its hand?"""
        if card < FIRST_SCORING:
            return lane(self.hand(seat), card) > 0
        return has(self.scoring_hand(seat), card - FIRST_SCORING)

    def piles_left(self, seat: i64) -> i64:
        """The mask of the piles of a seat that have cards."""
        mask: i64 = 0
        bag = self.pile(seat)
        if bag & KNIGHT_LANES != 0:
            mask |= 1
        if bag >> 32 != 0:
            mask |= 2
        if self.scoring_pile(seat) != 0:
            mask |= 4
        return mask

    # --- turns

    def n_rounds(self) -> i64:
        """AR-19: as many rounds as it takes to play all cards."""
        n_cards = n_knight_cards(self.deck) + n_king_cards(self.deck) + size_of(self.scoring_deck)
        return n_cards // self.n_plays

    def is_over(self) -> bool:
        """Has the game ended?"""
        return self.phase == OVER

    def after(self, seat: i64) -> i64:
        """The next seat clockwise."""
        following = seat + 1
        if following == self.n_seats:
            return 0
        return following

    def before(self, seat: i64) -> i64:
        """The next seat counter-clockwise: the right neighbour."""
        if seat == 0:
            return self.n_seats - 1
        return seat - 1


def n_knight_cards(bag: i64) -> i64:
    """How many knight cards a bag has (AR-9: at most 8)."""
    return ((bag & KNIGHT_LANES) * EACH_KNIGHT >> 28) & 15


def n_king_cards(bag: i64) -> i64:
    """How many king cards a bag has (at most 8)."""
    return ((bag >> 32) * EACH_KING >> 24) & 15
