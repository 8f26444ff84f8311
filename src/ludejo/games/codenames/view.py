"""What a seat of Codenames may know, written from nothing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludejo.core.bits import has, seats_in, size_of
from ludejo.core.event import check_viewer
from ludejo.games.codenames import shapes
from ludejo.games.codenames._fields import Given, Question
from ludejo.games.codenames.pieces import BLUE, COLOURS, GUESS, MODES, NOBODY, OVER, PHASES, RED, TEAMS, named_number
from ludejo.games.codenames.position import NO_ANSWER, YES, Position
from ludejo.games.codenames.shapes import CodenamesView, Colour, Seats, Team
from ludejo.games.codenames.tell import ENDS, key_of, named_seat, named_team

PACKS: Final[tuple[shapes.Pack, ...]] = ("en", "eo", "pl")
NO_MARKS: Final[Seats] = ()
NO_KEY: Final[tuple[Colour, ...]] = ()
NO_QUESTIONS: Final[tuple[shapes.Question, ...]] = ()


def view_of(p: Position, viewer: i64) -> CodenamesView:
    """The view of a seat, or of ONLOOKER."""
    check_viewer(viewer, p.n_seats)
    is_spy = viewer >= 0 and has(p.spies(), viewer)
    over = p.phase == OVER
    return CodenamesView(
        seat=viewer,
        mode=MODES[p.mode],
        starter=TEAMS[p.starter],
        one_tap=p.customs.one_tap,
        by_vote=p.customs.by_vote,
        pack=PACKS[p.customs.pack],
        own=p.customs.own,
        affixes=p.customs.affixes,
        several=p.customs.several,
        cards=p.cards,
        words=p.faces,
        teams=teams_of(p),
        spymasters=(named_seat(p.spy0), named_seat(p.spy1)),
        phase=PHASES[p.phase],
        turn=None if over else named_team(p.turn),
        colours=colours_of(p),
        left=(size_of(p.reds & ~p.covered), size_of(p.blues & ~p.covered)),
        key=key_of(p) if p.knows_key(viewer) else NO_KEY,
        marks=marks_of(p),
        history=tuple([written(given, 0 <= viewer == p.spy(given.team)) for given in p.clues]),
        guesses=p.guesses,
        limit=left_of(p),
        challengeable=p.is_open,
        challenger=named_seat(p.challenger),
        votes=votes_of(p),
        questions=tuple([asked(question) for question in p.asks]) if is_spy else NO_QUESTIONS,
        glass=p.glass,
        end=ENDS[p.end],
        winner=named_team(p.winner),
        winners=tuple(seats_in(p.winners())),
        score=p.score(0),
    )


def team_of(p: Position, seat: i64) -> i64:
    """The team of a seat; NOBODY for the operative who guesses for both (CN-29)."""
    if has(p.members(RED), seat):
        return RED
    if has(p.members(BLUE), seat):
        return BLUE
    return NOBODY


def teams_of(p: Position) -> tuple[Team | None, ...]:
    """The team of each seat."""
    return tuple([named_team(team_of(p, seat)) for seat in range(p.n_seats)])


def colours_of(p: Position) -> tuple[Colour | None, ...]:
    """What everybody sees: the colours of the covered places."""
    found: list[Colour | None] = []
    for place in range(p.n_places):
        found.append(COLOURS[p.colour(place)] if has(p.covered, place) else None)
    return tuple(found)


def marks_of(p: Position) -> tuple[Seats, ...]:
    """For each place the seats that marked it; everybody sees them (CN-32)."""
    found: list[Seats] = []
    for place in range(p.n_places):
        if has(p.marked, place):
            found.append(tuple([seat for seat in range(p.n_seats) if has(p.marks[seat], place)]))
        else:
            found.append(NO_MARKS)
    return tuple(found)


def left_of(p: Position) -> int | None:
    """How many guesses the team has left (CN-7); None if there is no limit or no guessing."""
    if p.phase != GUESS or p.limit() < 0:
        return None
    return int(p.limit() - p.guesses)


def votes_of(p: Position) -> tuple[bool | None, ...]:
    """The votes on a challenge so far; everybody sees them."""
    found: list[bool | None] = []
    for seat in range(p.n_seats):
        found.append(has(p.ayes, seat) if has(p.ayes | p.nays, seat) else None)
    return tuple(found)


def written(given: Given, is_own: bool) -> shapes.Given:
    """A clue of the history. CN-19: only the spymaster who gave the clue is told of the referee's doubt."""
    team, number = TEAMS[given.team], named_number(given.number)
    doubtful, challenger = is_own and given.doubtful, named_seat(given.challenger)
    return shapes.Given(team, given.word, number, given.agreed, doubtful, given.invalid, given.places, challenger)


def asked(question: Question) -> shapes.Question:
    """A question between spymasters."""
    answer = None if question.answer == NO_ANSWER else question.answer == YES
    return shapes.Question(question.word, named_number(question.number), answer)
