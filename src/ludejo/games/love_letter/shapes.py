"""Love Letter on the wire and in the log: moves, events, views."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec

from ludejo.core.shapes import Event, View

# `is` tells `texts` what a value stands for: a name at the table, or a word of this game
Card = Annotated[
    Literal["guard", "spy", "baron", "handmaid", "prince", "king", "countess", "princess"],
    msgspec.Meta(extra={"is": "card"}),
]
Seat = Annotated[int, msgspec.Meta(ge=0, le=3, extra={"is": "seat"})]
End = Literal["last", "showdown"]
# The largest sizes in a view, for arrays (`lab/arrays.py`). No seat discards more than eight cards in a round: with
# three seats, for example, the pile of twelve gives a seat at most six turns. If a Prince makes it discard one card
# more, it draws one from the pile; and a seat that goes out discards its hand last. Two Princes, six turns and that
# hand never happen together. (`gc=False`: millions of views are made there, and nothing in them refers back to them.)
BySeat = msgspec.Meta(extra={"by": "seat"})
Laid = Annotated[tuple[Card, ...], msgspec.Meta(max_length=8)]
Some = Annotated[tuple[int, ...], msgspec.Meta(max_length=4)]


class Play(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="play", omit_defaults=True):
    """Play one of the two cards in hand."""


class Guard(Play, frozen=True, tag="guard"):
    """The target and the guess are missing only if everybody else is protected."""

    at: Seat | None = None
    guess: Card | None = None


class Spy(Play, frozen=True, tag="spy"):
    at: Seat | None = None


class Baron(Play, frozen=True, tag="baron"):
    at: Seat | None = None


class Handmaid(Play, frozen=True, tag="handmaid"):
    pass


class Prince(Play, frozen=True, tag="prince"):
    at: Seat


class King(Play, frozen=True, tag="king"):
    at: Seat | None = None


class Countess(Play, frozen=True, tag="countess"):
    pass


class Princess(Play, frozen=True, tag="princess"):
    pass


Move = Guard | Spy | Baron | Handmaid | Prince | King | Countess | Princess


class LastRound(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """How the round before this one (or, after the end, the last one) was decided."""

    end: End
    shown: Annotated[tuple[Card | None, ...], BySeat]
    discards: Annotated[tuple[Laid, ...], BySeat]
    winners: Some


class Aimed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A card that was played in this round, its target, and what a Guard guessed."""

    seat: Seat
    card: Card
    at: Seat | None
    guess: Card | None


class LoveLetterView(View, frozen=True, gc=False):
    """What a seat may know (LL-24). Lists are by seat; `hand` is empty for an onlooker and for a seat that is out;
    `turns` has the cards of this round in the order in which they were played, also with wrong guesses."""

    seat: Annotated[int, msgspec.Meta(ge=-1, le=3)]
    goal: Annotated[int, msgspec.Meta(ge=1, le=10)]
    tokens: Annotated[tuple[Annotated[int, msgspec.Meta(ge=0, le=10)], ...], BySeat]
    round: Annotated[int, msgspec.Meta(ge=1)]
    starter: Annotated[int, msgspec.Meta(ge=0, le=3)]
    turn: Annotated[int, msgspec.Meta(ge=0, le=3)] | None
    pile: Annotated[int, msgspec.Meta(ge=0, le=16)]
    face_up: Annotated[tuple[Card, ...], msgspec.Meta(max_length=3)]
    hand: Annotated[tuple[Card, ...], msgspec.Meta(max_length=2)]
    living: Annotated[tuple[bool, ...], BySeat]
    protected: Annotated[tuple[bool, ...], BySeat]
    discards: Annotated[tuple[Laid, ...], BySeat]
    known: Annotated[tuple[Card | None, ...], BySeat]
    turns: Annotated[tuple[Aimed, ...], msgspec.Meta(max_length=16)]
    last_round: LastRound | None
    winners: Some


class LoveLetterEvent(Event, frozen=True, tag_field="event", tag=lambda name: name.lower()):
    """Base of the events of Love Letter."""


class Dealt(LoveLetterEvent, frozen=True):
    """A round begins (LL-2)."""

    changes: ClassVar[tuple[str, ...]] = (
        "round", "starter", "turn", "pile", "face_up", "living", "protected", "discards", "known", "turns",
    )  # fmt: skip
    round: int
    starter: Seat
    face_up: tuple[Card, ...]


