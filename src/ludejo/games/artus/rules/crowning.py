"""Rings and crowning (AR-26 to AR-28)."""

from __future__ import annotations

from mypy_extensions import i64

from ludejo.core.bits import lane, one_in, with_lane
from ludejo.core.event import Events
from ludejo.games.artus import tell
from ludejo.games.artus.pieces import CROWN_RINGS
from ludejo.games.artus.position import Position
from ludejo.games.artus.rules.moving import gain


def ring(position: Position, seat: i64, royal: i64, events: Events | None) -> None:
    """AR-26: a Prince gets a spare ring and is not moved; the chair scores before the disc turns."""
    chair = position.chair_of(royal)
    gain(position, seat, tell.RING, chair, position.value_at(chair), events)
    position.rings += one_in(royal)  # AR-28: there is always a spare ring
    if events is not None:
        tell.ringed(events, position, seat, royal)
    if lane(position.rings, royal) == CROWN_RINGS:
        crown(position, royal, events)


def crown(position: Position, royal: i64, events: Events | None) -> None:
    """AR-27: the old King keeps one ring, two go back, and the disc turns."""
    old = position.king
    position.rings = with_lane(position.rings, old, 1)
    position.king = royal
    if events is not None:
        tell.crowned(events, royal, old)
        tell.turned(events, position)
