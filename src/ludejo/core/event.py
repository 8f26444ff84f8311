"""What happened, and who may know it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludejo.core.refusal import unknown
from ludejo.core.shapes import Event

EVERYONE: Final = -1  # all seats and all onlookers
ONLOOKER: Final = -1  # a viewer without a seat


def check_viewer(viewer: i64, n_seats: i64) -> None:
    """Raise `Refused` unless the viewer is one of the seats, or ONLOOKER."""
    if viewer != ONLOOKER and not 0 <= viewer < n_seats:
        raise unknown("unknown-seat", seat=viewer)


@final
class Told:
    """One event and the mask of seats it is told to."""

    def __init__(self, audience: i64, event: Event) -> None:
        self.audience = audience
        self.event = event

    def is_for(self, viewer: i64) -> bool:
        """Is it told to this viewer?"""
        if self.audience == EVERYONE:
            return True
        return viewer >= 0 and (self.audience >> viewer) & 1 != 0


@final
class Events:
    """Collects the events of a step. Play-outs pass None instead, because nobody reads their events."""

    def __init__(self) -> None:
        self.told: list[Told] = []

    def tell(self, audience: i64, event: Event) -> None:
        """Tell the seats of this mask, and nobody else."""
        self.told.append(Told(audience, event))

    def tell_all(self, event: Event) -> None:
        """Tell every seat and every onlooker."""
        self.told.append(Told(EVERYONE, event))

    def to(self, viewer: i64) -> list[Event]:
        """What this viewer was told, in order."""
        return [told.event for told in self.told if told.is_for(viewer)]
