"""What viewers are told. Each message contains all of its subject, so a client only shows it and never folds."""

from __future__ import annotations

from typing import Literal

import msgspec

from ludejo.core.option import Value
from ludejo.core.shapes import Event, OpenMove, Result, View

Phase = Literal["gathering", "sealing", "playing", "over", "closed"]
Kind = Literal["empty", "person", "bot"]


class SeatSign(msgspec.Struct, frozen=True):
    """A chair, as everybody sees it. `name` is the chair's own ("": its person's), `colour` -1 if none was chosen.
    Until the cards are dealt everybody sees each `pledge`, and can compare the numbers with it afterwards."""

    kind: Kind
    person: int | None
    bot: str
    opened: bool
    name: str
    colour: int
    pledge: str = ""


class PersonSign(msgspec.Struct, frozen=True):
    """A person at the table, as everybody sees it. A person who `withheld` a number gives none to a later deal here."""

    name: str
    present: bool
    muted: bool
    withheld: bool = False


class Room(msgspec.Struct, frozen=True, tag="room"):
    """The table itself. `you` is the viewer's number among the people (-1: a screen). `redeals`: how often the deal of
    this game began again because somebody withheld a number; `pledging`: fresh numbers are to be pledged for it."""

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
    """The game as a seat (or an onlooker) sees it: what is new, and the whole view after it.

    `n` counts this viewer's messages without a gap, so it shows nothing of what others are told. `fresh` is False when
    the events are the viewer's whole past, told to a device that has come back.
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
    """All that follows from one happening: messages by guest (chat for everybody also has the guest NOBODY, which means
    all screens), seats whose bot is to be asked, due seats that have nobody to decide for them, and the clock to run,
    for so many `seconds` (0: the server's usual ones). A clock that is only `shown` ends nothing."""

    messages: tuple[tuple[str, Message], ...] = ()
    bots: tuple[int, ...] = ()
    deserted: tuple[int, ...] = ()
    clock: str = ""
    moment: int = 0
    seconds: int = 0
    shown: bool = False
