"""The fields of a position of Artus, in the order in which they are packed (core/fields.py says how)."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from ludejo.core.fields import Follows, SeatBySeat
from ludejo.games.artus.pieces import NO_KNIGHTS, PLACE, START_RINGS


@dataclass
class PositionFields:
    """Where a game stands."""

    n_seats: i64
    n_knights: i64  # of each seat, on the table
    n_plays: i64  # cards in a turn: 1, or 2 in the advanced game
    deck: i64  # bag: the knight and king cards of each seat
    scoring_deck: i64  # mask of the scoring cards of each seat
    carpet: i64  # mask of chairs
    first: i64  # the start player
    phase: i64 = PLACE
    mover: i64 = 0
    left: i64 = 0  # cards still to be played, or drawn, in this turn
    round: i64 = 0  # 0 while Knights are placed
    n_moves: i64 = 0
    king: i64 = 0
    rings: i64 = START_RINGS  # lane by Prince
    royals: i64 = 0  # word of chairs
    scoring_hands: i64 = 0  # six bits by seat
    scoring_piles: i64 = 0
    knights: SeatBySeat = NO_KNIGHTS  # words of chairs
    points: SeatBySeat = 0
    hand: SeatBySeat = 0  # bags of knight and king cards
    pile: SeatBySeat = 0
    occupied: Follows = 0  # mask of chairs
