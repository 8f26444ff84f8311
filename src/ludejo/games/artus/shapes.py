"""Artus on the wire and in the log: moves, events, views.

Knights have numbers: the first one that a seat places is 0, and so on. Chairs are numbered clockwise from 0 (AR-5).
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec

from ludejo.core.shapes import Event, View

# `is` tells `texts` what a value stands for: a name at the table, or a word of this game.
KnightCard = Literal[
    "knight-1-4", "knight-2-5", "knight-3-6", "knight-4-7", "knight-5-8", "knight-6-9", "knight-7-9", "knight-1-5"
]
RoyalCard = Literal["silver-1-7", "bronze-1-7", "royal-4-8", "royal-1-5"]
RingCard = Literal["ring-silver", "ring-bronze", "ring-any"]
ScoringCard = Literal["score-all", "score-reversed", "score-colours", "score-carpet", "score-red"]
Card = Annotated[
    Literal[
        "knight-1-4", "knight-2-5", "knight-3-6", "knight-4-7", "knight-5-8", "knight-6-9", "knight-7-9", "knight-1-5",
        "silver-1-7", "bronze-1-7", "royal-4-8", "royal-1-5", "ring-silver", "ring-bronze", "ring-any",
        "score-all", "score-reversed", "score-colours", "score-carpet", "score-red", "joker",
    ],
    msgspec.Meta(extra={"is": "card"}),
]  # fmt: skip
Royal = Annotated[Literal["silver-1", "silver-2", "bronze-1", "bronze-2"], msgspec.Meta(extra={"is": "royal"})]
Piece = Annotated[
    Literal["knight", "silver-1", "silver-2", "bronze-1", "bronze-2"], msgspec.Meta(extra={"is": "piece"})
]
Pile = Annotated[Literal["knight", "king", "scoring"], msgspec.Meta(extra={"is": "pile"})]
Kind = Annotated[Literal["basic", "advanced"], msgspec.Meta(extra={"is": "kind"})]
Phase = Literal["place", "play", "draw", "over"]
Way = Literal["forward", "back"]
Reason = Literal["left", "ring", "knights", "penalty", "best"]  # why points were counted
Seat = Annotated[int, msgspec.Meta(ge=0, le=3, extra={"is": "seat"})]
Chair = Annotated[int, msgspec.Meta(ge=0, le=27)]
Knight = Annotated[int, msgspec.Meta(ge=0, le=4)]
# The largest sizes in a view, for arrays (`lab/arrays.py`)
BySeat = msgspec.Meta(extra={"by": "seat"})
Count = Annotated[int, msgspec.Meta(ge=0, le=8)]
Rings = Annotated[int, msgspec.Meta(ge=0, le=10)]
Points = Annotated[int, msgspec.Meta(ge=-1000, le=1000)]
Plate = Annotated[int, msgspec.Meta(ge=-15, le=10)]
Chairs = Annotated[tuple[Chair, ...], msgspec.Meta(max_length=5)]
Hand = Annotated[tuple[Card, ...], msgspec.Meta(max_length=6)]
Cards = Annotated[tuple[Card, ...], msgspec.Meta(max_length=22)]
Some = Annotated[tuple[int, ...], msgspec.Meta(max_length=4)]


class Do(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", omit_defaults=True):
    """What a seat does: play a whole card, draw, or place a Knight before the first round."""


class Place(Do, frozen=True, tag="place"):
    """Place the next Knight on an empty chair (AR-13)."""

    chair: Chair


class MoveKnight(Do, frozen=True, tag="knight"):
    """Move a Knight of this seat; steps below 0 go backward."""

    card: KnightCard | Literal["joker"]
    knight: Knight
    steps: Annotated[int, msgspec.Meta(ge=-5, le=9)]


class MoveRoyal(Do, frozen=True, tag="royal"):
    """Move a Prince or the King."""

    card: RoyalCard | Literal["joker"]
    royal: Royal
    steps: Annotated[int, msgspec.Meta(ge=-5, le=8)]


class Ring(Do, frozen=True, tag="ring"):
    """Put a spare ring on a Prince."""

    card: RingCard | Literal["joker"]
    royal: Royal


class Score(Do, frozen=True, tag="score"):
    """Score with a scoring card; `knights` are named only if the card lets the player choose (AR-30 to AR-33)."""

    card: ScoringCard | Literal["joker"]
    knights: Annotated[tuple[Knight, ...], msgspec.Meta(max_length=3)] = ()


class Draw(Do, frozen=True, tag="draw"):
    """Draw the top card of one of the seat's own piles."""

    pile: Pile


Move = Place | MoveKnight | MoveRoyal | Ring | Score | Draw


