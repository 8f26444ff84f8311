"""What viewers are told. Each message carries the whole of what it is about: a client shows, it never folds."""

from __future__ import annotations

from typing import Literal

import msgspec

from ludejo.core.option import Value
from ludejo.core.shapes import Event, OpenMove, Result, View

Phase = Literal["gathering", "sealing", "playing", "over", "closed"]
Kind = Literal["empty", "person", "bot"]


class SeatSign(msgspec.Struct, frozen=True):
    """A chair, as everybody sees it. `name` is the chair's own ("": its person's), `colour` -1 if none was wished.
    Until the cards are dealt everybody sees each `pledge`, and can compare the numbers with it afterwards."""

    kind: Kind
    person: int | None
    bot: str
    opened: bool
    name: str
    colour: int
    pledge: str = ""


class PersonSign(msgspec.Struct, frozen=True):
    """Somebody at the table, as everybody sees it. Who `withheld` a number gives none to a deal here any more."""

    name: str
    present: bool
    muted: bool
    withheld: bool = False


class Room(msgspec.Struct, frozen=True, tag="room"):
    """The table itself, with `you` among the people (-1: nobody, a screen). `redeals`: so often the deal of this game
    began anew, for somebody withheld a number; `pledging`: fresh numbers are to be pledged for it."""

    you: int
    host: int
    phase: Phase
    game: str
    options: dict[str, Value]
    private: bool
    seal: str
    seats: tuple[SeatSign, ...]
    people: tuple[PersonSign, ...]
    paused: bool
    asking: int | None
    result: Result | None
    redeals: int = 0
    pledging: bool = False


class Sight(msgspec.Struct, frozen=True, tag="sight"):
    """The game from a seat (or from nowhere, as an onlooker): what is new, and the whole view after it.

    `n` counts this viewer's messages without a gap: what it may not know leaves no hole. `fresh` is False when the
    events are the viewer's whole past, told to a device that has come back.
    """

    seat: int
    n: int
    fresh: bool
    events: tuple[Event, ...]
    view: View
    moment: int
    due: bool
    choices: tuple[msgspec.Struct, ...]
    opens: tuple[OpenMove, ...]


class Chat(msgspec.Struct, frozen=True, tag="chat"):
    """Somebody said something."""

    person: int
    text: str


Message = Room | Sight | Chat


class Out(msgspec.Struct, frozen=True):
    """All that follows from one happening: messages by guest (what is said for all to hear also to nobody: to screens),
    seats whose bot is to be asked, seats that owe a decision and have nobody to make it, and the clock to run: for so
    many `seconds` (0: the server's usual ones); one that is only `shown` ends nothing."""

    messages: tuple[tuple[str, Message], ...] = ()
    bots: tuple[int, ...] = ()
    deserted: tuple[int, ...] = ()
    clock: str = ""
    moment: int = 0
    seconds: int = 0
    shown: bool = False
