"""May a move be made, and if not, why? Asked of moves of the seat whose turn it is."""

from __future__ import annotations

from mypy_extensions import i64

from ludejo.core.bits import has
from ludejo.games.artus import scoring
from ludejo.games.artus.pieces import (
    ALL_PLACED,
    DRAW,
    DRAW_FIRST,
    EMPTY_PILE,
    FINE,
    KING_RING,
    NO_KNIGHT,
    NOT_HELD,
    PLACE,
    PLACE_FIRST,
    PLAY_FIRST,
    TAKEN,
)
from ludejo.games.artus.plays import TO_DRAW, TO_MOVE, TO_PLACE, TO_RING, TO_SCORE, ArtusMove
from ludejo.games.artus.position import Position


def judge(position: Position, seat: i64, move: ArtusMove) -> i64:
    """FINE, or the reason why the mover may not make this move."""
    if position.phase == PLACE:
        return judge_placing(position, move)
    if move.act == TO_PLACE:
        return ALL_PLACED
    if position.phase == DRAW:
        return judge_draw(position, seat, move)
    if move.act == TO_DRAW:
        return PLAY_FIRST
    return judge_play(position, seat, move)


def judge_placing(position: Position, move: ArtusMove) -> i64:
    """AR-13: a Knight on any empty chair."""
    if move.act != TO_PLACE:
        return PLACE_FIRST
    if has(position.occupied, move.at):
        return TAKEN
    return FINE


def judge_draw(position: Position, seat: i64, move: ArtusMove) -> i64:
    """AR-19: from any pile that has a card; drawing is a duty."""
    if move.act != TO_DRAW:
        return DRAW_FIRST
    if not has(position.piles_left(seat), move.at):
        return EMPTY_PILE
    return FINE


def judge_play(position: Position, seat: i64, move: ArtusMove) -> i64:
    """AR-19, AR-20: any card in hand; every step of it may be made, whoever sits on the goal."""
    if not position.holds(seat, move.card):
        return NOT_HELD
    if move.act == TO_RING and move.at == position.king:
        return KING_RING  # AR-26
    if (move.act == TO_MOVE and move.at >= position.n_knights) or move.chosen >> position.n_knights != 0:
        return NO_KNIGHT  # AR-11
    if move.act == TO_SCORE:
        return scoring.judge(position, seat, move.card, move.chosen)
    return FINE
