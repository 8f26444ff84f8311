"""What devices are told: each frame is a JSON array of these messages.

A table's own messages (`room`, `sight`, `chat`) are in `table.messages`; here are those of the server.
"""

from __future__ import annotations

from typing import Literal, cast

import msgspec

from ludejo.core import refusal as core
from ludejo.core.option import Option
from ludejo.table.messages import Chat, Phase, Room, Sight

RefusalKind = Literal["malformed", "illegal", "late", "unknown", "damaged"]


class Refusal(msgspec.Struct, frozen=True):
    """A reason: the kind, a code for the sentence, the rule behind it ("" if none), and what fills the sentence in."""

    kind: RefusalKind
    code: str
    rule: str
    args: dict[str, int | str]


class Granted(msgspec.Struct, frozen=True, tag="granted"):
    """A wish was granted: it is stored."""

    command: str


class Denied(msgspec.Struct, frozen=True, tag="refused"):
    """A wish was refused, and nothing has changed. `command` is empty if it could not be read."""

    command: str
    refusal: Refusal


class Entered(msgspec.Struct, frozen=True, tag="entered"):
    """The device is at the table; the state of the table follows. `invitation` goes into links for others ("" if this
    guest may invite nobody)."""

    table: str
    invitation: str


class Offered(msgspec.Struct, frozen=True, tag="offered"):
    """The ticket that the device asked for, and for how many seconds it is valid."""

    command: str
    ticket: str
    seconds: int


class Previewed(msgspec.Struct, frozen=True, tag="previewed"):
    """What the seat can know of the consequences of a move; null if there is nothing to tell."""

    command: str
    preview: msgspec.Struct | None


class Clock(msgspec.Struct, frozen=True, tag="clock"):
    """The clock that runs now ("" if none), and how many milliseconds it has left."""

    clock: str
    moment: int
    left: int


class Saving(msgspec.Struct, frozen=True, tag="saving"):
    """The store has a problem (or no longer has one): nothing is granted until it is over."""

    trouble: bool


class Alive(msgspec.Struct, frozen=True, tag="beat"):
    """The answer to `beat`: the server is there."""


class Hush(msgspec.Struct, frozen=True, tag="hush"):
    """From now on one frame comes every `tick` milliseconds, and the device answers each with one frame of `bytes`
    bytes; 0: the hush is over."""

    tick: int
    bytes: int


class Part(msgspec.Struct, frozen=True, tag="part"):
    """A part of the text of one message that was too long for a frame; with the `last` part it is complete."""

    text: str
    last: bool


class Bye(msgspec.Struct, frozen=True, tag="bye"):
    """The server closes this connection; the code says why, as with refusals."""

    code: str


Message = (
    Room | Sight | Chat | Granted | Denied | Entered | Offered | Previewed | Clock | Saving | Alive | Hush | Part | Bye
)  # fmt: skip


class Opened(msgspec.Struct, frozen=True):
    """The answer to `POST /api/tables`."""

    table: str


class NameSign(msgspec.Struct, frozen=True):
    """The answer to `POST /api/name`: the name as others would see it, if nobody at the table has a similar one."""

    name: str


class ListSign(msgspec.Struct, frozen=True):
    """The answer to `POST /api/tables/{code}/words`: whether the table has `taken` the list, how many words can be
    used, how many lines were empty or comments, what is wrong (line by line, then with the whole list), and how many
    `more` faults there are."""

    taken: bool
    words: int
    skipped: int
    faults: tuple[Refusal, ...]
    more: int


class TableSign(msgspec.Struct, frozen=True):
    """A public table, as the lobby shows it. `host` is "" if the name is not fit for strangers."""

    table: str
    game: str
    phase: Phase
    seats: int
    free: int
    host: str


class GameSign(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    game: str
    rules: int
    fewest: int
    most: int
    options: tuple[Option, ...]
    bots: tuple[str, ...]
    stand_in: str  # the bot to take if nobody chooses one
    list_option: str  # the option for the size of a table's own list of words; "" if there is none


class Lobby(msgspec.Struct, frozen=True):
    """The answer to `GET /api/tables`."""

    tables: tuple[TableSign, ...]


class Games(msgspec.Struct, frozen=True):
    """The answer to `GET /api/games`; `home` is the address by which others reach this server."""

    home: str
    games: tuple[GameSign, ...]


class Health(msgspec.Struct, frozen=True, omit_defaults=True):
    """The answer to `GET /api/health`. It says how many tables are damaged and how many entries were lost, if any."""

    ok: bool
    version: str
    damaged: int = 0
    lost: int = 0


class Failure(msgspec.Struct, frozen=True):
    """The answer to any HTTP request that is refused."""

    refusal: Refusal


encode = msgspec.json.Encoder().encode


def refusal_of(refusal: core.Refusal) -> Refusal:
    """A refusal as devices are told it."""
    return Refusal(cast(RefusalKind, refusal.kind), refusal.code, refusal.rule, refusal.args)


def frame(messages: list[bytes], step: int = 0) -> bytes:
    """Encoded messages as one frame, padded with blanks to a multiple of `step` bytes."""
    joined = b"[" + b",".join(messages) + b"]"
    return joined.ljust(-(-len(joined) // step) * step) if step else joined
