"""Scoring cards (AR-18, AR-30 to AR-33). Only the seat's own Knights count (AR-31); a set of them is a mask."""

from __future__ import annotations

from mypy_extensions import i64

from ludejo.core.bits import has, plus, size_of
from ludejo.core.event import Events
from ludejo.games.artus import tell
from ludejo.games.artus.pieces import (
    FINE,
    JOKER,
    MUST_SCORE,
    NOT_CARPET,
    NOT_COLOURS,
    NOT_RED,
    PENALTIES,
    SCORE_ALL,
    SCORE_CARPET,
    SCORE_COLOURS,
    SCORE_RED,
    SCORE_REVERSED,
)
from ludejo.games.artus.position import Position, chair_in


def on_colour(position: Position, seat: i64, sign: i64) -> i64:
    """AR-3: the seat's Knights at green (1), yellow (0) or red (-1) plates; only the King sits at the crown plate."""
    chairs = position.knights(seat)
    mask: i64 = 0
    for number in range(position.n_knights):
        value = position.value_at(chair_in(chairs, number))
        if (value > 0 and sign > 0) or (value < 0 and sign < 0) or (value == 0 and sign == 0):
            mask = plus(mask, number)
    return mask


def on_carpet(position: Position, seat: i64) -> i64:
    """AR-7: the seat's Knights on the carpets."""
    chairs = position.knights(seat)
    mask: i64 = 0
    for number in range(position.n_knights):
        if has(position.carpet, chair_in(chairs, number)):
            mask = plus(mask, number)
    return mask


# --- which Knights may be chosen?


def judge(position: Position, seat: i64, card: i64, chosen: i64) -> i64:
    """FINE, or why these Knights can't be scored with this card; if none is chosen, the card's penalty applies."""
    if card == SCORE_COLOURS:
        return judge_colours(position, seat, chosen)
    if card == SCORE_CARPET:
        return judge_number(on_carpet(position, seat), chosen, 2, NOT_CARPET)
    if card == SCORE_RED:
        return judge_number(on_colour(position, seat, -1), chosen, 3, NOT_RED)
    return FINE


def judge_colours(position: Position, seat: i64, chosen: i64) -> i64:
    """AR-30: one Knight at each colour must be chosen, if there is one at each."""
    green = on_colour(position, seat, 1)
    yellow = on_colour(position, seat, 0)
    red = on_colour(position, seat, -1)
    if chosen == 0:
        if green != 0 and yellow != 0 and red != 0:
            return MUST_SCORE
        return FINE
    if chosen & green != 0 and chosen & yellow != 0 and chosen & red != 0:
        return FINE  # three are chosen, so it is one of each
    return NOT_COLOURS


def judge_number(fitting: i64, chosen: i64, n: i64, reason: i64) -> i64:
    """AR-30: `n` of the fitting Knights must be chosen, if there are enough; further ones are ignored (AR-32)."""
    if chosen == 0:
        if size_of(fitting) >= n:
            return MUST_SCORE
        return FINE
    if chosen & ~fitting == 0:
        return FINE
    return reason


# --- scoring


def score(position: Position, seat: i64, card: i64, chosen: i64, events: Events | None) -> None:
    """Score as the card says; nobody moves."""
    reason: i64 = tell.KNIGHTS
    counted = chosen
    if card == JOKER:
        reason = tell.BEST
        counted = best_knight(position, seat)
    elif card == SCORE_ALL or card == SCORE_REVERSED:
        counted = every_knight(position)
    elif chosen == 0:
        reason = tell.PENALTY
    points = points_of(position, seat, card, counted)
    position.gain(seat, points)
    if events is not None:
        tell.scored(events, position, seat, reason, chairs_of(position, seat, counted), points)


def points_of(position: Position, seat: i64, card: i64, counted: i64) -> i64:
    """AR-18: the sum of the plates, for one card with its sign reversed; or the penalty if no Knight counts."""
    if counted == 0:
        return PENALTIES[card]
    total = sum_of(position, seat, counted)
    if card == SCORE_REVERSED:
        return -total
    return total


def sum_of(position: Position, seat: i64, counted: i64) -> i64:
    """The plates of these Knights, added up."""
    chairs = position.knights(seat)
    total: i64 = 0
    for number in range(position.n_knights):
        if has(counted, number):
            total += position.value_at(chair_in(chairs, number))
    return total


def best_knight(position: Position, seat: i64) -> i64:
    """AR-33: the Knight at the highest plate, as a mask; it may be a red one."""
    chairs = position.knights(seat)
    best: i64 = -100
    mask: i64 = 0
    for number in range(position.n_knights):
        value = position.value_at(chair_in(chairs, number))
        if value > best:
            best = value
            mask = plus(0, number)
    return mask


def every_knight(position: Position) -> i64:
    """AR-31: all Knights of a seat."""
    mask: i64 = 0
    for number in range(position.n_knights):
        mask = plus(mask, number)
    return mask


def chairs_of(position: Position, seat: i64, counted: i64) -> list[int]:
    """The chairs of these Knights."""
    chairs = position.knights(seat)
    return [chair_in(chairs, number) for number in range(position.n_knights) if has(counted, number)]
