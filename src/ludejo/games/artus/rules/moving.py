"""Moving and displacing (AR-21 to AR-25): the chair left is scored, the pieces settle, then the disc turns."""

from __future__ import annotations

from mypy_extensions import i64

from ludejo.core.bits import has
from ludejo.core.event import Events
from ludejo.games.artus import tell
from ludejo.games.artus.pieces import N_CHAIRS, wrapped
from ludejo.games.artus.position import Position


def move(position: Position, seat: i64, piece: i64, steps: i64, events: Events | None) -> None:
    """A seat moves a piece and scores the chair that it leaves, unless the piece is the King (AR-21)."""
    start = position.chair_of(piece)
    crown = position.king_chair()
    if piece != position.king:
        gain(position, seat, tell.LEFT, start, position.value_at(start), events)
    goal = wrapped(start + steps)
    settle(position, seat, piece, steps, start, goal, events)
    if position.king_chair() != crown and events is not None:
        tell.turned(events, position)  # AR-25: values follow the King's chair, so the disc has turned


def settle(position: Position, seat: i64, piece: i64, steps: i64, start: i64, goal: i64, events: Events | None) -> None:
    """A piece on the goal gives way; chairs on the way there don't matter (AR-22)."""
    position.leave(start)
    if events is not None:
        tell.moved(events, position, seat, piece, steps, start, goal)
    if has(position.occupied, goal):
        displace(position, goal, events)
    position.put(piece, goal)


def displace(position: Position, chair: i64, events: Events | None) -> None:
    """AR-23, AR-24: the piece goes to the first empty chair counter-clockwise, which may be the one just left; nothing
    is scored."""
    piece = position.piece_at(chair)
    free = empty_before(position.occupied, chair)
    position.put(piece, free)
    if events is not None:
        tell.displaced(events, position, piece, chair, free)


def empty_before(occupied: i64, chair: i64) -> i64:
    """The first empty chair counter-clockwise from here; there are more chairs than pieces (AR-14)."""
    free = chair
    for _ in range(N_CHAIRS):
        free = wrapped(free - 1)
        if not has(occupied, free):
            return free
    raise AssertionError(occupied)


def gain(position: Position, seat: i64, reason: i64, chair: i64, points: i64, events: Events | None) -> None:
    """A seat scores one chair."""
    position.gain(seat, points)
    if events is not None:
        tell.scored(events, position, seat, reason, [chair], points)
