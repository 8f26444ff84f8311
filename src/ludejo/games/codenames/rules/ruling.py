"""Challenges and rulings (CN-31), invalid clues (CN-11), and the words that a spymaster covers."""

from __future__ import annotations

from mypy_extensions import i64

from ludejo.core.bits import plus, seats_in
from ludejo.core.event import Events
from ludejo.games.codenames import tell
from ludejo.games.codenames.legality import judges_of
from ludejo.games.codenames.pieces import CLUE, GUESS, INVALID, NOBODY, PENALTY, RULING
from ludejo.games.codenames.position import Position, noted
from ludejo.games.codenames.rules.turn import end_turn, is_decided, step


def challenge(position: Position, seat: i64, events: Events | None) -> None:
    """Guessing waits until the challenge is decided."""
    position.challenger = seat
    last = position.clues[-1]
    position.clues[-1] = noted(last, last.agreed, False, last.places, seat)
    position.is_open = False
    position.phase = RULING
    step(position)
    if events is not None:
        tell.challenged(events, seat)


def rule(position: Position, seat: i64, upheld: bool, events: Events | None) -> None:
    """The opposing spymaster decides; or this is a vote, and the last vote brings the decision (a tie: valid)."""
    if not position.customs.by_vote:
        decide(position, seat, upheld, events)
        return
    if upheld:
        position.ayes = plus(position.ayes, seat)
    else:
        position.nays = plus(position.nays, seat)
    if events is not None:
        tell.voted(events, seat, upheld)
    if judges_of(position) & ~(position.ayes | position.nays) == 0:
        decide(position, NOBODY, len(seats_in(position.ayes)) > len(seats_in(position.nays)), events)


def decide(position: Position, seat: i64, upheld: bool, events: Events | None) -> None:
    """The clue is valid for good; or the turn is over, and the opposing spymaster covers a word of the own team."""
    position.challenger = NOBODY
    position.ayes = 0
    position.nays = 0
    position.phase = GUESS
    step(position)
    if upheld:
        last = position.clues[-1]
        position.clues[-1] = noted(last, False, True, (), last.challenger)
    if events is not None:
        tell.ruled(events, seat, upheld)
    if upheld:
        end_turn(position, INVALID, events)
        position.phase = PENALTY


def cover(position: Position, seat: i64, place: i64, events: Events | None) -> None:
    """CN-11: a word of the own team; CN-27: one of the fictional team. It may be the last one and decide the game."""
    position.covered = plus(position.covered, place)
    position.phase = CLUE
    step(position)
    if events is not None:
        tell.covered(events, position, seat, place)
    is_decided(position, events)
