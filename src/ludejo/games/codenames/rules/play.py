"""Calls the rule for a move, or for the end of the time."""

from __future__ import annotations

from mypy_extensions import i64

from ludejo.core.bits import seats_in
from ludejo.core.event import Events
from ludejo.core.luck import Luck
from ludejo.games.codenames.moves import Act
from ludejo.games.codenames.pieces import (
    ANSWER,
    ASK,
    CHALLENGE,
    CLUE,
    CONFIRM,
    COVERING,
    GIVE,
    GLASS,
    GUESS,
    MARK,
    NOBODY,
    RULE,
    RULING,
    STOPPED,
    TIME,
)
from ludejo.games.codenames.position import Position
from ludejo.games.codenames.rules.clue import answer, ask, give
from ludejo.games.codenames.rules.guess import guess, mark
from ludejo.games.codenames.rules.ruling import challenge, cover, decide, rule
from ludejo.games.codenames.rules.turn import stop, turn_glass


def make(position: Position, seat: i64, act: Act, events: Events | None) -> None:
    """Make a move that was found legal."""
    kind = act.kind
    if kind == MARK:
        mark(position, seat, act.at, events)
    elif kind == CONFIRM:
        guess(position, seat, act.at, events)
    elif kind == COVERING:
        cover(position, seat, act.at, events)
    elif kind == GIVE:
        give(position, act, events)
    elif kind == ASK:
        ask(position, act, events)
    elif kind == ANSWER:
        answer(position, seat, act.at == 1, events)
    elif kind == CHALLENGE:
        challenge(position, seat, events)
    elif kind == RULE:
        rule(position, seat, act.at == 1, events)
    elif kind == GLASS:
        turn_glass(position, seat, events)
    else:
        stop(position, STOPPED, events)


def expire(position: Position, luck: Luck, events: Events | None) -> None:
    """CN-26 with fixed times: without a clue or guess the turn ends; without a ruling the clue is valid; if no word was
    covered, luck picks one."""
    if position.phase == CLUE or position.phase == GUESS:
        stop(position, TIME, events)
    elif position.phase == RULING:
        decide(position, NOBODY, False, events)
    else:
        places = seats_in(position.coverable())
        cover(position, NOBODY, places[luck.below(len(places))], events)
