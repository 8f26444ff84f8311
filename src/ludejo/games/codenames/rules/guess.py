"""Marking and touching words (CN-7 to CN-10)."""

from __future__ import annotations

from mypy_extensions import i64

from ludejo.core.bits import plus
from ludejo.core.event import Events
from ludejo.games.codenames import tell
from ludejo.games.codenames.pieces import ASSASSIN, BY_ASSASSIN, BY_BYSTANDER, BY_OPPONENT, BYSTANDER, ENOUGH
from ludejo.games.codenames.position import Position, noted
from ludejo.games.codenames.rules.turn import clear_marks, end_turn, finish, is_decided, step


def mark(position: Position, seat: i64, place: i64, events: Events | None) -> None:
    """CN-9: a suggestion that everybody sees."""
    position.marks[seat] = plus(position.marks[seat], place)
    position.marked = plus(position.marked, place)
    if events is not None:
        tell.marked(events, seat, place)


def guess(position: Position, seat: i64, place: i64, events: Events | None) -> None:
    """CN-8: the card is covered, and its colour decides how it goes on."""
    colour = position.colour(place)
    position.covered = plus(position.covered, place)
    position.guesses += 1
    position.is_open = False
    clear_marks(position)
    step(position)
    last = position.clues[-1]
    places = (*last.places, int(place))
    position.clues[-1] = noted(last, last.agreed, False, places, last.challenger)
    if events is not None:
        tell.guessed(events, position, seat, place)
    if colour == ASSASSIN:
        finish(position, BY_ASSASSIN, 1 - position.turn, events)
    elif not is_decided(position, events):
        go_on(position, colour, events)


def go_on(position: Position, colour: i64, events: Events | None) -> None:
    """CN-7, CN-8: the turn ends, unless the team found an agent of its own and has guesses left."""
    if colour == BYSTANDER:
        end_turn(position, BY_BYSTANDER, events)
    elif colour != position.turn:
        end_turn(position, BY_OPPONENT, events)
    elif position.guesses == position.limit():
        end_turn(position, ENOUGH, events)
