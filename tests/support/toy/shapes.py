"""Whisper on the wire."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec

from ludejo.core.shapes import Event, View

LIMIT = 12
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=LIMIT, pattern="^[a-z]+$")]
SeatNo = Annotated[int, msgspec.Meta(extra={"is": "seat"})]
Vote = Literal["yes", "no"]
Colour = Literal["red", "blue"]
Phase = Literal["speak", "vote", "rest", "over"]


class Say(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="say", tag_field="do"):
    word: Word


class Judged(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="judged", tag_field="do"):
    """A word with the referee's verdict, as the log has it."""

    word: Word
    verdict: Literal["fine", "refused"]


class Cast(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="vote", tag_field="do"):
    vote: Vote


class Shout(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="shout", tag_field="do"):
    pass


class WhisperView(View, frozen=True):
    """`vote` is the viewer's own; nothing shows who else has voted."""

    seat: int
    phase: Phase
    speaker: int
    words: Annotated[tuple[str, ...], msgspec.Meta(max_length=3)]
    tallies: Annotated[tuple[int, ...], msgspec.Meta(max_length=3)]
    colour: Colour | None
    vote: Vote | None
    shouted: Annotated[tuple[int, ...], msgspec.Meta(max_length=5)]
    gone: Annotated[tuple[int, ...], msgspec.Meta(max_length=5)]
    colours: Annotated[tuple[Colour, ...], msgspec.Meta(max_length=5)]


class WhisperEvent(Event, frozen=True, tag_field="event", tag=str.lower):
    pass


class Began(WhisperEvent, frozen=True):
    reds: int


class Dyed(WhisperEvent, frozen=True):
    changes: ClassVar[tuple[str, ...]] = ("colour",)
    colour: Colour


class Said(WhisperEvent, frozen=True):
    changes: ClassVar[tuple[str, ...]] = ("words", "phase")
    seat: SeatNo
    word: str


class Voted(WhisperEvent, frozen=True):
    """Told only to the voter."""

    changes: ClassVar[tuple[str, ...]] = ("vote",)
    reveals: ClassVar[bool] = False
    vote: Vote | None


class Shouted(WhisperEvent, frozen=True):
    changes: ClassVar[tuple[str, ...]] = ("shouted",)
    seat: SeatNo


class Counted(WhisperEvent, frozen=True):
    changes: ClassVar[tuple[str, ...]] = ("tallies", "phase", "speaker", "vote")
    yes: int


class Woken(WhisperEvent, frozen=True):
    changes: ClassVar[tuple[str, ...]] = ("phase",)


class Gone(WhisperEvent, frozen=True):
    changes: ClassVar[tuple[str, ...]] = ("gone", "speaker")
    seat: SeatNo


class Ended(WhisperEvent, frozen=True):
    changes: ClassVar[tuple[str, ...]] = ("phase", "colours")
    colours: tuple[Colour, ...]


EVENTS = (Began, Dyed, Said, Voted, Shouted, Counted, Woken, Gone, Ended)
