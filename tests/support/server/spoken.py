"""Random steps as people would make them: the clues of learners (`#17`) become words with a verdict."""

from __future__ import annotations

from ludejo.core.event import ONLOOKER
from ludejo.core.game import State
from ludejo.core.luck import Luck
from ludejo.language.referees.verdict import spoken
from ludejo.testkit.steps import PlayStep, random_step


def spoken_step(state: State, luck: Luck) -> PlayStep:
    """A random step, in words."""
    step = random_step(state, luck)
    return step if step.move is None else PlayStep(step.seat, spoken(step.move, state.view(ONLOOKER)))
