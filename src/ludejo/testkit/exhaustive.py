"""All possible games of a tiny set-up: all luck and all moves, walked through one by one."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction

import msgspec

from ludejo.core.bits import lane
from ludejo.core.event import ONLOOKER, Events
from ludejo.core.game import Game, State, Tiny
from ludejo.core.luck import Luck
from ludejo.testkit.steps import PlayStep, steps_from


class EveryLuck(Luck):
    """Luck that follows a path through all its outcomes, and knows where the path could have branched."""

    def __init__(self, path: list[int]) -> None:
        self.path = path
        self.widths: list[int] = []
        self.chance = Fraction(1)

    def pick(self, weights: list[int]) -> int:
        """The outcome the path takes here (the first one, beyond its end)."""
        place = len(self.widths)
        self.widths.append(len(weights))
        if place == len(self.path):
            self.path.append(0)
        picked = self.path[place]
        self.chance *= Fraction(weights[picked], sum(weights))
        return picked

    def below(self, n: int) -> int:
        return self.pick([1] * n)

    def draw(self, bag: int, size: int) -> int:
        """Equal cards are one outcome."""
        kinds = [kind for kind in range(15) if lane(bag, kind) > 0]
        return kinds[self.pick([lane(bag, kind) for kind in kinds])]

    def next_path(self) -> list[int] | None:
        """The path after this one; None if there is none."""
        path = list(self.path)
        while path and path[-1] + 1 == self.widths[len(path) - 1]:
            path.pop()
        if not path:
            return None
        path[-1] += 1
        return path


def outcomes(act: Callable[[Luck, Events], State]) -> Iterator[tuple[State, Events, Fraction]]:
    """All possible outcomes of an act: the state after it, what was told, and how likely its luck was."""
    path: list[int] | None = []
    while path is not None:
        luck = EveryLuck(path)
        events = Events()
        state = act(luck, events)
        yield state, events, luck.chance
        path = luck.next_path()


class Branch:
    """A position of the tree, with what each viewer has been told and has done on the way, as hashes; the chance of the
    luck of all ways to it, and the number of these ways."""

    def __init__(self, state: State, told: dict[int, bytes], chance: Fraction, ways: int) -> None:
        self.state = state
        self.stored = state.to_bytes()
        self.told = told
        self.chance = chance
        self.ways = ways


def heard(told: dict[int, bytes], events: Events, step: PlayStep | None, state: State) -> dict[int, bytes]:
    """Add a step to what everybody was told: its events, what they show, and to its own seat the move."""
    after: dict[int, bytes] = {}
    for viewer, before in told.items():
        lines = events.to(viewer)
        own = repr(step) if step is not None and step.seat == viewer else ""
        if lines or own:  # a step of which the viewer hears nothing does not change its hash
            shown = state.view(viewer) if any(line.shows for line in lines) else None
            said = msgspec.json.encode([lines, own, shown])
            after[viewer] = hashlib.blake2b(before + said, digest_size=16).digest()
        else:
            after[viewer] = before
    return after


def every_node(game: Game, tiny: Tiny) -> Iterator[Branch]:
    """All positions of all games of this set-up. Ways of equal length to the same position that told everybody the same
    (answers given unseen, in any order) go on as one."""
    closed, stand_ins = game.moves(), game.stand_ins()
    nobody_told = dict.fromkeys(range(ONLOOKER, tiny.seats), b"")
    layer = merged(
        Branch(state, heard(nobody_told, events, None, state), chance, 1)
        for state, events, chance in outcomes(lambda luck, events: game.deal_tiny(tiny, luck, events))
    )
    while layer:
        yield from layer
        layer = merged(
            Branch(state, heard(node.told, events, step, state), node.chance * chance, node.ways)
            for node in layer
            for step in steps_from(closed, stand_ins, node.state)
            for state, events, chance in outcomes(taken(node.state, step))
        )


def merged(nodes: Iterable[Branch]) -> list[Branch]:
    """Each position once, with the chances and ways of all that are equal."""
    found: dict[tuple[bytes, ...], Branch] = {}
    for node in nodes:
        known = found.setdefault((node.stored, *node.told.values()), node)
        if known is not node:
            known.chance += node.chance
            known.ways += node.ways
    return list(found.values())


def taken(state: State, step: PlayStep) -> Callable[[Luck, Events], State]:
    """The act of taking this step from a copy of this state."""

    def act(luck: Luck, events: Events) -> State:
        copy = state.clone()
        step.take(copy, luck, events)
        return copy

    return act
