"""A view as a flat array of numbers, for learners: the whole view, and nothing else.

The type of the view decides how long the array is and what each slot means; `Layout.names` names every slot:

- Yes or no: 0 or 1. One of several words: a slot for each, in alphabetical order. A number: itself.
- A value that may be missing has one more slot, which is 1 if it is missing; then its other slots are 0.
- A tuple by seat (`Meta(extra={"by": "seat"})`): its items, one after the other. Any other tuple: its length, then its
  items, then zeros up to the `max_length` of its type. A type without a `max_length` is an error.
- A number without bounds: itself, if a 32-bit float holds it exactly; beyond 2**24 it is an error.
- Free text: 64 bits of its SHA-256. So equal texts always give the same slots, and different texts different ones.

So different views give different arrays. Each small part is computed once and then looked up as bytes, so that making
an array is mostly one `join`.
"""

from __future__ import annotations

import hashlib
import re
from array import array
from collections.abc import Callable, Sequence
from functools import cache
from operator import getitem
from typing import Any, Final

import msgspec
from msgspec import inspect as kinds
from msgspec.structs import astuple

from ludejo.core.game import Game
from ludejo.core.shapes import View

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise ImportError("arrays want numpy: pip install 'ludejo[lab]'") from error

Array = NDArray[np.float32]
FLOAT: Final = np.dtype(np.float32)
EXACT: Final = 2.0**24  # 32-bit floats hold all whole numbers up to this one
TEXT_BITS: Final = 64
REMEMBERED: Final = 1 << 18  # bytes that a `Memory` holds before it is emptied
SHORT: Final = 16
EMPTY: Final = bytearray()  # its `join` gives a bytearray, which numpy may write to


class Written:
    """Gives the bytes of a value by `[value]`, like the dictionary `Memory`, because C calls that fastest."""

    def __init__(self, write: Callable[[Any], bytes]) -> None:
        self.write = write

    def __getitem__(self, value: object) -> bytes:
        return self.write(value)


