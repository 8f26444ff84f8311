"""Every closed move of Codenames, made once; open ones (clues and questions) are made when somebody says them."""

from __future__ import annotations

from typing import Final, final

import msgspec
from mypy_extensions import i64

from ludejo.core.move import OPEN, Move
from ludejo.games.codenames import shapes
from ludejo.games.codenames.pieces import (
    ANSWER,
    ASK,
    CHALLENGE,
    CONFIRM,
    COVERING,
    GIVE,
    GLASS,
    MARK,
    MOST_PLACES,
    N_LISTED,
    N_NUMBERS,
    NOBODY,
    RULE,
    STOP,
    entry_name,
    entry_of,
    named_number,
    number_of,
)
from ludejo.games.codenames.referee import read_verdict


@final
class Act(Move):
    """A move as the rules see it: its kind, the place (or yes, or the number) it names, and the text of an open one.

    `entry` is the place in a learner's clue list, or NOBODY for a real word; only real words are judged by their form.
    """

    def __init__(
        self, index: int, shape: msgspec.Struct, kind: int, at: int, word: str = "", verdict: str = "", entry: int = -1
    ) -> None:
        super().__init__(index, shape)
        self.kind: i64 = kind
        self.at: i64 = at
        self.word = word
        self.verdict = verdict
        self.entry: i64 = entry

    def __reduce__(self) -> tuple[object, ...]:
        if self.index >= 0:
            return move_at, (self.index,)
        return Act, (self.index, self.shape, int(self.kind), int(self.at), self.word, self.verdict, int(self.entry))


def written_moves() -> list[Act]:
    """Every closed move there is, in fixed order."""
    plain: list[tuple[msgspec.Struct, int, int]] = []
    plain += [(shapes.Mark(place), MARK, place) for place in range(MOST_PLACES)]
    plain += [(shapes.Confirm(place), CONFIRM, place) for place in range(MOST_PLACES)]
    plain += [(shapes.Cover(place), COVERING, place) for place in range(MOST_PLACES)]
    plain += [(shapes.Stop(), STOP, 0), (shapes.Challenge(), CHALLENGE, 0)]
    plain += [(shapes.Rule(False), RULE, 0), (shapes.Rule(True), RULE, 1)]
    plain += [(shapes.Answer(False), ANSWER, 0), (shapes.Answer(True), ANSWER, 1)]
    plain.append((shapes.Glass(), GLASS, 0))
    return [Act(i, shape, kind, at) for i, (shape, kind, at) in enumerate(plain)]


MOVES: Final[list[Act]] = written_moves()
MARKS: Final[list[Act]] = MOVES[:25]
CONFIRMS: Final[list[Act]] = MOVES[25:50]
COVERS: Final[list[Act]] = MOVES[50:75]
STOP_MOVE: Final[Act] = MOVES[75]
CHALLENGE_MOVE: Final[Act] = MOVES[76]
RULES: Final[list[Act]] = MOVES[77:79]
ANSWERS: Final[list[Act]] = MOVES[79:81]
GLASS_MOVE: Final[Act] = MOVES[81]
NO_CHOICES: Final[tuple[Move, ...]] = ()


def written_stand_ins() -> list[Act]:
    """Every entry of the clue list with every number, for learners."""
    found: list[Act] = []
    for entry in range(N_LISTED):
        for number in range(N_NUMBERS):
            index = len(MOVES) + len(found)
            shape = shapes.Clue(entry_name(entry), named_number(number))
            found.append(Act(index, shape, GIVE, number, shape.word, "", entry))
    return found


STAND_INS: Final[list[Act]] = written_stand_ins()


def move_at(index: int) -> Act:
    """The move with this index."""
    if index < len(MOVES):
        return MOVES[index]
    return STAND_INS[index - len(MOVES)]


def made_open(shape: msgspec.Struct) -> Act | None:
    """The clue or question of this shape; None if it is neither."""
    if isinstance(shape, (shapes.JudgedClue, shapes.JudgedAsk)):
        kind = GIVE if isinstance(shape, shapes.JudgedClue) else ASK
        entry = entry_of(shape.word)
        if read_verdict(shape.verdict) is None:
            return None
        if kind == GIVE and entry != NOBODY and not shape.verdict:
            return STAND_INS[entry * N_NUMBERS + number_of(shape.number)]
        return Act(OPEN, shape, kind, number_of(shape.number), shape.word, shape.verdict, entry)
    if isinstance(shape, shapes.Clue):
        return made_open(shapes.JudgedClue(shape.word, shape.number))
    if isinstance(shape, shapes.Ask):
        return made_open(shapes.JudgedAsk(shape.word, shape.number))
    return None
