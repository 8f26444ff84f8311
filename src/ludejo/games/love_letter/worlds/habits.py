"""What people tend to play, and what that says about the cards they keep.

A deal in which somebody kept a Spy and laid down the Countess is as possible as any other, but less likely. The numbers
are from a search with 500 iterations that played 1,500 rounds against itself (with 2, 3 and 4 seats). They are rounded
and never below one in a hundred, because a bot assumes that nobody plays perfectly.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludejo.core.bits import lane, with_lane
from ludejo.games.love_letter.pieces import KINDS, KING, NONE
from ludejo.games.love_letter.position import Position, Turn

# How often, in percent, the lower of two cards is played: a row for the lower one, a column for each higher one.
LOW_PLAYED: Final[list[list[int]]] = [
    [],
    [79, 95, 75, 78, 77, 92, 99],  # Guard, beside a Spy, a Baron, a Handmaid, a Prince, a King, the Countess, …
    [79, 43, 38, 15, 94, 99],  # Spy
    [40, 49, 41, 87, 99],  # Baron
    [65, 66, 92, 99],  # Handmaid
    [57, 1, 99],  # Prince (beside the Countess there is no choice, LL-17)
    [1, 99],  # King (the same)
    [99],  # Countess
]
# The same at the index: card played times KINDS plus card kept; two equal cards leave no choice.
HABITS: Final[list[int]] = [100] * (KINDS * KINDS)
for low in range(1, KINDS - 1):
    for high in range(low + 1, KINDS):
        HABITS[low * KINDS + high] = LOW_PLAYED[low][high - low - 1]
        HABITS[high * KINDS + low] = 100 - LOW_PLAYED[low][high - low - 1]


def likelihood(position: Position, viewer: i64) -> float:
    """How likely it is that the others played as they did in this round, if these were the cards."""
    hands = position.dealt
    weight = 1.0
    for place in range(position.n_turns):
        turn = Turn(position.entry(place))
        played = turn.move.card
        kept = lane(hands, turn.seat) + turn.drawn - played
        if turn.seat != viewer:
            weight *= HABITS[played * KINDS + kept] / 100
        hands = after(with_lane(hands, turn.seat, kept), turn)
    return weight


def after(hands: i64, turn: Turn) -> i64:
    """The hands after the effect of this turn's card; hands of seats that are out don't matter any more."""
    at = turn.move.at
    if turn.redrawn != 0:
        return with_lane(hands, at, turn.redrawn)
    if turn.move.card == KING and at != NONE:
        given = lane(hands, turn.seat)
        return with_lane(with_lane(hands, turn.seat, lane(hands, at)), at, given)
    return hands
