"""A position of Artus as bytes and back."""

from __future__ import annotations

from typing import Final

from ludejo.core.bits import lane, size_of
from ludejo.core.packing import pack, unpack
from ludejo.games.artus._fields import COUNT
from ludejo.games.artus.pieces import (
    ALL_SCORING,
    CROWN_RINGS,
    DRAW,
    EVERY_CHAIR,
    MOST_KNIGHTS,
    MOST_SEATS,
    N_ROYALS,
    NO_KNIGHTS,
    OVER,
    PLACE,
    PLAY,
)
from ludejo.games.artus.position import Position, chair_in, n_king_cards, n_knight_cards

MARK: Final = b"artus"
VERSION: Final = 1
LANES: Final = 15
MOST_OF_KIND: Final = 8


def packed(position: Position) -> bytes:
    """All fields, except those that are computed from others."""
    return pack(MARK, VERSION, position.numbers())


def unpacked(stored: bytes) -> list[int]:
    """The numbers of a stored position; `Refused` if these bytes are not one."""
    return unpack(MARK, VERSION, COUNT, stored)


def is_small(p: Position) -> bool:
    """Are the numbers that the other checks rely on in their range?"""
    small = (
        2 <= p.n_seats <= MOST_SEATS and 1 <= p.n_knights <= MOST_KNIGHTS and 1 <= p.n_plays <= 2,
        0 <= p.first < p.n_seats and 0 <= p.mover < p.n_seats,
        PLACE <= p.phase <= OVER and 0 <= p.left <= 2 and p.n_moves >= 0,
        0 <= p.king < N_ROYALS and 0 <= p.rings < 1 << 16,
        0 <= p.royals < 1 << 20 and 0 <= p.carpet <= EVERY_CHAIR,
    )
    return all(small)


def follow(p: Position) -> bool:
    """Set the mask of taken chairs; False if two pieces share a chair, or a chair does not exist."""
    if not is_small(p):
        return False
    chairs = [chair_in(p.royals, royal) for royal in range(N_ROYALS)]
    for seat in range(MOST_SEATS):
        knights = p.knights(seat)
        n_placed = p.n_placed(seat) if seat < p.n_seats else 0
        chairs += [chair_in(knights, number) for number in range(n_placed)]
        if not 0 <= knights <= NO_KNIGHTS or knights | (1 << 5 * n_placed) - 1 != NO_KNIGHTS:
            return False  # Knights that are not placed must be nowhere
    p.occupied = 0
    for chair in chairs:
        p.occupied |= 1 << int(chair)
    return p.occupied <= EVERY_CHAIR and size_of(p.occupied) == len(chairs)


def are_lanes(bag: int, deck: int) -> bool:
    """Is this a bag with no more of any card than the deck has?"""
    return 0 <= bag < 1 << 60 and all(lane(bag, card) <= lane(deck, card) for card in range(LANES))


def is_sound(p: Position) -> bool:
    """Is this position possible? Cards, rings, Knights and turns must fit together."""
    return cards_fit(p) and rings_fit(p) and turn_fits(p)


def cards_fit(p: Position) -> bool:
    """Every deck has at most eight cards of a kind, and no card is in two places."""
    if not 0 <= p.deck < 1 << 60 or not 0 <= p.scoring_deck <= ALL_SCORING:
        return False
    if max([lane(p.deck, card) for card in range(LANES)]) > 4 or p.scoring_hands & p.scoring_piles != 0:
        return False
    if sum([lane(p.deck, card) for card in range(8)]) > MOST_OF_KIND:
        return False
    if sum([lane(p.deck, card) for card in range(8, LANES)]) > MOST_OF_KIND:
        return False
    if not 0 <= p.scoring_hands < 1 << 24 or not 0 <= p.scoring_piles < 1 << 24 or p.n_rounds() < 1:
        return False
    return all(seat_cards_fit(p, seat) for seat in range(MOST_SEATS))


def seat_cards_fit(p: Position, seat: int) -> bool:
    """What a seat has is part of the deck; a seat that does not exist has nothing."""
    hand, pile = p.hand(seat), p.pile(seat)
    scoring = p.scoring_hand(seat) | p.scoring_pile(seat)
    if seat >= p.n_seats:
        return hand == pile == scoring == p.score(seat) == 0
    return are_lanes(hand, p.deck) and are_lanes(pile, p.deck - hand) and scoring & ~p.scoring_deck == 0


def rings_fit(p: Position) -> bool:
    """AR-28: the King has three, the others one or two."""
    counts = [lane(p.rings, royal) for royal in range(N_ROYALS)]
    others = [counts[royal] for royal in range(N_ROYALS) if royal != p.king]
    return counts[p.king] == CROWN_RINGS and all(1 <= count < CROWN_RINGS for count in others)


def turn_fits(p: Position) -> bool:
    """Phase, round, Knights and cards fit together; the seat that is asked can answer."""
    n_placed = sum([int(p.n_placed(seat)) for seat in range(p.n_seats)])
    if p.phase == PLACE:
        return p.round == 0 and p.left == 0 and n_placed < p.n_seats * p.n_knights and p.n_placed(p.mover) < p.n_knights
    if n_placed != p.n_seats * p.n_knights or not 1 <= p.round <= p.n_rounds():
        return False
    if p.phase == OVER:
        return p.left == 0 and p.round == p.n_rounds()
    if not 1 <= p.left <= p.n_plays:
        return False
    if p.phase == DRAW:
        return p.piles_left(p.mover) != 0
    return p.phase == PLAY and n_held(p, int(p.mover)) >= p.left


def n_held(p: Position, seat: int) -> int:
    """How many cards a seat holds."""
    hand = p.hand(seat)
    return n_knight_cards(hand) + n_king_cards(hand) + size_of(p.scoring_hand(seat))
