"""Who is told what in Love Letter (LL-24). The audience of every event is here, and nowhere else."""

from __future__ import annotations

from mypy_extensions import i64

from ludejo.core.bits import lane, seats_in, shl
from ludejo.core.event import Events
from ludejo.games.love_letter import shapes
from ludejo.games.love_letter.moves import CardMove
from ludejo.games.love_letter.pieces import BY_LAST, NAMES, NONE
from ludejo.games.love_letter.position import Position, laid_cards, laid_sum
from ludejo.games.love_letter.shapes import Card, End


def named(card: i64) -> Card:
    """The name of a card; 0 is no card and has none."""
    name = NAMES[card]
    assert name is not None
    return name


def only(seat: i64) -> i64:
    """The audience that has only this seat."""
    return shl(1, seat)


def seats_of(mask: i64) -> tuple[int, ...]:
    """The seats of a mask."""
    return tuple(seats_in(mask))


def dealt(events: Events, position: Position) -> None:
    face_up = tuple([named(lane(position.face_up, place)) for place in range(position.n_face_up)])
    events.tell_all(shapes.Dealt(position.round_no, position.starter, face_up))
    for seat in range(position.n_seats):
        events.tell(only(seat), shapes.Hand(named(position.hand(seat))))


def turn(events: Events, position: Position) -> None:
    events.tell_all(shapes.Turn(position.mover))
    events.tell(only(position.mover), shapes.Drew(named(position.drawn)))


def played(events: Events, seat: i64, move: CardMove) -> None:
    at = None if move.at == NONE else int(move.at)
    events.tell_all(shapes.Played(seat, named(move.card), at, NAMES[move.guess]))


def idle(events: Events, card: i64) -> None:
    events.tell_all(shapes.Idle(named(card)))


def missed(events: Events, at: i64, guess: i64) -> None:
    events.tell_all(shapes.Missed(at, named(guess)))


def looked(events: Events, seat: i64, at: i64, card: i64) -> None:
    events.tell(only(seat), shapes.Looked(at, named(card)))


def compared(events: Events, seat: i64, at: i64, mine: i64, other: i64) -> None:
    seats = (int(seat), int(at))
    events.tell(only(seat) | only(at), shapes.Compared(seats, (named(mine), named(other))))
    if mine == other:
        events.tell_all(shapes.Tied(seats))


def protected(events: Events, seat: i64) -> None:
    events.tell_all(shapes.Protected(seat))


def discarded(events: Events, seat: i64, card: i64) -> None:
    events.tell_all(shapes.Discarded(seat, named(card)))


def redrew(events: Events, seat: i64, card: i64, aside: bool) -> None:
    events.tell_all(shapes.Redrew(seat, aside))
    events.tell(only(seat), shapes.Drew(named(card)))


def swapped(events: Events, seat: i64, at: i64, mine: i64, other: i64) -> None:
    events.tell_all(shapes.Swapped((int(seat), int(at))))
    events.tell(only(seat), shapes.Got(at, named(mine), named(other)))
    events.tell(only(at), shapes.Got(seat, named(other), named(mine)))


def out(events: Events, seat: i64, card: i64) -> None:
    events.tell_all(shapes.Out(seat, named(card)))


def discarded_cards(laid: i64) -> tuple[Card, ...]:
    """The names of discarded cards, in order."""
    return tuple([named(card) for card in laid_cards(laid)])


def last_round(position: Position) -> shapes.LastRound:
    """How the last finished round was decided, as everybody may know it."""
    seats = range(position.n_seats)
    end: End = "last" if position.last_end == BY_LAST else "showdown"
    return shapes.LastRound(
        end,
        tuple([NAMES[lane(position.last_shown, seat)] for seat in seats]),
        tuple([discarded_cards(position.last_laid(seat)) for seat in seats]),
        seats_of(position.last_winners),
    )


def round_over(events: Events, position: Position) -> None:
    last = last_round(position)
    sums = tuple([laid_sum(position.last_laid(seat)) for seat in range(position.n_seats)])
    events.tell_all(shapes.RoundOver(last.end, last.shown, sums, last.winners))


def match_over(events: Events, winners: i64) -> None:
    events.tell_all(shapes.MatchOver(seats_of(winners)))
