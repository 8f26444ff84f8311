"""Who is told what in Artus (AR-35). The audience of every event is here, and nowhere else."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludejo.core.bits import in_bag, lane, shl
from ludejo.core.event import Events
from ludejo.games.artus import shapes
from ludejo.games.artus.pieces import (
    CARDS,
    FIRST_SCORING,
    KINDS,
    N_ROYALS,
    N_SCORING,
    PILES,
    ROYALS,
    name_of,
    owner_of,
    wrapped,
)
from ludejo.games.artus.position import Position
from ludejo.games.artus.shapes import Card, Kind, Reason, Way

LEFT: Final = 0  # why points were counted
RING: Final = 1
KNIGHTS: Final = 2
PENALTY: Final = 3
BEST: Final = 4
WHY: Final[tuple[Reason, ...]] = ("left", "ring", "knights", "penalty", "best")


def names_of(bag: i64, scoring: i64) -> tuple[Card, ...]:
    """The names of the cards of a bag and of a mask of scoring cards, in order."""
    numbers = in_bag(bag) + [FIRST_SCORING + place for place in range(N_SCORING) if (scoring >> place) & 1 != 0]
    return tuple([CARDS[number] for number in numbers])


def hand_of(position: Position, seat: i64) -> tuple[Card, ...]:
    """The cards of a seat."""
    return names_of(position.hand(seat), position.scoring_hand(seat))


def kind_of_game(position: Position) -> Kind:
    """The basic or the advanced game."""
    return KINDS[position.n_plays - 1]


def winners_of(position: Position) -> list[int]:
    """The seats with the most points (AR-34)."""
    most = max([position.score(seat) for seat in range(position.n_seats)])
    return [seat for seat in range(position.n_seats) if position.score(seat) == most]


def began(events: Events, position: Position) -> None:
    events.tell_all(shapes.Began(kind_of_game(position), position.first))
    for seat in range(position.n_seats):
        events.tell(shl(1, seat), shapes.Dealt(hand_of(position, seat)))


def placed(events: Events, position: Position, seat: i64, chair: i64) -> None:
    events.tell_all(shapes.Placed(seat, chair, position.value_at(chair)))


def played(events: Events, seat: i64, card: i64) -> None:
    events.tell_all(shapes.Played(seat, CARDS[card]))


def scored(events: Events, position: Position, seat: i64, reason: i64, chairs: list[int], points: i64) -> None:
    events.tell_all(shapes.Scored(seat, WHY[reason], tuple(chairs), points, position.score(seat)))


def moved(events: Events, position: Position, seat: i64, piece: i64, steps: i64, start: i64, goal: i64) -> None:
    is_king = piece == position.king
    way: Way = "back" if steps < 0 else "forward"
    events.tell_all(shapes.Moved(seat, name_of(piece), is_king, start, goal, way, abs(int(steps))))


def displaced(events: Events, position: Position, piece: i64, start: i64, goal: i64) -> None:
    owner = None if piece < N_ROYALS else int(owner_of(piece))
    is_king = piece == position.king
    events.tell_all(shapes.Displaced(name_of(piece), owner, is_king, start, goal, wrapped(start - goal)))


def ringed(events: Events, position: Position, seat: i64, royal: i64) -> None:
    events.tell_all(shapes.Ringed(seat, ROYALS[royal], lane(position.rings, royal)))


def crowned(events: Events, royal: i64, old: i64) -> None:
    events.tell_all(shapes.Crowned(ROYALS[royal], ROYALS[old]))


def turned(events: Events, position: Position) -> None:
    events.tell_all(shapes.Turned(position.king_chair()))


def drew(events: Events, seat: i64, kind: i64, card: i64) -> None:
    events.tell_all(shapes.Drew(seat, PILES[kind]))
    events.tell(shl(1, seat), shapes.Took(CARDS[card]))


def over(events: Events, position: Position) -> None:
    scores = tuple([position.score(seat) for seat in range(position.n_seats)])
    events.tell_all(shapes.Over(scores, tuple(winners_of(position))))
