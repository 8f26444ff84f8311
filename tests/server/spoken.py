"""Random steps as people would say them: the clues of learners (`#17`) are no words, and a referee knows."""

from __future__ import annotations

from ludejo.core.event import ONLOOKER
from ludejo.core.game import State
from ludejo.core.luck import Luck
from ludejo.language.judging import spoken
from ludejo.testkit.steps import Step, random_step


def spoken_step(state: State, luck: Luck) -> Step:
    """Some step, in words."""
    step = random_step(state, luck)
    return step if step.move is None else Step(step.seat, spoken(step.move, state.view(ONLOOKER)))
