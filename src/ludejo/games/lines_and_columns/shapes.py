"""Lines and Columns on the wire and in the log: moves, events, views."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec

from ludejo.core.shapes import Event, View

# `is` tells `texts` what a value stands for: a name at the table, or a word of this game. In the rulebook's order.
Object = Annotated[
    Literal["car", "glass", "die", "book", "chair", "table", "vase"], msgspec.Meta(extra={"is": "object"})
]
Colour = Annotated[
    Literal["white", "blue", "brown", "yellow", "black", "red", "green", "violet"], msgspec.Meta(extra={"is": "colour"})
]
Card = Annotated[
    Literal[
        "white-car", "blue-car", "brown-car", "yellow-car",
        "black-car", "red-car", "green-car", "violet-car",
        "white-glass", "blue-glass", "brown-glass", "yellow-glass",
        "black-glass", "red-glass", "green-glass", "violet-glass",
        "white-die", "blue-die", "brown-die", "yellow-die",
        "black-die", "red-die", "green-die", "violet-die",
        "white-book", "blue-book", "brown-book", "yellow-book",
        "black-book", "red-book", "green-book", "violet-book",
        "white-chair", "blue-chair", "brown-chair", "yellow-chair",
        "black-chair", "red-chair", "green-chair", "violet-chair",
        "white-table", "blue-table", "brown-table", "yellow-table",
        "black-table", "red-table", "green-table", "violet-table",
        "white-vase", "blue-vase", "brown-vase", "yellow-vase",
        "black-vase", "red-vase", "green-vase", "violet-vase",
    ],
    msgspec.Meta(extra={"is": "card"}),
]  # fmt: skip
Seat = Annotated[int, msgspec.Meta(ge=0, le=6, extra={"is": "seat"})]
Side = Literal["left", "right"]
End = Literal["out", "stuck"]
# The largest sizes in a view, for arrays (`lab/arrays.py`)
BySeat = msgspec.Meta(extra={"by": "seat"})
Count = Annotated[int, msgspec.Meta(ge=0, le=10)]
Reach = Annotated[int, msgspec.Meta(ge=0, le=7)]
Mask = Annotated[int, msgspec.Meta(ge=0, le=255)]  # of colours
Some = Annotated[tuple[int, ...], msgspec.Meta(max_length=7)]
Objects = Annotated[tuple[Object, ...], msgspec.Meta(max_length=7)]
Colours = Annotated[tuple[Colour, ...], msgspec.Meta(max_length=8)]
Cards = Annotated[tuple[Card, ...], msgspec.Meta(max_length=10)]


class Do(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", omit_defaults=True):
    """What a seat does on its turn."""


class Lay(Do, frozen=True, tag="lay"):
    """Lay one card: a green card starts its row and has no side, any other card goes to one end of its row."""

    card: Card
    side: Side | None = None


class LayAll(Do, frozen=True, tag="lay-all"):
    """Lay all cards one after the other, and win (LK-10)."""


Move = Lay | LayAll


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A row that was started: how many cards lie left and right of its green card."""

    left: Reach
    right: Reach


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Where a card would lie: its column, counted to the right from green, and whether that column is new."""

    card: Card
    side: Side | None
    column: Annotated[int, msgspec.Meta(ge=-7, le=7)]
    is_new: bool


class Foreseen(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """What a move would lay, in order: one card, or all of them."""

    places: Annotated[tuple[Place, ...], msgspec.Meta(max_length=10)]


class LinesAndColumnsView(View, frozen=True, gc=False):
    """What a seat may know (LK-15). `columns` goes from left to right, `rows` is in the order of `objects`; `hand` is
    empty for an onlooker; `passed`: which seats passed on their last turn. `lacks`: what passes have shown, by seat and
    by object: the colours (bit 0 is the first in the order of `Colour`) of cards not laid yet that this seat can't hold
    (LK-9)."""

    seat: Annotated[int, msgspec.Meta(ge=-1, le=6)]
    objects: Objects
    colours: Colours
    lay_all: bool
    hint: bool
    dealer: Annotated[int, msgspec.Meta(ge=0, le=6)]
    turn: Annotated[int, msgspec.Meta(ge=0, le=6)] | None
    columns: Colours
    rows: Annotated[tuple[Row | None, ...], msgspec.Meta(max_length=7)]
    hand: Cards
    counts: Annotated[tuple[Count, ...], BySeat]
    undealt: Count
    passed: Annotated[tuple[bool, ...], BySeat]
    lacks: Annotated[tuple[Annotated[tuple[Mask, ...], msgspec.Meta(max_length=7)], ...], BySeat]
    end: End | None
    winners: Some


class LinesAndColumnsEvent(Event, frozen=True, tag_field="event", tag=lambda name: name.lower()):
    """Base of the events of Lines and Columns."""


class Dealt(LinesAndColumnsEvent, frozen=True):
    """The cards are dealt (LK-2, LK-3)."""

    changes: ClassVar[tuple[str, ...]] = ("objects", "colours", "dealer", "turn", "counts", "undealt")
    dealer: Seat
    objects: tuple[Object, ...]
    colours: tuple[Colour, ...]
    counts: tuple[int, ...]
    undealt: int


class Hand(LinesAndColumnsEvent, frozen=True):
    """The cards that a seat was dealt; told to their holder."""

    changes: ClassVar[tuple[str, ...]] = ("hand",)
    cards: tuple[Card, ...]


class Passed(LinesAndColumnsEvent, frozen=True):
    """A seat has no card that can be laid (LK-4, LK-9)."""

    fleeting: ClassVar[bool] = True
    changes: ClassVar[tuple[str, ...]] = ("turn", "passed@seat", "lacks@seat")
    seat: Seat


class LaysAll(LinesAndColumnsEvent, frozen=True, tag="lays-all"):
    """A seat is about to lay all its cards (LK-10); then each of them has an event `laid`."""

    fleeting: ClassVar[bool] = True
    seat: Seat
    cards: tuple[Card, ...]


class Laid(LinesAndColumnsEvent, frozen=True):
    """A card was laid: a green one starts a row, any other card lies left or right in its row (LK-6, LK-8)."""

    fleeting: ClassVar[bool] = True
    changes: ClassVar[tuple[str, ...]] = ("turn", "rows", "hand@=seat", "counts@seat", "passed@seat", "lacks")
    seat: Seat
    card: Card
    side: Side | None


class Column(LinesAndColumnsEvent, frozen=True):
    """The card just laid opened a column for its colour (LK-7)."""

    fleeting: ClassVar[bool] = True
    changes: ClassVar[tuple[str, ...]] = ("columns",)
    colour: Colour
    side: Side | None


class Over(LinesAndColumnsEvent, frozen=True):
    """The game is over: somebody has no cards left (LK-11), or nobody can lay a card (LK-14)."""

    changes: ClassVar[tuple[str, ...]] = ("turn", "end", "winners")
    end: End
    left: Annotated[tuple[int, ...], msgspec.Meta(extra={"by": "seat"})]
    winners: tuple[Seat, ...]


EVENTS: tuple[type[LinesAndColumnsEvent], ...] = (Dealt, Hand, Passed, LaysAll, Laid, Column, Over)
