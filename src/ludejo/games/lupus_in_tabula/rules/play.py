"""Calls the rule for a move, or for the end of the time."""

from __future__ import annotations

from mypy_extensions import i64

from ludejo.core.event import Events
from ludejo.core.luck import Luck
from ludejo.games.lupus_in_tabula import tell
from ludejo.games.lupus_in_tabula.moves import Act
from ludejo.games.lupus_in_tabula.pieces import MORE, PLEA, POINT, READY, TALK, VOTE
from ludejo.games.lupus_in_tabula.position import Position
from ludejo.games.lupus_in_tabula.rules.days import be_ready, dawn, miss_vote, open_ballot, speak, vote, want_more
from ludejo.games.lupus_in_tabula.rules.nights import answer


def make(position: Position, seat: i64, act: Act, luck: Luck, events: Events | None) -> None:
    """Make a move that was found legal."""
    kind = act.kind
    if kind == POINT:
        point(position, seat, act.at, luck, events)
    elif kind == VOTE:
        vote(position, seat, act.at, luck, events)
    elif kind == READY:
        be_ready(position, seat, luck, events)
    elif kind == MORE:
        want_more(position, seat, events)
    else:
        speak(position, seat, act, events)


def point(position: Position, seat: i64, at: i64, luck: Luck, events: Events | None) -> None:
    """An answer in the night; if nights have no clock, the last answer ends the night."""
    answer(position, seat, at)
    if events is not None:
        tell.pointed(events, position, seat, at)
    if not position.customs.timed_nights and position.answered == position.asked():
        dawn(position, luck, events)


def time_is_up(position: Position, luck: Luck, events: Events | None) -> None:
    """Every missing decision takes its default."""
    if position.is_polling():
        miss_vote(position, luck, events)
    elif position.phase == PLEA:
        be_ready(position, position.turn, luck, events)
    elif position.phase == TALK:
        open_ballot(position, events)
    else:
        dawn(position, luck, events)
