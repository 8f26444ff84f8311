"""A command that comes again: is it the same wish as the one in the log?"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ludejo.core.refusal import ILLEGAL, Refusal
from ludejo.table.happenings import Again, AnyHappening, Entry, Moved, Removed, Sat
from ludejo.table.names import NUMBER

if TYPE_CHECKING:
    from ludejo.server.writer import Request


def answer_to(entry: Entry, wish: Request) -> Refusal | None:
    """The answer to a wish whose command is in the log with this entry: granted again, or refused as another wish."""
    return None if entry.by == wish.by and is_same(entry.did, wish.did) else Refusal(ILLEGAL, "command-reused")


def is_same(stored: AnyHappening, wished: AnyHappening) -> bool:
    """Is this the wish that was stored? What the server adds differs each time: the secret of another game, the
    referee's verdict on a clue, the number after a name that somebody else has, the networks of a removed person."""
    if isinstance(stored, Again) and isinstance(wished, Again):
        return True
    if isinstance(stored, Sat) and isinstance(wished, Sat):
        nameless = [msgspec.structs.replace(one, name="") for one in (stored, wished)]
        return nameless[0] == nameless[1] and is_same_name(stored.name, wished.name)
    if isinstance(stored, Removed) and isinstance(wished, Removed):
        return stored.person == wished.person
    if isinstance(stored, Moved) and isinstance(wished, Moved):
        is_there = (stored.seat, stored.moment) == (wished.seat, wished.moment)
        return is_there and without_verdict(stored.move) == without_verdict(wished.move)
    return stored == wished


def is_same_name(one: str, other: str) -> bool:
    """Are the names equal but for the number? A long name is cut to make room for it, and there is no number if the
    name was free."""
    bases = NUMBER.sub("", one), NUMBER.sub("", other)
    return bases[0].startswith(bases[1]) or bases[1].startswith(bases[0])


def without_verdict(move: msgspec.Raw) -> object:
    found = msgspec.json.decode(move)
    return {name: value for name, value in found.items() if name != "verdict"} if isinstance(found, dict) else found
