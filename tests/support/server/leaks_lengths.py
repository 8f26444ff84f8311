"""T11: in a game that pads frames, nobody who watches the network learns anything from the lengths of frames.

An onlooker can't tell the two worlds of a pair apart, and every seat's frames must have the same lengths in both. (When
frames are sent, and how many, is not hidden here: a device that sends a wish gets an answer at once.)
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
    """Compares the frames of an onlooker, and the lengths of all other frames."""

    strange = 0
    skips = False

    def __init__(self, seed: int, fittings: Fittings | None = None) -> None:
        super().__init__(PADDED, seed, fittings, undo=False)

    def drawn_viewer(self, setup: Setup) -> int:
        return ONLOOKER

    def drawn_twin(self, state: State) -> State:
        """A twin with other roles and votes, in which the same seats have voted: everybody sees who has voted."""
        for _ in range(TRIES):
            found = super().drawn_twin(state)
            if found.due() == state.due():
                return found
        return state.clone()

    def noise(self) -> None:
        """No noise: the answer to what a seat tries in one world only would be visible on the network."""

    def compare(self, what: str) -> None:
        super().compare(what)
        for seat in range(len(self.a.table.chairs)):
            guest = name_of(seat)
            mine, theirs = lengths(self.a, guest), lengths(self.b, guest)
            if mine != theirs:
                raise LeakFault("length", f"{self.where} {what}, to {guest}: {mine} {theirs}")


def lengths(world: World, guest: str) -> list[tuple[float, int]]:
    return [(when, len(frame)) for when, frame in world.heard(guest)]
