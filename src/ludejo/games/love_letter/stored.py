"""A position of Love Letter as bytes and back."""

from __future__ import annotations

from typing import Final

from ludejo.core.packing import pack, unpack
from ludejo.games.love_letter.position import Position

MARK: Final = b"love-letter"
VERSION: Final = 1
COUNT: Final = 35


def packed(position: Position) -> bytes:
    """All fields, in the order in which `fill` reads them."""
    p = position
    numbers: list[int] = [
        p.n_seats, p.goal, int(p.ties_share), p.deck, p.deck_size, p.n_face_up,
        p.tokens, p.round_no, p.starter, p.mover, p.n_moves, p.hands, p.drawn, p.living, p.shields, p.rest,
        p.n_rest, p.face_up, p.dealt, p.n_turns, p.tape0, p.tape1, p.tape2, p.laid0, p.laid1, p.laid2, p.laid3,
        p.last_end, p.last_shown, p.last_winners, p.winners, p.last_laid0, p.last_laid1, p.last_laid2, p.last_laid3,
    ]  # fmt: skip
    return pack(MARK, VERSION, numbers)


def unpacked(stored: bytes) -> list[int]:
    """The numbers of a stored position; `Refused` if it is none."""
    return unpack(MARK, VERSION, COUNT, stored)


def fill(position: Position, numbers: list[int]) -> None:
    """Set the fields that `__init__` doesn't take."""
    p = position
    p.tokens, p.round_no, p.starter, p.mover, p.n_moves = numbers[6:11]
    p.hands, p.drawn, p.living, p.shields, p.rest = numbers[11:16]
    p.n_rest, p.face_up, p.dealt, p.n_turns, p.tape0, p.tape1, p.tape2 = numbers[16:23]
    p.laid0, p.laid1, p.laid2, p.laid3 = numbers[23:27]
    p.last_end, p.last_shown, p.last_winners, p.winners = numbers[27:31]
    p.last_laid0, p.last_laid1, p.last_laid2, p.last_laid3 = numbers[31:35]
