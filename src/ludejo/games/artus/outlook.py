"""An estimate of how a game of Artus will end, from the points and from the Knights' chairs."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from ludejo.games.artus.pieces import NOWHERE
from ludejo.games.artus.position import Position, chair_in

HORIZON: Final = 2
WORTH: Final = 0.1  # how much of a plate counts before its Knight has left it
DOUBT: Final = 3.0  # how many points one turn can change


def shares(position: Position) -> list[float]:
    """Each seat's share of the win. A lead counts the more, the fewer rounds are left."""
    left = float(position.n_rounds() - position.round) + 1.0
    doubt = DOUBT * sqrt(left)
    best = -1e9
    standings: list[float] = []
    for seat in range(position.n_seats):
        standing = standing_of(position, seat)
        standings.append(standing)
        if standing > best:
            best = standing
    total = 0.0
    found: list[float] = []
    for standing in standings:
        share = exp((standing - best) / doubt)
        found.append(share)
        total += share
    return [share / total for share in found]


def standing_of(position: Position, seat: i64) -> float:
    """A seat's points, and a part of the plates before its Knights."""
    chairs = position.knights(seat)
    plates: i64 = 0
    for number in range(position.n_knights):
        chair = chair_in(chairs, number)
        if chair != NOWHERE:
            plates += position.value_at(chair)
    return float(position.score(seat)) + WORTH * float(plates)
