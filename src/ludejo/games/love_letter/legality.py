"""May a move be made, and if not, why? `choices` and `check` both ask `judge_hand`, so they can't disagree."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludejo.core.bits import has
from ludejo.core.move import Move
from ludejo.games.love_letter.moves import MOVES, NO_CHOICES, CardMove
from ludejo.games.love_letter.pieces import (
    AT_YOURSELF,
    BARON,
    COUNTESS,
    COUNTESS_FIRST,
    FINE,
    GUARD,
    GUESSED_GUARD,
    IS_PROTECTED,
    KING,
    MOST_SEATS,
    MUST_BE_YOU,
    NAMES_NOBODY,
    NO_SUCH_SEAT,
    NONE,
    NOT_HELD,
    OUT_ALREADY,
    PRINCE,
)
from ludejo.games.love_letter.position import Position


def judge(position: Position, seat: i64, move: CardMove) -> i64:
    """FINE, or the reason why the mover may not make this move."""
    first = position.hand(seat)
    free = position.free_targets(seat)
    return judge_hand(first, position.drawn, seat, position.n_seats, position.living, free, move)


def judge_hand(first: i64, second: i64, seat: i64, n_seats: i64, living: i64, free: i64, move: CardMove) -> i64:
    """FINE, or why a seat holding these two cards may not make this move.

    `free`: the other seats in the round that nobody protects.
    """
    card = move.card
    if card != first and card != second:
        return NOT_HELD
    royal = first == PRINCE or first == KING or second == PRINCE or second == KING
    if royal and card != COUNTESS and (first == COUNTESS or second == COUNTESS):
        return COUNTESS_FIRST  # LL-17
    at = move.at
    if at >= n_seats:
        return NO_SUCH_SEAT
    if needs_other(card):
        return judge_other(seat, living, free, at, move.guess)
    if card == PRINCE and at != seat:  # the player's own seat is always allowed (LL-14)
        return judge_prince(living, free, at)
    return FINE


def needs_other(card: i64) -> bool:
    """Must the card be aimed at another player (LL-10, LL-11, LL-12, LL-16)?"""
    return card <= BARON or card == KING


def judge_other(seat: i64, living: i64, free: i64, at: i64, guess: i64) -> i64:
    """FINE, or why a Guard, Spy, Baron or King may not be aimed at this target."""
    if at == NONE:
        if free != 0:
            return NAMES_NOBODY  # LL-11: the player must name a target if there is one
        return FINE  # LL-19, LL-20: played without effect
    if at == seat:
        return AT_YOURSELF
    if not has(living, at):
        return OUT_ALREADY
    if not has(free, at):
        return IS_PROTECTED
    if guess == GUARD:
        return GUESSED_GUARD
    return FINE


def judge_prince(living: i64, free: i64, at: i64) -> i64:
    """FINE, or why a Prince may not be aimed at this other seat."""
    if not has(living, at):
        return OUT_ALREADY
    if has(free, at):
        return FINE
    if free == 0:
        return MUST_BE_YOU
    return IS_PROTECTED


# The moves depend only on the two cards, the seat and the free targets: they are computed once, then looked up.
REMEMBERED: Final[list[tuple[Move, ...]]] = [NO_CHOICES] * (9 * 9 * 16 * MOST_SEATS)


def legal_moves(first: i64, second: i64, seat: i64, free: i64) -> tuple[Move, ...]:
    """All moves of a seat on turn with these two cards, in their fixed order."""
    key = ((first * 9 + second) * 16 + free) * MOST_SEATS + seat
    found = REMEMBERED[key]
    if not found:
        fine = [m for m in MOVES if judge_hand(first, second, seat, MOST_SEATS, 15, free, m) == FINE]
        found = tuple(fine)
        REMEMBERED[key] = found
    return found
