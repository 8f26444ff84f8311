"""T11: in a game that pads, whoever watches the network learns nothing from the lengths of anybody's frames.

The worlds of a pair are those that an onlooker can't tell apart, and every seat's frames must be as long in both. (When
they are sent, and how many, is not hidden yet: who answers gets an answer. Nothing is sent on a tick.)
"""

from __future__ import annotations

from support.server.leaks_pairs import Hunt
from support.server.leaks_watch import LeakFault
from support.server.leaks_world import PADDED, Fittings

from ludejo.core.event import ONLOOKER
from ludejo.core.game import State
from ludejo.testkit.setups import Setup
from ludejo.testkit.wire.twins import name_of
from ludejo.testkit.wire.world import World

TRIES = 100


class Lengths(Hunt):
    """Watches an onlooker's frames, and the lengths of all others."""

    strange = 0
    skips = False

    def __init__(self, seed: int, fittings: Fittings | None = None) -> None:
        super().__init__(PADDED, seed, fittings, undo=False)

    def drawn_viewer(self, setup: Setup) -> int:
        return ONLOOKER

    def drawn_twin(self, state: State) -> State:
        """Others have other roles and votes, but the same ones have voted: that they did is to be seen anyway."""
        for _ in range(TRIES):
            found = super().drawn_twin(state)
            if found.due() == state.due():
                return found
        return state.clone()

    def noise(self) -> None:
        """What a seat tries is answered: that is to be seen on the network."""

    def compare(self, what: str) -> None:
        super().compare(what)
        for seat in range(len(self.a.table.chairs)):
            guest = name_of(seat)
            mine, theirs = lengths(self.a, guest), lengths(self.b, guest)
            if mine != theirs:
                raise LeakFault("length", f"{self.where} {what}, to {guest}: {mine} {theirs}")


def lengths(world: World, guest: str) -> list[tuple[float, int]]:
    return [(when, len(frame)) for when, frame in world.heard(guest)]
