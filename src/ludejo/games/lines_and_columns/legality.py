"""May a move be made, and if not, why? Only for moves of the seat whose turn it is."""

from __future__ import annotations

from mypy_extensions import i64

from ludejo.core.bits import has, lane
from ludejo.core.move import Move
from ludejo.games.lines_and_columns.moves import LAY_ALL, TO_LEFT, TO_RIGHT, LayMove
from ludejo.games.lines_and_columns.pieces import (
    ALL,
    ALL_FORBIDDEN,
    FINE,
    GREEN,
    GREEN_FIRST,
    N_CARDS,
    N_COLOURS,
    NOT_ALL,
    NOT_HELD,
    ONE_CARD,
    ROW,
)
from ludejo.games.lines_and_columns.position import Position
from ludejo.games.lines_and_columns.rules.lay_all import can_lay_all


def judge(position: Position, seat: i64, move: LayMove) -> i64:
    """FINE, or the reason why the mover may not make this move."""
    hand = position.hand(seat)
    card = move.card
    if card == ALL:
        return judge_all(position, seat, hand)
    if not has(hand, card):
        return NOT_HELD
    if position.grid.is_open(card, move.side):
        return FINE  # LK-6, LK-8
    if position.grid.laid == 0:
        return GREEN_FIRST  # LK-4
    return position.grid.obstacle(card, move.side)[0]


def judge_all(position: Position, seat: i64, hand: i64) -> i64:
    """LK-10: a seat may lay all its cards, but need not, and not some of them; a single last card is simply laid."""
    if not position.lays_all:
        return ALL_FORBIDDEN
    if lane(position.counts, seat) == 1:
        return ONE_CARD
    if can_lay_all(position.grid, hand):
        return FINE
    return NOT_ALL


def card_to_name(position: Position, reason: i64, move: LayMove) -> i64:
    """The card that a refusal names: the missing card if there is one, else the card of the move."""
    if reason == NOT_HELD or reason == GREEN_FIRST:
        return move.card
    return position.grid.obstacle(move.card, move.side)[1]


def choices_of(position: Position, seat: i64) -> list[Move]:
    """All moves of the mover, in their fixed order."""
    grid = position.grid
    hand = position.hand(seat)
    found = legal_moves(hand, grid.open_greens, grid.open_left, grid.open_right)
    if judge_all(position, seat, hand) == FINE:
        found.append(LAY_ALL)
    return found


def legal_moves(hand: i64, greens: i64, left: i64, right: i64) -> list[Move]:
    """The moves that lay one card of a hand, in their fixed order; the masks say where each card may be laid."""
    found: list[Move] = []
    here = hand & greens
    if here != 0:
        for card in range(GREEN, N_CARDS, N_COLOURS):
            if (here >> card) & 1 != 0:
                found.append(TO_LEFT[card])
    sided = hand & (left | right)
    card_at: i64 = 0
    while sided >> card_at != 0:
        if (sided >> card_at) & ROW == 0:
            card_at += N_COLOURS
            continue
        if (sided >> card_at) & 1 != 0:
            if (left >> card_at) & 1 != 0:
                found.append(TO_LEFT[card_at])
            if (right >> card_at) & 1 != 0:
                found.append(TO_RIGHT[card_at])
        card_at += 1
    return found
