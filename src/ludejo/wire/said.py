"""What devices send: one JSON object per frame, of one of these types and no other."""

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
    """Base of all messages from a device."""


class PlayAgain(h.Happening, frozen=True, tag="again"):
    """The host wishes another game; the server draws its secret."""


class Remove(h.Happening, frozen=True, tag="removed"):
    """The host removes a person for good. `network`: newcomers from the same network are refused, too; null: they are,
    unless others who are here share that network."""

    person: int
    network: bool | None = None


Did = (
    h.Sat | h.Stood | h.Gave | h.Filled | h.Emptied | h.Chose | h.Started | h.Opened | h.Pledged | h.Moved | h.Said
    | h.Asked | h.Agreed | Remove | h.Muted | h.Paused | h.Resumed | h.Closed | PlayAgain
)  # fmt: skip


class Enter(Saying, frozen=True, omit_defaults=True):
    """The first message: come to a table. A `ticket` from another device brings that device's seat along. A `screen`
    belongs to nobody at the table: it is shown only what everybody may see. If several devices of a guest number their
    commands, each must have another name in `device`. An `invitation` comes from a link of the host."""

    table: Code
    name: h.Name
    ticket: Ticket = ""
    screen: bool = False
    device: Device = ""
    invitation: Ticket = ""


class Wish(Saying, frozen=True):
    """A wish. `command` is the device's own id for it: a wish that is sent again happens once; another wish with the
    same id is refused."""

    command: Command
    did: Did


class Preview(Saying, frozen=True):
    """A question: what can this seat know of the consequences of this move? Nothing happens."""

    command: Command
    seat: h.SeatNo
    moment: int
    move: msgspec.Raw


class Offer(Saying, frozen=True):
    """Asks for a ticket, with which another device may take over a seat, or (-1) come as a screen, once."""

    command: Command
    seat: SeatOrScreen


class Beat(Saying, frozen=True):
    """Asks whether the server is there."""


class Still(Saying, frozen=True):
    """Says nothing, in a frame as long as any other: in a hush a device sends one frame per tick."""


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
    """The body of `POST /api/tables/{code}/words`: one word per line."""

    text: str


SAYINGS: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Any)
NEW_TABLES = msgspec.json.Decoder(NewTable)
NEW_NAMES = msgspec.json.Decoder(NewName)
NEW_LISTS = msgspec.json.Decoder(NewList)
UNREADABLE = (msgspec.MsgspecError, RecursionError, UnicodeError)


def read(decoder: msgspec.json.Decoder[T], body: bytes) -> T:
    """The message in these bytes; `Refused` if they can't be read."""
    try:
        return decoder.decode(body)
    except UNREADABLE:
        raise malformed() from None


def malformed() -> Refused:
    return Refused(Refusal(MALFORMED, "malformed-message"))


def heard(frame: bytes) -> Any:
    """The message in a frame; `Refused` if it is none that we know."""
    try:  # without calling `read`, because this is what a server does most often
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
