"""Giving a clue (CN-4 to CN-6) and asking about one (CN-12)."""

from __future__ import annotations

from mypy_extensions import i64

from ludejo.core.event import Events
from ludejo.games.codenames import tell
from ludejo.games.codenames._fields import Given, Question
from ludejo.games.codenames.moves import Act
from ludejo.games.codenames.pieces import GUESS, NOBODY, TOGETHER
from ludejo.games.codenames.position import NO, NO_ANSWER, YES, Position
from ludejo.games.codenames.referee import DOUBTFUL
from ludejo.games.codenames.rules.turn import step
from ludejo.games.codenames.shapes import MOST_CLUES
from ludejo.games.codenames.wordlists import key_of


def give(position: Position, act: Act, events: Events | None) -> None:
    """The spymaster on turn says a word and a number."""
    is_doubtful = act.verdict.startswith(DOUBTFUL)
    given = Given(position.turn, act.word, act.at, is_agreed(position, act), is_doubtful, False, (), NOBODY)
    if len(position.clues) == MOST_CLUES:
        del position.clues[0]
    position.clues.append(given)
    position.asks = []
    position.number = act.at
    position.guesses = 0
    position.is_open = position.mode != TOGETHER and not given.agreed  # CN-31, CN-27
    position.phase = GUESS
    step(position)
    if events is not None:
        tell.clue(events, position, given)


def is_agreed(position: Position, act: Act) -> bool:
    """CN-12: did the opposing spymaster consent to this very clue, in whatever letters it was written (CN-4)?"""
    for question in position.asks:
        if question.answer == YES and question.number == act.at and is_same(position, question.word, act.word):
            return True
    return False


def is_same(position: Position, one: str, other: str) -> bool:
    """CN-4: do these count as the same word?"""
    if position.customs.by_letters:
        return one.casefold() == other.casefold()
    return key_of(one) == key_of(other)


def ask(position: Position, act: Act, events: Events | None) -> None:
    """CN-12: only the two spymasters are told, so the moment stays the same."""
    question = Question(act.word, act.at, NO_ANSWER)
    position.asks.append(question)
    if events is not None:
        tell.asked(events, position, question, act.verdict.startswith(DOUBTFUL))


def answer(position: Position, seat: i64, yes: bool, events: Events | None) -> None:
    """CN-12: the opposing spymaster consents, or does not."""
    question = position.asks[-1]
    answered = Question(question.word, question.number, YES if yes else NO)
    position.asks[-1] = answered
    if events is not None:
        tell.answered(events, position, seat, answered)
