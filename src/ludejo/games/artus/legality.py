"""May a move be made, and if not, why? Only for moves of the seat whose turn it is."""

from __future__ import annotations

from mypy_extensions import i64

from ludejo.core.bits import has
from ludejo.core.move import Move
from ludejo.games.artus.moves import (
    BY_PILES,
    PLACES,
    TO_DRAW,
    TO_MOVE,
    TO_PLACE,
    TO_RING,
    TO_SCORE,
    ArtusMove,
    moves_of,
)
from ludejo.games.artus.pieces import (
    ALL_PLACED,
    DRAW,
    DRAW_FIRST,
    EMPTY_PILE,
    FINE,
    FIRST_SCORING,
    JOKER,
    KING_RING,
    N_CHAIRS,
    N_SCORING,
    NO_KNIGHT,
    NOT_HELD,
    PLACE,
    PLACE_FIRST,
    PLAY,
    PLAY_FIRST,
    SCORE_COLOURS,
    TAKEN,
)
from ludejo.games.artus.position import Position
from ludejo.games.artus.rules import scoring


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
    """AR-13: a Knight may be placed on any empty chair."""
    if move.act != TO_PLACE:
        return PLACE_FIRST
    if has(position.occupied, move.at):
        return TAKEN
    return FINE


def judge_draw(position: Position, seat: i64, move: ArtusMove) -> i64:
    """AR-19: the seat must draw, from any pile that has a card."""
    if move.act != TO_DRAW:
        return DRAW_FIRST
    if not has(position.piles_left(seat), move.at):
        return EMPTY_PILE
    return FINE


def judge_play(position: Position, seat: i64, move: ArtusMove) -> i64:
    """AR-19, AR-20: any card in hand may be played, with any of its steps, also to a chair that is taken."""
    if not position.holds(seat, move.card):
        return NOT_HELD
    if move.act == TO_RING and move.at == position.king:
        return KING_RING  # AR-26
    if (move.act == TO_MOVE and move.at >= position.n_knights) or move.chosen >> position.n_knights != 0:
        return NO_KNIGHT  # AR-11
    if move.act == TO_SCORE:
        return scoring.judge(position, seat, move.card, move.chosen)
    return FINE


def choices_of(position: Position, seat: i64) -> tuple[Move, ...]:
    """All moves of the mover, in their fixed order."""
    if position.phase == PLAY:
        return tuple(plays(position, seat))
    if position.phase == DRAW:
        return BY_PILES[position.piles_left(seat)]
    return tuple([PLACES[chair] for chair in range(N_CHAIRS) if not has(position.occupied, chair)])


def plays(position: Position, seat: i64) -> list[Move]:
    """All moves of the cards in hand, card by card."""
    found: list[Move] = []
    bag = position.hand(seat)
    card: i64 = 0
    while bag != 0:
        if bag & 15 != 0:
            found += moves_of(card, position.king, position.n_knights)
        bag >>= 4
        card += 1
    held = position.scoring_hand(seat)
    for place in range(N_SCORING):
        if has(held, place):
            add_scoring(position, found, seat, FIRST_SCORING + place)
    return found


def add_scoring(position: Position, found: list[Move], seat: i64, card: i64) -> None:
    """Add the moves of a scoring card; if it lets the player choose Knights, only choices that the chairs allow."""
    moves = moves_of(card, position.king, position.n_knights)
    if card < SCORE_COLOURS or card == JOKER:
        found += moves
        return
    for move in moves:
        assert isinstance(move, ArtusMove)
        if scoring.judge(position, seat, card, move.chosen) == FINE:
            found.append(move)