class Memory(dict[object, bytes]):
    """The bytes of values already seen; `write` makes those of a new one."""

    def __init__(self, write: Callable[[Any], bytes], n_slots: int) -> None:
        super().__init__()
        self.write = write
        self.most = max(16, REMEMBERED // (4 * n_slots))

    def __missing__(self, value: object) -> bytes:
        if len(self) >= self.most:
            self.clear()
        written = self[value] = self.write(value)
        return written


class ArrayPart:
    """Some slots in a row: their names, the lowest and highest number of each, and the bytes of each value."""

    def __init__(self, names: list[str], low: list[float], high: list[float], bytes_of: Written | Memory) -> None:
        self.names = names
        self.low = low
        self.high = high
        self.bytes_of = bytes_of


def remembered(names: list[str], low: list[float], high: list[float], write: Callable[[Any], bytes]) -> ArrayPart:
    """A part that computes the bytes of each value once."""
    return ArrayPart(names, low, high, Memory(write, len(names)))


def floats(numbers: list[float]) -> bytes:
    return array("f", numbers).tobytes()


def marks(names: list[str], write: Callable[[Any], list[float]]) -> ArrayPart:
    """Slots that are 0 or 1."""
    return remembered(names, [0.0] * len(names), [1.0] * len(names), lambda value: floats(write(value)))


def flag(name: str) -> ArrayPart:
    return marks([name], lambda value: [float(value)])


def one_of(values: tuple[object, ...], name: str) -> ArrayPart:
    """A slot for each of these words."""

    def write(value: object) -> list[float]:
        place = values.index(value)  # an error if the view has another word than its type
        return [float(place == other) for other in range(len(values))]

    return marks([f"{name}={value}" for value in values], write)


def number(least: int | None, most: int | None, name: str) -> ArrayPart:
    """A whole number."""
    low = -EXACT if least is None else float(least)
    high = EXACT if most is None else float(most)

    def write(value: int) -> bytes:
        if not low <= value <= high:
            raise ValueError(f"{name} is {value}, and its slot holds {low:.0f} to {high:.0f}")
        return floats([float(value)])

    return remembered([name], [low], [high], write)


def text(name: str) -> ArrayPart:
    """Free text, as bits of its hash."""

    def write(value: str) -> list[float]:
        bits = int.from_bytes(hashlib.sha256(value.encode()).digest()[: TEXT_BITS // 8], "little")
        return [float(bits >> place & 1) for place in range(TEXT_BITS)]

    return marks([f"{name}#{place}" for place in range(TEXT_BITS)], write)


def maybe(inner: ArrayPart, name: str) -> ArrayPart:
    """A value that may be missing: the first slot says whether it is."""
    there, missing = floats([0.0]), floats([1.0] + [0.0] * len(inner.names))
    low, high = with_zero(inner)

    def write(value: object) -> bytes:
        return missing if value is None else there + inner.bytes_of[value]

    return remembered([f"{name} is none", *inner.names], [0.0, *low], [1.0, *high], write)


def with_zero(part: ArrayPart) -> tuple[list[float], list[float]]:
    """The lowest and highest numbers of slots that are 0 if there is no value."""
    return [min(0.0, least) for least in part.low], [max(0.0, most) for most in part.high]


def in_a_row(items: Sequence[ArrayPart], write: Callable[[Any], bytes]) -> ArrayPart:
    """The slots of all these, one after the other."""
    low = [least for item in items for least in item.low]
    high = [most for item in items for most in item.high]
    return ArrayPart([name for item in items for name in item.names], low, high, Written(write))


def by_seat(items: Sequence[ArrayPart], name: str) -> ArrayPart:
    """A tuple with one item for each seat."""
    look_up, n = items[0].bytes_of.__getitem__, len(items)  # items differ only in their names

    def row(value: tuple[object, ...]) -> bytes:
        if len(value) != n:
            raise ValueError(f"{name} has {len(value)} items for {n} seats")
        return b"".join(map(look_up, value))

    part = in_a_row(items, row)
    if len(items[0].names) > SHORT:
        return part  # long items are remembered one by one, because the same whole row hardly ever comes again
    return remembered(part.names, part.low, part.high, row)


def bounded(items: Sequence[ArrayPart], name: str) -> ArrayPart:
    """A tuple of any length up to a bound: its length comes first."""
    look_up, most = items[0].bytes_of.__getitem__, len(items)

    def row(value: tuple[object, ...]) -> bytes:
        if len(value) > most:
            raise ValueError(f"{name} has {len(value)} items, and its type says at most {most}")
        return b"".join([lengths[len(value)], *map(look_up, value)]).ljust(n_bytes, b"\0")

    part = in_a_row(items, row)
    n_bytes = 4 * (1 + len(part.names))
    lengths = [floats([float(length)]) for length in range(most + 1)]
    low, high = with_zero(part)
    return remembered([f"len({name})", *part.names], [0.0, *low], [float(most), *high], row)


def struct(parts: Sequence[ArrayPart]) -> ArrayPart:
    """A struct: its fields in their order."""
    found = [part.bytes_of for part in parts]
    return in_a_row(parts, lambda value: b"".join(map(getitem, found, astuple(value))))


class ArrayReader:
    """Reads the type of a view, for one number of seats."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def part(self, kind: kinds.Type, name: str) -> ArrayPart:
        """The slots of one type."""
        match kind:
            case kinds.Metadata():
                return self.described(kind, name)
            case kinds.BoolType():
                return flag(name)
            case kinds.LiteralType():
                return one_of(kind.values, name)
            case kinds.IntType():
                return number(kind.ge, kind.le, name)
            case kinds.StrType():
                return text(name)
            case kinds.VarTupleType(max_length=int(most)) if most > 0:
                return bounded([self.part(kind.item_type, f"{name}[{place}]") for place in range(most)], name)
            case kinds.StructType():
                return struct(self.fields(kind.cls, name))
            case kinds.UnionType():
                return self.union(kind, name)
        raise TypeError(f"{name}: an array can't hold {kind}; a tuple must say its max_length, or that it goes by seat")

    def fields(self, of: type[msgspec.Struct], name: str = "") -> list[ArrayPart]:
        """The slots of each field of a struct."""
        kind = kinds.type_info(of)
        assert isinstance(kind, kinds.StructType)
        return [self.part(field.type, joined(name, field.name)) for field in kind.fields]

    def described(self, kind: kinds.Metadata, name: str) -> ArrayPart:
        """A type with metadata: a tuple may be marked as having one item per seat."""
        if (kind.extra or {}).get("by") != "seat":
            return self.part(kind.type, name)
        assert isinstance(kind.type, kinds.VarTupleType), name
        item = kind.type.item_type
        return by_seat([self.part(item, f"{name}[{seat}]") for seat in range(self.seats)], name)

    def union(self, kind: kinds.UnionType, name: str) -> ArrayPart:
        """The only possible union is a value that may be missing."""
        kept = [one for one in kind.types if not isinstance(one, kinds.NoneType)]
        if len(kept) != 1:
            raise TypeError(f"{name}: an array can't hold one of several types, {kind}")
        return maybe(self.part(kept[0], name), name)


def joined(name: str, field: str) -> str:
    return f"{name}.{field}" if name else field


class Layout:
    """How the views of a game become arrays, for one number of seats."""

    def __init__(self, view_type: type[View], seats: int) -> None:
        self.view_type = view_type
        self.seats = seats
        parts = ArrayReader(seats).fields(view_type)
        part = struct(parts)
        self.names: tuple[str, ...] = tuple(part.names)
        self.low: Array = np.array(part.low, np.float32)
        self.high: Array = np.array(part.high, np.float32)
        self.size = len(self.names)
        self.found = [part.bytes_of for part in parts]

    def __reduce__(self) -> tuple[object, ...]:
        return made, (self.view_type, self.seats)

    def array(self, view: View) -> Array:
        """The array of a view. It is a new one, so the caller may change it."""
        return np.frombuffer(EMPTY.join(map(getitem, self.found, astuple(view))), FLOAT)

    def slots(self, part: str) -> list[int]:
        """The indices of the slots of a part of the view: `hand`, `known[1]`, `last_round.end`."""
        own = re.compile(rf"(len\()?{re.escape(part)}(?!\w)")
        return [place for place, name in enumerate(self.names) if own.match(name)]


@cache
def made(view_type: type[View], seats: int) -> Layout:
    return Layout(view_type, seats)


def layout_of(game: Game, seats: int) -> Layout:
    """The layout of a game for this number of seats; made once."""
    return made(game.view_type(), seats)
