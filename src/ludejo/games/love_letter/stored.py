"""A position of Love Letter as bytes and back."""

from __future__ import annotations

from typing import Final

from ludejo.core.bits import everyone, in_bag, lane
from ludejo.core.packing import pack, unpack
from ludejo.games.love_letter._fields import COUNT
from ludejo.games.love_letter.pieces import BY_SHOWDOWN, KINDS, MOST_SEATS, NOT_ENDED
from ludejo.games.love_letter.position import MOST_TURNS, Position, laid_cards

MARK: Final = b"love-letter"
VERSION: Final = 1


def packed(position: Position) -> bytes:
    """All fields."""
    return pack(MARK, VERSION, position.numbers())


def unpacked(stored: bytes) -> list[int]:
    """The numbers of a stored position; `Refused` if these bytes are not one."""
    return unpack(MARK, VERSION, COUNT, stored)


def is_sound(p: Position) -> bool:
    """Is this position possible? Small numbers must be in their range, and no card may be missing or too many."""
    if not 2 <= p.n_seats <= MOST_SEATS:
        return False
    ranges = (
        1 <= p.goal <= 15 and 0 <= p.n_face_up <= 3,
        0 <= p.mover < p.n_seats and 0 <= p.starter < p.n_seats and 0 <= p.drawn < KINDS,
        0 <= p.living <= everyone(p.n_seats) and p.shields & ~p.living == 0,
        0 <= p.winners <= everyone(p.n_seats) and 0 <= p.last_winners <= everyone(p.n_seats),
        0 <= p.n_turns <= MOST_TURNS and NOT_ENDED <= p.last_end <= BY_SHOWDOWN,
        p.round_no >= 1 and p.n_moves >= 0,
    )
    return all(ranges) and all(is_packed(word) for word in words_of(p)) and sorted(cards_of(p)) == in_bag(p.deck)


def is_packed(word: int) -> bool:
    """Does this word have lanes of cards or small numbers, and nothing in the bits above them?"""
    return 0 <= word < 1 << 60


def words_of(p: Position) -> list[int]:
    """All packed words."""
    laid = [p.laid(seat) for seat in range(MOST_SEATS)] + [p.last_laid(seat) for seat in range(MOST_SEATS)]
    tapes: list[int] = [p.tape0, p.tape1, p.tape2]
    return [p.deck, p.tokens, p.hands, p.rest, p.face_up, p.dealt, p.last_shown, *tapes, *laid]


def cards_of(p: Position) -> list[int]:
    """Every card of the round, wherever it lies."""
    seats = range(p.n_seats)
    held = [p.hand(seat) for seat in seats if p.hand(seat) != 0]
    laid = [card for seat in seats for card in laid_cards(p.laid(seat))]
    face_up = [lane(p.face_up, place) for place in range(p.n_face_up)]
    drawn: list[int] = [p.drawn] if p.drawn != 0 else []
    return [*in_bag(p.rest), *held, *laid, *face_up, *drawn]
