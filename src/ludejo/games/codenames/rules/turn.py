"""How a turn ends (CN-7, CN-27) and how the game does (CN-8, CN-10); the sand-glass (CN-26)."""

from __future__ import annotations

from mypy_extensions import i64

from ludejo.core.event import Events
from ludejo.games.codenames import tell
from ludejo.games.codenames.pieces import BLUE, BY_FOUND, BY_USED_UP, CLUE, COVER, NOBODY, OVER, RED, TOGETHER
from ludejo.games.codenames.position import Position


def step(position: Position) -> None:
    """Another decision is due now; the sand-glass was for the one before."""
    position.n_moments += 1
    position.glass = False


def stop(position: Position, why: i64, events: Events | None) -> None:
    """The turn ends without another guess: the team stopped (CN-7), or the time is up."""
    step(position)
    end_turn(position, why, events)


def end_turn(position: Position, why: i64, events: Events | None) -> None:
    """The other team is on turn; if it is fictional, the spymaster plays its turn (CN-27)."""
    team = position.turn
    clear_marks(position)
    position.asks = []
    position.guesses = 0
    position.is_open = False
    if position.mode == TOGETHER:
        position.phase = COVER
    else:
        position.turn = 1 - team
        position.phase = CLUE
    if events is not None:
        tell.turn_over(events, team, why)


def clear_marks(position: Position) -> None:
    """Marks are for one guess."""
    if position.marked != 0:
        position.marks = [0] * position.n_seats
        position.marked = 0


def turn_glass(position: Position, seat: i64, events: Events | None) -> None:
    """The sand-glass is only shown: the rulebook has no penalty."""
    position.glass = True
    if events is not None:
        tell.glass(events, seat)


def is_decided(position: Position, events: Events | None) -> bool:
    """CN-10: a team wins when all its words are covered, no matter who covered the last one. Is the game over?"""
    if position.reds & ~position.covered == 0:
        finish(position, BY_FOUND, RED, events)
    elif position.blues & ~position.covered == 0:
        finish(position, BY_FOUND, BLUE, events)
    return position.phase == OVER


def finish(position: Position, end: i64, winner: i64, events: Events | None) -> None:
    """The game is over. A team that loses to the fictional team has lost, and nobody has won (CN-27)."""
    position.phase = OVER
    position.end = end
    position.winner = winner
    if position.spy(winner) < 0:
        position.winner = NOBODY
        if end == BY_FOUND:
            position.end = BY_USED_UP
    if events is not None:
        tell.over(events, position)
