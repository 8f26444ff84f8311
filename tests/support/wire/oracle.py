"""What a device may say, written by hand from the protocol's page, to check the decoder.

It shares nothing with the types of `ludejo.wire`: it uses Python's own JSON reader and a table of fields.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Literal

Verdict = Literal["bad", "fine", "unclear"]
Fits = Callable[[object], bool]
STRING = re.compile(rb'"(?:[^"\\]|\\.)*+"')
DEEPEST = 300  # JSON readers give up at different depths; no message is deeper than a handful


def is_int(value: object) -> bool:
    return type(value) is int


def is_text(fewest: int, most: int) -> Fits:
    return lambda value: isinstance(value, str) and fewest <= len(value) <= most


def is_like(pattern: str, most: int) -> Fits:
    return lambda value: isinstance(value, str) and len(value) <= most and re.fullmatch(pattern, value) is not None


def is_seat(value: object) -> bool:
    return type(value) is int and 0 <= value <= 23


def is_seat_or_screen(value: object) -> bool:
    return (value == -1 and type(value) is int) or is_seat(value)


def is_colour(value: object) -> bool:
    return type(value) is int and -1 <= value <= 7


def is_value(value: object) -> bool:
    return type(value) is int or isinstance(value, str)


def is_bool(value: object) -> bool:
    return isinstance(value, bool)


def is_any(value: object) -> bool:
    return True


SIGN = "[2-9a-hjkmnp-z]"
CODE, TICKET = is_like(SIGN + "{10}", 10), is_like(SIGN + "{0,10}", 10)
NAME, COMMAND, TEXT = is_text(1, 24), is_text(1, 40), is_text(1, 300)
DEVICE = is_like("[a-z0-9]*", 16)
HEX = is_like("[0-9a-f]*", 128)
WORD = is_text(0, 1 << 30)
DIDS: dict[str, dict[str, Fits]] = {
    "sat": {"seat": is_seat, "pledge": HEX, "name": is_text(0, 24), "colour": is_colour},
    "stood": {"seat": is_seat},
    "gave": {"seat": is_seat, "person": is_int},
    "filled": {"seat": is_seat, "bot": WORD},
    "emptied": {"seat": is_seat},
    "chose": {"option": WORD, "value": is_value},
    "started": {},
    "opened": {"seat": is_seat, "number": HEX},
    "pledged": {"seat": is_seat, "pledge": HEX},
    "moved": {"seat": is_seat, "moment": is_int, "move": is_any},
    "said": {"text": TEXT, "moment": is_int},
    "asked": {"seat": is_seat},
    "agreed": {"seat": is_seat, "yes": is_bool},
    "removed": {"person": is_int},
    "muted": {"person": is_int, "muted": is_bool},
    "paused": {},
    "resumed": {},
    "again": {},
    "closed": {},
}


def is_did(value: object) -> bool:
    return has(value, "did", DIDS)


SAYINGS: dict[str, dict[str, Fits]] = {
    "enter": {"table": CODE, "name": NAME, "ticket": TICKET, "screen": is_bool, "device": DEVICE},
    "wish": {"command": COMMAND, "did": is_did},
    "preview": {"command": COMMAND, "seat": is_seat, "moment": is_int, "move": is_any},
    "offer": {"command": COMMAND, "seat": is_seat_or_screen},
    "beat": {},
    "still": {},
}
MAY_MISS = {
    ("enter", "ticket"),
    ("enter", "screen"),
    ("enter", "device"),
    ("sat", "name"),
    ("sat", "colour"),
    ("said", "moment"),
}


def has(value: object, tag: str, kinds: dict[str, dict[str, Fits]]) -> bool:
    """Is it an object with this tag, all fields of its type, and no others?"""
    if not isinstance(value, dict):
        return False
    kind = value.get(tag)
    fields = kinds.get(kind) if isinstance(kind, str) else None
    if fields is None or not value.keys() - {tag} <= fields.keys():
        return False
    return all(fits(value[name]) if name in value else (kind, name) in MAY_MISS for name, fits in fields.items())


class Twice(dict[str, object]):
    """An object that has a key twice."""


def paired(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    return found if len(found) == len(pairs) else Twice(found)


def no_number(word: str) -> object:
    raise ValueError(word)


def verdict(frame: bytes) -> Verdict:
    """`bad` frames must be refused and change nothing; `fine` ones must be read; with `unclear` ones both are right."""
    if frame.count(b"[") + frame.count(b"{") > DEEPEST and len(re.findall(rb"[\[{]", STRING.sub(b"", frame))) > DEEPEST:
        return "bad"
    try:
        text = frame.decode()
        read = json.loads(text, object_pairs_hook=paired, parse_constant=no_number)
        json.dumps(read, ensure_ascii=False).encode()  # half a surrogate pair can't be encoded
    except (ValueError, RecursionError):
        return "bad"
    if has_twice(read):
        return "unclear"
    return "fine" if has(read, "do", SAYINGS) else "bad"


def has_twice(value: object) -> bool:
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return isinstance(value, Twice) or any(has_twice(of) for of in inner)
