"""What a bot is asked, and what it answers. Honest by construction: a `Question` holds nothing of the true state.

The table (or the lab) makes the question with `asked`, the only place where a state is touched. A bot that searches
draws all further worlds from the one it was given: a resample of a resample is a resample.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from math import inf
from typing import ClassVar

from ludejo.core.game import State
from ludejo.core.luck import Luck
from ludejo.core.move import Move
from ludejo.core.shapes import Belief, Fact, View

UNHURRIED = inf


class Question:
    """What a seat knows when it has to decide."""

    def __init__(
        self,
        seat: int,
        view: View,
        choices: tuple[Move, ...],
        world: State,
        patience: float = UNHURRIED,
        people: tuple[int, ...] = (),
    ) -> None:
        self.seat = seat
        self.view = view
        self.choices = choices
        self.world = world  # drawn by `resample`: one of those the seat holds for possible
        self.patience = patience  # seconds until somebody would rather have any answer than wait
        self.people = people  # seats that are played by people, as everybody at a table sees


class Bot(ABC):
    """Answers questions. The same question and the same luck give the same answer."""

    may_wait: ClassVar[bool] = False  # else nobody needs to ask whether it does

    @abstractmethod
    def choose(self, question: Question, luck: Luck) -> Move:
        """One of the choices, or (where the game has open moves) a legal move of the world."""

    def waits(self, question: Question) -> bool:
        """Where several owe a decision together: would it rather see first what the others do?"""
        return False

    def beliefs(self, view: View, move: Move, truth: tuple[Fact, ...]) -> tuple[Belief, ...] | None:
        """For a replay: what it thought when it saw this and did that, beside what is true; None: ask the game."""
        return None


def asked(state: State, seat: int, luck: Luck, people: tuple[int, ...] = ()) -> Question:
    """The question this state puts to a seat, with a world drawn for it."""
    return Question(seat, state.view(seat), state.choices(seat), state.resample(seat, luck), UNHURRIED, people)


class RandomBot(Bot):
    """Any legal move, each as likely."""

    def choose(self, question: Question, luck: Luck) -> Move:
        return question.world.sample(question.seat, luck)