class Hand(LoveLetterEvent, frozen=True):
    """The first card of the round; told to its holder."""

    changes: ClassVar[tuple[str, ...]] = ("hand",)
    card: Card


class Turn(LoveLetterEvent, frozen=True):
    """A seat begins its turn: its protection ends (LL-13), it draws (LL-4)."""

    changes: ClassVar[tuple[str, ...]] = ("turn", "pile", "protected@seat")
    seat: Seat


class Drew(LoveLetterEvent, frozen=True):
    """The card that was drawn; told to its holder."""

    changes: ClassVar[tuple[str, ...]] = ("hand",)
    card: Card


class Played(LoveLetterEvent, frozen=True):
    """A card was played, with its target and guess."""

    changes: ClassVar[tuple[str, ...]] = ("turn", "turns", "hand@=seat", "discards@seat", "known@seat")
    seat: Seat
    card: Card
    at: Seat | None
    guess: Card | None


class Idle(LoveLetterEvent, frozen=True):
    """The card did nothing, because there was no target (LL-19, LL-20)."""

    card: Card


class Missed(LoveLetterEvent, frozen=True):
    """The Guard's guess was wrong (LL-10)."""

    seat: Seat
    guess: Card


class Looked(LoveLetterEvent, frozen=True):
    """The card that a Spy saw; told to the seat that looked (LL-11)."""

    changes: ClassVar[tuple[str, ...]] = ("known@seat",)
    seat: Seat
    card: Card


class Compared(LoveLetterEvent, frozen=True):
    """The two hands that a Baron compares; told to their two holders (LL-12)."""

    changes: ClassVar[tuple[str, ...]] = ("known@seats",)
    seats: tuple[Seat, Seat]
    cards: tuple[Card, Card]


class Tied(LoveLetterEvent, frozen=True):
    """The Baron found two equal hands (LL-12)."""

    seats: tuple[Seat, Seat]


class Protected(LoveLetterEvent, frozen=True):
    """The Handmaid protects (LL-13)."""

    changes: ClassVar[tuple[str, ...]] = ("protected@seat",)
    seat: Seat


class Discarded(LoveLetterEvent, frozen=True):
    """A Prince made this seat discard its hand (LL-14)."""

    changes: ClassVar[tuple[str, ...]] = ("discards@seat", "hand@=seat", "known@seat")
    seat: Seat
    card: Card


class Redrew(LoveLetterEvent, frozen=True):
    """The seat took a new card after a Prince, from the pile or the one set aside (LL-14)."""

    changes: ClassVar[tuple[str, ...]] = ("pile",)
    seat: Seat
    aside: bool


class Swapped(LoveLetterEvent, frozen=True):
    """A King made two seats swap hands (LL-16)."""

    changes: ClassVar[tuple[str, ...]] = ("known@seats",)
    seats: tuple[Seat, Seat]


class Got(LoveLetterEvent, frozen=True):
    """The swap as one of the two seats sees it: the card that it gave and the card that it got (LL-16)."""

    changes: ClassVar[tuple[str, ...]] = ("hand", "known@seat")
    seat: Seat
    gave: Card
    card: Card


class Out(LoveLetterEvent, frozen=True):
    """A seat is out of the round and lays its hand open (LL-5)."""

    changes: ClassVar[tuple[str, ...]] = ("living@seat", "protected@seat", "discards@seat", "hand@=seat", "known@seat")
    seat: Seat
    card: Card


class RoundOver(LoveLetterEvent, frozen=True, tag="round-over"):
    """The round is decided (LL-6, LL-7, LL-8)."""

    changes: ClassVar[tuple[str, ...]] = ("last_round", "tokens", "turn")
    end: End
    shown: Annotated[tuple[Card | None, ...], msgspec.Meta(extra={"by": "seat"})]
    sums: tuple[int, ...]
    winners: tuple[Seat, ...]


class MatchOver(LoveLetterEvent, frozen=True, tag="match-over"):
    """The match is decided (LL-9)."""

    changes: ClassVar[tuple[str, ...]] = ("winners",)
    winners: tuple[Seat, ...]


EVENTS: tuple[type[LoveLetterEvent], ...] = (
    Dealt, Hand, Turn, Drew, Played, Idle, Missed, Looked, Compared, Tied, Protected, Discarded, Redrew,
    Swapped, Got, Out, RoundOver, MatchOver,
)  # fmt: skip
