"""Does a world agree with what a viewer was told? It is played again from its first night, by the rules alone.

It shares nothing with `clues.py`, `recast.py` and `refill.py`: it takes the cards and everybody's answers from the
world; and from the game all that was public, and what the viewer did and was told.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ludejo.core.event import Events
from ludejo.core.luck import FastLuck
from ludejo.games.lupus_in_tabula.game import GAME
from ludejo.games.lupus_in_tabula.moves import MOVES, POINT_NOBODY
from ludejo.games.lupus_in_tabula.pieces import NIGHT, NOBODY, TALK
from ludejo.games.lupus_in_tabula.rules.nights import begin
from ludejo.games.lupus_in_tabula.state import Lupus
from ludejo.testkit.exhaustive import EveryLuck
from ludejo.testkit.steps import PlayStep, random_step


class Story:
    """A random game up to some dawn: its steps, and what was told after each."""

    def __init__(self, seats: int, seed: int, dawns: int) -> None:
        self.luck = FastLuck(seed)
        self.steps: list[PlayStep] = []
        self.told = [Events()]
        state = GAME.start(seats, {"first": "wolves"} if seed % 3 == 0 else {}, self.luck, self.told[0])
        assert isinstance(state, Lupus)
        self.state = state
        while not state.is_over() and (len(state.nights) < dawns or state.phase != TALK):
            self.go_on()

    def go_on(self) -> None:
        """Take one more step. Nights are long here, so that most seats answer."""
        state, due = self.state, self.state.due()
        if state.phase == NIGHT and len(due) > 1:
            seat = due[self.luck.below(len(due))]
            step = PlayStep(seat, state.sample(seat, self.luck))
        else:
            step = random_step(state, self.luck)
        self.told.append(Events())
        step.take(state, self.luck, self.told[-1])
        self.steps.append(step)

    def heard(self, place: int, viewer: int) -> bytes:
        return msgspec.json.encode(self.told[place].to(viewer))


def ways(state: Lupus, step: PlayStep) -> Iterator[tuple[Lupus, Events]]:
    """All possible outcomes of a step."""
    path: list[int] | None = []
    while path is not None:
        luck, events, copy = EveryLuck(path), Events(), state.clone()
        step.take(copy, luck, events)
        yield copy, events
        path = luck.next_path()


def answer_all(state: Lupus, world: Lupus) -> None:
    """Everybody answers as the world says of this night, also seats that had answered something else."""
    past = world.nights[len(state.nights)]
    for seat in range(state.n_players):
        at = past.answers[seat]
        move = MOVES[at] if at >= 0 else POINT_NOBODY
        if state.is_alive(seat) and state.points[seat] != at and state.check(seat, move) is None:
            state.apply(seat, move, FastLuck(0))
        answered = max(state.points[seat], NOBODY)
        assert not state.is_alive(seat) or answered == at, f"seat {seat} can't have answered {at}"


def retold(story: Story, world: Lupus, viewer: int) -> Lupus:
    """Play the world again; fails if the viewer would have been told something else."""
    state, events = Lupus(world.n_seats, world.customs, world.roles), Events()
    begin(state, events)
    assert msgspec.json.encode(events.to(viewer)) == story.heard(0, viewer)
    for place, step in enumerate(story.steps, start=1):
        wanted = story.heard(place, viewer)
        if state.phase == NIGHT and step.move is not None and wanted == b"[]":
            continue  # the answer of somebody else, of which the viewer knows nothing
        if step.move is None and state.phase == NIGHT:
            answer_all(state, world)
        state = same(state, step, world, viewer, wanted)
    return state


def same(state: Lupus, step: PlayStep, world: Lupus, viewer: int, wanted: bytes) -> Lupus:
    """Take the step, with the luck that agrees with the world and with what the viewer was told."""
    for after, events in ways(state, step):
        n = len(after.nights)
        past, told = world.nights[n - 1] if n else None, after.nights[-1] if n else None
        lucky = past is None or told is None or (past.victim, past.looked) == (told.victim, told.looked)
        if lucky and msgspec.json.encode(events.to(viewer)) == wanted:
            return after
    raise AssertionError(f"viewer {viewer} would have been told something else of: {step}")
