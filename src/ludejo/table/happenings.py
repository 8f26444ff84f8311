"""Everything that can happen at a table, as closed types: what people wish, and what the log says.

The log holds the wishes that were granted. State is their fold, so the same log gives the same table.
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
]  # of a list of the table's own; the game says which are fit


class Happening(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="did", tag=str.lower):
    """Base of all happenings."""


class Created(Happening, frozen=True, omit_defaults=True):
    """A table is opened; the secret of its deal is drawn and stored before anything else. `net`: as with `Came`."""

    name: Name
    game: str
    seats: int
    options: dict[str, Value]
    private: bool
    secret: Hex
    rules: int = 1
    net: Mark = ""


class Came(Happening, frozen=True, omit_defaults=True):
    """A guest comes, or comes back. `net` is a mark of the network it comes from, made with the server's key for this
    table alone ("": none is taken); `invited`: with the host's invitation."""

    name: Name
    net: Mark = ""
    invited: bool = False


class Went(Happening, frozen=True):
    """A guest's last device is gone."""


class Sat(Happening, frozen=True):
    """A guest takes a seat, pledging (by SHA-256) the number that will have a hand in the deal. Several people may sit
    on one device: a chair can have a name of its own, and a colour."""

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
    """A bot takes an empty seat, or keeps it warm for somebody who is away."""

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
    """The host gives the table a list of words of its own, in place of those of the game."""

    words: Words


class Started(Happening, frozen=True):
    """Nobody sits down any more: the numbers are to be opened."""


class Opened(Happening, frozen=True):
    """A seat's device opens the number it pledged."""

    seat: SeatNo
    number: Hex


class Withheld(Happening, frozen=True):
    """The time to open is up, and somebody has not opened what was pledged: the deal begins anew, with fresh numbers of
    the others. (In older logs `Expired` stands here, and the cards were dealt without the number.)"""

    moment: int


class Pledged(Happening, frozen=True):
    """A seat's device pledges a fresh number, for a deal that begins anew."""

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
    """A guest says something; with a `moment`, in that one or never: what is whispered at night is not for the day."""

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
    """The host sends a person away for good; from networks with these marks nobody new comes."""

    person: int
    nets: Marks = ()


class Muted(Happening, frozen=True):
    """The host silences a person, or lets it speak again."""

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
    """Somebody was forgotten: his name and words were taken out, and the log bound anew. It takes a version, so that
    nobody who knows the old log can write on."""


AnyHappening = (
    Created | Came | Went | Sat | Stood | Gave | Filled | Emptied | Chose | Listed | Started | Opened | Withheld
    | Pledged | Moved | Expired | Said | Asked | Agreed | Removed | Muted | Paused | Resumed | Again | Closed | Tidied
)  # fmt: skip


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One entry of a table's log: who did what, and when (in milliseconds).

    `late`: the bot did not answer in time, and the move is a quick one in its place. It stands here and not in the
    happening, because devices send and receive happenings: nobody may claim it, and nobody learns it before the end."""

    by: str
    at: int
    did: AnyHappening
    late: bool = False
