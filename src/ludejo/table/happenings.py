"""Everything that can happen at a table, as closed types: what people wish, and what the log says.

The log holds the wishes that were granted. The table's state is their fold, so the same log gives the same table.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from ludejo.core.option import Value

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=300)]
Hex = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]*\Z", max_length=128)]
Mark = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]*\Z", max_length=16)]
Marks = Annotated[tuple[Mark, ...], msgspec.Meta(max_length=8)]
SeatNo = Annotated[int, msgspec.Meta(ge=0, le=23)]
ChairName = Annotated[str, msgspec.Meta(max_length=24)]  # "": the person's own
Colour = Annotated[int, msgspec.Meta(ge=-1, le=7)]  # -1: no wish

Words = Annotated[
    tuple[Annotated[str, msgspec.Meta(min_length=1, max_length=60)], ...], msgspec.Meta(max_length=10_000)
]  # the table's own list; the game says which words can be used


class Happening(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="did", tag=str.lower):
    """Base of all happenings."""


class Created(Happening, frozen=True, omit_defaults=True):
    """A table is opened; the secret of its deal is drawn and stored before anything else. `net`: as in `Came`."""

    name: Name
    game: str
    seats: int
    options: dict[str, Value]
    private: bool
    secret: Hex
    rules: int = 1
    net: Mark = ""


class Came(Happening, frozen=True, omit_defaults=True):
    """A guest comes, or comes back. `net` is a mark of the guest's network, made with the server's key for this table
    alone ("" if there is none); `invited`: with the host's invitation."""

    name: Name
    net: Mark = ""
    invited: bool = False


class Went(Happening, frozen=True):
    """A guest's last device is gone."""


class Sat(Happening, frozen=True):
    """A guest takes a seat and pledges (by SHA-256) a number that will be part of the deal. Several people may share
    one device, so a chair can have its own name and colour."""

    seat: SeatNo
    pledge: Hex
    name: ChairName = ""
    colour: Colour = -1


class Stood(Happening, frozen=True):
    """A guest leaves a seat."""

    seat: SeatNo


class Gave(Happening, frozen=True):
    """A guest hands a seat to another guest, who may be the same person with another device."""

    seat: SeatNo
    person: int


class Filled(Happening, frozen=True):
    """A bot takes an empty seat, or plays for somebody who is away."""

    seat: SeatNo
    bot: str


class Emptied(Happening, frozen=True):
    """A bot is sent away before the game."""

    seat: SeatNo


class Chose(Happening, frozen=True):
    """The host chooses an option."""

    option: str
    value: Value


class Listed(Happening, frozen=True):
    """The host gives the table its own list of words, which replaces the game's words."""

    words: Words


class Started(Happening, frozen=True):
    """The host starts the game: nobody sits down any more, and the numbers are to be opened."""


class Opened(Happening, frozen=True):
    """A seat's device opens the number it pledged."""

    seat: SeatNo
    number: Hex


class Withheld(Happening, frozen=True):
    """The time to open is up, and somebody has not opened a pledged number: the deal begins again, with fresh numbers
    from the others. (Older logs have `Expired` here, and the cards were dealt without the number.)"""

    moment: int


class Pledged(Happening, frozen=True):
    """A seat's device pledges a fresh number, for a deal that begins again."""

    seat: SeatNo
    pledge: Hex


class Moved(Happening, frozen=True):
    """A seat makes a move, as an answer to a moment."""

    seat: SeatNo
    moment: int
    move: msgspec.Raw


class Expired(Happening, frozen=True):
    """The time of a moment is up."""

    moment: int


class Said(Happening, frozen=True):
    """A guest says something. With a `moment`, only in that moment: a whisper of the night must not come by day."""

    text: Text
    moment: int = -1


class Asked(Happening, frozen=True):
    """A seat asks to take back its last move."""

    seat: SeatNo


class Agreed(Happening, frozen=True):
    """Another seat agrees to that, or doesn't."""

    seat: SeatNo
    yes: bool


class Removed(Happening, frozen=True, omit_defaults=True):
    """The host removes a person for good. Newcomers from networks with these marks are refused, too."""

    person: int
    nets: Marks = ()


class Muted(Happening, frozen=True):
    """The host silences a person, or lets them speak again."""

    person: int
    muted: bool


class Paused(Happening, frozen=True):
    """Play stops."""


class Resumed(Happening, frozen=True):
    """Play goes on."""


class Again(Happening, frozen=True):
    """The same people play again, with a new secret."""

    secret: Hex


class Closed(Happening, frozen=True):
    """The table is over."""


class Tidied(Happening, frozen=True):
    """Somebody was forgotten: their name and words were removed, and the hashes of the log computed again. This entry
    takes a version, so that no process that knows the old log can write to it."""


AnyHappening = (
    Created | Came | Went | Sat | Stood | Gave | Filled | Emptied | Chose | Listed | Started | Opened | Withheld
    | Pledged | Moved | Expired | Said | Asked | Agreed | Removed | Muted | Paused | Resumed | Again | Closed | Tidied
)  # fmt: skip


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One entry of a table's log: who did what, and when (in milliseconds).

    `late`: the bot did not answer in time, and the move is a quick one in its place. It is here and not in the
    happening, because devices send and receive happenings: none may claim it, and none is told it before the end."""

    by: str
    at: int
    did: AnyHappening
    late: bool = False
