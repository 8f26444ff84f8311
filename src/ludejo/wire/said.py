"""What devices say: one JSON object a frame, of one of these types and no other."""

from __future__ import annotations

from typing import Annotated, TypeVar

import msgspec

from ludejo.core.option import Value
from ludejo.core.refusal import MALFORMED, Refusal, Refused
from ludejo.table import happenings as h

T = TypeVar("T")
MOST_BYTES = 4096

Code = Annotated[str, msgspec.Meta(pattern=r"^[2-9a-hjkmnp-z]{10}\Z", max_length=10)]
Ticket = Annotated[str, msgspec.Meta(pattern=r"^[2-9a-hjkmnp-z]{0,10}\Z", max_length=10)]
SeatOrScreen = Annotated[int, msgspec.Meta(ge=-1, le=23)]
Device = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9]{0,16}\Z", max_length=16)]
Command = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class Saying(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=str.lower):
    """Base of all that a device says."""


class PlayAgain(h.Happening, frozen=True, tag="again"):
    """The host wishes another game; the server draws its secret."""


class Remove(h.Happening, frozen=True, tag="removed"):
    """The host sends a person away for good. `network`: nobody new comes from the same network, either; null: unless
    others who are here share it."""

    person: int
    network: bool | None = None


Did = (
    h.Sat | h.Stood | h.Gave | h.Filled | h.Emptied | h.Chose | h.Started | h.Opened | h.Pledged | h.Moved | h.Said
    | h.Asked | h.Agreed | Remove | h.Muted | h.Paused | h.Resumed | h.Closed | PlayAgain
)  # fmt: skip


class Enter(Saying, frozen=True, omit_defaults=True):
    """The first thing said: come to a table. A ticket, given to another device, brings its seat along. A screen is
    nobody there: it is shown what everybody may see, whoever's device it is. A guest's devices that count their
    commands call themselves by different names. An invitation is what a link of the host's carries."""

    table: Code
    name: h.Name
    ticket: Ticket = ""
    screen: bool = False
    device: Device = ""
    invitation: Ticket = ""


class Wish(Saying, frozen=True):
    """Something shall happen. `command` is the device's own id for it: sent again, it happens once; with another wish
    it is refused."""

    command: Command
    did: Did


class Preview(Saying, frozen=True):
    """A question: what can this seat know of the consequences of this move? Nothing happens."""

    command: Command
    seat: h.SeatNo
    moment: int
    move: msgspec.Raw


class Offer(Saying, frozen=True):
    """A ticket is wanted, with which another device may take over a seat, or (-1) come as a screen, once."""

    command: Command
    seat: SeatOrScreen


class Beat(Saying, frozen=True):
    """Is anybody there?"""


class Still(Saying, frozen=True):
    """Nothing, said as loud as anything else: in a hushed night a device says one thing a tick."""


Any = Enter | Wish | Preview | Offer | Beat | Still


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/tables`."""

    name: h.Name
    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[int, msgspec.Meta(ge=1, le=24)]
    options: dict[str, Value]
    private: bool


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/name`: a name that somebody types, before it is used."""

    name: Annotated[str, msgspec.Meta(max_length=100)]


class NewList(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/tables/{code}/words`: one word a line."""

    text: str


SAYINGS: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Any)
NEW_TABLES = msgspec.json.Decoder(NewTable)
NEW_NAMES = msgspec.json.Decoder(NewName)
NEW_LISTS = msgspec.json.Decoder(NewList)
UNREADABLE = (msgspec.MsgspecError, RecursionError, UnicodeError)


def read(decoder: msgspec.json.Decoder[T], body: bytes) -> T:
    """What these bytes say; `Refused` if they can't be read."""
    try:
        return decoder.decode(body)
    except UNREADABLE:
        raise malformed() from None


def malformed() -> Refused:
    return Refused(Refusal(MALFORMED, "malformed-message"))


def heard(frame: bytes) -> Any:
    """What a frame says; `Refused` if nothing we know."""
    try:  # not by `read`: most of what a server does is to hear a frame
        return SAYINGS.decode(frame)
    except UNREADABLE:
        raise malformed() from None


def asked_table(body: bytes) -> NewTable:
    """The table somebody wants to open."""
    return read(NEW_TABLES, body)


def asked_name(body: bytes) -> NewName:
    """The name somebody types."""
    return read(NEW_NAMES, body)


def asked_list(body: bytes) -> NewList:
    """The words somebody gives to a table."""
    return read(NEW_LISTS, body)
