"""The log of one game: what it began with, then every decision, each line bound to the one before by a hash.

The same log gives the same game, byte for byte. A log that was cut or changed is named at its first bad entry. The
hashes stay with the log until the game is over: whoever saw the hash of a secret vote could try out all votes.
"""

from __future__ import annotations

import hashlib
from typing import Literal

import msgspec

from ludejo.core.luck import FastLuck, Luck
from ludejo.core.option import Value
from ludejo.core.refusal import DAMAGED, Refusal, Refused
from ludejo.core.seal import SealedLuck, is_opened_by, key_of

Why = Literal["header", "unreadable", "gap", "changed", "illegal", "cut"]


class Seed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="seed", tag_field="luck"):
    """Fast luck: for tests and research."""

    seed: int


class Sealed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="sealed", tag_field="luck"):
    """Sealed luck, opened (hexadecimal): what people play with."""

    seal: str
    secret: str
    numbers: tuple[str, ...]


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a game began with."""

    game: str
    rules: int
    seats: int
    options: dict[str, Value]
    source: Seed | Sealed


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One decision: entry `n` (from 1) of the log; no seat and no move when the time was up."""

    n: int
    seat: int | None
    move: msgspec.Raw
    hash: str

    def wish(self) -> bytes | None:
        """The move as JSON; None when the time was up."""
        move = bytes(self.move)
        return None if move == b"null" else move


class Top(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a written log: the header, bound to itself."""

    header: Header
    hash: str


class Log(msgspec.Struct, forbid_unknown_fields=True):
    """A header and its entries."""

    header: Header
    entries: list[Entry]


def damaged(entry: int, why: Why) -> Refused:
    """The answer to a bad log: its first bad entry (0 is the header)."""
    return Refused(Refusal(DAMAGED, f"log-{why}", "", {"entry": entry}))


def luck_of(source: Seed | Sealed, seats: int) -> Luck:
    """The luck a header names; `Refused` if the secret doesn't open the seal, or a seat's number is missing."""
    if isinstance(source, Seed):
        return FastLuck(source.seed)
    try:
        secret = bytes.fromhex(source.secret)
        key = key_of(secret, [bytes.fromhex(number) for number in source.numbers])
    except ValueError:
        raise damaged(0, "header") from None
    if not is_opened_by(source.seal, secret) or len(source.numbers) != seats:
        raise damaged(0, "header")
    return SealedLuck(key)


def first_hash(header: Header) -> str:
    """The hash the first entry is bound to."""
    return hashlib.sha256(msgspec.json.encode(header, order="sorted")).hexdigest()


def next_entry(before: str, n: int, seat: int | None, move: bytes | None) -> Entry:
    """Entry `n`, bound to the hash before it."""
    raw = msgspec.Raw(b"null" if move is None else move)
    bound = msgspec.json.encode([before, n, seat, raw])
    return Entry(n, seat, raw, hashlib.sha256(bound).hexdigest())


def written(log: Log) -> bytes:
    """The log as lines of JSON."""
    top = Top(log.header, first_hash(log.header))
    return b"".join(msgspec.json.encode(line) + b"\n" for line in (top, *log.entries))


def read(lines: bytes) -> Log:
    """The log of these lines, judged line by line; `Refused` names the first bad entry."""
    first, *rest = lines.splitlines() or [b""]
    try:
        top = msgspec.json.decode(first, type=Top)
    except (msgspec.MsgspecError, RecursionError):
        raise damaged(0, "header") from None
    before = first_hash(top.header)
    if top.hash != before:
        raise damaged(0, "header")
    log = Log(top.header, [])
    for n, line in enumerate(rest, start=1):
        entry = read_entry(line, n, before)
        log.entries.append(entry)
        before = entry.hash
    return log


def read_entry(line: bytes, n: int, before: str) -> Entry:
    """Entry `n` of a log; `Refused` if it is not the one that was written there."""
    try:
        entry = msgspec.json.decode(line, type=Entry)
    except (msgspec.MsgspecError, RecursionError):
        raise damaged(n, "unreadable") from None
    if entry.n != n:
        raise damaged(n, "gap")
    if next_entry(before, n, entry.seat, entry.wish()).hash != entry.hash:
        raise damaged(n, "changed")
    return entry
