"""The audience of every event of Codenames. No other file decides who is told what."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludejo.core.bits import seats_in, shl
from ludejo.core.event import Events
from ludejo.games.codenames import shapes
from ludejo.games.codenames._fields import Given, Question
from ludejo.games.codenames.pieces import COLOURS, GRADES, MODES, TEAMS, WHYS, named_number
from ludejo.games.codenames.position import YES, Position
from ludejo.games.codenames.shapes import Colour, End, Team

ENDS: Final[tuple[End | None, ...]] = (None, "found", "assassin", "used-up")


def named_end(end: i64) -> End:
    """How it ended."""
    name = ENDS[end]
    assert name is not None
    return name


def key_of(position: Position) -> tuple[Colour, ...]:
    """The colour of each card."""
    return tuple([COLOURS[position.colour(place)] for place in range(position.n_places)])


def named_seat(seat: i64) -> int | None:
    """A seat; None for nobody."""
    return int(seat) if seat >= 0 else None


def named_team(team: i64) -> Team | None:
    """A team; None for none."""
    return TEAMS[team] if team >= 0 else None


def dealt(events: Events, p: Position) -> None:
    spymasters = tuple([int(seat) for seat in (p.spy0, p.spy1) if seat >= 0])
    events.tell_all(shapes.Dealt(TEAMS[p.starter], MODES[p.mode], p.cards, spymasters))
    events.tell(p.spies(), shapes.Key(key_of(p)))  # CN-2: to spymasters and nobody else


def clue(events: Events, p: Position, given: Given) -> None:
    number = named_number(given.number)
    seat = p.spy(p.turn)
    events.tell_all(shapes.ClueGiven(seat, TEAMS[given.team], given.word, number, given.agreed, False))  # CN-19


def asked(events: Events, p: Position, question: Question, doubtful: bool) -> None:
    number = named_number(question.number)
    seat, other = p.spy(p.turn), p.spy(1 - p.turn)
    events.tell(shl(1, seat), shapes.Asked(seat, question.word, number, doubtful))  # CN-12
    events.tell(shl(1, other), shapes.Asked(seat, question.word, number, False))  # CN-19: no doubt for the other


def answered(events: Events, p: Position, seat: i64, question: Question) -> None:
    events.tell(p.spies(), shapes.Answered(seat, question.answer == YES))  # CN-12


def marked(events: Events, seat: i64, place: i64) -> None:
    events.tell_all(shapes.Marked(seat, place))


def guessed(events: Events, p: Position, seat: i64, place: i64) -> None:
    events.tell_all(shapes.Guessed(seat, TEAMS[p.turn], place, COLOURS[p.colour(place)]))


def challenged(events: Events, seat: i64) -> None:
    events.tell_all(shapes.Challenged(seat))


def voted(events: Events, seat: i64, upheld: bool) -> None:
    events.tell_all(shapes.Voted(seat, upheld))


def ruled(events: Events, seat: i64, upheld: bool) -> None:
    events.tell_all(shapes.Ruled(named_seat(seat), upheld))


def turn_over(events: Events, team: i64, why: i64) -> None:
    events.tell_all(shapes.TurnOver(TEAMS[team], WHYS[why]))


def covered(events: Events, p: Position, seat: i64, place: i64) -> None:
    events.tell_all(shapes.Covered(named_seat(seat), place, COLOURS[p.colour(place)]))


def glass(events: Events, seat: i64) -> None:
    events.tell_all(shapes.GlassTurned(seat))


def over(events: Events, p: Position) -> None:
    score = p.score(0)
    winners = tuple(seats_in(p.winners()))
    end = named_end(p.end)
    events.tell_all(shapes.Over(end, MODES[p.mode], named_team(p.winner), winners, score, GRADES[score], key_of(p)))
