"""The shapes of messages, logs and records as lines of text: the place of each struct, and its fields."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import inspect as kinds

import ludejo
from ludejo.table import happenings as h
from ludejo.table.record import Record
from ludejo.wire import said
from ludejo.wire.per_game import frame_type

Fields = dict[str, bool]  # by name: is it required?


def shapes() -> dict[str, dict[str, Fields]]:
    """By kind (said, log, record, or a game's messages): every place of a struct, with its fields."""
    types: dict[str, Any] = {"said": said.Any, "table": said.NewTable, "list": said.NewList, "log": h.Entry}
    types |= {"record": Record, **{game.id: frame_type(game) for game in ludejo.games()}}
    return {name: fields_of(type_) for name, type_ in types.items()}


def fields_of(type_: Any) -> dict[str, Fields]:
    found: dict[str, Fields] = {}
    for place, field, required in walked(kinds.type_info(type_), ""):
        known = found.setdefault(place or "-", {})
        if field:
            known[field] = required
    return found


def walked(kind: kinds.Type, place: str) -> Iterator[tuple[str, str, bool]]:
    """Every field with its place; a struct itself as a field without a name."""
    match kind:
        case kinds.Metadata():
            yield from walked(kind.type, place)
        case kinds.UnionType(types=several) | kinds.TupleType(item_types=several):
            for one in several:
                yield from walked(one, place if isinstance(kind, kinds.UnionType) else f"{place}[]")
        case kinds.StructType():
            yield from walked_struct(kind, place)
        case kinds.VarTupleType() | kinds.ListType():
            yield from walked(kind.item_type, f"{place}[]")
        case kinds.DictType():
            yield from walked(kind.value_type, f"{place}{{}}")


def walked_struct(kind: kinds.StructType, place: str) -> Iterator[tuple[str, str, bool]]:
    here = place if kind.tag is None else f"{place}<{kind.tag}>"
    yield here, "", True
    for field in kind.fields:
        yield here, field.encode_name, field.required
        yield from walked(field.type, f"{here}.{field.encode_name}")


def read(text: str) -> dict[str, dict[str, Fields]]:
    """Read lines such as `said <wish>.did<sat>: seat pledge name?`; the question mark means optional."""
    found: dict[str, dict[str, Fields]] = {}
    for line in text.splitlines():
        where, names = line.split(":", 1)
        name, place = where.split(" ")
        found.setdefault(name, {})[place] = {one.rstrip("?"): not one.endswith("?") for one in names.split()}
    return found