class Kinds(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """How many cards of each kind: everybody sees their backs (AR-35)."""

    knight: Count
    king: Count
    scoring: Count


class RoyalSight(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Where a Prince or the King sits, and with how many rings."""

    royal: Royal
    chair: Chair
    rings: Rings
    is_king: bool


class Pushed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A piece that would be displaced; `owner` is the seat of a Knight."""

    piece: Piece
    owner: Seat | None
    start: Chair
    goal: Chair


class Foreseen(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """What a card would do: the points it earns, where its piece goes, which piece is pushed where, who becomes King
    (else None), and the chair that the crown faces afterwards."""

    points: Points
    start: Chair | None
    goal: Chair | None
    pushed: Pushed | None
    crowned: Royal | None
    king: Chair


class ArtusView(View, frozen=True, gc=False):
    """What a seat may know (AR-35). `values` are the plates before the chairs 0 to 27 as the disc lies now; `knights`
    are the chairs of each seat's Knights, by number; `left` is how many cards are still to be played, or to be drawn,
    in this turn; `deck` is what every player began with; `hand` is empty for an onlooker."""

    seat: Annotated[int, msgspec.Meta(ge=-1, le=3)]
    game: Kind
    deck: Cards
    carpet: Annotated[tuple[Chair, ...], msgspec.Meta(max_length=6)]
    first: Annotated[int, msgspec.Meta(ge=0, le=3)]
    turn: Annotated[int, msgspec.Meta(ge=0, le=3)] | None
    phase: Phase
    round: Annotated[int, msgspec.Meta(ge=0, le=16)]
    rounds: Annotated[int, msgspec.Meta(ge=1, le=16)]
    left: Annotated[int, msgspec.Meta(ge=0, le=2)]
    values: Annotated[tuple[Plate, ...], msgspec.Meta(max_length=28)]
    royals: Annotated[tuple[RoyalSight, ...], msgspec.Meta(max_length=4)]
    spare: Rings
    knights: Annotated[tuple[Chairs, ...], BySeat]
    to_place: Annotated[tuple[Count, ...], BySeat]
    scores: Annotated[tuple[Points, ...], BySeat]
    chips: Annotated[tuple[Annotated[int, msgspec.Meta(ge=0, le=20)], ...], BySeat]
    hand: Hand
    held: Annotated[tuple[Kinds, ...], BySeat]
    piles: Annotated[tuple[Kinds, ...], BySeat]
    played: Annotated[tuple[Cards, ...], BySeat]
    winners: Some


class ArtusEvent(Event, frozen=True, tag_field="event", tag=lambda name: name.lower()):
    """Base of the events of Artus."""


ON_TURN = ("turn", "phase", "round", "left")


class Began(ArtusEvent, frozen=True):
    """The cards are dealt; the right neighbour of `first` places the first Knight (AR-12, AR-13)."""

    changes: ClassVar[tuple[str, ...]] = ("game", "first", *ON_TURN)
    kind: Kind
    first: Seat


class Dealt(ArtusEvent, frozen=True):
    """The cards that a seat was dealt; told to their holder."""

    changes: ClassVar[tuple[str, ...]] = ("hand",)
    cards: tuple[Card, ...]


class Placed(ArtusEvent, frozen=True):
    """A Knight was placed (AR-13), before a plate of this value."""

    fleeting: ClassVar[bool] = True
    changes: ClassVar[tuple[str, ...]] = ("knights@seat", "to_place@seat", *ON_TURN)
    seat: Seat
    chair: Chair
    value: int


class Played(ArtusEvent, frozen=True):
    """A card was played and leaves the game (AR-19)."""

    changes: ClassVar[tuple[str, ...]] = ("hand@=seat", "held@seat", "played@seat", *ON_TURN)
    seat: Seat
    card: Card


class Scored(ArtusEvent, frozen=True):
    """A seat gained or lost points; `chairs` are those whose plates counted (AR-21, AR-26, AR-30 to AR-33)."""

    fleeting: ClassVar[bool] = True
    changes: ClassVar[tuple[str, ...]] = ("scores@seat", "chips@seat")
    seat: Seat
    reason: Reason
    chairs: tuple[int, ...]
    points: int
    score: int


class Moved(ArtusEvent, frozen=True):
    """A seat moved its own Knight, a Prince or the King (AR-21, AR-22)."""

    fleeting: ClassVar[bool] = True
    changes: ClassVar[tuple[str, ...]] = ("knights@seat", "royals")
    seat: Seat
    piece: Piece
    is_king: bool
    start: Chair
    goal: Chair
    way: Way
    steps: int


class Displaced(ArtusEvent, frozen=True):
    """A piece had to give way, `back` chairs counter-clockwise (AR-23); `owner` is the seat of a Knight."""

    fleeting: ClassVar[bool] = True
    changes: ClassVar[tuple[str, ...]] = ("knights@owner", "royals")
    piece: Piece
    owner: Seat | None
    is_king: bool
    start: Chair
    goal: Chair
    back: int


class Ringed(ArtusEvent, frozen=True):
    """A Prince got a ring and has `rings` now (AR-26)."""

    fleeting: ClassVar[bool] = True
    changes: ClassVar[tuple[str, ...]] = ("royals", "spare")
    seat: Seat
    royal: Royal
    rings: int


class Crowned(ArtusEvent, frozen=True):
    """A Prince with three rings is King; the old King keeps one ring (AR-27)."""

    fleeting: ClassVar[bool] = True
    changes: ClassVar[tuple[str, ...]] = ("royals", "spare")
    royal: Royal
    old: Royal


class Turned(ArtusEvent, frozen=True):
    """The disc turned, so that the crown faces the King on this chair (AR-25)."""

    fleeting: ClassVar[bool] = True
    changes: ClassVar[tuple[str, ...]] = ("values",)
    chair: Chair


class Drew(ArtusEvent, frozen=True):
    """A seat drew a card of this kind (AR-19)."""

    changes: ClassVar[tuple[str, ...]] = ("held@seat", "piles@seat", *ON_TURN)
    seat: Seat
    pile: Pile


class Took(ArtusEvent, frozen=True):
    """The card that was drawn; told to its holder."""

    changes: ClassVar[tuple[str, ...]] = ("hand",)
    card: Card


class Over(ArtusEvent, frozen=True):
    """The last round is over (AR-34)."""

    changes: ClassVar[tuple[str, ...]] = ("winners", *ON_TURN)
    scores: Annotated[tuple[int, ...], msgspec.Meta(extra={"by": "seat"})]
    winners: tuple[Seat, ...]


EVENTS: tuple[type[ArtusEvent], ...] = (
    Began, Dealt, Placed, Played, Scored, Moved, Displaced, Ringed, Crowned, Turned, Drew, Took, Over,
)  # fmt: skip
