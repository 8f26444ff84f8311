"""What a bot is asked, and what it answers. A bot can't cheat: a `Question` contains nothing of the true state.

The table (or the lab) makes the question with `asked`, the only function that reads the true state. A bot that searches
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
        self.world = world  # drawn by `resample`: one that the seat considers possible
        self.patience = patience  # seconds to think; after that any answer is better than waiting
        self.people = people  # seats that are played by people; everybody at the table knows them


class Bot(ABC):
    """Answers questions. The same question and the same luck give the same answer."""

    may_wait: ClassVar[bool] = False  # False: `waits` need not be called

    @abstractmethod
    def choose(self, question: Question, luck: Luck) -> Move:
        """One of the choices, or (where the game has open moves) a legal move of the world."""

    def waits(self, question: Question) -> bool:
        """If several seats are due: would the bot rather see first what the others do?"""
        return False

    def beliefs(self, view: View, move: Move, truth: tuple[Fact, ...]) -> tuple[Belief, ...] | None:
        """For a replay: what the bot thought when it saw this view and made this move, and whether that was true; None:
        ask the game."""
        return None


def asked(state: State, seat: int, luck: Luck, people: tuple[int, ...] = ()) -> Question:
    """The question that a seat is asked in this state, with a world drawn for that seat."""
    return Question(seat, state.view(seat), state.choices(seat), state.resample(seat, luck), UNHURRIED, people)


class RandomBot(Bot):
    """Plays a random legal move, each equally likely."""

    def choose(self, question: Question, luck: Luck) -> Move:
        return question.world.sample(question.seat, luck)
